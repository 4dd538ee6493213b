package table

import "encoding/json"

// Format is the number of the record format this package writes.
const Format = 2

// oldest is the first format that is still read: its seed is a bare number, and there are no commitments.
const oldest = 1

// The limits of a record: its size, and that of one line, in bytes. A long fight of people has some hundred KiB.
const (
	MaxRecord = 16 << 20
	MaxLine   = 1 << 20
)

// The values of Header.Dice.
const (
	DiceRoll = "roll" // from the seed
	DiceAsk  = "ask"  // typed by people
)

// Header is the first line of a record: all that the inputs need to be played again, but for a secret seed.
type Header struct {
	Fray    int // the format
	Ruleset string
	Name    string
	Seed    Seed   // a secret one is never written: only its commitment is
	Commit  string // the commitment to a secret seed; empty: a practice seed
	Dice    string
	AskEnd  bool            // the GM is asked at every end whether the fight is over
	Setup   json.RawMessage // the encounter, as its ruleset reads it
	After   string          // of an adventure: the last hash of the record before, or the plan's
	Came    *Progress       // of a later fight of an adventure: how far the party has come; nil: the record does not say
}

// headerLine is the written form of a header.
type headerLine struct {
	Fray    int             `json:"fray"`
	Ruleset string          `json:"ruleset"`
	Name    string          `json:"name"`
	Seed    *Seed           `json:"seed,omitempty"`
	Commit  string          `json:"commit,omitempty"`
	Dice    string          `json:"dice"`
	AskEnd  bool            `json:"ask_end,omitempty"`
	Came    *Progress       `json:"came,omitempty"`
	Setup   json.RawMessage `json:"setup"`
	After   string          `json:"after,omitempty"`
}

// Options are those of a session that is played from the header of a practice seed; base is the header's line.
func (h Header) Options(base []byte) Options {
	return Options{Seed: h.Seed, AskDice: h.Dice == DiceAsk, AskEnd: h.AskEnd, CountDecrees: h.Fray == oldest, Base: base}
}

// Record is one encounter as it was played: JSON Lines, a header, then inputs, undos and the end. It is only ever
// appended to, so a crash at any moment leaves a record that can be continued.
type Record struct {
	Header Header
	Line   int     // line of the header in the file, from 1
	Base   []byte  // the header's line, which the chain of hashes begins with
	Stirs  []Stir  // what seats have mixed into the secret seed
	Begun  string  // the hash of header and stirs, once no more stirs are taken; empty for a practice seed
	Seeds  []Seed  // secret seeds that are known beside the file: of a fight whose seed is not revealed yet
	Inputs []Input // the inputs that were not undone
	Lines  []int   // the line of each input, from 1
	Undone int     // the number of inputs that were undone
	Undos  int     // how many undos took back something that every seat knew of: an answer, dice, or a decree of which the line says so
	End    *End    // nil while the fight continues
	Torn   bool    // the last line was cut off and is not in the record
	Good   int64   // where the last good line of the file ends, in bytes: what a torn file is cut back to

	Upgraded    *Upgrade // the last upgrade: the record can be replayed from there on; nil: there is none
	UpgradeLine int      // its line

	endLine     int    // the line of the end
	begunLine   int    // the line of the beginning
	upgradeText []byte // the upgrade as it is written
	upgrades    int    // how many there are
}
