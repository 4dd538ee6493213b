package api

import "fray/table"

// State is everything that one link shows of a table at one moment. Hidden things are absent. Texts refer to combatants by
// name; all other fields refer to them by id.
type State struct {
	Table    string     `json:"table" doc:"id"`
	Name     string     `json:"name" doc:"name of the encounter"`
	Ruleset  string     `json:"ruleset" doc:"name of the ruleset"`
	Dice     string     `json:"dice" doc:"roll: fray rolls the dice; ask: players roll them and enter the faces"`
	Rev      Rev        `json:"rev" parts:"-" doc:"revision; there is a new one with every change that this link may see, undo included"`
	Inputs   int        `json:"inputs" doc:"number of inputs of the fight that this link may know of: how far undo and replay can go; each link counts separately and sends its own numbers to past and undo"`
	You      You        `json:"you" doc:"the role and seat of this link"`
	View     table.View `json:"view" parts:"into" doc:"what this link may see of the fight"`
	SameMap  bool       `json:"same_map,omitempty" parts:"-" doc:"in a replay: the map of view is left out because it is that of the state before"`
	Question *Question  `json:"question,omitempty" doc:"the question for this link, or one that it may add side options to"`
	Waiting  Waiting    `json:"waiting" doc:"the seats whose turn it is"`
	Log      []Line     `json:"log" parts:"-" doc:"lines of the log from log_from on"`
	LogFrom  int        `json:"log_from" parts:"-" doc:"number of the first line in log"`
	Seats    []Seat     `json:"seats" nullable:"false" parts:"by=name"`
	Undo     *UndoVote  `json:"undo,omitempty" doc:"the open request to undo"`
	Paused   bool       `json:"paused,omitempty" doc:"all clocks are stopped"`
	Limit    int        `json:"limit,omitempty" doc:"seconds that a question may take; 0: no limit"`
	Summary  *Summary   `json:"summary,omitempty" doc:"present when the fight is over"`
	Fault    string     `json:"fault,omitempty" doc:"the game cannot continue because of a fault in its ruleset"`
	Proof    Proof      `json:"proof,omitzero" doc:"where the dice come from, and how to check them"`
	Branch   string     `json:"branch,omitempty" doc:"id of the table that this is a branch of"`

	Aids Aids `json:"aids,omitzero" doc:"what the GM lets the players have besides the rules"`
	Bar  *Bar `json:"bar,omitempty" doc:"the chances of the sides, if the GM shows them to this link"`

	Chat  []Said `json:"chat,omitempty" parts:"by=id" doc:"the last messages of the chat, the oldest first; everyone at the table gets them"`
	Pings []Ping `json:"pings,omitempty" doc:"places that somebody has just pointed at"`
	Notes string `json:"notes,omitempty" doc:"private notes; only for the GM"`

	Adventure *Adventure `json:"adventure,omitempty" doc:"present when the table plays an adventure"`
}

// The roles of a link.
const (
	RoleGM        = "gm"
	RoleSeat      = "seat"
	RoleSpectator = "spectator"
)

// You is the role and seat of a link.
type You struct {
	Role string   `json:"role" doc:"gm, seat or spectator"`
	Seat string   `json:"seat,omitempty" doc:"name of the seat; gm for the GM"`
	Who  []string `json:"who,omitempty" doc:"ids of the combatants of the seat"`
}

