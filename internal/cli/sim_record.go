package cli

import (
	"errors"
	"fmt"

	"fray/internal/cli/line"
	"fray/sim"
)

// matchFrom returns a fight that is played on from a moment of a record.
func matchFrom(path string, f simFlags) (sim.Match, error) {
	if f.versus != "" {
		return sim.Match{}, errors.New("--vs compares encounters: a fight that is played on from a record is not one")
	}
	rec, err := fightOf(path, 0)
	if err != nil {
		return sim.Match{}, err
	}
	s, err := replayTo(path, rec, f.at)
	if err != nil {
		return sim.Match{}, err
	}
	if _, over := s.Over(); over {
		return sim.Match{}, fmt.Errorf("%s: the fight is over; --at N plays on from an earlier moment, at most %d", path, len(rec.Inputs)-1)
	}
	cast := s.Game().Cast()
	bots, err := botsOf(cast, f.bots)
	if err != nil {
		return sim.Match{}, err
	}
	at := s.Position()
	m := sim.Match{Game: s.Game(), Bots: bots, From: &at}
	if f.answer != "" {
		c, err := line.Find(allChoices(s), f.answer)
		if err != nil {
			return m, err
		}
		o, _ := s.Option(c.Key)
		m.Answer = &o
	}
	return m, nil
}
