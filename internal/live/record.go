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

// Config describes a new table.
type Config struct {
	Ruleset ruleset.Ruleset
	Name    string // of the encounter
	Setup   any    // the ruleset's setup, from which it makes the game
	Seating Seating
	Seed    uint64
	AskDice bool   // players throw real dice and type the faces
	Record  string // file to record to; empty for none

	Standing []string // standing answers, as [Table.StandBy] takes them
}

// Start starts a fight. It encodes and decodes the setup as a record does, so that a replay starts with an equal game.
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

// begin creates a table at the start of a fight. Before holds the lines of the record that precede the header.
func begin(c Config, g table.Game, head table.Header, before, line []byte) (*Table, error) {
	j := &journal{}
	t, err := newTable(c.Name, g, table.NewSession(g, j.options(head, line)), c.Seating, j, slices.Concat(before, line))
	if err != nil {
		return nil, err
	}
	if err := t.StandBy(c.Standing...); err != nil {
		return nil, err
	}
	if c.Record != "" { // last, so that a failed start leaves no file
		if err := t.Save(c.Record); err != nil {
			return nil, err
		}
	}
	return t, nil
}

func unrecordable(err error) error { return fmt.Errorf("the encounter cannot be recorded: %w", err) }

// header returns the header of the record.
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

// Record returns the path of the record file, or "".
func (t *Table) Record() string {
	if t.journal.to == nil {
		return ""
	}
	return t.journal.to.Path()
}

// Save writes the fight so far to a new record file. If the fight was not recorded before, it is recorded there from now on.
func (t *Table) Save(path string) error {
	f, err := recordfile.Create(path, t.header, t.s.Inputs())
	if err != nil {
		return err
	}
	if _, over := t.s.Over(); over {
		err = f.End(t.s.End())
	}
	if err == nil && t.journal.to == nil {
		t.journal.to = f
		return nil
	}
	return errors.Join(err, f.Close())
}

// Close closes the record, and ends bots that are programs.
func (t *Table) Close() error {
	t.dismiss()
	if t.journal.to == nil {
		return nil
	}
	return t.journal.to.Close()
}
