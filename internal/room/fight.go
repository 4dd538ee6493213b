package room

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"hash"
	"slices"

	"fray/internal/live"
	"fray/internal/narrate"
	"fray/table"
)

// fight is a record that is played: the session, what is told of it, and how much of it is on the disk.
//
// What is put in is played first and kept afterwards, many lines at once, before anybody is shown what came of it. So a line
// that makes the rules break down is never kept.
type fight struct {
	find live.Finder
	rec  table.Record // header and base; of the inputs those it was loaded with
	s    *table.Session

	teller  *narrate.Narrator
	texts   []string // by event, as they were told when they happened
	at      []int    // by event: how many inputs there were
	views   map[audience]*view
	options []option // of the open question, described; nil: not yet

	unseen numbers
	known  map[string]table.Seats // by the hash of a decree: who may not know of it

	points []*point // the oldest first
	floor  *point   // where the record begins again after an upgrade; nil: at its start, or nothing is known of the time before

	undos int // that took back something everybody knew of

	lines     int           // of the record on the disk
	size      int           // of it, in bytes
	digest    hash.Hash     // of it
	saved     saved         // the last snapshot in the store
	kept      []table.Input // inputs on the disk
	keptRec   table.Record  // rec as it is on the disk: stirs and beginning
	keptUndos int           // undos on the disk
	pending   [][]byte      // lines that are not

	dropped  int // inputs that an upgrade has dropped
	recorded int // lines of the record when its timelines were stored, or were about to be

	spoken spoken
	lost   bool // it is not what its inputs make it, and is to be put away
}

// newFight is a fight that has not been played yet.
func newFight(find live.Finder) *fight {
	return &fight{find: find, views: map[audience]*view{}, known: map[string]table.Seats{}, digest: sha256.New()}
}

// readRecord reads a record from its lines, with the secret seeds that the store has.
func readRecord(lines [][]byte, seeds []table.Seed) (*table.Record, error) {
	rec, err := table.ReadRecord(bytes.NewReader(append(bytes.Join(lines, []byte("\n")), '\n')))
	if err != nil {
		return nil, err
	}
	rec.Seeds = seeds
	return rec, nil
}

// readFight plays a stored record from a point of it; nil is its start, or its upgrade.
func readFight(find live.Finder, rec *table.Record, lines [][]byte, from *point) (*fight, error) {
	f := newFight(find)
	f.undos, f.lines = rec.Undos, len(lines)
	f.write(lines)
	if from != nil {
		f.learn(rec, from)
	}
	if err := f.playFrom(rec, from); err != nil {
		return nil, err
	}
	f.kept, f.keptRec, f.keptUndos = f.s.Inputs(), f.rec, f.undos
	return f, nil
}

// learn takes over who may know of the decrees that a point includes.
func (f *fight) learn(rec *table.Record, from *point) {
	for _, in := range rec.Inputs[:min(from.Inputs, len(rec.Inputs))] {
		if in.Adjust != nil {
			f.known[in.Hash] = 0
		}
	}
	for _, u := range from.unseen {
		if u.at <= len(rec.Inputs) {
			f.known[rec.Inputs[u.at-1].Hash] = u.by
		}
	}
}

// write counts lines that are on the disk.
func (f *fight) write(lines [][]byte) {
	for _, line := range lines {
		line = bytes.TrimSuffix(line, []byte{'\n'})
		f.digest.Write(line)
		f.digest.Write([]byte{'\n'})
		f.size += len(line) + 1
	}
}

// play plays a record and continues from there. It begins at the nearest point where it can.
func (f *fight) play(rec *table.Record) error {
	for {
		from := nearest(f.points, f.floor, rec, len(rec.Inputs))
		err := f.playFrom(rec, from)
		if err == nil || from == f.floor {
			return err
		}
		f.points = slices.DeleteFunc(slices.Clone(f.points), func(p *point) bool { return p.Inputs >= from.Inputs })
	}
}

