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
	used   []string // places where something stands, for the markers of a map where nothing does
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
	if !slices.ContainsFunc(r.Faults, func(p table.Problem) bool { return p.Path == path }) {
		r.Faults = append(r.Faults, table.Problem{Path: path, Why: fmt.Sprintf(format, args...)})
	}
}

// Faulty reports whether a problem was noted at a path or in what is below it. What would only follow from it need not be
// checked.
func (r *Reader) Faulty(path string) bool {
	return slices.ContainsFunc(r.Faults, func(p table.Problem) bool {
		below, found := strings.CutPrefix(p.Path, path)
		return found && (below == "" || below[0] == '.' || below[0] == '[')
	})
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
