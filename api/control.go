package api

import "time"

// Asked is the question alone: what a program that plays needs between two answers.
type Asked struct {
	Rev      int       `json:"rev"`
	Question *Question `json:"question,omitempty"` // none: this link is asked nothing
	Waiting  Waiting   `json:"waiting"`
	Over     bool      `json:"over,omitempty"`
}

// Standings are the standing answers of a seat, in place of those it had.
type Standings struct {
	Seat     string     `json:"seat,omitempty"` // empty: the link's own
	Standing []Standing `json:"standing"`
}

// Pause stops all clocks, or has them go on.
type Pause struct {
	Paused bool `json:"paused"`
}

// Limit is how long a question may take from now on.
type Limit struct {
	Seconds int `json:"seconds"` // 0: as long as it takes
}

// End ends the fight by the GM's decree.
type End struct {
	Winner string `json:"winner,omitempty"` // side; empty for a draw
	Why    string `json:"why,omitempty"`
}

// NewLink asks for a new link, in place of those that there are of the role and seat.
type NewLink struct {
	Role string `json:"role"`
	Seat string `json:"seat,omitempty"` // of a seat
}

// Branch asks for a table of its own that goes on from an earlier moment of this one.
type Branch struct {
	Keep int `json:"keep"` // inputs that it begins with
}

// Sitting is a table of this server as anybody may know of it.
type Sitting struct {
	ID      string    `json:"id"`
	Name    string    `json:"name"`
	Ruleset string    `json:"ruleset"`
	Created time.Time `json:"created"`
	Inputs  int       `json:"inputs"` // lines of its record, which those that took something back are of too
	Over    bool      `json:"over,omitempty"`
}
