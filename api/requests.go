package api

// Encounter is a fight that can be started.
type Encounter struct {
	Name    string            `json:"name" doc:"name to give to POST /api/v1/tables"`
	Title   string            `json:"title"`
	Ruleset string            `json:"ruleset"`
	About   string            `json:"about,omitempty"`
	Own     bool              `json:"own,omitempty" doc:"it comes from the server's folder and is not bundled"`
	Preview string            `json:"preview" doc:"small SVG picture of the map and the starting positions, a few KiB"`
	Sides   []EncounterSide   `json:"sides"`
	Seats   []string          `json:"seats"`
	Crew    map[string]int    `json:"crew" doc:"number of visible combatants by seat"`
	Usual   map[string]string `json:"usual" doc:"default for each seat: player, or the name of a bot"`
	Level   string            `json:"level,omitempty" doc:"of a bundled fight: easy, even or hard for the side that players usually have"`
	Minutes int               `json:"minutes,omitempty" doc:"of a bundled fight: how long it takes one player, about"`
	First   bool              `json:"first,omitempty" doc:"the fight to begin with, of those of its ruleset"`
	Fights  int               `json:"fights,omitempty" doc:"of an adventure: the number of its fights at most; sides and crew are those of the first, the preview of the first with a map"`
}

// EncounterSide is a side of an encounter as players see it before the fight.
type EncounterSide struct {
	Name       string `json:"name"`
	Title      string `json:"title" doc:"display name; the name if it has none"`
	Combatants int    `json:"combatants" doc:"number of visible combatants"`
}

// Create starts a table.
type Create struct {
	Encounter string            `json:"encounter" doc:"the name of one of GET /api/v1/encounters"`
	Seats     map[string]string `json:"seats,omitempty" doc:"for each seat, player or the name of a bot; default: players for the first side"`
	Each      []string          `json:"each,omitempty" doc:"seats to split: each of their combatants gets a separate seat with the combatant's id as its name, played as seats says for the whole"`
	Dice      string            `json:"dice,omitempty" doc:"roll (default) or ask"`
	Seed      uint64            `json:"seed,omitempty" doc:"practice seed; 0: a secret seed is drawn"`
	Limit     int               `json:"limit,omitempty" doc:"seconds that a question may take; 0: no limit"`
}

// Created holds the links of a new table. Their tokens are shown only this once.
type Created struct {
	Table string `json:"table"`
	Links []Link `json:"links"`
}

// Link gives its holder access to a table. The token is the whole secret; the server stores only its hash.
type Link struct {
	ID    string `json:"id" doc:"id of the link, for revoking it"`
	Role  string `json:"role" doc:"gm, seat or spectator"`
	Seat  string `json:"seat,omitempty" doc:"name of the seat, for the role seat"`
	Token string `json:"token,omitempty" doc:"the whole secret, returned only when the link is made"`
	URL   string `json:"url,omitempty" doc:"address of the page, returned with the token"`

	Unused bool `json:"unused,omitempty" doc:"nobody has opened it yet; until then the link that it replaces still works"`
}

// Answer answers a question.
type Answer struct {
	Question string  `json:"question" doc:"id of the question"`
	Key      string  `json:"key,omitempty" doc:"key of a choice"`
	Note     string  `json:"note,omitempty" doc:"text to go with the answer"`
	Faces    []int32 `json:"faces,omitempty" doc:"faces of the requested dice, one for each entry of the question's sides, in order"`
	Pass     bool    `json:"pass,omitempty" doc:"lets the bot continue, in a question with pass"`
	As       string  `json:"as,omitempty" doc:"seat that the GM answers for"`
}

// Odds are the possible outcomes of a choice.
type Odds struct {
	Key    string   `json:"key"`
	Exact  bool     `json:"exact"`
	Trials int      `json:"trials,omitempty" doc:"number of simulated trials, if the odds are sampled"`
	Lines  []string `json:"lines" nullable:"false" doc:"the odds in words, with percentages"`
	Hit    int      `json:"hit,omitempty" doc:"chance that the attack hits or the check succeeds in hundredths of a percent, 10000 only if it is certain; 0 if it is impossible or not defined"`
	Struck *int     `json:"struck,omitempty" doc:"of a reaction to an attack: chance that the attack hits all the same, in hundredths of a percent"`
	Harm   int      `json:"harm,omitempty" doc:"average loss of hit points of all others together, in hundredths"`
	Own    int      `json:"own,omitempty" doc:"average loss of hit points of the combatant that chooses, in hundredths"`
	Down   int      `json:"down,omitempty" doc:"highest chance that one of the others goes down, in hundredths of a percent"`
}

// Area is what a choice touches.
type Area struct {
	Cells []string `json:"cells" nullable:"false" doc:"names of the cells; none if the choice touches no area"`
}

// Undo takes inputs back. The GM's request takes effect at once; a seat's request is put to the table.
type Undo struct {
	Keep int    `json:"keep" doc:"number of inputs to keep"`
	Vote string `json:"vote,omitempty" doc:"yes or no to the open request, instead of a new request"`
}

// SeatChange hands a seat to a player or a bot.
type SeatChange struct {
	Seat  string `json:"seat" doc:"name of the seat"`
	Plays string `json:"plays" doc:"player, or the name of a bot"`
}

// Problem is a refusal by the API (RFC 9457).
type Problem struct {
	Title  string `json:"title"`
	Status int    `json:"status"`
	Detail string `json:"detail"`
	Code   Code   `json:"code" doc:"why, for programs"`
}
