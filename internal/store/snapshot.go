package store

import "fmt"

const (
	// MaxSnapshot is the largest State of a snapshot, in bytes.
	MaxSnapshot = 4 << 20
	// SnapshotsKept is how many snapshots of a table are kept: the newest ones.
	SnapshotsKept = 3
)

// Snapshot is the state of a fight after the first Lines lines of its record. To continue from it, a server replays only the
// later lines. It stays valid until an undo keeps fewer than Inputs inputs.
type Snapshot struct {
	Lines  int    // lines of the record that the state includes, the header counted
	Inputs int    // inputs of the fight at that line, after undo
	State  []byte // the encoded state of the game; not empty
	Rules  string // fingerprint of the rules and of the layout of the state that encoded it
}

// CheckSnapshot returns [ErrInvalid] or [ErrTooLong] if a driver cannot store the snapshot as one of the table. Every driver
// calls it, so that all accept the same snapshots.
func CheckSnapshot(id string, s Snapshot) error {
	switch {
	case s.Lines < 1 || s.Inputs < 0 || s.Inputs >= s.Lines:
		return fmt.Errorf("%w: table %s: a snapshot with %d inputs in %d lines", ErrInvalid, id, s.Inputs, s.Lines)
	case len(s.State) == 0:
		return fmt.Errorf("%w: table %s: a snapshot without a state", ErrInvalid, id)
	case len(s.State) > MaxSnapshot:
		return fmt.Errorf("%w: table %s: a snapshot has %d bytes; at most %d are allowed", ErrTooLong, id, len(s.State), MaxSnapshot)
	}
	return checkTexts("snapshot of table "+id, s.Rules)
}
