package api

import "time"

// Asked is the current question without the rest of the state: what a program needs between two answers.
type Asked struct {
	Rev      Rev       `json:"rev"`
	Question *Question `json:"question,omitempty" doc:"absent if this link has no question to answer"`
	Waiting  Waiting   `json:"waiting"`
	Over     bool      `json:"over,omitempty"`
}

// Standings changes the standing answers of a seat. Kinds of question that are not listed are unchanged.
type Standings struct {
	Seat     string     `json:"seat,omitempty" doc:"name of the seat; empty: the seat of this link"`
	Standing []Standing `json:"standing,omitempty" doc:"these replace the standing answers of the same kinds; within a kind, the first that applies is used"`
	Also     bool       `json:"also,omitempty" doc:"keep standing answers of the same kinds that have another answer, if both have conditions on numbers"`
	Ask      []string   `json:"ask,omitempty" doc:"kinds of question to ask again from now on"`
}

// Pause pauses or resumes all clocks.
type Pause struct {
	Paused bool `json:"paused" doc:"false: resume the clocks"`
}

// Limit sets how long a question may take from now on.
type Limit struct {
	Seconds int `json:"seconds" doc:"0: no limit"`
}

// End ends the fight by the GM's decree.
type End struct {
	Winner string `json:"winner,omitempty" doc:"name of a side; empty: a draw"`
	Why    string `json:"why,omitempty" doc:"reason, shown in the log"`
}

// NewLink asks for a new link, which replaces the existing links of the same role and seat.
type NewLink struct {
	Role string `json:"role" doc:"gm, seat or spectator"`
	Seat string `json:"seat,omitempty" doc:"name of the seat, for the role seat"`
}

// Branch asks for a separate table that continues from an earlier moment of this one.
type Branch struct {
	Keep int `json:"keep" doc:"number of inputs to begin with"`
}

// Sitting is the public information about a table of this server.
type Sitting struct {
	ID      string    `json:"id"`
	Name    string    `json:"name"`
	Ruleset string    `json:"ruleset"`
	Created time.Time `json:"created"`
	Over    bool      `json:"over,omitempty"`
	Damaged bool      `json:"damaged,omitempty" doc:"its record could not be read or replayed at the last attempt"`
}
