package flow

import (
	"slices"

	"fray/ruleset/flow/rule"
	"fray/table"
)

// rollInitiative rolls initiative in list order and sorts (flow.init.roll, flow.init.order, flow.surprise.initiative_all).
// Hidden combatants roll last and stand behind their equals, so that they change no dice or ties of others.
func (g *Game) rollInitiative(t *table.Table) {
	g.order = g.order[:0]
	for i := range g.units {
		if g.units[i].health.away() {
			continue
		}
		g.rollOne(t, table.Who(i))
		g.order = append(g.order, table.Who(i))
		for k := len(g.order) - 1; k > 0 && g.before(g.order[k], g.order[k-1]); k-- {
			g.order[k], g.order[k-1] = g.order[k-1], g.order[k]
		}
	}
	g.eachTie(t, g.order, func(i, k int) bool { return !g.before(g.order[i], g.order[k]) })
	for i := range g.units {
		if g.units[i].health == healthHidden {
			g.rollOne(t, table.Who(i))
			g.insert(table.Who(i))
		}
	}
}

// insert gives a combatant its place in the order, behind its equals. The places of hidden combatants affect only these.
func (g *Game) insert(a table.Who) (place int) {
	place = slices.IndexFunc(g.order, func(b table.Who) bool {
		return (g.units[b].health != healthHidden || g.units[a].health == healthHidden) && g.before(a, b)
	})
	if place < 0 {
		place = len(g.order)
	}
	g.order = slices.Insert(g.order, place, a)
	return place
}

// rollOne rolls the initiative of a combatant unless its sheet has one. Of a hidden one only its seat learns it.
func (g *Game) rollOne(t *table.Table, a table.Who) {
	sh := &g.sheets[a]
	if sh.given {
		return
	}
	roll := table.Roll{Rule: rule.InitRoll, Who: a, Count: 1, Sides: 10, Secret: g.units[a].health == healthHidden}
	v := t.Roll(&roll)
	g.units[a].initiative = int16(v) + sh.agilityMod
	if t.Heard() {
		t.Say(table.NewEvent(evInitiative, rule.InitRoll, a, table.Nobody, int(sh.agilityMod), v, int(g.units[a].initiative)).Thrown(t.Faces(), nil).For(g.audience(a)))
	}
}

// before reports whether a's result beats b's: the higher result, then the higher Agility (flow.init.ties).
func (g *Game) before(a, b table.Who) bool {
	if x, y := g.units[a].initiative, g.units[b].initiative; x != y {
		return x > y
	}
	return g.sheets[a].skills[skillAgility] > g.sheets[b].skills[skillAgility]
}

// rollTies orders combatants that are still equal: 1d10 each, in list order, until all differ (flow.init.ties).
func (g *Game) rollTies(t *table.Table, tied []table.Who) {
	faces := make([]int, len(tied))
	for i, a := range tied {
		faces[i] = g.rollDice(t, table.Roll{Rule: rule.InitTies, Who: a, Count: 1, Sides: 10}, 0)
	}
	for i := range tied {
		for k := i; k > 0 && faces[k] > faces[k-1]; k-- {
			faces[k], faces[k-1] = faces[k-1], faces[k]
			tied[k], tied[k-1] = tied[k-1], tied[k]
		}
	}
	g.eachTie(t, tied, func(i, k int) bool { return faces[i] == faces[k] })
}

// eachTie has equal neighbors roll again.
func (g *Game) eachTie(t *table.Table, order []table.Who, equal func(i, k int) bool) {
	for from := 0; from < len(order); {
		to := from + 1
		for to < len(order) && equal(from, to) {
			to++
		}
		if to-from > 1 {
			g.rollTies(t, order[from:to])
		}
		from = to
	}
}

// askSurprise asks the GM which combatants are surprised, one by one until done; by default none (flow.surprise.when).
func (g *Game) askSurprise(t *table.Table) {
	for {
		q := t.Ask(askSurprised, rule.SurpriseWhen, table.Nobody, table.JustSeat(table.GM))
		for i := range g.units {
			if u := &g.units[i]; !u.surprised && u.health != healthHidden {
				q.Add(table.Do(vSurprised).At(table.Who(i)))
			}
		}
		q.AddDefault(table.Do(vNone))
		o := t.Choose(q)
		if o.Verb == vNone {
			return
		}
		g.units[o.Who].surprised = true
	}
}
