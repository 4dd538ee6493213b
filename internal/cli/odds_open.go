package cli

import (
	"context"
	"fmt"

	"fray/internal/cli/line"
	"fray/internal/live"
	"fray/places"
	"fray/ruleset"
	"fray/table"
)

// openQuestion returns a fight at its open question: the first one of an encounter, or the one at the end of a record. In the
// record of an adventure it is in the last fight.
func (sh *shell) openQuestion(ctx context.Context, name string, f oddsFlags) (*table.Session, error) {
	var s *table.Session
	if isRecord(name) {
		row, err := readRecord(name)
		if err != nil {
			return nil, err
		}
		rec := row.Last()
		g, err := live.GameOf(rec, ruleset.Find)
		if err != nil {
			return nil, inRecord(name, err)
		}
		if s, err = table.Replay(rec, g, table.Options{}); err != nil {
			return nil, inRecord(name, err)
		}
	} else {
		t, err := sh.firstQuestion(ctx, name, f)
		if err != nil {
			return nil, err
		}
		s = t.Session()
	}
	switch _, over := s.Over(); {
	case over:
		return nil, fmt.Errorf("%s: no question is open: the fight is over", name)
	case s.OpenRoll() != nil:
		return nil, fmt.Errorf("%s: no question is open: a roll is pending; type its dice in fray play %s", name, name)
	case s.Open() == nil:
		return nil, fmt.Errorf("%s: no question is open", name)
	}
	return s, nil
}

// firstQuestion plays an encounter to the first question that is not the game master's.
func (sh *shell) firstQuestion(ctx context.Context, name string, f oddsFlags) (*live.Table, error) {
	lib, err := sh.library(f.packs)
	if err != nil {
		return nil, err
	}
	if lib.IsAdventure(name) {
		return nil, fmt.Errorf("%s is an adventure: name one of its encounters, or record it with fray play %s --record FILE", name, name)
	}
	e, err := lib.Encounter(name)
	if err != nil {
		return nil, err
	}
	seating := live.Seating{}
	for _, seat := range e.Game.Cast().Seats[1:] {
		seating[seat] = live.Player
	}
	t, err := live.Start(live.Config{Ruleset: e.Ruleset, Name: e.Name, Setup: e.Setup, Seating: seating, Seed: f.seed})
	if err != nil {
		return nil, err
	}
	return t, t.Advance(ctx, nil)
}

// findChoice returns the choice of the open question that the words match.
func findChoice(s *table.Session, words string) (table.Choice, error) {
	g := s.Game()
	v := table.See(g, table.GM)
	return line.Find(allChoices(s), places.NewWays(&v, g.Cast().ID(s.Open().Who)), words)
}

// allChoices returns the choices of the open question for all seats.
func allChoices(s *table.Session) []table.Choice {
	q, g := s.Open(), s.Game()
	out := make([]table.Choice, 0, q.Count())
	for k := range q.Count() {
		out = append(out, g.Describe(q, q.Kth(k)))
	}
	return out
}
