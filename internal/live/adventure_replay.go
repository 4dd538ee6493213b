package live

import (
	"bytes"
	"fmt"
	"slices"

	"fray/internal/recordfile"
	"fray/pack"
	"fray/table"
)

// resumeAdventure resumes an adventure at the end of its record.
func resumeAdventure(f *recordfile.File, row *table.Row, find Finder, seating Seating) (*Adventure, error) {
	a, err := adventureOf(row, find)
	if err != nil {
		return nil, err
	}
	a.seating = seating
	if err := a.checkSeats(); err != nil {
		return nil, err
	}
	before := append(slices.Clone(row.Base), '\n')
	last := len(row.Records) - 1
	g, err := a.prove(row, last, func(rec *table.Record, s *table.Session) error {
		var err error
		before, err = linesOf(slices.Concat(before, rec.Base, []byte("\n")), s)
		return err
	})
	if err != nil {
		return nil, err
	}
	a.before = last
	a.t, err = resumeTable(f, row.Last(), g, a.seatingOf(g.Cast()), before)
	return a, err
}

// ProveAdventure replays all fights of an adventure's record. It checks every fight, and that each fight starts with the
// state that the one before it left. A mismatch is a [table.RecordError] or [table.ReplayError].
func ProveAdventure(row *table.Row, find Finder) ([]*table.Session, error) {
	a, err := adventureOf(row, find)
	if err != nil {
		return nil, err
	}
	var all []*table.Session
	_, err = a.prove(row, len(row.Records), func(_ *table.Record, s *table.Session) error {
		all = append(all, s)
		return nil
	})
	return all, err
}

// adventureOf decodes the adventure of a record's plan.
func adventureOf(row *table.Row, find Finder) (*Adventure, error) {
	rs, ok := find(row.Plan.Ruleset)
	if !ok {
		return nil, &table.RecordError{Line: 1, Text: fmt.Sprintf("there is no ruleset %q in this version", row.Plan.Ruleset)}
	}
	plan, err := pack.DecodeAdventure(rs, row.Plan)
	if err != nil {
		return nil, &table.RecordError{Line: 1, Text: "the adventure cannot be played: " + err.Error()}
	}
	return &Adventure{plan: plan, seed: row.Plan.Seed.Number(), dice: row.Plan.Dice}, nil
}

// prove replays the first n fights, calls visit for each, and returns the game at the start of fight n, or nil if the record
// has no such fight.
func (a *Adventure) prove(row *table.Row, n int, visit func(*table.Record, *table.Session) error) (table.Game, error) {
	setup, err := pack.Encode(a.plan.Fights[0].Setup)
	if err != nil {
		return nil, err
	}
	after := table.BaseHash(row.Base)
	for i, rec := range row.Records {
		if err := a.follows(rec, a.header(a.at.Fight, setup, after)); err != nil {
			return nil, err
		}
		g, err := gameOf(a.plan.Ruleset, rec.Header.Setup)
		if err != nil || i == n {
			return g, err
		}
		s, err := table.Replay(rec, g, table.Options{})
		if err != nil {
			return nil, err
		}
		if err := visit(rec, s); err != nil {
			return nil, err
		}
		if i+1 == len(row.Records) {
			break
		}
		if _, over := s.Over(); !over {
			return nil, &table.RecordError{Line: row.Records[i+1].Line, Text: fmt.Sprintf("fight %d starts before the previous one is over", i+2)}
		}
		h, err := a.computeAhead(s.Game())
		if err != nil {
			return nil, err
		}
		if !h.Continues {
			return nil, &table.RecordError{Line: row.Records[i+1].Line, Text: fmt.Sprintf("fight %d starts, but the party does not continue after the previous one", i+2)}
		}
		if !h.More() {
			return nil, &table.RecordError{Line: row.Records[i+1].Line, Text: fmt.Sprintf("fight %d starts, but the adventure ended with the previous one", i+2)}
		}
		setup, after, a.at = h.setup, s.LastHash(), h.to
	}
	return nil, nil //nolint:nilnil // the record has no more fights
}

// follows returns an error if a fight's header is not the expected one.
func (a *Adventure) follows(rec *table.Record, want table.Header) error {
	is := rec.Header
	text := ""
	switch {
	case is.After != want.After:
		text = fmt.Sprintf("this fight follows hash %q, but the part before it ends with %q: one of them was changed or belongs to another adventure", is.After, want.After)
	case is.Ruleset != want.Ruleset || is.Name != want.Name || is.Seed != want.Seed || is.Dice != want.Dice:
		text = "this fight differs from the plan: its ruleset, name, seed or dice"
	default:
		setup, err := pack.Decode(a.plan.Ruleset, is.Setup)
		var again []byte
		if err == nil {
			again, err = pack.Encode(setup)
		}
		switch {
		case err != nil:
			text = "the encounter cannot be played: " + err.Error()
		case !bytes.Equal(again, want.Setup):
			text = "the fight does not start with the state that the previous one left"
		}
	}
	if text == "" {
		return nil
	}
	return &table.RecordError{Line: rec.Line, Text: text}
}