// Question is what a link may answer now, with the choices.
type Question struct {
	ID       string         `json:"id" doc:"id to send with the answer; an answer to another question is refused"`
	Kind     string         `json:"kind" doc:"such as turn, defend"`
	Rule     string         `json:"rule" doc:"id of the rule that asks the question"`
	Prompt   string         `json:"prompt" doc:"the question as a sentence"`
	Who      string         `json:"who,omitempty" doc:"id of the combatant that acts"`
	Actor    string         `json:"actor,omitempty" doc:"id of the combatant whose action or turn the question follows on or comes before"`
	Mine     bool           `json:"mine" doc:"this link may answer it; false: it only has side options in it"`
	Pass     bool           `json:"pass,omitempty" doc:"it is the turn of a bot: the answer may be to pass, which lets it continue"`
	Choices  []table.Choice `json:"choices,omitempty" doc:"in the order of the rows; empty when dice are requested"`
	Rows     []Row          `json:"rows,omitempty" doc:"the choices as a list that people read"`
	Tab      string         `json:"tab,omitempty" doc:"on a turn: the tab to begin with"`
	Packed   *Packed        `json:"packed,omitempty" doc:"in a change: the choices and their rows, without repetitions"`
	Held     int            `json:"held,omitempty" doc:"in a change: number of choices that are left out, because this link may only answer for others; GET /api/v1/question has them"`
	Default  string         `json:"default,omitempty" doc:"key of the choice that is used when time is up"`
	Text     bool           `json:"text,omitempty" doc:"the answer may carry a line of text"`
	Sides    []int          `json:"sides,omitempty" doc:"sides of the dice to roll, in order; the answer then consists of faces"`
	Deadline int64          `json:"deadline,omitempty" doc:"when time is up, in milliseconds since 1970; 0: never"`
}

// Waiting says who has to answer next. Everyone at the table may see it.
type Waiting struct {
	Seats  []string `json:"seats,omitempty" doc:"names of seats; empty: nobody (the fight is over, or bots are playing)"`
	Who    string   `json:"who,omitempty" doc:"id of the combatant that acts"`
	Prompt string   `json:"prompt,omitempty" doc:"empty if the question is hidden from this link"`
}

// Line is one line of the log.
type Line struct {
	Text  string `json:"text"`
	Rule  string `json:"rule,omitempty" doc:"id of a rule"`
	Kind  string `json:"kind,omitempty" doc:"round, turn, act, react, move, roll, hit, miss, harm, heal, condition, count (a meter changes), fall, decree or end; empty for other lines"`
	Round int    `json:"round,omitempty" doc:"number of the round, on the line that begins it"`

	Who    string   `json:"who,omitempty" doc:"id of the combatant that does it, if the text names it"`
	Target string   `json:"target,omitempty" doc:"id of the combatant that it happens to, if the text names it"`
	Path   []string `json:"path,omitempty" doc:"of a move: names of the cells, the last is where it ends"`
	Left   *int     `json:"left,omitempty" doc:"of harm and heal: how much health the target has left, if the text says so"`
	Brief  string   `json:"brief,omitempty" doc:"the outcome in a word or two, such as miss"`

	Roll *Roll `json:"roll,omitempty" doc:"the roll, itemized"`
	At   int   `json:"at" doc:"number of inputs at this line: the moment to replay to"`
}

// Roll is an itemized roll of dice.
type Roll struct {
	Faces   []int32 `json:"faces,omitempty"`
	Mods    []Mod   `json:"mods,omitempty"`
	Target  int     `json:"target,omitempty" doc:"the number that the roll had to reach, if against itemizes it"`
	Against []Mod   `json:"against,omitempty" doc:"what the number to reach is made of, such as the target's AC"`
}

// Mod is one modifier of a roll, or of the number that it had to reach.
type Mod struct {
	Rule    string `json:"rule"`
	Title   string `json:"title"`
	Value   int    `json:"value"`
	Dice    bool   `json:"dice,omitempty" doc:"value is a number of advantage dice"`
	Fate    string `json:"fate,omitempty" doc:"of one that does not count: what became of it, in words that the title in because completes, such as does not stack with"`
	By      string `json:"by,omitempty" doc:"of one that does not count: id of the rule that took it away, or of the one with which it does not stack"`
	Because string `json:"because,omitempty" doc:"title of that rule"`
}

// Seat is a seat and the player or bot that plays it.
type Seat struct {
	Name     string     `json:"name"`
	Plays    string     `json:"plays" doc:"player, or the name of a bot"`
	Side     string     `json:"side,omitempty" doc:"side of its combatants; empty for a GM without combatants"`
	Who      []string   `json:"who,omitempty" doc:"ids of its combatants"`
	Here     int        `json:"here" doc:"number of connected pages"`
	Standing []Standing `json:"standing,omitempty" doc:"standing answers; shown only to the link of the seat and to the GM"`
}

