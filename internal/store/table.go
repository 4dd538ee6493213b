package store

import (
	"time"

	"fray/api"
	"fray/table"
)

// Table holds the facts about a table that can be read without its record.
type Table struct {
	ID          string // chosen by the creator; not empty
	Name        string // name of the encounter, for display
	Ruleset     string
	Encounter   string // name that the creator gave
	Created     time.Time
	Touched     time.Time // last known activity
	Branch      string    // for a branch: the ID of its root table; empty: it is no branch
	Began       int       // for a branch: the number of inputs that it began with
	Ended       bool
	Winner      string       // name of a side; empty for a draw, and during the fight
	Lines       int          // lines of the record, the header included; counted by the store
	Limit       int          // seconds that a question may take; 0: no limit
	Paused      bool         // the clocks are stopped
	Damaged     bool         // the table could not be read or replayed at the last attempt
	UndoRequest *UndoRequest // open request to undo; nil: none
	Talk        Talk
	Seats       map[string]Seat
	Seeds       []table.Seed // secret seeds of its dice: the table's and, for a branch, the branch's; set by Create
}

// Talk is what a table has besides the fight: what people have written, and what the game master lets them have.
type Talk struct {
	Chat  []api.Said `json:"chat,omitempty"`  // the last messages, the oldest first
	Said  int        `json:"said,omitempty"`  // number of messages so far, those that are no longer kept included
	Notes string     `json:"notes,omitempty"` // of the game master
	Aids  api.Aids   `json:"aids,omitzero"`
}

// UndoRequest is an open request to undo. It refers to one moment of the fight: the next input that every seat may know of ends it, and
// so does an undo of such an input.
type UndoRequest struct {
	Vote   api.UndoVote `json:"vote"`   // Keep counts all inputs; What is empty, because each seat counts separately
	Undos  int          `json:"undos"`  // earlier undos that every seat knows of
	Inputs int          `json:"inputs"` // earlier inputs that every seat may know of
}

// Seat says what plays a seat, and its standing answers.
type Seat struct {
	Plays    string         `json:"plays"` // player, or the name of a bot
	Standing []api.Standing `json:"standing,omitempty"`
}

// Link gives access to a table. Only the hash of its token is stored.
type Link struct {
	ID      string // unique within the table; names the link when it is revoked
	Table   string // ID
	Role    string // gm, seat or spectator: api.RoleGM and the others
	Seat    string // name of the seat, for the role seat
	Hash    [32]byte
	Created time.Time
	Revoked bool
	Unused  bool // nobody has opened it yet; until then the link that it replaces still works
}
