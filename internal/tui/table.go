// Package tui is the full-screen interface of `fray play`: the map, the status, the log and the choices, by keyboard.
package tui

import (
	"fray/internal/present"
	"fray/table"
)

// Table is a live encounter for the screen: what the players at this terminal see, and what they may do.
//
// The screen makes one call at a time. Answer, GiveDice, Undo, Command and Odds may take long; they run in the background
// while the screen draws its last snapshot. So the results of the other methods must not change after they are returned.
type Table interface {
	// View returns what the asked seat may see. Between questions it is the view that the players at this terminal share.
	View() table.View
	// Prompt returns the open question in a sentence, the name of the asked seat, and the id of the combatant that is asked, if it is
	// about one. All are empty without a question.
	Prompt() (question, seat, who string)
	// Rows returns the legal choices and the tab to begin with, or "". Blocked returns the blocked choices with the ids of the rules that
	// block them.
	Rows() (rows []present.Row, tab string)
	Blocked() []table.BlockedChoice
	// Answer answers with the choice that has this key, and lets bots play until a player is asked or the fight is over.
	Answer(key string) error
	// Dice returns the pending roll, such as "Mara attacks: d100 against 60", and the number of faces to type. Asked is false
	// if no roll is pending.
	Dice() (prompt string, faces int, asked bool)
	// GiveDice gives the faces in the order thrown.
	GiveDice(faces []int32) error
	// Undo undoes the last answer of a player.
	Undo() error
	// Command executes a command of line mode and lets bots play. Said is its output; leave reports that it asks to quit.
	Command(text string) (said string, leave bool, err error)
	// Odds returns the odds of the choice with this key, or of all choices for "". Brief sums them up in a few words; it may be
	// empty.
	Odds(key string) (brief, text string, err error)
	// Glances returns the odds of attacks and reactions in a few words, by the key of the choice, as far as they take no time worth
	// waiting for.
	Glances() map[string]present.Glance
	// Why returns the last rolls, itemized with their rules, or "" before the first roll.
	Why() string
	// Log returns the log of the players at this terminal, oldest line first.
	Log() []Line
	// Rules returns the text of the rule with this id, or of all rules that match the words.
	Rules(words string) string
	// Over returns how the fight ended, and reports whether it has.
	Over() (result string, over bool)
	// Farewell returns where the fight is recorded and how to resume it.
	Farewell() string
}

// Line is one line of the log.
type Line struct {
	Text  string
	Rule  string // rule id; may be empty
	Round bool   // the start of a round: a heading
	Roll  bool   // a roll: drawn faint
}
