package api

// Who sees the bar with the chances of the sides during the fight.
const (
	BarNobody = ""
	BarGM     = "gm"
	BarAll    = "all"
)

// Aids are what the GM lets the players have besides the rules.
type Aids struct {
	Hints bool   `json:"hints,omitempty" doc:"players may ask for a hint about their question"`
	Bar   string `json:"bar,omitempty" enum:",gm,all" doc:"who sees the bar with the chances of the sides: nobody, the GM, or everyone"`
}

// Bar is the chances of the sides if greedy bots play on from here, by what this link may know.
type Bar struct {
	Sides []Share `json:"sides" nullable:"false"`
}

// Share is how often a side wins. Share, Low and High are in hundredths of a percent.
type Share struct {
	Side  string `json:"side"`
	Title string `json:"title" doc:"display name of the side"`
	Share int    `json:"share"`
	Low   int    `json:"low" doc:"of its 95 % interval"`
	High  int    `json:"high"`
}

// Hint is what a search advises on a question by what the seat knows.
type Hint struct {
	Side    string    `json:"side" doc:"display name of the side whose chances these are"`
	Fights  int       `json:"fights" doc:"number of fights that were played on after each choice"`
	Choices []Advised `json:"choices" nullable:"false" doc:"the best choices, best first; only one if there was nothing to compare"`
}

// Advised is a choice of a hint. Share, Low and High are in hundredths of a percent.
type Advised struct {
	Key    string `json:"key"`
	Text   string `json:"text"`
	Greedy bool   `json:"greedy,omitempty" doc:"it is what the greedy bot would do"`
	Share  int    `json:"share" doc:"how often the side wins after it, if greedy bots play on"`
	Low    int    `json:"low" doc:"of its 95 % interval"`
	High   int    `json:"high"`
	Fears  string `json:"fears,omitempty" doc:"the reply of the other side that is worst for this choice, of those that greedy bots make"`
}

// Simulate asks what would come of the present moment.
type Simulate struct {
	Fights  int               `json:"fights,omitempty" minimum:"1" maximum:"10000" doc:"how many fights to play; default: 1000. There are fewer if they take too long"`
	Bots    map[string]string `json:"bots,omitempty" doc:"names of bots by side; greedy where none is named"`
	Key     string            `json:"key,omitempty" doc:"answer the open question with the choice of this key; default: a bot answers"`
	Seed    uint64            `json:"seed,omitempty" doc:"seed of the dice; default: 1"`
	Compare bool              `json:"compare,omitempty" doc:"of a what-if: compare with the moment at which it began, by the same seeds"`
}

// Simulation is what came of a moment.
type Simulation struct {
	Fights  int       `json:"fights" doc:"number of fights that were played"`
	Sides   []Share   `json:"sides" nullable:"false"`
	Draws   int       `json:"draws" doc:"number of fights that nobody won"`
	Rounds  int       `json:"rounds" doc:"average number of the last round, in hundredths"`
	Against *Compared `json:"against,omitempty" doc:"the comparison, if one was asked for"`
}

// Compared is how the moment compares with the one at which the what-if began. Numbers are in hundredths of a percent.
type Compared struct {
	Sides      []Share `json:"sides" nullable:"false" doc:"the chances there"`
	Difference int     `json:"difference" doc:"share of the first side here, minus that there"`
	Low        int     `json:"low" doc:"of its 95 % interval, for pairs of fights with the same seed"`
	High       int     `json:"high"`
	Real       bool    `json:"real" doc:"the difference is more than luck, at the 5 % level"`
}
