package phase

import (
	"fmt"
	"slices"
	"strings"

	"fray/table"
)

// breatherTurns is how many Turns a breather lasts: a minute.
const breatherTurns = 5

// Rests are the rests that an adventure may list between two encounters: a recovery is one Turn of 12 seconds, a breather a
// minute. At the end of each Turn comes a Post-Turn, as in a fight (phase.time.post_turn).
func Rests() []string { return []string{"recovery", "breather"} }

// Carry writes into the setup of the next encounter what the party brings from the one that is over: STUN, BODY and END after
// the rest. Members that left the map come along; the dead stay behind. It reports whether the party can continue: it cannot
// unless its side has won and a member is conscious after the rest.
func Carry(next *Setup, from *Game, party []string, rest string) (bool, error) {
	if _, over := from.Over(); !over {
		return false, fmt.Errorf("the encounter %q is not over", from.def.cast.Name)
	}
	turns := 0
	switch rest {
	case "":
	case "recovery":
		turns = 1
	case "breather":
		turns = breatherTurns
	default:
		return false, fmt.Errorf("there is no rest %q", rest)
	}
	won, up := false, false
	after := map[string]unit{}
	for _, id := range party {
		if a := from.def.cast.Find(id); a >= 0 && from.units[a].health != healthDead {
			won = won || from.winner == int8(from.sides[a])
			if u := from.rested(a, turns); u.body > -from.sheets[a].bodyMax {
				after[id], up = u, up || u.stun > 0
			}
		}
	}
	if !won || !up {
		return false, nil
	}
	if next != nil {
		next.bring(party, after)
	}
	return true, nil
}

// rested returns a combatant after some Turns without a fight: each ends with a Post-Turn (phase.damage.dying,
// phase.time.post_turn_recovery).
func (g *Game) rested(a table.Who, turns int) unit {
	u, sh := g.units[a], &g.sheets[a]
	for turn := range turns {
		if u.body <= 0 && !u.is(condStabilized) {
			u.body--
		}
		u.health = healthUp
		if u.stun <= 0 {
			u.health = healthOut
		}
		if g.recovers(&u, int(g.turn)+turn) {
			u.stun, u.end = min(sh.stunMax, u.stun+u.n[statREC]), min(sh.endMax, u.end+u.n[statREC])
		}
	}
	return u
}

// bring writes how members of the party are into their sheets. Members that are not there any more are left out.
func (s *Setup) bring(party []string, after map[string]unit) {
	var lost []string
	s.Combatants = slices.DeleteFunc(s.Combatants, func(c Combatant) bool {
		_, comes := after[c.ID]
		if !slices.Contains(party, c.ID) || comes {
			return false
		}
		lost = append(lost, c.At)
		return true
	})
	for i := range s.Combatants {
		c := &s.Combatants[i]
		u, ok := after[c.ID]
		if !ok {
			continue
		}
		keep := func(n int16) *int { v := int(n); return &v }
		c.STUN, c.BODY, c.END = keep(u.stun), keep(u.body), keep(u.end)
		if u.body <= 0 && u.is(condStabilized) && !slices.Contains(c.Conditions, "stabilized") {
			c.Conditions = append(c.Conditions, "stabilized")
		}
		if u.stun <= 0 {
			s.faint(c)
		}
	}
	s.stable()
	for _, at := range lost {
		s.unmark(at)
	}
}

// faint takes off a sheet what a combatant that is knocked out cannot begin a fight with: powers that cost END, and a mount.
func (s *Setup) faint(c *Combatant) {
	c.On = slices.DeleteFunc(c.On, func(key string) bool { return s.Powers[key].Upkeep > 0 })
	c.Mount = ""
}

// stable leaves out mounts that have no separate place and that nobody rides any more.
func (s *Setup) stable() {
	s.Objects = slices.DeleteFunc(s.Objects, func(o Object) bool {
		return o.Kind == "mount" && o.At == "" && !slices.ContainsFunc(s.Combatants, func(c Combatant) bool { return c.Mount == o.ID })
	})
}

// unmark takes a marker off the drawing at which nothing stands any more.
func (s *Setup) unmark(at string) {
	used := slices.ContainsFunc(s.Combatants, func(c Combatant) bool { return c.At == at }) ||
		slices.ContainsFunc(s.Objects, func(o Object) bool { return o.At == at }) ||
		slices.ContainsFunc(s.Ground, func(l Lying) bool { return l.At == at })
	if len(at) == 1 && !used {
		s.Map.Draw = strings.ReplaceAll(s.Map.Draw, at, ".")
	}
}
