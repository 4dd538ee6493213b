// Package tui is the screen interface of `fray play`: the map, who stands how, the log and the choices, by keyboard.
package tui

import "fray/table"

// Table is the live encounter as the screen needs it: what the people at this terminal see, are asked and may do.
//
// The screen makes one call at a time. Answer, GiveDice, Undo, Command and Odds may take long and run beside the screen, which goes
// on drawing what it was given before: what the other methods give is never changed afterwards.
type Table interface {
	// View is what the seat that is asked may see; between questions, what the people at this terminal may see together.
	View() table.View
	// Prompt is the open question in a sentence, and the name of the seat that is asked; empty if nothing is asked here.
	Prompt() (question, seat string)
	// Choices are what may be answered, and Blocked what may not be, with the ids of the rules that forbid it.
	Choices() []table.Choice
	Blocked() []table.BlockedChoice
	// Answer gives the answer with this key, and lets bots play on until a person is asked or the fight is over.
	Answer(key string) error
	// Dice is the roll a person is to throw, such as "Mara attacks: d100 against 60", and how many faces are to be typed.
	// It reports false when the dice are not asked for.
	Dice() (prompt string, faces int, asked bool)
	// GiveDice takes the faces as thrown.
	GiveDice(faces []int32) error
	// Undo takes back the last answer a person gave.
	Undo() error
	// Command does what a typed line asks for, in the words of line mode, and lets bots play on; said is what there is to
	// say of it, and leave whether it asks to quit.
	Command(text string) (said string, leave bool, err error)
	// Odds is a text: what becomes of the choice with this key, or of each choice for "". Brief is the gist of it in a few
	// words; it may be empty.
	Odds(key string) (brief, text string, err error)
	// Why is the last roll, itemised with its rules; empty before the first one.
	Why() string
	// Log is all that has been said so far to the people at this terminal, oldest first.
	Log() []Line
	// Rules is the text of the rules whose id or words fit; the rule with that id if there is one.
	Rules(words string) string
	// Over says how the fight ended, and reports whether it has.
	Over() (result string, over bool)
	// Farewell says where the fight is saved and how to go on with it, for the screen and for after it.
	Farewell() string
}

// Line is one line of the log.
type Line struct {
	Text  string
	Rule  string // rule id; may be empty
	Round bool   // a round begins: a heading
	Roll  bool   // a roll, itemised: drawn faintly
}
