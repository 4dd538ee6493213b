package draw

import "fray/table"

// Entry is one numbered line of a list of choices: a single choice, or a family that differs by cell only.
type Entry struct {
	Number  int // from 1, as shown and as typed
	Group   string
	Label   string         // of the choice, or of the family without its cell, such as "move to"
	Choices []table.Choice // one, or one for each cell
}

// Family reports whether the entry stands for several cells, so that a cell has to be named as well.
func (e Entry) Family() bool { return len(e.Choices) > 1 }
