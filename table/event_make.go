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

// AppendNumbers appends whole numbers in a form of variable length: what [Game.AppendState] is made of.
func AppendNumbers(b []byte, ns ...int) []byte {
	for _, n := range ns {
		b = binary.AppendVarint(b, int64(n))
	}
	return b
}
