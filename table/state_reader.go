package table

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strconv"
)

// StateReader reads what a [StateWriter] has written. The first error stays: from then on every value is zero, and Err
// returns it.
type StateReader struct {
	b     []byte
	book  *Book
	field string
	err   error
}

// NewStateReader returns a reader of the bytes. The book knows the names of rules and verbs.
func NewStateReader(b []byte, book *Book) StateReader { return StateReader{b: b, book: book} }

// Err returns the first error, or nil. Bytes that are left over are an error.
func (r *StateReader) Err() error {
	if r.err == nil && len(r.b) > 0 {
		return fmt.Errorf("state: %d bytes are left over", len(r.b))
	}
	return r.err
}

// Fail makes this the error of the reader, unless it has one.
func (r *StateReader) Fail(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf("state: "+format, args...)
		r.b = nil
	}
}

// Next reads the name of the next field, and reports whether there is one before the end of the struct.
func (r *StateReader) Next() bool {
	r.field = r.Text()
	return r.field != ""
}

// Field returns the name that Next has read.
func (r *StateReader) Field() string { return r.field }

// Unknown refuses the current field: the state was written by rules that know it, and these do not.
func (r *StateReader) Unknown() { r.Fail("unknown field %q", r.field) }

// Int reads a signed number within bounds.
func (r *StateReader) Int(low, high int64) int64 {
	v, n := binary.Varint(r.b)
	if !r.took(n) {
		return 0
	}
	if v < low || v > high {
		r.Fail("%s is %d, want %d to %d", r.field, v, low, high)
		return 0
	}
	return v
}

// Uint reads an unsigned number up to high.
func (r *StateReader) Uint(high uint64) uint64 {
	v, n := binary.Uvarint(r.b)
	if !r.took(n) {
		return 0
	}
	if v > high {
		r.Fail("%s is %d, want at most %d", r.field, v, high)
		return 0
	}
	return v
}

// Bool reads a truth value.
func (r *StateReader) Bool() bool { return r.Uint(1) == 1 }

// Len reads a number of elements. Each takes a byte at least, so that there cannot be more than there are bytes.
func (r *StateReader) Len() int { return int(r.Uint(uint64(len(r.b)))) }

// Text reads a string.
func (r *StateReader) Text() string {
	n := r.Len()
	if r.err != nil || n > len(r.b) {
		r.Fail("a text ends too early")
		return ""
	}
	s := string(r.b[:n])
	r.b = r.b[n:]
	return s
}

// Rule reads a rule by its id.
func (r *StateReader) Rule() Rule {
	id := r.Text()
	if id == "" {
		return 0
	}
	n := r.book.Find(id)
	if n == 0 {
		r.Fail("unknown rule %q", id)
	}
	return n
}

// Verb reads a verb by its name.
func (r *StateReader) Verb() Verb {
	name := r.Text()
	v, found := r.book.FindVerb(name)
	if !found {
		r.Fail("unknown verb %q", name)
	}
	return v
}

// Name reads a value of an enumeration, at most high.
func (r *StateReader) Name(names []string, high int) int {
	text := r.Text()
	if r.err != nil {
		return 0
	}
	v, err := valueOf(names, text)
	if err != nil || v > high || v < -high-1 {
		r.Fail("%s: unknown value %q", r.field, text)
		return 0
	}
	return v
}

// Flags reads a set of named bits.
func (r *StateReader) Flags(names []string) uint64 {
	var set uint64
	for range r.Len() {
		v := r.Name(names, 63)
		if v < 0 {
			r.Fail("%s: bit %d", r.field, v)
			return 0
		}
		set |= 1 << v
	}
	return set
}

// Option reads an option.
func (r *StateReader) Option() Option {
	o := Option{Deed: Deed{Verb: r.Verb()}}
	row := r.book.VerbRow(o.Verb)
	o.Mode = r.variant(row.Modes)
	o.Item = uint8(r.Uint(255))
	o.Also = r.variant(row.Also)
	o.Who = Who(r.Int(-1<<15, 1<<15-1))
	o.N = int16(r.Int(-1<<15, 1<<15-1))
	o.Cell = int32(r.Int(-1<<31, 1<<31-1))
	return o
}

// variant reads a mode or an addition of an option.
func (r *StateReader) variant(names []string) uint8 {
	text := r.Text()
	if text == "" {
		return 0
	}
	v, err := valueOf(names, text)
	if err != nil || v < 1 || v > 255 {
		r.Fail("unknown variant %q of an option", text)
		return 0
	}
	return uint8(v)
}

// Crowd reads a set of combatants.
func (r *StateReader) Crowd() Crowd {
	var c Crowd
	for range r.Len() {
		if who := Who(r.Int(int64(Thing(MaxThings-1)), MaxCombatants-1)); who != Nobody {
			c.Add(who)
		}
	}
	return c
}

// took passes over n bytes, which is what package binary says of a number that it has read.
func (r *StateReader) took(n int) bool {
	if r.err == nil && n <= 0 {
		r.Fail("a number ends too early or is too long")
	}
	if r.err != nil {
		return false
	}
	r.b = r.b[n:]
	return true
}

// valueOf is the value that [numbered] has named.
func valueOf(names []string, text string) (int, error) {
	if i := slices.Index(names, text); i >= 0 {
		return i, nil
	}
	if text == "" || text[0] != '+' && text[0] != '-' {
		return 0, errors.New("no such value")
	}
	n, err := strconv.Atoi(text)
	if err == nil && text[0] == '+' {
		n += len(names)
	}
	return n, err
}
