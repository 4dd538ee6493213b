package rulestest

import "fray/ruleset"

// Summary is the result of a ruleset's own scenarios, with the rules that no case proves and no code cites.
type Summary struct {
	Name     string    `json:"name"`
	Rules    int       `json:"rules"`
	Unproved []string  `json:"unproved"`
	Uncited  []string  `json:"uncited"`
	Cases    int       `json:"cases"`
	Failed   int       `json:"failed"`
	Failures []Failure `json:"-"`
}

// Check runs the scenarios of a ruleset and finds the rules that no case proves or no code cites.
func Check(rs ruleset.Ruleset, o Options) Summary {
	o.Folder = "ruleset/" + rs.Name + "/"
	s := Summary{Name: rs.Name, Rules: len(rs.Book.Rules)}
	l, err := o.library()
	if err != nil {
		s.Failures = append(s.Failures, Failure{File: "packs", Why: err.Error()})
	}
	o.Library = l
	r := Run(rs.Files, nil, o)
	s.Cases, s.Failed = r.Cases, r.Failed
	s.Failures = append(s.Failures, r.Failures...)
	s.Unproved = Unproved(rs.Book, r.Proved)
	cited, err := Cited(rs.Book, rs.Files)
	if err != nil {
		s.Failures = append(s.Failures, Failure{File: o.Folder, Why: err.Error()})
	}
	s.Uncited = without(rs.Book, append(cited, l.Cited(rs.Name)...))
	return s
}
