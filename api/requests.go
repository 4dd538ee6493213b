package api

import "fray/table"

// Encounter is a fight that can be started.
type Encounter struct {
	Name    string        `json:"name"` // as Create takes it
	Title   string        `json:"title"`
	Ruleset string        `json:"ruleset"`
	About   string        `json:"about,omitempty"`
	Own     bool          `json:"own,omitempty"` // of the server's folder, not bundled
	Map     table.MapView `json:"map"`
	Tokens  []table.Token `json:"tokens"`
	Seats   []string      `json:"seats"`
}

// Create starts a table.
type Create struct {
	Encounter string            `json:"encounter"`
	Seats     map[string]string `json:"seats,omitempty"` // seat: person or a bot; left out: the first side's are people's
	Dice      string            `json:"dice,omitempty"`  // roll (default) or ask
	Seed      uint64            `json:"seed,omitempty"`  // 0: drawn
	Limit     int               `json:"limit,omitempty"` // seconds for a question; 0: none
}

// Created are the links of a new table: shown once, and never again.
type Created struct {
	Table string `json:"table"`
	Links []Link `json:"links"`
}

// Link lets its holder in. The token is the whole secret; the server keeps only its hash.
type Link struct {
	ID    string `json:"id"`             // to revoke it by
	Role  string `json:"role"`           // gm, seat or spectator
	Seat  string `json:"seat,omitempty"` // of a seat
	Token string `json:"token,omitempty"`
	URL   string `json:"url,omitempty"`
}

// Answer answers a question.
type Answer struct {
	Question string  `json:"question"`        // its id
	Key      string  `json:"key,omitempty"`   // of a choice
	Note     string  `json:"note,omitempty"`  // words that go with it
	Faces    []int32 `json:"faces,omitempty"` // of the dice that are waited for
	As       string  `json:"as,omitempty"`    // the GM answers for this seat
}

// Odds are what becomes of a choice.
type Odds struct {
	Key    string   `json:"key"`
	Exact  bool     `json:"exact"`
	Trials int      `json:"trials,omitempty"` // where it is sampled
	Lines  []string `json:"lines"`            // in words, with per cents
	Hit    int      `json:"hit,omitempty"`    // chance that it succeeds, in hundredths of a per cent; 0 if that means nothing
}

// Undo takes inputs back. A seat's wish is put to the table; the GM's is done at once.
type Undo struct {
	Keep int    `json:"keep"`           // inputs that stay
	Vote string `json:"vote,omitempty"` // yes or no to the open wish, in place of a new one
}

// SeatChange hands a seat over, or gives it a new link.
type SeatChange struct {
	Seat  string `json:"seat"`
	Plays string `json:"plays"` // person, or the name of a bot
}

// Problem is how the API says no (RFC 9457).
type Problem struct {
	Title  string `json:"title"`
	Status int    `json:"status"`
	Detail string `json:"detail"`
	Code   string `json:"code,omitempty"` // stale, not_asked, not_listed, bad_dice, closed, ...
}
