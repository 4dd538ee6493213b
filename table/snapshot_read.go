package table

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// ReadSnapshot reads what [Snapshot.Append] wrote. A rule, verb or kind of event that the book does not know becomes none: events are
// only read by people, and their texts are kept elsewhere. The state is not read yet.
func ReadSnapshot(b []byte, book *Book) (*Snapshot, error) {
	r := snapshotReader{b: b, book: book}
	for range r.len(1) {
		n := r.len(1)
		r.names = append(r.names, string(r.take(n)))
	}
	r.index()
	p := &Snapshot{Inputs: r.uint(maxNumber), Rest: r.uint(maxNumber), Rests: r.uint(maxNumber)}
	p.pace = pace{turn: r.uint(MaxSteps), begun: r.bool(), who: Who(r.int(16)), round: r.uint(maxNumber)}
	copy(p.Sum[:], r.take(len(p.Sum)))
	p.State = r.take(r.len(1))
	p.Events = make([]Event, r.len(leastEvent))
	for i := range p.Events {
		r.event(&p.Events[i])
	}
	p.Throws = make([]Throw, r.len(leastThrow))
	for i := range p.Throws {
		r.throw(&p.Throws[i])
		if r.bad == nil && p.Throws[i].After > len(p.Events) {
			r.fail()
		}
	}
	if len(r.b) > 0 {
		r.fail()
	}
	if r.bad == nil && p.Rest > p.Inputs {
		r.fail()
	}
	if r.bad != nil {
		return nil, r.bad
	}
	return p, nil
}

// maxNumber bounds the counts of a snapshot. An event and a throw take at least so many bytes.
const (
	maxNumber  = 1 << 40
	leastEvent = 4
	leastThrow = 14
)

// snapshotReader reads what a snapshotWriter wrote. The first error stays, and every later value is zero.
type snapshotReader struct {
	b     []byte
	book  *Book
	names []string
	rules []Rule      // by number of a name, what it is the name of; 0 where it is none
	kinds []EventKind // likewise; the first kind without a row where it is none
	bad   error
}

// index looks up every name once.
func (r *snapshotReader) index() {
	known, kinds := map[string]Rule{}, map[string]EventKind{}
	for i := range r.book.Rules {
		known[r.book.Rules[i].ID] = Rule(i + 1)
	}
	for i := range r.book.Events {
		kinds[r.book.Events[i].Name] = Own + EventKind(i)
	}
	r.rules, r.kinds = make([]Rule, len(r.names)+1), make([]EventKind, len(r.names)+1)
	for i, name := range r.names {
		r.rules[i+1] = known[name]
		kind, ok := kinds[name]
		if !ok {
			kind = Own + EventKind(len(r.book.Events))
		}
		r.kinds[i+1] = kind
	}
}

func (r *snapshotReader) fail() {
	if r.bad == nil {
		r.bad = fmt.Errorf("snapshot: unreadable %d bytes before its end", len(r.b))
	}
	r.b = nil
}

// take returns the next n bytes.
func (r *snapshotReader) take(n int) []byte {
	if n > len(r.b) {
		r.fail()
		return nil
	}
	out := r.b[:n:n]
	r.b = r.b[n:]
	return out
}

func (r *snapshotReader) byte() byte {
	if b := r.take(1); len(b) == 1 {
		return b[0]
	}
	return 0
}

func (r *snapshotReader) bool() bool { return r.byte() == 1 }

func (r *snapshotReader) uint(most int) int {
	v, n := binary.Uvarint(r.b)
	if n <= 0 || v > uint64(most) {
		r.fail()
		return 0
	}
	r.b = r.b[n:]
	return int(v)
}

// int reads a signed number of so many bits.
func (r *snapshotReader) int(bits uint) int {
	v, n := binary.Varint(r.b)
	if n <= 0 || v < -1<<(bits-1) || v > 1<<(bits-1)-1 {
		r.fail()
		return 0
	}
	r.b = r.b[n:]
	return int(v)
}

// len reads a number of things that take at least so many bytes each.
func (r *snapshotReader) len(least int) int { return r.uint(len(r.b) / least) }

