package live

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"fray/internal/recordfile"
	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// Finder finds a ruleset by its name, as [ruleset.Find] does.
type Finder func(name string) (ruleset.Ruleset, bool)

// Resumed is a fight or an adventure resumed from its record.
type Resumed struct {
	Table     *Table
	Adventure *Adventure // the adventure that the fight belongs to, or nil
	Torn      bool       // an incomplete last line was removed
}

// Resume resumes the fight or adventure of a record file. Standing answers have the form that [Table.StandBy] takes.
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
	return resumeTable(f, rec, g, seating, nil)
}

// resumeTable creates a table at the end of a record. Before holds the lines of the file that precede the record.
func resumeTable(f *recordfile.File, rec *table.Record, g table.Game, seating Seating, before []byte) (*Table, error) {
	opening, err := rec.Opening()
	if err != nil {
		return nil, err
	}
	j := &journal{f}
	s, err := table.Replay(rec, g, table.Options{Journal: j})
	if err != nil {
		return nil, err
	}
	return newTable(rec.Header.Name, g, s, seating, j, slices.Concat(before, bytes.Join(opening, nil)))
}

// GameOf returns the game at the start of a record.
func GameOf(rec *table.Record, find Finder) (table.Game, error) {
	rs, ok := find(rec.Header.Ruleset)
	if !ok {
		return nil, &table.RecordError{Line: rec.Line, Text: fmt.Sprintf("there is no ruleset %q in this version", rec.Header.Ruleset)}
	}
	g, err := gameOf(rs, rec.Header.Setup)
	if err != nil {
		return nil, &table.RecordError{Line: rec.Line, Text: "the encounter cannot be played: " + err.Error()}
	}
	return g, nil
}

// gameOf makes a game from an encoded setup.
func gameOf(rs ruleset.Ruleset, setup []byte) (table.Game, error) {
	v, err := pack.Decode(rs, setup)
	if err != nil {
		return nil, err
	}
	g, err := pack.NewGame(rs, v)
	if err != nil {
		return nil, err
	}
	g.Cast().ByName = true // texts show names; players type names or ids
	return g, nil
}
