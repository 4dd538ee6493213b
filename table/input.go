package table

import (
	"encoding/json"
	"fmt"
	"unicode/utf8"
)

// MaxNote is the longest text that may go with an answer or with a word of a decree, in bytes as a record has them: quotes,
// backslashes, <, > and & take more than one.
const MaxNote = 2000

// MaxSheet is the longest sheet of a newcomer, in bytes. A record may need two for each.
const MaxSheet = 1 << 18

// Input is one thing that comes from outside: an answer by stable key, dice, a GM adjustment, or a call for fresh dice.
type Input struct {
	N      int         `json:"n"`                // from 1
	Seat   string      `json:"seat,omitempty"`   // who answered
	Answer string      `json:"answer,omitempty"` // option key
	Note   string      `json:"note,omitempty"`   // the text that came with the answer
	Dice   []int32     `json:"dice,omitempty"`   // faces typed by a person, for the open roll
	Adjust *Adjustment `json:"adjust,omitempty"` // what the GM decreed
	Fresh  bool        `json:"fresh,omitempty"`  // the GM asked for fresh dice
	Commit string      `json:"commit,omitempty"` // of fresh dice from a secret seed: the commitment to the new seed
	Hash   string      `json:"hash"`             // the chain of hashes up to this input
}

// checkTexts refuses texts that are not one line of printable text, or that take too much of a record.
func (in *Input) checkTexts() error {
	texts := []string{in.Seat, in.Answer, in.Note}
	if a := in.Adjust; a != nil {
		if len(a.Sheet) > MaxSheet || !utf8.ValidString(a.Sheet) || encodedLen(a.Sheet) > 2*MaxSheet {
			return refuse(BadText, fmt.Sprintf("a sheet has at most %d bytes, in UTF-8", MaxSheet))
		}
		texts = append(texts, a.Do, a.Who, a.What, a.At, a.Why)
	}
	for _, text := range texts {
		if err := CheckLine(text); err != nil {
			return refuse(BadText, err.Error())
		}
		if 6*len(text) <= MaxNote { // no byte takes more than six
			continue
		}
		if n := encodedLen(text); n > MaxNote {
			return refuse(BadText, fmt.Sprintf("the text has %d bytes in the record; at most %d are taken", n, MaxNote))
		}
	}
	return nil
}

// encodedLen is how many bytes a text takes in a record, without the quotes around it.
func encodedLen(text string) int {
	b, err := json.Marshal(text)
	if err != nil {
		panic("table: a text that JSON cannot hold: " + err.Error()) // there is none
	}
	return len(b) - 2
}

// canonical is the text of the input that goes into its hash: all of it but the hash.
func (in Input) canonical() []byte {
	in.Hash = ""
	b, err := json.Marshal(in)
	if err != nil {
		panic("table: an input has no text: " + err.Error()) // strings, integers and bools always have one
	}
	return b
}

// End is how a fight ended: the last line of a record that is played to the end.
type End struct {
	Result Result `json:"result"`           // index of the side that won, -1 for a draw
	Winner string `json:"winner,omitempty"` // its name
	Rounds int    `json:"rounds,omitempty"`
	Hash   string `json:"hash"`           // of the last resting point
	Seed   string `json:"seed,omitempty"` // the secret seed that the dice came from, revealed
}

// Journal keeps the inputs of a session. Append and Undo are called before the effect of an input is seen; an error
// refuses the input and leaves the session unchanged. End is called whenever an input ends the fight.
type Journal interface {
	Append(in Input) error
	Undo(keep int) error
	End(e End) error
}

// Tail is one input as the beat under way needs it: an option or faces, or neither for a decree and for fresh dice.
type Tail struct {
	Option Option
	Note   string // the text that came with the option
	Faces  []int32
	Kind   TailKind
	adjust *Adjustment
	seed   Seed // that fresh dice come from
}

// TailKind says what a [Tail] holds.
type TailKind uint8

// The kinds of tails.
const (
	TailOption TailKind = iota // an answer
	TailFaces                  // typed dice
	TailFresh                  // fresh dice: counts, and changes the seed
	TailDecree                 // a decree that is carried out already: the beat and its dice know nothing of it
)

// outside reports whether the beat asks for nothing that the input would answer.
func (k TailKind) outside() bool { return k == TailFresh || k == TailDecree }