// Standing is a standing answer of a seat: how it answers a kind of question without being asked.
type Standing struct {
	Kind  string `json:"kind" doc:"kind of question"`
	Verb  string `json:"verb,omitempty" doc:"verb to choose; empty: the default"`
	Part  string `json:"part,omitempty" doc:"what else the key of the choice must have, with colons between the parts, such as \"retry\"; empty: anything"`
	Ask   bool   `json:"ask,omitempty" doc:"ask if the conditions hold; instead of a verb"`
	Below int    `json:"below,omitempty" doc:"only below this percentage of hit points; otherwise the default"`
	Actor string `json:"actor,omitempty" doc:"only when the combatant with this id acts; otherwise the default"`
	Aimed bool   `json:"aimed,omitempty" doc:"only when the asked combatant is the target of that action; otherwise the default"`

	If []StandingLimit `json:"if,omitempty" doc:"only if all these numbers are within their limits; otherwise the default"`
}

// StandingLimit is a condition of a standing answer on a number that the ruleset counts.
type StandingLimit struct {
	Number string `json:"number" doc:"name of the number, such as \"fatigue\""`
	Is     string `json:"is,omitempty" doc:"more: n or more; less: n or less; empty: exactly n"`
	N      int    `json:"n"`
}

// UndoVote is an open request to undo. It takes effect when the GM or every seat agrees.
type UndoVote struct {
	By   string   `json:"by" doc:"seat that made the request"`
	Keep int      `json:"keep" doc:"number of inputs to keep"`
	What string   `json:"what" doc:"the request as a sentence"`
	Yes  []string `json:"yes" nullable:"false" doc:"seats that agree"`
	Of   []string `json:"of" nullable:"false" doc:"seats that may vote"`
}

// Summary is the result of a fight.
type Summary struct {
	Winner string  `json:"winner,omitempty" doc:"name of a side; empty: a draw"`
	Rounds int     `json:"rounds"`
	Who    []Deeds `json:"who" nullable:"false"`
	Hash   string  `json:"hash,omitempty" doc:"hash of the final state, hidden things included; only for the GM"`

	Encounter  string   `json:"encounter,omitempty" doc:"name of what was played, to play it again"`
	Highlights []string `json:"highlights,omitempty" doc:"up to three sentences about who did most"`
	Sides      []string `json:"sides,omitempty" doc:"the sides of course, in order"`
	Course     []Moment `json:"course,omitempty" doc:"how the health of the sides went"`
	Turn       *Turn    `json:"turn,omitempty" doc:"the deed that took most from those who lost"`
}

// Moment is how much health each side has left after a number of inputs.
type Moment struct {
	At   int   `json:"at"`
	Left []int `json:"left" nullable:"false" doc:"thousandths, by side"`
}

// Turn is the deed that decided a fight.
type Turn struct {
	At   int    `json:"at" doc:"number of inputs at the deed"`
	Text string `json:"text"`
	Lost int    `json:"lost" doc:"thousandths of the health of its side"`
}

// Deeds are the statistics of one combatant.
type Deeds struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Side    string `json:"side"`
	Down    bool   `json:"down,omitempty"`
	Left    int    `json:"left" doc:"hit points left"`
	Full    int    `json:"full"`
	Dealt   int    `json:"dealt"`
	Taken   int    `json:"taken"`
	Healed  int    `json:"healed"`
	Felled  int    `json:"felled"`
	Attacks int    `json:"attacks" doc:"attack rolls, and checks against another combatant"`
	Hits    int    `json:"hits"`
	Luck    int    `json:"luck" doc:"its dice compared with expectation, in hundredths of a standard deviation"`
	Rolls   int    `json:"rolls" doc:"number of rolls that luck counts"`
}
