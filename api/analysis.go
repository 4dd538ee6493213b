package api

// How far the analysis of a fight is.
const (
	AnalysisNone    = "none"    // nobody has asked for one
	AnalysisRunning = "running" // Done of All steps are done
	AnalysisDone    = "done"
	AnalysisFailed  = "failed"
)

// Analyze asks for the analysis of a finished fight, or stops the one under way.
type Analyze struct {
	Stop bool `json:"stop,omitempty" doc:"Stop the analysis that is under way"`
}

// Analysis says where a finished fight was won, as far as the link may know: how the chances changed when greedy bots play on from each
// moment. Chances and their changes are in hundredths of a percent.
type Analysis struct {
	State   string         `json:"state" enum:"none,running,done,failed"`
	Done    int            `json:"done,omitempty"`
	All     int            `json:"all,omitempty"`
	Why     string         `json:"why,omitempty"`    // it failed
	Fights  int            `json:"fights,omitempty"` // played on from each moment
	Sides   []string       `json:"sides,omitempty"`
	Course  []Chances      `json:"course,omitempty"`
	Turning []TurningPoint `json:"turning,omitempty"` // largest first
	Seats   []SeatPlay     `json:"seats,omitempty"`   // all for the game master, else your own
}

// Chances are those of the sides after a number of inputs.
type Chances struct {
	Inputs int   `json:"inputs"`
	Sides  []int `json:"sides"`
}

// TurningPoint is an input that changed the chances much. Who, Text, Choice, Luck and Better are those of your own answers; the game
// master sees them of all.
type TurningPoint struct {
	Inputs int           `json:"inputs"` // with it
	Round  int           `json:"round"`
	Swing  int           `json:"swing"` // of the chance of the first side
	Side   string        `json:"side,omitempty"`
	Who    string        `json:"who,omitempty"`
	Text   string        `json:"text,omitempty"`
	Choice int           `json:"choice,omitempty"` // for its side, against what greedy would have done
	Luck   int           `json:"luck,omitempty"`   // for its side, of the dice after it
	Better *BetterChoice `json:"better,omitempty"`
}

// BetterChoice is a choice that would have been better.
type BetterChoice struct {
	Text   string `json:"text"`
	Chance int    `json:"chance"` // of the side that chose
	Gain   int    `json:"gain"`
}

// SeatPlay is how a seat played. Gained, Lost and Luck add up its choices and dice.
type SeatPlay struct {
	Seat      string `json:"seat"`
	Decisions int    `json:"decisions"` // with more than one choice
	Usual     int    `json:"usual"`     // of them, as greedy would have answered
	Gained    int    `json:"gained"`
	Lost      int    `json:"lost"`
	Luck      int    `json:"luck"`
}
