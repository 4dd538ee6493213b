package draw

import (
	"slices"
	"strings"

	"fray/internal/present"
	"fray/places"
	"fray/table"
)

// Entry is one numbered line in a list of choices: a single choice, or a family of choices that differ only by target or cell.
type Entry struct {
	present.Row
	odds map[string]present.Glance // by the key of the choice
	ways *places.Ways              // of the combatant that is asked
}

// Entries returns the entries of the rows that are possible.
func Entries(rows []present.Row) []Entry { return entries(rows, Beside{}) }

func entries(rows []present.Row, beside Beside) []Entry {
	open := present.Open(rows)
	out := make([]Entry, len(open))
	for i, r := range open {
		out[i] = Entry{r, beside.Odds, beside.Ways}
	}
	return out
}

// Sorted sorts entries as [present.Sorted] does.
func Sorted(list []Entry, by present.Order, odds map[string]present.Glance) []Entry {
	rows := make([]present.Row, len(list))
	for i, e := range list {
		rows[i] = e.Row
	}
	return entries(present.Sorted(rows, by, odds), Beside{})
}

// Places reports whether the choices of the entry lead to cells.
func (e Entry) Places() bool { return e.Choices[0].Cell != "" }

// Aims returns where the choices of a family lead: cells in the short form of [Ranges], or targets with their letters.
func (e Entry) Aims() []string {
	at := make([]int, len(e.Choices))
	for i := range at {
		at[i] = i
	}
	return e.aims(at)
}

// aims returns where some choices of a family lead.
func (e Entry) aims(at []int) []string {
	if e.Places() {
		return e.spots(at)
	}
	out := make([]string, len(at))
	for k, i := range at {
		out[k] = e.aim(i)
	}
	return out
}

// aim is where one choice of a family leads, with its letter.
func (e Entry) aim(i int) string {
	aim := present.Aim(&e.Choices[i])
	if letter := e.Letter(i); letter != "" {
		aim = letter + ") " + aim
	}
	if brief := e.odds[e.Choices[i].Key].Text; brief != "" {
		aim += " (" + brief + ")"
	}
	return aim
}

// Adds reports whether the entry adds words to another one, for the same targets, with the same cost and warnings.
func (e Entry) Adds(base Entry) bool {
	c := &e.Choices[0]
	if c.More == "" || c.Row == "" || c.Row != base.Choices[0].Row || e.Heading() != base.Heading() || e.Cost() != base.Cost() || e.Places() {
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
