package table

import "encoding/binary"

// NewEvent makes an event about one or two combatants, with its numbers; it names no option and no cell.
func NewEvent(k EventKind, r Rule, who, target Who, n ...int) Event {
	e := Event{Kind: k, Rule: r, Who: who, Target: target, Option: Do(0), Cell: Nowhere}
	for i, v := range n {
		e.N[i] = int32(v)
	}
	return e
}

// With returns the event with an option.
func (e Event) With(o Option) Event {
	e.Option = o
	return e
}

// In returns the event with the cell in which it happens.
func (e Event) In(cell int32) Event {
	e.Cell = cell
	return e
}

// Thrown returns the event with the faces of its dice and the modifiers of its roll.
func (e Event) Thrown(faces []int32, mods []Mod) Event {
	e.Faces, e.Mods = faces, mods
	return e
}

// Noting returns the event with a line of text.
func (e Event) Noting(text string) Event {
	e.Note = text
	return e
}

// For returns the event for those that learn of it.
func (e Event) For(to Audience) Event {
	e.To = to
	return e
}

// AppendNumbers appends whole numbers in a form of variable length: what [Game.AppendState] is made of.
func AppendNumbers(b []byte, ns ...int) []byte {
	for _, n := range ns {
		b = binary.AppendVarint(b, int64(n))
	}
	return b
}
