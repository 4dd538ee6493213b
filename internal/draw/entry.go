package draw

import (
	"slices"
	"strings"

	"fray/internal/present"
	"fray/table"
)

// Entry is one numbered line in a list of choices: a single choice, or a family of choices that differ only by target or cell.
type Entry struct {
	present.Row
	odds map[string]string // in brief, by the key of the choice
}

// Entries numbers the choices, group by group in order of appearance. Choices that differ only by target or cell share a number.
func Entries(cs []table.Choice) []Entry {
	rows := present.Rows(cs)
	out := make([]Entry, len(rows))
	for i, r := range rows {
		out[i] = Entry{Row: r}
	}
	return out
}

// Places reports whether the choices of the entry lead to cells.
func (e Entry) Places() bool { return e.Choices[0].Cell != "" }

// Aims returns where the choices of a family lead: cells in the short form of [Ranges], or targets with their letters.
func (e Entry) Aims() []string {
	aims := make([]string, len(e.Choices))
	for i := range e.Choices {
		aims[i] = e.aim(i)
	}
	return e.short(aims)
}

// short shortens a list of cells, and leaves a list of targets unchanged.
func (e Entry) short(aims []string) []string {
	if e.Places() {
		return Ranges(aims)
	}
	return aims
}

// aim is where one choice of a family leads, with its letter.
func (e Entry) aim(i int) string {
	aim := present.Aim(&e.Choices[i])
	if letter := e.Letter(i); letter != "" {
		aim = letter + ") " + aim
	}
	if brief := e.odds[e.Choices[i].Key]; brief != "" {
		aim += " (" + brief + ")"
	}
	return aim
}

// Adds reports whether the entry adds words to another one, for the same targets, with the same cost and warnings.
func (e Entry) Adds(base Entry) bool {
	c, b := &e.Choices[0], &base.Choices[0]
	if c.More == "" || b.More != "" || c.Row == "" || c.Row != b.Row || e.Group != base.Group || e.Cost() != base.Cost() || e.Places() {
		return false
	}
	return slices.EqualFunc(e.Choices, base.Choices, func(a, b table.Choice) bool {
		return a.Target == b.Target && slices.Equal(a.Warnings, b.Warnings)
	})
}

// letters returns the letters of a family, for a line that adds words to another one.
func (e Entry) letters() string {
	var out []string
	for i := range e.Choices {
		if letter := e.Letter(i); letter != "" {
			out = append(out, letter)
		}
	}
	return strings.Join(out, " ")
}
