package sim

import (
	"errors"
	"fmt"
	"runtime"
	"time"

	"fray/bot"
	"fray/table"
)

// Match is one encounter and who plays it.
type Match struct {
	Game table.Game   // the start; it is looked at, never changed
	Bots []bot.Player // by side; those that are missing or nil are greedy. The GM rules by default.
}

// Config is a run of many fights.
type Config struct {
	Match
	Fights  int
	Seed    uint64
	Workers int // goroutines; 0 is one a processor
	// MaxDecisions bounds one fight: after so many decisions, or so many beats, it is cut off and counts as a draw. 0 is
	// one million, far more than the longest fight that ends by its rules.
	MaxDecisions int
	// Progress hears how many fights are done. Calls come one at a time, but from several goroutines, and it must be
	// quick. nil is nobody.
	Progress func(done int)
	// Clock times the run; nil is no time at all, which the report shows as 0 seconds.
	Clock func() time.Time
}

// ErrConfig is wrapped by the refusal of a run that makes no sense.
var ErrConfig = errors.New("simulation")

// ready checks the configuration and fills in what was left open.
func (c Config) ready() (Config, error) {
	switch {
	case c.Game == nil:
		return c, refuse("there is no game to play")
	case c.Fights < 1:
		return c, refuse("the number of fights must be at least 1")
	case c.Workers < 0:
		return c, refuse("the number of workers must be at least 1, or 0 for one a processor")
	case c.MaxDecisions < 0:
		return c, refuse("the limit of decisions must be at least 1, or 0 for the usual one")
	}
	if c.Workers == 0 {
		c.Workers = runtime.GOMAXPROCS(0)
	}
	c.Workers = min(c.Workers, c.Fights)
	if c.MaxDecisions == 0 {
		c.MaxDecisions = 1_000_000
	}
	if c.Clock == nil {
		c.Clock = func() time.Time { return time.Time{} }
	}
	return c, nil
}

func refuse(why string) error { return fmt.Errorf("%w: %s", ErrConfig, why) }
