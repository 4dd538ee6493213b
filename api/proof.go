package api

import "fray/table"

// Proof is where the dice of a table come from, as everybody at it may know.
type Proof struct {
	Practice bool         `json:"practice,omitempty" doc:"a practice seed, which somebody typed: the dice are predictable, and nothing is proved"`
	Commit   string       `json:"commit,omitempty" doc:"SHA-256 of the secret seed, as docs/serve.md defines it: shown before the first roll"`
	Stirs    []table.Stir `json:"stirs,omitempty" doc:"what seats have mixed in, in this order"`
	Open     bool         `json:"open,omitempty" doc:"the fight has not begun: seats may stir; it begins when all of waiting.seats have"`
	Fresh    []string     `json:"fresh,omitempty" doc:"commitments to the seeds of fresh dice, in order"`
	Seed     string       `json:"seed,omitempty" doc:"the secret seed, once the fight is over"`
}

// NewStir is a text to mix into the dice.
type NewStir struct {
	Text string `json:"text" doc:"1 to 200 bytes of printable text; random is best"`
}
