package draw

import (
	"fray/internal/present"
	"fray/table"
)

// Entry is one numbered line in a list of choices: a single choice, or a family of choices that differ only by cell.
type Entry struct{ present.Row }

// Cells returns the cells of a family in the short form of [Ranges].
func (e Entry) Cells() []string {
	cells := make([]string, len(e.Choices))
	for i, c := range e.Choices {
		cells[i] = c.Cell
	}
	return Ranges(cells)
}

// At returns the choice of a family for the cell, and reports whether there is one.
func (e Entry) At(cell string) (table.Choice, bool) {
	for _, c := range e.Choices {
		if c.Cell == cell {
			return c, true
		}
	}
	return table.Choice{}, false
}

// Entries numbers the choices, group by group in order of appearance. Choices that differ only by cell share a number.
func Entries(cs []table.Choice) []Entry {
	rows := present.RowsByCell(cs)
	out := make([]Entry, len(rows))
	for i, r := range rows {
		out[i] = Entry{r}
	}
	return out
}
