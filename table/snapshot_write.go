package table

import "encoding/binary"

// Append appends the snapshot in bytes, which [ReadSnapshot] reads. Rules, verbs, modes and kinds of events are written by their names,
// each name once.
func (p *Snapshot) Append(buf []byte, book *Book) []byte {
	w := snapshotWriter{book: book, known: map[string]int{}}
	w.uint(p.Inputs)
	w.uint(p.Rest)
	w.uint(p.Rests)
	w.uint(p.pace.turn)
	w.bool(p.pace.begun)
	w.int(int(p.pace.who))
	w.uint(p.pace.round)
	w.b = append(w.b, p.Sum[:]...)
	w.uint(len(p.State))
	w.b = append(w.b, p.State...)
	w.uint(len(p.Events))
	for i := range p.Events {
		w.event(&p.Events[i])
	}
	w.uint(len(p.Throws))
	for i := range p.Throws {
		w.throw(&p.Throws[i])
	}
	buf = binary.AppendUvarint(buf, uint64(len(w.names)))
	for _, name := range w.names {
		buf = binary.AppendUvarint(buf, uint64(len(name)))
		buf = append(buf, name...)
	}
	return append(buf, w.b...)
}

// snapshotWriter writes numbers, and names as numbers in the order of their first use.
type snapshotWriter struct {
	b     []byte
	book  *Book
	known map[string]int
	names []string
}

func (w *snapshotWriter) uint(n int) { w.b = binary.AppendUvarint(w.b, uint64(n)) }

func (w *snapshotWriter) int(n int) { w.b = binary.AppendVarint(w.b, int64(n)) }

func (w *snapshotWriter) bool(v bool) {
	if v {
		w.b = append(w.b, 1)
		return
	}
	w.b = append(w.b, 0)
}

// name writes the number of a name; 0 is the empty one.
func (w *snapshotWriter) name(text string) {
	if text == "" {
		w.uint(0)
		return
	}
	n, ok := w.known[text]
	if !ok {
		w.names = append(w.names, text)
		n = len(w.names)
		w.known[text] = n
	}
	w.uint(n)
}

func (w *snapshotWriter) faces(faces []int32) {
	w.uint(len(faces))
	for _, f := range faces {
		w.int(int(f))
	}
}

// The parts of an event that are written only where they are not zero.
const (
	hasAudience = 1 << iota
	hasTarget
	hasOption
	hasCell
	hasNumbers
	hasCrowd
	hasDie
	hasFaces
	hasMods
	hasNote
	allParts
)

func (w *snapshotWriter) event(e *Event) {
	parts := 0
	for i, has := range [...]bool{
		e.To != Audience{}, e.Target != Nobody, e.Option != Option{}, e.Cell != 0, e.N != [4]int32{}, !e.Crowd.Empty(), e.Die != 0,
		len(e.Faces) > 0, len(e.Mods) > 0, e.Note != "",
	} {
		if has {
			parts |= 1 << i
		}
	}
	w.uint(parts)
	w.kind(e.Kind)
	w.name(w.book.ID(e.Rule))
	w.int(int(e.Who))
	if parts&hasAudience != 0 {
		w.b = append(w.b, e.To.kind, e.To.side)
		w.b = binary.AppendUvarint(w.b, uint64(e.To.seats))
	}
	if parts&hasTarget != 0 {
		w.int(int(e.Target))
	}
	if parts&hasOption != 0 {
		w.option(e.Option)
	}
	if parts&hasCell != 0 {
		w.int(int(e.Cell))
	}
	if parts&hasNumbers != 0 {
		for _, n := range e.N {
			w.int(int(n))
		}
	}
	if parts&hasCrowd != 0 {
		for _, word := range e.Crowd {
			w.b = binary.AppendUvarint(w.b, word)
		}
	}
	if parts&hasDie != 0 {
		w.int(int(e.Die))
	}
	if parts&hasFaces != 0 {
		w.faces(e.Faces)
	}
	if parts&hasMods != 0 {
		w.uint(len(e.Mods))
		for i := range e.Mods {
			w.mod(&e.Mods[i])
		}
	}
	if parts&hasNote != 0 {
		w.name(e.Note)
	}
}

// kind writes a shared kind by its number, and one of the ruleset by its name where it has one.
func (w *snapshotWriter) kind(k EventKind) {
	w.b = append(w.b, byte(k))
	if k < Own {
		return
	}
	name := ""
	if n := int(k - Own); n < len(w.book.Events) {
		name = w.book.Events[n].Name
	}
	w.name(name)
}

func (w *snapshotWriter) option(o Option) {
	w.name(w.book.VerbName(o.Verb))
	row := w.book.VerbRow(o.Verb)
	w.variant(row.Modes, o.Mode)
	w.b = append(w.b, o.Item)
	w.variant(row.Also, o.Also)
	w.int(int(o.Who))
	w.int(int(o.N))
	w.int(int(o.Cell))
}

// variant writes a mode or an addition of an option; 0 is no text.
func (w *snapshotWriter) variant(names []string, v uint8) {
	if v == 0 {
		w.name("")
		return
	}
	w.name(numbered(names, int(v)))
}

func (w *snapshotWriter) throw(x *Throw) {
	r := &x.Roll
	w.name(w.book.ID(r.Rule))
	for _, n := range [...]int{int(r.Who), int(r.Count), int(r.Sides), int(r.Extra), int(r.Keep), int(r.Read), x.Value} {
		w.int(n)
	}
	w.uint(int(r.NBand))
	for _, n := range r.Bands[:r.NBand] {
		w.int(int(n))
	}
	w.bool(r.Look)
	for _, n := range r.Marks {
		w.uint(int(n))
	}
	w.bool(r.Low)
	w.bool(r.Secret)
	w.faces(x.Faces)
	w.uint(x.After)
}
