package live

import (
	"bytes"
	"errors"
	"fmt"

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
		return nil, fmt.Errorf("the encounter can not be recorded: %w", err)
	}
	keeps := &journal{}
	o := head.Options(bytes.TrimSuffix(line, []byte("\n")))
	o.Journal = keeps
	t, err := newTable(c.Name, table.NewSession(g, o), c.Seating, keeps, line)
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

// header is what the first line of the record says.
func (c *Config) header() (table.Header, error) {
	setup, err := pack.Encode(c.Setup)
	if err != nil {
		return table.Header{}, fmt.Errorf("the encounter can not be recorded: %w", err)
	}
	dice := table.DiceRoll
	if c.AskDice {
		dice = table.DiceAsk
	}
	return table.Header{Ruleset: c.Ruleset.Name, Name: c.Name, Seed: c.Seed, Dice: dice, Setup: setup}, nil
}

// Finder finds a ruleset by its name; [ruleset.Find] is one.
type Finder func(name string) (ruleset.Ruleset, bool)

// Resume goes on with the fight of a record file, with standing answers as [Table.StandBy] takes them. Torn reports that a last line that a crash had cut off was taken away.
func Resume(path string, find Finder, seating Seating, standing []string) (t *Table, torn bool, err error) {
	f, rec, err := recordfile.Open(path)
	if err != nil {
		return nil, false, err
	}
	if t, err = resume(f, rec, find, seating); err == nil {
		err = t.StandBy(standing...)
	}
	if err != nil {
		return nil, false, errors.Join(err, f.Close())
	}
	return t, rec.Torn, nil
}

func resume(f *recordfile.File, rec *table.Record, find Finder, seating Seating) (*Table, error) {
	g, err := GameOf(rec, find)
	if err != nil {
		return nil, err
	}
	keeps := &journal{f}
	s, err := table.Replay(rec, g, table.Options{Journal: keeps})
	if err != nil {
		return nil, err
	}
	return newTable(rec.Header.Name, s, seating, keeps, append(bytes.Clone(rec.Base), '\n'))
}

// GameOf makes the game that a record was played with, at its start.
func GameOf(rec *table.Record, find Finder) (table.Game, error) {
	rs, ok := find(rec.Header.Ruleset)
	if !ok {
		return nil, &table.RecordError{Line: 1, Text: fmt.Sprintf("there is no ruleset %q in this version", rec.Header.Ruleset)}
	}
	g, err := gameOf(rs, rec.Header.Setup)
	if err != nil {
		return nil, &table.RecordError{Line: 1, Text: "the encounter can not be played: " + err.Error()}
	}
	return g, nil
}

// gameOf makes a game of a setup as a record keeps it.
func gameOf(rs ruleset.Ruleset, setup []byte) (table.Game, error) {
	v, err := pack.Decode(rs, setup)
	if err != nil {
		return nil, err
	}
	return pack.NewGame(rs, v)
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
