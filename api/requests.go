package api

// Encounter is a fight that can be started.
type Encounter struct {
	Name    string            `json:"name" doc:"as POST /api/tables takes it"`
	Title   string            `json:"title"`
	Ruleset string            `json:"ruleset"`
	About   string            `json:"about,omitempty"`
	Own     bool              `json:"own,omitempty" doc:"of the server's folder, not bundled"`
	Preview string            `json:"preview" doc:"a small picture of the map and where everybody stands, as SVG of a few KiB"`
	Sides   []EncounterSide   `json:"sides"`
	Seats   []string          `json:"seats"`
	Crew    map[string]int    `json:"crew" doc:"seat: how many combatants it has in sight"`
	Usual   map[string]string `json:"usual" doc:"seat: who plays it where nobody is named for it, person or a bot"`
}

// EncounterSide is a side of an encounter, as it is seen before the fight.
type EncounterSide struct {
	Name       string `json:"name"`
	Combatants int    `json:"combatants" doc:"how many are in sight"`
}

// Create starts a table.
type Create struct {
	Encounter string            `json:"encounter" doc:"the name of one of GET /api/encounters"`
	Seats     map[string]string `json:"seats,omitempty" doc:"seat: person or a bot; left out: the first side's are people's"`
	Each      []string          `json:"each,omitempty" doc:"seats to be parted: each of their combatants gets a seat of its own, called by its id, and played as Seats says of the whole"`
	Dice      string            `json:"dice,omitempty" doc:"roll (default) or ask"`
	Seed      uint64            `json:"seed,omitempty" doc:"0: drawn"`
	Limit     int               `json:"limit,omitempty" doc:"seconds for a question; 0: none"`
}

// Created are the links of a new table: shown once, and never again.
type Created struct {
	Table string `json:"table"`
	Links []Link `json:"links"`
}

// Link lets its holder in. The token is the whole secret; the server keeps only its hash.
type Link struct {
	ID    string `json:"id" doc:"to revoke it by"`
	Role  string `json:"role" doc:"gm, seat or spectator"`
	Seat  string `json:"seat,omitempty" doc:"of a seat"`
	Token string `json:"token,omitempty" doc:"the whole secret, told once: when the link is made"`
	URL   string `json:"url,omitempty" doc:"of the page, told with the token"`

	Unused bool `json:"unused,omitempty" doc:"nobody has opened it yet: the link that it replaces works until somebody does"`
}

// Answer answers a question.
type Answer struct {
	Question string  `json:"question" doc:"its id"`
	Key      string  `json:"key,omitempty" doc:"of a choice"`
	Note     string  `json:"note,omitempty" doc:"words that go with it"`
	Faces    []int32 `json:"faces,omitempty" doc:"of the dice that are waited for, one for each of sides of the question, in order"`
	As       string  `json:"as,omitempty" doc:"the GM answers for this seat"`
}

// Odds are what becomes of a choice.
type Odds struct {
	Key    string   `json:"key"`
	Exact  bool     `json:"exact"`
	Trials int      `json:"trials,omitempty" doc:"where it is sampled"`
	Lines  []string `json:"lines" doc:"in words, with per cents"`
	Hit    int      `json:"hit,omitempty" doc:"chance that it succeeds, in hundredths of a per cent; 0 if that means nothing"`
}

// Undo takes inputs back. A seat's wish is put to the table; the GM's is done at once.
type Undo struct {
	Keep int    `json:"keep" doc:"inputs that stay"`
	Vote string `json:"vote,omitempty" doc:"yes or no to the open wish, in place of a new one"`
}

// SeatChange hands a seat over, or gives it a new link.
type SeatChange struct {
	Seat  string `json:"seat" doc:"its name"`
	Plays string `json:"plays" doc:"person, or the name of a bot"`
}

// Problem is how the API says no (RFC 9457).
type Problem struct {
	Title  string `json:"title"`
	Status int    `json:"status"`
	Detail string `json:"detail"`
	Code   string `json:"code,omitempty" doc:"stale, not_asked, not_listed, bad_dice, closed, ..."`
}
