package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// listKnowledge lists a check about a visible enemy, once for each in a combat (flow.free.knowledge).
func (g *Game) listKnowledge(q *table.Question, a table.Who) {
	q.Family()
	g.needFree(q, a)
	if !q.Explaining() {
		q.ListCrowd(table.Do(vKnow), g.sc.unknown.from(g, a))
		return
	}
	for e := range g.crew() {
		if g.foes(a, e) && !g.units[e].health.away() {
			q.Try(table.Do(vKnow).At(e))
			q.Need(!g.tried[a].Has(e), rule.FreeKnowledge)
			q.Need(g.sees(g.units[a].cell, g.units[e].cell), rule.FreeKnowledge)
			q.Offer()
		}
	}
}

// unknown are the enemies in sight that a combatant has not tried a Knowledge check on. They are computed when a host looks.
type unknown struct {
	g   *Game
	who table.Who
}

func (s *unknown) from(g *Game, who table.Who) *unknown {
	s.g, s.who = g, who
	return s
}

// Has reports whether a combatant is among them.
func (s *unknown) Has(e int32) bool {
	g := s.g
	return int(e) < len(g.units) && g.foes(s.who, table.Who(e)) && !g.units[e].health.away() && !g.tried[s.who].Has(table.Who(e)) &&
		g.sees(g.units[s.who].cell, g.units[e].cell)
}

// Empty reports whether there is none.
func (s *unknown) Empty() bool { return s.Kth(0) < 0 }

// Count is their number.
func (s *unknown) Count() int {
	n := 0
	for e := range s.g.units {
		n += table.Bit(s.Has(int32(e)))
	}
	return n
}

// Kth is the k-th of them, or Nobody.
func (s *unknown) Kth(k int) int32 {
	for e := range int32(len(s.g.units)) {
		if s.Has(e) {
			if k == 0 {
				return e
			}
			k--
		}
	}
	return int32(table.Nobody)
}

// know makes the Knowledge check; on a success the combatant's side sees the enemy's sheet.
func (g *Game) know(t *table.Table, a table.Who, o table.Option) {
	g.sayTook(t, a, o, rule.FreeKnowledge)
	g.tried[a].Add(o.Who)
	if g.rollOn(t, g.check(a, skillKnowledge, rule.FreeKnowledge), o.Who) < degreeNormal {
		return
	}
	g.units[o.Who].known |= 1 << g.sides[a]
	if t.Heard() {
		e := table.NewEvent(evShown, rule.FreeKnowledge, a, o.Who)
		e.To = table.Side(int(g.sides[a]))
		t.Say(e)
	}
}
