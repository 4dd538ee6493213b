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
			q.NeedSo(!g.tried[a].Has(e), rule.FreeKnowledge, "has been tried")
			q.NeedSo(g.sees(g.units[a].cell, g.units[e].cell), rule.FreeKnowledge, "is out of sight")
			q.Offer()
		}
	}
}

// unknown are the enemies in sight that a combatant has not tried a Knowledge check on. They are computed when a host looks, all
// of them once.
type unknown struct {
	g    *Game
	who  table.Who
	all  table.Crowd
	seen bool // all is computed
}

func (s *unknown) from(g *Game, who table.Who) *unknown {
	*s = unknown{g: g, who: who}
	return s
}

// isOne reports whether a combatant is among them.
func (s *unknown) isOne(e table.Who) bool {
	g := s.g
	return g.foes(s.who, e) && !g.units[e].health.away() && !g.tried[s.who].Has(e) && g.sees(g.units[s.who].cell, g.units[e].cell)
}

// crowd returns them.
func (s *unknown) crowd() *table.Crowd {
	if !s.seen {
		for e := range s.g.crew() {
			if s.isOne(e) {
				s.all.Add(e)
			}
		}
		s.seen = true
	}
	return &s.all
}

// Has reports whether a combatant is among them.
func (s *unknown) Has(e int32) bool { return int(e) < len(s.g.units) && s.isOne(table.Who(e)) }

// Empty reports whether there is none.
func (s *unknown) Empty() bool {
	for e := range s.g.crew() {
		if s.isOne(e) {
			return false
		}
	}
	return true
}

// Count is their number.
func (s *unknown) Count() int { return s.crowd().Count() }

// Kth is the k-th of them, or Nobody.
func (s *unknown) Kth(k int) int32 { return int32(s.crowd().Kth(k)) }

// know makes the Knowledge check; on a success the combatant's side sees the enemy's sheet.
func (g *Game) know(t *table.Table, a table.Who, o table.Option) {
	g.sayTook(t, a, o, rule.FreeKnowledge)
	g.tried[a].Add(o.Who)
	if g.rollOn(t, g.check(a, skillKnowledge, rule.FreeKnowledge), o.Who) < degreeNormal {
		return
	}
	g.units[o.Who].known |= 1 << g.sides[a]
	if t.Heard() {
		t.Say(table.NewEvent(evShown, rule.FreeKnowledge, a, o.Who).For(table.Side(int(g.sides[a]))))
	}
}
