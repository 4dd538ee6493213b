package odds

import (
	"errors"
	"time"

	"fray/bot"
	"fray/table"
)

// The refusals.
var (
	ErrNothingOpen = errors.New("no question is open")
	ErrNotListed   = errors.New("the option is not one of the open question")
	ErrSecret      = errors.New("what is answered to this question is secret, and odds would tell what others have answered")
	ErrNoRest      = errors.New("the option does not come to rest")
	ErrUnknown     = errors.New("what comes of it depends on what you cannot know")
	ErrLate        = errors.New("the time was not enough to say anything of the option")
)

// Options say how odds are computed. The zero value is usable.
type Options struct {
	// Policy answers the questions after the option; nil is the greedy bot for every side, and the defaults for the GM.
	// One that draws numbers gets those of the seed, as at the table.
	Policy bot.Player
	// MaxRuns is how many ways one option may have before it is sampled; 0 is 200,000, and 20,000 each when all options
	// are looked at.
	MaxRuns int
	// Samples is how often an option that has too many ways is tried; 0 is 20,000, and 4,000 when all options are
	// looked at.
	Samples int
	Seed    uint64 // of the samples
	// Seat is the seat that asks: what it may not know does not count. The zero value is the GM, who knows all.
	Seat table.Seat
	// Within is how long it may take; 0 is as long as it takes. What has too many ways for its share of the time is sampled,
	// as often as there is time for; options that not even that was possible of are named ([Report.Late]).
	Within time.Duration
	// MaxCells is how many cells of one kind of option are looked at when all options are; 0 is 200.
	MaxCells int
}

// filled has the numbers that were left open.
func (o Options) filled(runs, samples int) Options {
	if o.MaxRuns <= 0 {
		o.MaxRuns = runs
	}
	if o.Samples <= 0 {
		o.Samples = samples
	}
	if o.MaxCells <= 0 {
		o.MaxCells = 200
	}
	return o
}