// playFrom plays a record from a point of it; nil is its start, or its upgrade.
func (f *fight) playFrom(rec *table.Record, from *point) error {
	if err := f.open(rec, from); err != nil {
		return err
	}
	for len(f.s.Inputs()) < len(rec.Inputs) {
		if err := f.step(); err != nil {
			return err
		}
	}
	return rec.Resume(f.s, f)
}

// open sets the fight to a point of a record; nil is its start, or its upgrade.
func (f *fight) open(rec *table.Record, from *point) error {
	g, err := live.GameOf(rec, f.find)
	if err != nil {
		return err
	}
	g.Cast().ByName = true // players read it; they do not type it
	s, err := rec.StartAt(g, from.snapshot())
	if err != nil {
		return err
	}
	s.Game().Cast().ByName = true // a newcomer may have brought another cast
	f.rec, f.s = *rec, s
	if f.teller == nil {
		f.teller = narrate.NewNarrator(s.Game())
	}
	f.unseen = nil
	f.forget(0)
	if from != nil {
		n := min(len(from.texts), len(s.Events()))
		f.texts, f.at, f.unseen = from.texts[:n:n], from.at[:n:n], from.unseen
	}
	f.hear()
	return nil
}

// step puts in the next input of the record.
func (f *fight) step() error {
	if n := len(f.s.Inputs()); n < len(f.rec.Inputs) && f.rec.Inputs[n].Adjust != nil {
		return f.decree(f.rec.Inputs[n].Hash, func() error { return f.rec.Step(f.s) })
	}
	if err := f.rec.Step(f.s); err != nil {
		return err
	}
	f.hear()
	return nil
}

// again plays these inputs: after something went wrong, and to go back.
func (f *fight) again(inputs []table.Input) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = broken(r)
		}
	}()
	return f.play(f.record(inputs))
}

// record is the record with these inputs and no others.
func (f *fight) record(inputs []table.Input) *table.Record {
	rec := f.rec
	rec.Inputs, rec.Lines, rec.End = slices.Clip(inputs), make([]int, len(inputs)), nil
	return &rec
}

// forget drops what is told of all events but the first n: an adjustment may change those.
func (f *fight) forget(n int) {
	n = min(n, len(f.texts))
	f.texts, f.at = f.texts[:n:n], f.at[:n:n] // points hold the others
	for _, v := range f.views {
		v.told = min(v.told, n)
	}
}

// hear takes down what has happened since.
func (f *fight) hear() {
	g, n := f.s.Game(), len(f.s.Inputs())
	events := f.s.Events()
	for i := len(f.texts); i < len(events); i++ {
		f.texts, f.at = append(f.texts, g.Text(&events[i])), append(f.at, n)
	}
	f.options = nil
}

// over gives the name of the side that won, empty for a draw, and whether the fight is over.
func (f *fight) over() (winner string, over bool) {
	result, over := f.s.Over()
	if sides := f.s.Game().Cast().Sides; over && result >= 0 && int(result) < len(sides) {
		winner = sides[result]
	}
	return winner, over
}

// questionID is what a viewer calls the open question: the number of undos that everybody knew of, and the number of inputs that
// the viewer counts. So it differs from the ids of all other questions that the viewer has been asked, it is the same when the
// fight is read again, and it does not change by what the viewer may not know of.
func (f *fight) questionID(e audience) string {
	return fmt.Sprintf("%d.%d", f.undos, f.unseen.count(e, len(f.s.Inputs())))
}

// undoLine is the line of the record by which only the first so many inputs are kept. It counts the undo if everybody knew of
// something that is taken back.
func (f *fight) undoLine(keep int) ([]byte, error) {
	inputs := f.s.Inputs()
	switch {
	case slices.ContainsFunc(inputs[keep:], func(in table.Input) bool { return in.Adjust == nil }):
		f.undos++
		return table.EncodeUndo(keep)
	case f.unseen.public(len(inputs)) > f.unseen.public(keep):
		f.undos++
		return table.EncodeSeenUndo(keep)
	default:
		return table.EncodeUndo(keep)
	}
}
