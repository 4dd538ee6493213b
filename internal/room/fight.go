package room

import (
	"bytes"
	"fmt"
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
	views   map[eyes]*view
	options []option // of the open question, described; nil: not yet

	unseen numbers
	known  map[string]table.Seats // by the hash of a decree: who may not know of it

	undos int // that took back something everybody knew of

	lines     int           // of the record on the disk
	size      int           // of it, in bytes
	kept      []table.Input // inputs on the disk
	keptRec   table.Record  // rec as it is on the disk: stirs and beginning
	keptUndos int           // undos on the disk
	pending   [][]byte      // lines that are not

	spoken spoken
	lost   bool // it is not what its inputs make it, and is to be put away
}

// newFight is a fight that has not been played yet.
func newFight(find live.Finder) *fight {
	return &fight{find: find, views: map[eyes]*view{}, known: map[string]table.Seats{}}
}

// readFight plays a record from its lines, with the secret seeds that the store keeps.
func readFight(find live.Finder, lines [][]byte, seeds []table.Seed) (*fight, error) {
	file := append(bytes.Join(lines, []byte("\n")), '\n')
	rec, err := table.ReadRecord(bytes.NewReader(file))
	if err != nil {
		return nil, err
	}
	rec.Seeds = seeds
	f := newFight(find)
	f.lines, f.size, f.undos = len(lines), len(file), rec.Undos
	if err := f.play(rec); err != nil {
		return nil, err
	}
	f.kept, f.keptRec, f.keptUndos = f.s.Inputs(), f.rec, f.undos
	return f, nil
}

// play plays a record from its start, and goes on from there.
func (f *fight) play(rec *table.Record) error {
	if err := f.open(rec); err != nil {
		return err
	}
	for range rec.Inputs {
		if err := f.step(); err != nil {
			return err
		}
	}
	return rec.Resume(f.s, f)
}

// open sets the fight to the start of a record.
func (f *fight) open(rec *table.Record) error {
	g, err := live.GameOf(rec, f.find)
	if err != nil {
		return err
	}
	g.Cast().ByName = true // it is read, not typed
	s, err := rec.Start(g)
	if err != nil {
		return err
	}
	f.rec, f.s = *rec, s
	if f.teller == nil {
		f.teller = narrate.NewNarrator(s.Game())
	}
	f.unseen = nil
	f.forget(0)
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

// again plays these inputs from the start: after something went wrong, and to go back.
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
	return &table.Record{
		Header: f.rec.Header, Line: 1, Base: f.rec.Base, Stirs: f.rec.Stirs, Begun: f.rec.Begun, Seeds: f.rec.Seeds,
		Inputs: slices.Clip(inputs), Lines: make([]int, len(inputs)),
	}
}

// forget drops what is told of all events but the first n: an adjustment may change those.
func (f *fight) forget(n int) {
	n = min(n, len(f.texts))
	f.texts, f.at = f.texts[:n], f.at[:n]
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
func (f *fight) questionID(e eyes) string {
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
