package surge

import (
	"slices"

	"fray/table"
)

// tell reveals fields of a combatant to a side: ranks, resources or conditions, as its user picks, one by one or the rest in order
// (surge.quick.study, surge.destiny.inspiration). The default is the first field that the side has not learned.
func (g *Game) tell(t *table.Table, a, on table.Who, n int, r table.Rule) {
	side := uint8(g.def.cast.Combatants[a].Side)
	for rest := false; n > 0; n-- {
		next := g.unlearned(side, on)
		if !rest {
			q := g.ask(t, askLearn, r, a, on)
			g.eachField(func(tr trait) bool {
				q.Add(table.Do(vField).At(on).Of(int16(tr)))
				return true
			})
			if n > 1 {
				q.Add(table.Do(vRest))
			}
			q.SetDefault(table.Do(vField).At(on).Of(int16(next)))
			o := t.Choose(q)
			if rest = o.Verb == vRest; !rest {
				next = trait(o.N)
			}
		}
		if next >= traitPool {
			g.learn(t, a, fact{of: on, what: factDice, trait: next, n: [4]int16{g.units[on].dice[next-traitPool]}}, r)
		} else {
			g.learn(t, a, fact{of: on, what: factRank, trait: next, n: [4]int16{int16(g.rankOf(on, next))}}, r)
		}
	}
}

// eachField goes through what can be learned of a combatant, until f returns false.
func (g *Game) eachField(f func(tr trait) bool) {
	for i := range g.def.skills {
		if !f(trait(i)) {
			return
		}
	}
	for i := range trait(4) {
		if !f(traitDefense+i) || !f(traitResist+i) {
			return
		}
	}
	for i := range trait(3) {
		if !f(traitPool + i) {
			return
		}
	}
}

// unlearned is the first field of a combatant that a side has not learned; the last if it has learned all.
func (g *Game) unlearned(side uint8, of table.Who) (first trait) {
	g.eachField(func(tr trait) bool {
		first = tr
		return g.learned(side, of, tr)
	})
	return first
}

// learned reports whether a side has learned a field of a combatant.
func (g *Game) learned(side uint8, of table.Who, tr trait) bool {
	return slices.ContainsFunc(g.facts, func(x fact) bool {
		return x.side == side && x.of == of && x.trait == tr && (x.what == factRank || x.what == factDice)
	})
}

// learn notes what the side of a combatant has learned, and tells it.
func (g *Game) learn(t *table.Table, a table.Who, f fact, r table.Rule) {
	side := g.def.cast.Combatants[a].Side
	f.side = uint8(side)
	i := slices.IndexFunc(g.facts, func(x fact) bool {
		return x.side == f.side && x.of == f.of && x.what == f.what && x.trait == f.trait
	})
	if i < 0 {
		g.facts = append(g.facts, f)
	} else {
		g.facts[i] = f
	}
	if t.Heard() {
		e := table.NewEvent(evLearned, r, a, f.of)
		e.To, e.Note = table.Side(side), g.factText(&f)
		t.Say(e)
	}
}
