package live

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"fray/internal/recordfile"
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
}

// Start sets a table.
func Start(c Config) (*Table, error) {
	g, problems := c.Ruleset.New(c.Setup)
	if len(problems) > 0 {
		return nil, asError(problems)
	}
	if _, err := c.Seating.seat(g.Cast()); err != nil {
		return nil, err
	}
	header, err := c.header()
	if err != nil {
		return nil, err
	}
	keeps := &journal{}
	if c.Record != "" {
		if keeps.to, err = recordfile.Create(c.Record, header, nil); err != nil {
			return nil, err
		}
	}
	o := table.Options{Seed: c.Seed, AskDice: c.AskDice, Journal: keeps, Base: bytes.TrimSuffix(header, []byte("\n"))}
	return newTable(table.NewSession(g, o), c.Seating, keeps, header)
}

// header is the first line of the record.
func (c *Config) header() ([]byte, error) {
	setup, err := json.Marshal(c.Setup)
	if err != nil {
		return nil, fmt.Errorf("the encounter can not be recorded: %w", err)
	}
	dice := table.DiceRoll
	if c.AskDice {
		dice = table.DiceAsk
	}
	return table.EncodeHeader(table.Header{Ruleset: c.Ruleset.Name, Name: c.Name, Seed: c.Seed, Dice: dice, Setup: setup})
}

// Resume goes on with the fight of a record file. Torn reports that a last line that a crash had cut off was taken away.
func Resume(path string, seating Seating) (t *Table, torn bool, err error) {
	f, rec, err := recordfile.Open(path)
	if err != nil {
		return nil, false, err
	}
	if t, err = resume(f, rec, seating); err != nil {
		return nil, false, errors.Join(err, f.Close())
	}
	return t, rec.Torn, nil
}

func resume(f *recordfile.File, rec *table.Record, seating Seating) (*Table, error) {
	g, err := GameOf(rec)
	if err != nil {
		return nil, err
	}
	keeps := &journal{f}
	s, err := table.Replay(rec, g, table.Options{Journal: keeps})
	if err != nil {
		return nil, err
	}
	return newTable(s, seating, keeps, append(bytes.Clone(rec.Base), '\n'))
}

// GameOf makes the game that a record was played with, at its start.
func GameOf(rec *table.Record) (table.Game, error) {
	rs, ok := ruleset.Find(rec.Header.Ruleset)
	if !ok {
		return nil, &table.RecordError{Line: 1, Text: fmt.Sprintf("there is no ruleset %q in this version", rec.Header.Ruleset)}
	}
	setup := rs.NewSetup()
	d := json.NewDecoder(bytes.NewReader(rec.Header.Setup))
	d.DisallowUnknownFields()
	if err := d.Decode(setup); err != nil {
		return nil, &table.RecordError{Line: 1, Text: "the setup is not an encounter of " + rs.Name + ": " + err.Error()}
	}
	g, problems := rs.New(setup)
	if len(problems) > 0 {
		return nil, &table.RecordError{Line: 1, Text: "the setup can not be played: " + asError(problems).Error()}
	}
	return g, nil
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

// asError is the problems as one error, a line each.
func asError(problems []table.Problem) error {
	lines := make([]string, len(problems))
	for i, p := range problems {
		lines[i] = p.Error()
	}
	return errors.New(strings.Join(lines, "\n"))
}
