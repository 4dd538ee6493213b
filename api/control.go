package api

import "time"

// Asked is the question alone: what a program that plays needs between two answers.
type Asked struct {
	Rev      int       `json:"rev"`
	Question *Question `json:"question,omitempty" doc:"none: this link is asked nothing"`
	Waiting  Waiting   `json:"waiting"`
	Over     bool      `json:"over,omitempty"`
}

// Standings changes the standing answers of a seat, kind by kind. Kinds that it does not name stay as they are.
type Standings struct {
	Seat     string     `json:"seat,omitempty" doc:"empty: the link's own"`
	Standing []Standing `json:"standing,omitempty" doc:"replace those of the same kinds; of one kind, the first that fits counts"`
	Ask      []string   `json:"ask,omitempty" doc:"kinds of question that are asked again"`
}

// Pause stops all clocks, or has them go on.
type Pause struct {
	Paused bool `json:"paused" doc:"false: let them run"`
}

// Limit is how long a question may take from now on.
type Limit struct {
	Seconds int `json:"seconds" doc:"0: as long as it takes"`
}

// End ends the fight by the GM's decree.
type End struct {
	Winner string `json:"winner,omitempty" doc:"side; empty for a draw"`
	Why    string `json:"why,omitempty" doc:"the reason, for the log"`
}

// NewLink asks for a new link, in place of those that there are of the role and seat.
type NewLink struct {
	Role string `json:"role" doc:"gm, seat or spectator"`
	Seat string `json:"seat,omitempty" doc:"of a seat"`
}

// Branch asks for a table of its own that goes on from an earlier moment of this one.
type Branch struct {
	Keep int `json:"keep" doc:"inputs that it begins with"`
}

// Sitting is a table of this server as anybody may know of it.
type Sitting struct {
	ID      string    `json:"id"`
	Name    string    `json:"name"`
	Ruleset string    `json:"ruleset"`
	Created time.Time `json:"created"`
	Over    bool      `json:"over,omitempty"`
	Damaged bool      `json:"damaged,omitempty" doc:"its record could not be read or played when somebody looked last"`
}
