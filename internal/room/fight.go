package room

import (
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"fmt"
	"hash"
	"slices"

	"fray/internal/live"
	"fray/internal/narrate"
	"fray/internal/present"
	"fray/internal/seating"
	"fray/table"
)

// fight is a record that is played: the session, its log, and how much of it is stored.
//
// Inputs are played first and stored afterwards, many lines at once, before anyone sees their results. So a line that makes
// the rules break down is never stored.
type fight struct {
	find live.Finder
	rec  table.Record // header and base; its inputs are those it was opened with
	s    *table.Session

	teller *narrate.Narrator
	texts  []string // by event, as written when it happened
	at     []int    // by event: the number of inputs at that time
	views  map[audience]*view
	epoch  string // of the revisions of its views
	ground ground

	unseen numbers
	known  map[string]table.Seats // by the hash of a decree: the audiences that may not know of it

	points []*point // the oldest first
	floor  *point   // where the record begins again after an upgrade; nil: at its start, or nothing is known of the time before

	way   *way // nil: it is the fight of no adventure
	undos int  // that undid something everyone knew of

	lines     int           // of the stored record
	size      int           // of the stored record, in bytes
	digest    hash.Hash     // of the stored record
	saved     saved         // the last snapshot in the store
	kept      []table.Input // stored inputs
	keptRec   table.Record  // rec as it is stored: stirs and beginning
	keptUndos int           // stored undos
	pending   [][]byte      // lines that are not stored yet

	dropped  int // inputs that an upgrade has dropped
	recorded int // lines of the record when its timelines were stored, or were about to be

	spoken spoken
	listed present.BySeat // the numbers of choices
	pauses seating.Pauses
	lost   bool // it could not be restored after a fault and has to be dropped
}

// newFight returns a fight that has not been opened yet.
func newFight(find live.Finder) *fight {
	return &fight{find: find, views: map[audience]*view{}, epoch: rand.Text()[:epochLetters], known: map[string]table.Seats{}, digest: sha256.New()}
}

// write counts lines that are stored.
func (f *fight) write(lines [][]byte) {
	for _, line := range lines {
		line = bytes.TrimSuffix(line, []byte{'\n'})
		f.digest.Write(line)
		f.digest.Write([]byte{'\n'})
		f.size += len(line) + 1
	}
}

// forget drops the texts of all events but the first n: a decree may change later events.
func (f *fight) forget(n int) {
	n = min(n, len(f.texts))
	f.texts, f.at = f.texts[:n:n], f.at[:n:n] // points hold the others
	for _, v := range f.views {
		v.events = min(v.events, n)
	}
}

// readEvents reads the new events and writes their texts.
func (f *fight) readEvents() {
	g, n := f.s.Game(), len(f.s.Inputs())
	events := f.s.Events()
	for i := len(f.texts); i < len(events); i++ {
		f.texts, f.at = append(f.texts, g.Text(&events[i])), append(f.at, n)
	}
	f.ground.fresh = false
}

// over returns the name of the winning side, empty for a draw, and whether the fight is over.
func (f *fight) over() (winner string, over bool) {
	result, over := f.s.Over()
	if sides := f.s.Game().Cast().Sides; over && result >= 0 && int(result) < len(sides) {
		winner = sides[result]
	}
	return winner, over
}

// questionID returns the ID of the open question for an audience: the number of undos that everyone knows of, and the number
// of inputs that the audience counts; in an adventure, first the number of the fights before. It differs from the IDs of all earlier questions, stays the same when the fight is read
// again, and does not depend on what the audience may not know.
func (f *fight) questionID(e audience) string {
	id := fmt.Sprintf("%d.%d", f.undos, f.unseen.count(e, len(f.s.Inputs())))
	if f.way != nil {
		id = fmt.Sprintf("%d.%s", len(f.way.fought), id)
	}
	return id
}

// undoLine returns the line of the record that keeps only the first inputs. The undo counts if everyone knew of something
// that is undone.
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
