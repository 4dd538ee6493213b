package sim

import (
	"errors"
	"fmt"
	"runtime"
	"time"

	"fray/bot"
	"fray/table"
)

// Match is one encounter and its players.
type Match struct {
	Game table.Game   // the start; never changed
	Bots []bot.Player // by side; missing or nil is greedy, the GM takes the default

	// Label is what a comparison calls the encounter, such as the name of its file; "" is its name.
	Label string

	// From is the position that every fight is played on from, with other dice; nil is the start. Game is then any game of the
	// fight, and Answer the answer to the open question; nil leaves it to the bots.
	From   *table.Position
	Answer *table.Option
}

// Config configures a run of many fights.
type Config struct {
	Match
	Fights  int
	Seed    uint64
	Workers int // goroutines; 0 is one per processor
	// MaxDecisions bounds one fight: after that many decisions or beats it is cut off and counts as a draw. 0 means
	// one million, far more than the longest fight that ends by its rules.
	MaxDecisions int
	// Why has the report say what each combatant did with each ability. It costs time.
	Why bool
	// Progress is called with the number of finished fights, one call at a time but from several goroutines. It must
	// be quick. It may be nil.
	Progress func(done int)
	// Clock times the run. If it is nil, the report shows 0 seconds.
	Clock func() time.Time
}

// ErrConfig is wrapped by the errors about an invalid configuration.
var ErrConfig = errors.New("simulation")

// ready checks the configuration and fills in defaults.
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
