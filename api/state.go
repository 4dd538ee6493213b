package api

import "fray/table"

// State is all that one link shows of a table at one moment. Hidden things are absent. What people read in it calls combatants
// by their names, all else by their ids.
type State struct {
	Table    string     `json:"table"`              // id
	Name     string     `json:"name"`               // of the encounter
	Ruleset  string     `json:"ruleset"`            // name
	Dice     string     `json:"dice"`               // table.DiceRoll or table.DiceAsk
	Rev      int        `json:"rev"`                // goes up with every change, those that take something back included
	Inputs   int        `json:"inputs"`             // how many inputs the fight has: what may be gone back to
	You      You        `json:"you"`                // whose link it is
	View     table.View `json:"view"`               // what this link may see
	SameMap  bool       `json:"same_map,omitempty"` // View.Map is left out: it is as in the state the client has
	Question *Question  `json:"question,omitempty"` // what this link is asked, or may add to
	Waiting  Waiting    `json:"waiting"`            // who is waited for
	Log      []Line     `json:"log"`                // from LogFrom on
	LogFrom  int        `json:"log_from"`           // number of the first line of Log; lines from there on replace what was known
	Seats    []Seat     `json:"seats"`
	Undo     *UndoVote  `json:"undo,omitempty"`    // somebody asks to take something back
	Paused   bool       `json:"paused,omitempty"`  // no clock runs
	Summary  *Summary   `json:"summary,omitempty"` // the fight is over
	Fault    string     `json:"fault,omitempty"`   // the game can not go on: a fault of its ruleset
	Branch   string     `json:"branch,omitempty"`  // id of the table that this is a "what if" of
}

// The roles of a link.
const (
	RoleGM        = "gm"
	RoleSeat      = "seat"
	RoleSpectator = "spectator"
)

// You is whose link it is.
type You struct {
	Role string   `json:"role"`           // gm, seat or spectator
	Seat string   `json:"seat,omitempty"` // of a seat: its name; of the GM: gm
	Who  []string `json:"who,omitempty"`  // ids of its combatants
}

// Question is what a link is asked, with what it may answer.
type Question struct {
	ID       string         `json:"id"`                 // goes with the answer: an answer to another question is refused
	Kind     string         `json:"kind"`               // such as turn, defend
	Rule     string         `json:"rule"`               // id of the rule that asks
	Prompt   string         `json:"prompt"`             // in a sentence
	Who      string         `json:"who,omitempty"`      // id of the combatant that is asked
	Mine     bool           `json:"mine"`               // it is this link's to answer; else it only has side options in it
	Choices  []table.Choice `json:"choices,omitempty"`  // none where dice are waited for
	Default  string         `json:"default,omitempty"`  // key of what is answered when time is up
	Text     bool           `json:"text,omitempty"`     // a line of text may go with the answer
	Sides    []int          `json:"sides,omitempty"`    // of the dice to throw, in order: then faces are the answer
	Deadline int64          `json:"deadline,omitempty"` // when time is up, in milliseconds since 1970; 0: never
}

// Waiting is who is waited for, as everybody may know.
type Waiting struct {
	Seats  []string `json:"seats,omitempty"`  // names; empty: nobody (over, or bots are at it)
	Who    string   `json:"who,omitempty"`    // id of the combatant that is asked
	Prompt string   `json:"prompt,omitempty"` // empty if the question is secret to this link
}

// Line is one line of the log.
type Line struct {
	Text  string `json:"text"`
	Rule  string `json:"rule,omitempty"`  // id
	Kind  string `json:"kind,omitempty"`  // round, turn, act, move, roll, hit, miss, harm, heal, condition, count (of a meter), fall, decree, end; empty for others
	Round int    `json:"round,omitempty"` // of a line that begins a round
	Roll  *Roll  `json:"roll,omitempty"`  // itemised
	At    int    `json:"at"`              // number of inputs when it happened: where a replay can go
}

// Roll is a roll of dice, itemised.
type Roll struct {
	Faces []int32 `json:"faces,omitempty"`
	Mods  []Mod   `json:"mods,omitempty"`
}

// Mod is one thing that changed a roll.
type Mod struct {
	Rule  string `json:"rule"`
	Title string `json:"title"`
	Value int    `json:"value"`
	Dice  bool   `json:"dice,omitempty"` // Value counts dice of advantage
}

// Seat is a seat with who plays it.
type Seat struct {
	Name     string     `json:"name"`
	Plays    string     `json:"plays"`              // person, or the name of a bot
	Side     string     `json:"side,omitempty"`     // of its combatants; empty for a GM without any
	Who      []string   `json:"who,omitempty"`      // ids
	Here     int        `json:"here"`               // how many pages of it are connected
	Standing []Standing `json:"standing,omitempty"` // its standing answers; only its own link and the GM's show them
}

// Standing is a standing answer of a seat to a kind of question: what is answered without asking.
type Standing struct {
	Kind  string `json:"kind"`            // of question
	Verb  string `json:"verb,omitempty"`  // what is chosen; empty: the default
	Below int    `json:"below,omitempty"` // only below so many percent of hit points, else the default
}

// UndoVote is a wish to go back, until the GM or the whole table has agreed.
type UndoVote struct {
	By   string   `json:"by"`   // seat
	Keep int      `json:"keep"` // inputs that stay
	What string   `json:"what"` // in a sentence
	Yes  []string `json:"yes"`  // seats that agree
	Of   []string `json:"of"`   // seats that are asked
}

// Summary is what a fight came to.
type Summary struct {
	Winner string  `json:"winner,omitempty"` // side; empty for a draw
	Rounds int     `json:"rounds"`
	Who    []Deeds `json:"who"`
	Hash   string  `json:"hash"`
}

// Deeds are what one combatant did and how lucky it was.
type Deeds struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Side    string `json:"side"`
	Down    bool   `json:"down,omitempty"`
	Left    int    `json:"left"` // hit points
	Full    int    `json:"full"`
	Dealt   int    `json:"dealt"`
	Taken   int    `json:"taken"`
	Healed  int    `json:"healed"`
	Felled  int    `json:"felled"`
	Attacks int    `json:"attacks"` // attack rolls or checks made against somebody
	Hits    int    `json:"hits"`
	Luck    int    `json:"luck"`  // its dice against expectation, in hundredths of a standard deviation
	Rolls   int    `json:"rolls"` // how many throws that counts
}
