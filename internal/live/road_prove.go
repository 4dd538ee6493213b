package live

import (
	"bytes"
	"fmt"
	"reflect"

	"fray/pack"
	"fray/table"
)

// prove replays the first n fights, calls visit for each, and returns the game at the start of fight n, or nil if the record
// has no such fight.
func (a *Road) prove(row *table.Row, n int, visit func(*table.Record, *table.Session) error) (table.Game, error) {
	setup, err := pack.Encode(a.plan.Fights[0].Setup)
	if err != nil {
		return nil, err
	}
	after := table.BaseHash(row.Base)
	a.at = table.Progress{}
	for i, rec := range row.Records {
		if err := a.follows(rec, a.header(a.at, setup, after)); err != nil {
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
		h, err := a.Ahead(s.Game())
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
func (a *Road) follows(rec *table.Record, want table.Header) error {
	is := rec.Header
	text := ""
	switch {
	case is.After != want.After:
		text = fmt.Sprintf("this fight follows hash %q, but the part before it ends with %q: one of them was changed or belongs to another adventure", is.After, want.After)
	case is.Ruleset != want.Ruleset || is.Name != want.Name || is.Dice != want.Dice || (is.Commit != "") != a.secret || !a.secret && is.Seed != want.Seed:
		text = "this fight differs from the plan: its ruleset, name, seed or dice"
	case is.Came != nil && !reflect.DeepEqual(is.Came, want.Came):
		text = "the party has not come as far as this fight says"
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
