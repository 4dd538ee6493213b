package room

import (
	"log/slog"
	"time"

	"fray/internal/store"
	"fray/pack"
	"fray/ruleset"
)

// Config says what a registry is made of. What is zero has the default that is named.
type Config struct {
	Store   store.Store
	Library *pack.Library                             // the encounters that can be started
	Find    func(name string) (ruleset.Ruleset, bool) // ruleset.Find
	Log     *slog.Logger                              // none
	Own     func(encounter string) bool               // of the server's folder, not bundled; none
	Tables  int                                       // at most: 10,000
	Awake   int                                       // fights that are kept in memory at most while nobody plays them: 256
	Idle    time.Duration                             // after this long without being looked at a fight is put away: 5 minutes
	Keep    time.Duration                             // after this long without anybody there a table is deleted: never
	Compute time.Duration                             // at most for odds: 3 seconds
	Rules   string                                    // identifies the rules of this program: the hash of its file
	Version string                                    // of this program, for records: none
}

// filled has the defaults.
func (c Config) filled() Config {
	if c.Find == nil {
		c.Find = ruleset.Find
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.Own == nil {
		c.Own = func(string) bool { return false }
	}
	if c.Tables == 0 {
		c.Tables = 10_000
	}
	if c.Awake == 0 {
		c.Awake = 256
	}
	if c.Idle == 0 {
		c.Idle = 5 * time.Minute
	}
	if c.Rules == "" {
		c.Rules = buildID()
	}
	if c.Compute == 0 {
		c.Compute = 3 * time.Second
	}
	return c
}
