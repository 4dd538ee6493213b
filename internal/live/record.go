package live

import (
	"errors"
	"fmt"
	"slices"

	"fray/internal/recordfile"
	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// Config says how a table is set.
type Config struct {
	Ruleset ruleset.Ruleset
	Name    string // of the encounter
	Setup   any    // what the ruleset makes a game of
	Seating Seating
	Seed    uint64
	AskDice bool   // people throw the dice and type the faces
	Record  string // file to record to; empty: none

	Standing []string // standing answers, as [Table.StandBy] takes them
}

// Start sets a table. The game is made of the setup as a record keeps it, so that a replay begins with the very same.
func Start(c Config) (*Table, error) {
	head, err := c.header()
	if err != nil {
		return nil, err
	}
	g, err := gameOf(c.Ruleset, head.Setup)
	if err != nil {
		return nil, err
	}
	line, err := table.EncodeHeader(head)
	if err != nil {
		return nil, unrecordable(err)
	}
	return begin(c, g, head, nil, line)
}

// begin sets a table at the start of a fight that nothing has been recorded of. Its record has these lines before the
// header's.
func begin(c Config, g table.Game, head table.Header, before, line []byte) (*Table, error) {
	keeps := &journal{}
	t, err := newTable(c.Name, g, table.NewSession(g, keeps.options(head, line)), c.Seating, keeps, slices.Concat(before, line))
	if err != nil {
		return nil, err
	}
	if err := t.StandBy(c.Standing...); err != nil {
		return nil, err
	}
	if c.Record != "" { // last: where no fight begins no file is left
		if err := t.Save(c.Record); err != nil {
			return nil, err
		}
	}
	return t, nil
}

func unrecordable(err error) error { return fmt.Errorf("the encounter can not be recorded: %w", err) }

// header is what the first line of the record says.
func (c *Config) header() (table.Header, error) {
	setup, err := pack.Encode(c.Setup)
	if err != nil {
		return table.Header{}, unrecordable(err)
	}
	return table.Header{Ruleset: c.Ruleset.Name, Name: c.Name, Seed: table.Practice(c.Seed), Dice: c.dice(), Setup: setup}, nil
}

func (c *Config) dice() string {
	if c.AskDice {
		return table.DiceAsk
	}
	return table.DiceRoll
}

// Record is the file that is recorded to, or "".
func (t *Table) Record() string {
	if t.keeps.to == nil {
		return ""
	}
	return t.keeps.to.Path()
}

// Save writes the fight so far into a new record. If nothing was recorded before, it goes on being recorded there.
func (t *Table) Save(path string) error {
	f, err := recordfile.Create(path, t.header, t.s.Inputs())
	if err != nil {
		return err
	}
	if _, over := t.s.Over(); over {
		err = f.End(t.s.End())
	}
	if err == nil && t.keeps.to == nil {
		t.keeps.to = f
		return nil
	}
	return errors.Join(err, f.Close())
}

// Close lets go of the record.
func (t *Table) Close() error {
	if t.keeps.to == nil {
		return nil
	}
	return t.keeps.to.Close()
}
