package room

import (
	"context"
	"log/slog"
	"time"

	"fray/analyze"
	"fray/internal/seating"
	"fray/internal/store"
	"fray/job"
	"fray/pack"
	"fray/ruleset"
)

// Workers compute in other processes.
type Workers interface {
	// Analyze makes the analysis of a record, or says why they cannot. Progress gets the number of finished steps ([analyze.Steps]). If the context
	// ends with another cause than context.Canceled, the work may continue for the next one who asks for the same.
	Analyze(ctx context.Context, title string, s job.Spec, progress func(done int)) (*analyze.Report, error)
}

// Config configures a registry. Each comment names the default of a zero value.
type Config struct {
	Store   store.Store
	Library *pack.Library                             // encounters that can be started
	Find    func(name string) (ruleset.Ruleset, bool) // ruleset.Find
	Log     *slog.Logger                              // none
	Own     func(encounter string) bool               // reports encounters of the server's folder; none
	Bots    seating.Bots                              // in addition to those of package bot; none
	Tables  int                                       // largest number: 10,000
	Awake   int                                       // idle fights kept in memory: 256; those without an open page, or only looked at, up to a quarter of that
	Idle    time.Duration                             // time after which an unused fight is put away: 5 minutes
	Keep    time.Duration                             // time after which an unused table is deleted: never
	Compute time.Duration                             // time limit for odds: 3 seconds
	Stretch int                                       // most answers of bots before they are stored and shown: 64
	Rules   string                                    // identifies the rules of this program: the hash of its file
	Version string                                    // of this program, for records: none
	Workers []Workers                                 // for what takes long, in the order in which they are asked; none
	Heap    func(growth int)                          // sets how much the heap may grow between two garbage collections, in percent; none
}

// filled returns the configuration with its defaults.
func (c Config) filled() Config {
	if c.Find == nil {
		c.Find = ruleset.Find
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.Heap == nil {
		c.Heap = func(int) {}
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
	if c.Stretch == 0 {
		c.Stretch = 64
	}
	if c.Compute == 0 {
		c.Compute = 3 * time.Second
	}
	return c
}
