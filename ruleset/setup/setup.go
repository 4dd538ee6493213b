package setup

import (
	"fmt"
	"slices"
	"strings"

	"fray/table"
)

// Reader collects the problems of a setup. After a problem it continues with a default, so that all problems are found
// at once; a setup with problems must not be played. The zero value with a book is ready to use.
type Reader struct {
	Book   *table.Book
	Faults []table.Problem
	ids    []string
	known  map[string][]string
}

// Know adds ids that entries may refer to in a section, besides those of the setup: those of a fight that a newcomer joins.
func (r *Reader) Know(section string, ids ...string) {
	if r.known == nil {
		r.known = map[string][]string{}
	}
	r.known[section] = append(slices.Clip(r.known[section]), ids...)
}

// Problem notes a problem at a path such as "combatants[2].hp". Of several problems at one path only the first is kept.
func (r *Reader) Problem(path, format string, args ...any) {
	if r.Faulty(path) {
		return
	}
	r.Faults = append(r.Faults, table.Problem{Path: path, Why: fmt.Sprintf(format, args...)})
}

// Faulty reports whether a problem was noted at a path.
func (r *Reader) Faulty(path string) bool {
	return slices.ContainsFunc(r.Faults, func(p table.Problem) bool { return p.Path == path })
}

// Pick returns the index of a word in a list of names, or deflt for an empty word. Empty names never match.
func (r *Reader) Pick(path, word string, names []string, deflt int) int {
	if word == "" {
		return deflt
	}
	if i := slices.Index(names, word); i >= 0 {
		return i
	}
	r.Problem(path, "unknown %q%s", word, table.OneOf(word, names))
	return deflt
}

// Number checks an optional number; nil gives deflt.
func (r *Reader) Number(path string, p *int, deflt, low, high int) int16 {
	if p == nil {
		return int16(deflt)
	}
	return r.Within(path, *p, low, high)
}

// Within checks a number. A number out of range gives low.
func (r *Reader) Within(path string, v, low, high int) int16 {
	if v < low || v > high {
		r.Problem(path, "found %d, expected %d to %d", v, low, high)
		return int16(low)
	}
	return int16(v)
}

// Among checks a number with a few possible values; 0 gives deflt.
func (r *Reader) Among(path string, v, deflt int, few ...int) int8 {
	if v == 0 {
		return int8(deflt)
	}
	if !slices.Contains(few, v) {
		r.Problem(path, "found %d, expected one of %s", v, strings.Trim(fmt.Sprint(few), "[]"))
		return int8(deflt)
	}
	return int8(v)
}

// Rule returns the rule with an id, or 0 for an empty id.
func (r *Reader) Rule(path, id string) table.Rule {
	if id == "" {
		return 0
	}
	n := r.Book.Find(id)
	if n == 0 {
		r.Problem(path, "unknown rule %q%s", id, table.DidYouMean(id, r.ruleIDs()))
	}
	return n
}

func (r *Reader) ruleIDs() []string {
	ids := make([]string, len(r.Book.Rules))
	for i := range r.Book.Rules {
		ids[i] = r.Book.Rules[i].ID
	}
	return ids
}

// Or returns the text, or otherwise if the text is empty.
func Or(text, otherwise string) string {
	if text == "" {
		return otherwise
	}
	return text
}
