package store

import (
	"time"

	"fray/api"
	"fray/table"
)

// Table is what is known of a table without reading its record.
type Table struct {
	ID        string // chosen by whoever creates it; not empty
	Name      string // of the encounter, for people
	Ruleset   string
	Encounter string // as it was asked for
	Created   time.Time
	Touched   time.Time // when somebody was there last, as far as it was noted
	Branch    string    // of a branch: the ID of the table that it is a "what if" of; empty: it is none
	Began     int       // of a branch: how many inputs it began with
	Ended     bool
	Winner    string // the side; empty for a draw, and while it goes on
	Lines     int    // of its record, the header included; counted by the store
	Limit     int    // seconds that a question may take; 0: as long as it takes
	Paused    bool   // no clock runs
	Damaged   bool   // what is kept of it could not be read, or not be played, when somebody looked last
	Wish      *Wish  // to take something back; nil: none
	Seats     map[string]Seat
	Seeds     []table.Seed // the secret seeds of its dice: the table's, and of a branch its own; set when it is made
}

// Wish is a wish to take something back that the table has not decided about. It belongs to one moment of the fight: the next
// input that everybody may know of ends it, and so does taking one of these back.
type Wish struct {
	Vote   api.UndoVote `json:"vote"`   // Keep counts all inputs; What is empty, because each seat counts in its own way
	Undos  int          `json:"undos"`  // undos before it that everybody knew of
	Inputs int          `json:"inputs"` // inputs before it that everybody might know of
}

// Seat is who plays a seat, and how.
type Seat struct {
	Plays    string         `json:"plays"` // person, or the name of a bot
	Standing []api.Standing `json:"standing,omitempty"`
}

// Link is one way in to a table. Of its token only the hash is kept.
type Link struct {
	ID      string // to revoke it by; one in a table
	Table   string // ID
	Role    string // gm, seat or spectator: api.RoleGM and the others
	Seat    string // of a seat
	Hash    [32]byte
	Created time.Time
	Revoked bool
	Unused  bool // nobody has opened it yet: the link that it replaces works until somebody does
}
