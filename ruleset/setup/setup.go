// Package setup reads the setups that people write, for every ruleset alike: words of a list, numbers within bounds, ids,
// seats, rules and formulas, with each problem noted at its place. What the words and numbers mean is the ruleset's.
package setup

import (
	"fmt"
	"slices"
	"strings"

	"fray/table"
)

// Reader collects the problems of a setup while a ruleset goes through it. Nothing it gives after a problem may be played
// with, but all of it may be read on, so that all problems are found at once. The zero value with a book is ready.
type Reader struct {
	Book   *table.Book
	Faults []table.Problem
	ids    []string
}

// Problem notes what is wrong at a path such as "combatants[2].hp".
func (r *Reader) Problem(path, format string, args ...any) {
	r.Faults = append(r.Faults, table.Problem{Path: path, Why: fmt.Sprintf(format, args...)})
}

// Pick finds a word in a list of names; left out it is the default. Empty names are no words.
func (r *Reader) Pick(path, word string, names []string, deflt int) int {
	if word == "" {
		return deflt
	}
	if i := slices.Index(names, word); i >= 0 {
		return i
	}
	known := slices.DeleteFunc(slices.Clone(names), func(s string) bool { return s == "" })
	r.Problem(path, "unknown %q, expected one of %s", word, strings.Join(known, ", "))
	return deflt
}

// Number checks a number that people may leave out.
func (r *Reader) Number(path string, p *int, deflt, low, high int) int16 {
	if p == nil {
		return int16(deflt)
	}
	return r.Within(path, *p, low, high)
}

// Within checks a number; one out of bounds is read as the lowest.
func (r *Reader) Within(path string, v, low, high int) int16 {
	if v < low || v > high {
		r.Problem(path, "found %d, expected %d to %d", v, low, high)
		return int16(low)
	}
	return int16(v)
}

// Among checks a number of which only a few are possible; 0 is the default.
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

// Rule finds a rule of the book by its id; left out it is none.
func (r *Reader) Rule(path, id string) table.Rule {
	if id == "" {
		return 0
	}
	n := r.Book.Find(id)
	if n == 0 {
		r.Problem(path, "unknown rule %q", id)
	}
	return n
}

// Or is the text, or another where there is none.
func Or(text, otherwise string) string {
	if text == "" {
		return otherwise
	}
	return text
}
