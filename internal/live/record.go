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
	return table.Header{Ruleset: c.Ruleset.Name, Name: c.Name, Seed: c.Seed, Dice: c.dice(), Setup: setup}, nil
}

func (c *Config) dice() string {
	if c.AskDice {
		return table.DiceAsk
	}
	return table.DiceRoll
}

// Finder finds a ruleset by its name; [ruleset.Find] is one.
type Finder func(name string) (ruleset.Ruleset, bool)

// Resumed is what a record is gone on with at.
type Resumed struct {
	Table     *Table
	Adventure *Adventure // of which the table is one fight; nil: one fight alone
	Torn      bool       // a last line that a crash had cut off was taken away
}

// Resume goes on with the fight or the adventure of a record file, with standing answers as [Table.StandBy] takes them.
func Resume(path string, find Finder, seating Seating, standing []string) (*Resumed, error) {
	f, row, err := recordfile.Open(path)
	if err != nil {
		return nil, err
	}
	r := &Resumed{Torn: row.Last().Torn}
	if row.Plan == nil {
		r.Table, err = resume(f, row.Last(), find, seating)
	} else if r.Adventure, err = resumeAdventure(f, row, find, seating); err == nil {
		r.Table = r.Adventure.Table()
	}
	if err == nil {
		err = r.Table.StandBy(standing...)
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return r, nil
}

func resume(f *recordfile.File, rec *table.Record, find Finder, seating Seating) (*Table, error) {
	g, err := GameOf(rec, find)
	if err != nil {
		return nil, err
	}
	return goOnWith(f, rec, g, seating, nil)
}

// goOnWith sets a table at the end of a record that is gone on with, whose file has these lines before it.
func goOnWith(f *recordfile.File, rec *table.Record, g table.Game, seating Seating, before []byte) (*Table, error) {
	keeps := &journal{f}
	s, err := table.Replay(rec, g, table.Options{Journal: keeps})
	if err != nil {
		return nil, err
	}
	return newTable(rec.Header.Name, g, s, seating, keeps, slices.Concat(before, rec.Base, []byte("\n")))
}

// GameOf makes the game that a record was played with, at its start.
func GameOf(rec *table.Record, find Finder) (table.Game, error) {
	rs, ok := find(rec.Header.Ruleset)
	if !ok {
		return nil, &table.RecordError{Line: rec.Line, Text: fmt.Sprintf("there is no ruleset %q in this version", rec.Header.Ruleset)}
	}
	g, err := gameOf(rs, rec.Header.Setup)
	if err != nil {
		return nil, &table.RecordError{Line: rec.Line, Text: "the encounter can not be played: " + err.Error()}
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