// name reads the number of a name.
func (r *snapshotReader) name() int { return r.uint(len(r.names)) }

// text reads a name.
func (r *snapshotReader) text() string {
	if n := r.name(); n > 0 {
		return r.names[n-1]
	}
	return ""
}

func (r *snapshotReader) rule() Rule { return r.rules[r.name()] }

func (r *snapshotReader) faces() []int32 {
	n := r.len(1)
	if n == 0 {
		return nil
	}
	out := make([]int32, n)
	for i := range out {
		out[i] = int32(r.int(32))
	}
	return out
}

func (r *snapshotReader) event(e *Event) {
	parts := r.uint(allParts - 1)
	e.Kind, e.Rule, e.Who, e.Target = r.kind(), r.rule(), Who(r.int(16)), Nobody
	if parts&hasAudience != 0 {
		e.To.kind, e.To.side = r.byte(), r.byte()
		seats, n := binary.Uvarint(r.b)
		if e.To.kind > 2 || n <= 0 {
			r.fail()
			return
		}
		e.To.seats, r.b = Seats(seats), r.b[n:]
	}
	if parts&hasTarget != 0 {
		e.Target = Who(r.int(16))
	}
	if parts&hasOption != 0 {
		e.Option = r.option()
	}
	if parts&hasCell != 0 {
		e.Cell = int32(r.int(32))
	}
	if parts&hasNumbers != 0 {
		for i := range e.N {
			e.N[i] = int32(r.int(32))
		}
	}
	if parts&hasCrowd != 0 {
		for i := range e.Crowd {
			word, n := binary.Uvarint(r.b)
			if n <= 0 {
				r.fail()
				return
			}
			e.Crowd[i], r.b = word, r.b[n:]
		}
	}
	if parts&hasDie != 0 {
		e.Die = int8(r.int(8))
	}
	if parts&hasFaces != 0 {
		e.Faces = r.faces()
	}
	if parts&hasMods != 0 {
		e.Mods = make([]Mod, r.len(4))
		for i := range e.Mods {
			r.mod(&e.Mods[i])
		}
	}
	if parts&hasNote != 0 {
		e.Note = r.text()
	}
}

func (r *snapshotReader) kind() EventKind {
	k := EventKind(r.byte())
	if k < Own {
		return k
	}
	if n := r.name(); n > 0 {
		return r.kinds[n]
	}
	return k
}

func (r *snapshotReader) option() Option {
	verb, _ := r.book.FindVerb(r.text())
	row := r.book.VerbRow(verb)
	o := Option{Deed: Deed{Verb: verb, Mode: r.variant(row.Modes), Item: r.byte(), Also: r.variant(row.Also)}}
	o.Who, o.N, o.Cell = Who(r.int(16)), int16(r.int(16)), int32(r.int(32))
	return o
}

func (r *snapshotReader) variant(names []string) uint8 {
	v, err := valueOf(names, r.text())
	if err != nil || v < 0 || v > 255 {
		return 0
	}
	return uint8(v)
}

func (r *snapshotReader) throw(x *Throw) {
	x.Roll.Rule = r.rule()
	x.Roll.Who, x.Roll.Count, x.Roll.Sides = Who(r.int(16)), int16(r.int(16)), int32(r.int(32))
	x.Roll.Extra, x.Roll.Keep, x.Roll.Read = int16(r.int(16)), int16(r.int(16)), Reading(r.int(8))
	x.Value = r.int(33)
	x.Roll.NBand = uint8(r.uint(len(x.Roll.Bands)))
	for i := range x.Roll.NBand {
		x.Roll.Bands[i] = int16(r.int(16))
	}
	x.Roll.Look = r.bool()
	for i := range x.Roll.Marks {
		x.Roll.Marks[i] = uint8(r.uint(255))
	}
	x.Roll.Low, x.Roll.Secret = r.bool(), r.bool()
	x.Faces = r.faces()
	x.After = r.uint(maxNumber)
	if r.bad == nil && (x.Roll.Count < 0 || x.Roll.Extra < 0 || x.Roll.Dice() != len(x.Faces)) {
		r.bad = errors.New("snapshot: a throw has another number of faces than its roll")
	}
}
