package cli

import (
	"strings"

	"fray/odds"
	"fray/table"
)

// The odds beside the choices may take this many runs, all together and each, so that nobody waits for them.
const (
	glanceRuns = 4000
	glanceEach = 1500
)

// Glances returns the odds of attacks and reactions in brief, by the key of the choice, as far as they are exact within few runs.
func (s *screenTable) Glances() map[string]string {
	out := map[string]string{}
	if s.ahead().More() || s.t.Waiting().Seats == 0 {
		return out
	}
	left := glanceRuns
	for _, c := range s.t.Choices() {
		if !s.strikes(&c) {
			continue
		}
		if left <= 0 {
			break
		}
		each := min(left, glanceEach)
		r, err := odds.Key(s.ctx, s.t.Session(), c.Key, odds.Options{MaxRuns: each, Samples: 1, Seat: s.t.Viewer()})
		if err != nil || !r.Exact {
			left -= each
			continue
		}
		left -= r.Runs
		if brief := briefOdds(r); brief != "" {
			out[c.Key] = brief
		}
	}
	return out
}

// strikes reports whether a choice is an attack, or an answer to what somebody does.
func (s *screenTable) strikes(c *table.Choice) bool {
	if s.t.Waiting().Kind != table.TurnQuestion {
		return c.Cell == ""
	}
	name, _, _ := strings.Cut(c.Key, ":")
	verb, known := s.t.Book().FindVerb(name)
	return known && s.t.Book().VerbRow(verb).Tab == table.TabAttack
}
