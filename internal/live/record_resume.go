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
	opening, err := rec.Opening()
	if err != nil {
		return nil, err
	}
	keeps := &journal{f}
	s, err := table.Replay(rec, g, table.Options{Journal: keeps})
	if err != nil {
		return nil, err
	}
	return newTable(rec.Header.Name, g, s, seating, keeps, slices.Concat(before, bytes.Join(opening, nil)))
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
