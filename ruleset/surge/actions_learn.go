package surge

import (
	"slices"

	"fray/table"
)

// tell reveals fields of a combatant to a side: ranks, resources or conditions, as its user picks (surge.quick.study,
// surge.destiny.inspiration). The default is the first field that the side has not learned.
func (g *Game) tell(t *table.Table, a, on table.Who, n int, r table.Rule) {
	side := uint8(g.def.cast.Combatants[a].Side)
	for ; n > 0; n-- {
		q := g.ask(t, askLearn, r, a, on)
		news := false
		add := func(tr trait) {
			o := table.Do(vField).At(on).Of(int16(tr))
			q.Add(o)
			if !news && !g.learned(side, on, tr) {
				q.SetDefault(o)
				news = true
			}
		}
		for i := range g.def.skills {
			add(trait(i))
		}
		for i := range trait(4) {
			add(traitDefense + i)
			add(traitResist + i)
		}
		for i := range trait(3) {
			add(traitPool + i)
		}
		tr := trait(t.Choose(q).N)
		if tr >= traitPool && tr < traitDeed {
			g.learn(t, a, fact{of: on, what: factDice, trait: tr, n: [4]int16{g.units[on].dice[tr-traitPool]}}, r)
		} else {
			g.learn(t, a, fact{of: on, what: factRank, trait: tr, n: [4]int16{int16(g.rankOf(on, tr))}}, r)
		}
	}
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
