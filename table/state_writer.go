package table

import (
	"encoding/binary"
	"math/bits"
	"strconv"
)

// StateWriter writes the canonical bytes of a game's state, which [Game.AppendState] returns: what a state is hashed by, and
// what a snapshot holds. [StateReader] reads them back. Code that calls it is generated from the state struct by tools/state.
//
// The bytes survive changes of a ruleset. A struct is a list of named fields, and a field with its zero value is left out,
// so that a new field changes no older state. Rules, verbs and named values are written by their ids, never by their
// positions in a table.
type StateWriter struct {
	b    []byte
	book *Book
}

// NewStateWriter returns a writer that appends to buf. The book names rules and verbs.
func NewStateWriter(buf []byte, book *Book) StateWriter { return StateWriter{buf, book} }

// Bytes returns all that has been written, the buffer the writer began with included.
func (w *StateWriter) Bytes() []byte { return w.b }

// Field begins a field of a struct. Its value follows.
func (w *StateWriter) Field(name string) { w.Text(name) }

// End ends a struct.
func (w *StateWriter) End() { w.b = append(w.b, 0) }

// Mark is the place of a field that may turn out to be empty.
type Mark struct{ before, after int }

// Open begins a field whose value is a struct. Close it with Close.
func (w *StateWriter) Open(name string) Mark {
	m := Mark{before: len(w.b)}
	w.Field(name)
	m.after = len(w.b)
	return m
}

// Close ends a field that Open began, and takes it back if its struct has no fields.
func (w *StateWriter) Close(m Mark) {
	if len(w.b) == m.after+1 {
		w.b = w.b[:m.before]
	}
}

// Int writes a signed number.
func (w *StateWriter) Int(n int64) { w.b = binary.AppendVarint(w.b, n) }

// Uint writes an unsigned number, or a set of bits that have no names.
func (w *StateWriter) Uint(n uint64) { w.b = binary.AppendUvarint(w.b, n) }

// Bool writes a truth value.
func (w *StateWriter) Bool(v bool) {
	if v {
		w.b = append(w.b, 1)
		return
	}
	w.b = append(w.b, 0)
}

// Len writes the number of elements that follow.
func (w *StateWriter) Len(n int) { w.Uint(uint64(n)) }

// Text writes a string.
func (w *StateWriter) Text(s string) {
	w.Uint(uint64(len(s)))
	w.b = append(w.b, s...)
}

// Rule writes a rule by its id.
func (w *StateWriter) Rule(r Rule) { w.Text(w.book.ID(r)) }

// Verb writes a verb by its name.
func (w *StateWriter) Verb(v Verb) { w.Text(w.book.VerbName(v)) }

// Name writes a value of an enumeration by its name. A value behind the names, such as an ability of the encounter, is
// written by its distance from them.
func (w *StateWriter) Name(names []string, v int) { w.Text(numbered(names, v)) }

// Flags writes a set of bits by the names of those that are set.
func (w *StateWriter) Flags(names []string, set uint64) {
	w.Len(bits.OnesCount64(set))
	for ; set != 0; set &= set - 1 {
		w.Name(names, bits.TrailingZeros64(set))
	}
}

// Option writes an option: its verb and its modes by name.
func (w *StateWriter) Option(o Option) {
	w.Verb(o.Verb)
	row := w.book.VerbRow(o.Verb)
	w.variant(row.Modes, o.Mode)
	w.Uint(uint64(o.Item))
	w.variant(row.Also, o.Also)
	w.Int(int64(o.Who))
	w.Int(int64(o.N))
	w.Int(int64(o.Cell))
}

// variant writes a mode or an addition of an option. 0 is no text, so that a verb may get modes later.
func (w *StateWriter) variant(names []string, v uint8) {
	if v == 0 {
		w.Text("")
		return
	}
	w.Name(names, int(v))
}

// Crowd writes a set of combatants.
func (w *StateWriter) Crowd(c Crowd) {
	w.Len(c.Count())
	for i := c.First(); i != Nobody; i = c.After(i) {
		w.Int(int64(i))
	}
}

// numbered is the name of a value, or its distance from the last name with a sign such as "+0" or "-1".
func numbered(names []string, v int) string {
	switch {
	case v < 0:
		return strconv.Itoa(v)
	case v >= len(names):
		return "+" + strconv.Itoa(v-len(names))
	}
	return names[v]
}
