package draw

import (
	"strings"

	"fray/table"
)

// Entry is one numbered line in a list of choices: a single choice, or a family of choices that differ only by cell.
type Entry struct {
	Number  int            // from 1, to show and to type
	Group   string         // the heading above the entry
	Label   string         // of the choice, or of the family without its cell, such as "move to"
	Choices []table.Choice // one, or one for each cell
}

// Family reports whether the entry has several cells, so that the player has to name one.
func (e Entry) Family() bool { return len(e.Choices) > 1 }

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
	var groups []string
	by := map[string][]Entry{}
	place := map[string]int{} // of a family among the entries of its group
	for _, c := range cs {
		if _, ok := by[c.Group]; !ok {
			groups = append(groups, c.Group)
		}
		list := by[c.Group]
		family := familyOf(c)
		if i, ok := place[c.Group+"\x00"+family]; ok && family != "" {
			list[i].Choices = append(list[i].Choices, c)
			continue
		}
		if family != "" {
			place[c.Group+"\x00"+family] = len(list)
		}
		by[c.Group] = append(list, Entry{Group: c.Group, Label: c.Label, Choices: []table.Choice{c}})
	}
	var out []Entry
	for _, g := range groups {
		for _, e := range by[g] {
			e.Number = len(out) + 1
			if e.Family() {
				e.Label = strings.Join(strings.Fields(strings.Replace(e.Label, e.Choices[0].Cell, "", 1)), " ")
			}
			out = append(out, e)
		}
	}
	return out
}

// familyOf returns the key of a choice without its cell, which choices that differ only by cell share. It returns "" for
// other choices.
func familyOf(c table.Choice) string {
	if c.Cell == "" || c.Target != "" {
		return ""
	}
	family, ok := strings.CutSuffix(c.Key, ":"+c.Cell)
	if !ok {
		return ""
	}
	return family
}
