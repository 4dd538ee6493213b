package api

import "fray/table"

// Proof says where the dice of a table come from. Everyone at the table may see it.
type Proof struct {
	Practice bool         `json:"practice,omitempty" doc:"the seed was chosen by hand for practice: the dice are predictable, and nothing is proved"`
	Commit   string       `json:"commit,omitempty" doc:"SHA-256 commitment to the secret seed, as docs/serve.md defines it; shown before the first roll"`
	Stirs    []table.Stir `json:"stirs,omitempty" doc:"texts that seats have mixed into the dice, in order"`
	Open     bool         `json:"open,omitempty" doc:"the fight has not begun and seats may stir; it begins when every seat of waiting.seats has stirred"`
	Fresh    []string     `json:"fresh,omitempty" doc:"commitments to the seeds of fresh dice, in order"`
	Seed     string       `json:"seed,omitempty" doc:"the secret seed, once the fight is over"`
	Older    int          `json:"older,omitempty" doc:"inputs that an older version of the rules has played: this version cannot prove their dice"`
}

// NewStir is a text to mix into the dice before the first roll.
type NewStir struct {
	Text string `json:"text" doc:"1 to 200 bytes of printable text; best chosen at random"`
}
