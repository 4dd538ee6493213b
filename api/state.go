package api

import "fray/table"

// State is all that one link shows of a table at one moment. Hidden things are absent. What people read in it calls combatants
// by their names, all else by their ids.
type State struct {
	Table    string     `json:"table" doc:"id"`
	Name     string     `json:"name" doc:"of the encounter"`
	Ruleset  string     `json:"ruleset" doc:"name"`
	Dice     string     `json:"dice" doc:"roll: fray throws them; ask: people do, and type them in"`
	Rev      int        `json:"rev" doc:"goes up with every change that this link may see, those that take something back included"`
	Inputs   int        `json:"inputs" doc:"how many inputs the fight has that this link may know of: what may be gone back to. Each link counts in its own way, and gives these numbers to past and undo"`
	You      You        `json:"you" doc:"whose link it is"`
	View     table.View `json:"view" doc:"what this link may see"`
	SameMap  bool       `json:"same_map,omitempty" doc:"the map of view is left out: it is as in the state the client has"`
	Question *Question  `json:"question,omitempty" doc:"what this link is asked, or may add to"`
	Waiting  Waiting    `json:"waiting" doc:"who is waited for"`
	Log      []Line     `json:"log" doc:"lines from log_from on"`
	LogReset bool       `json:"log_reset,omitempty" doc:"what was known of the log before log_from may be other now: GET /api/log has it"`
	LogFrom  int        `json:"log_from" doc:"number of the first line of log; lines from there on replace what was known"`
	Seats    []Seat     `json:"seats"`
	Undo     *UndoVote  `json:"undo,omitempty" doc:"somebody asks to take something back"`
	Paused   bool       `json:"paused,omitempty" doc:"no clock runs"`
	Limit    int        `json:"limit,omitempty" doc:"seconds that a question may take; 0: no limit"`
	Summary  *Summary   `json:"summary,omitempty" doc:"the fight is over"`
	Fault    string     `json:"fault,omitempty" doc:"the game can not go on: a fault of its ruleset"`
	Proof    Proof      `json:"proof,omitzero" doc:"where the dice come from, and by what anybody can check them"`
	Branch   string     `json:"branch,omitempty" doc:"id of the table that this is a \"what if\" of"`
}

// The roles of a link.
const (
	RoleGM        = "gm"
	RoleSeat      = "seat"
	RoleSpectator = "spectator"
)

// You is whose link it is.
type You struct {
	Role string   `json:"role" doc:"gm, seat or spectator"`
	Seat string   `json:"seat,omitempty" doc:"of a seat: its name; of the GM: gm"`
	Who  []string `json:"who,omitempty" doc:"ids of its combatants"`
}

// Question is what a link is asked, with what it may answer.
type Question struct {
	ID       string         `json:"id" doc:"goes with the answer: an answer to another question is refused"`
	Kind     string         `json:"kind" doc:"such as turn, defend"`
	Rule     string         `json:"rule" doc:"id of the rule that asks"`
	Prompt   string         `json:"prompt" doc:"in a sentence"`
	Who      string         `json:"who,omitempty" doc:"id of the combatant that is asked"`
	Mine     bool           `json:"mine" doc:"it is this link's to answer; else it only has side options in it"`
	Choices  []table.Choice `json:"choices,omitempty" doc:"none where dice are waited for"`
	Default  string         `json:"default,omitempty" doc:"key of what is answered when time is up"`
	Text     bool           `json:"text,omitempty" doc:"a line of text may go with the answer"`
	Sides    []int          `json:"sides,omitempty" doc:"of the dice to throw, in order: then faces are the answer"`
	Deadline int64          `json:"deadline,omitempty" doc:"when time is up, in milliseconds since 1970; 0: never"`
}

// Waiting is who is waited for, as everybody may know.
type Waiting struct {
	Seats  []string `json:"seats,omitempty" doc:"names; empty: nobody (over, or bots are at it)"`
	Who    string   `json:"who,omitempty" doc:"id of the combatant that is asked"`
	Prompt string   `json:"prompt,omitempty" doc:"empty if the question is secret to this link"`
}

// Line is one line of the log.
type Line struct {
	Text  string `json:"text"`
	Rule  string `json:"rule,omitempty" doc:"id"`
	Kind  string `json:"kind,omitempty" doc:"round, turn, act, move, roll, hit, miss, harm, heal, condition, count (of a meter), fall, decree, end; empty for others"`
	Round int    `json:"round,omitempty" doc:"of a line that begins a round"`
	Roll  *Roll  `json:"roll,omitempty" doc:"itemised"`
	At    int    `json:"at" doc:"number of inputs when it happened: where a replay can go"`
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
	Dice  bool   `json:"dice,omitempty" doc:"value counts dice of advantage"`
}

// Seat is a seat with who plays it.
type Seat struct {
	Name     string     `json:"name"`
	Plays    string     `json:"plays" doc:"person, or the name of a bot"`
	Side     string     `json:"side,omitempty" doc:"of its combatants; empty for a GM without any"`
	Who      []string   `json:"who,omitempty" doc:"ids"`
	Here     int        `json:"here" doc:"how many pages of it are connected"`
	Standing []Standing `json:"standing,omitempty" doc:"its standing answers; only its own link and the GM's show them"`
}

// Standing is a standing answer of a seat to a kind of question: what is answered without asking.
type Standing struct {
	Kind  string `json:"kind" doc:"of question"`
	Verb  string `json:"verb,omitempty" doc:"what is chosen; empty: the default"`
	Below int    `json:"below,omitempty" doc:"only below so many percent of hit points, else the default"`
}

// UndoVote is a wish to go back, until the GM or the whole table has agreed.
type UndoVote struct {
	By   string   `json:"by" doc:"seat"`
	Keep int      `json:"keep" doc:"inputs that stay"`
	What string   `json:"what" doc:"in a sentence"`
	Yes  []string `json:"yes" doc:"seats that agree"`
	Of   []string `json:"of" doc:"seats that are asked"`
}

// Summary is what a fight came to.
type Summary struct {
	Winner string  `json:"winner,omitempty" doc:"side; empty for a draw"`
	Rounds int     `json:"rounds"`
	Who    []Deeds `json:"who"`
	Hash   string  `json:"hash,omitempty" doc:"of the whole state at the end, hidden things included: for the GM alone"`
}

// Deeds are what one combatant did and how lucky it was.
type Deeds struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Side    string `json:"side"`
	Down    bool   `json:"down,omitempty"`
	Left    int    `json:"left" doc:"hit points"`
	Full    int    `json:"full"`
	Dealt   int    `json:"dealt"`
	Taken   int    `json:"taken"`
	Healed  int    `json:"healed"`
	Felled  int    `json:"felled"`
	Attacks int    `json:"attacks" doc:"attack rolls or checks made against somebody"`
	Hits    int    `json:"hits"`
	Luck    int    `json:"luck" doc:"its dice against expectation, in hundredths of a standard deviation"`
	Rolls   int    `json:"rolls" doc:"how many throws that counts"`
}
