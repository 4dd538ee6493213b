package phase

import (
	"slices"

	"fray/ruleset/phase/rule"
	"fray/table"
)

// rollInitiative puts all combatants in order: Combat Value plus Lightning Reflexes, ties by 1d6 (phase.init.score,
// phase.init.ties). Hidden combatants come last among their equals and in secret.
func (g *Game) rollInitiative(t *table.Table) {
	g.order = g.order[:0]
	for i := range g.units {
		a := table.Who(i)
		u := &g.units[i]
		if u.health == healthGone || u.health == healthDead {
			continue
		}
		u.score = u.n[statCV] + g.sheets[i].lightning
		if u.health == healthHidden {
			continue
		}
		g.sayScore(t, a)
		g.order = append(g.order, a)
	}
	slices.SortStableFunc(g.order, func(a, b table.Who) int { return int(g.units[b].score) - int(g.units[a].score) })
	for from := 0; from < len(g.order); {
		to := from + 1
		for to < len(g.order) && g.units[g.order[to]].score == g.units[g.order[from]].score {
			to++
		}
		if to-from > 1 {
			g.rollTies(t, g.order[from:to])
		}
		from = to
	}
	for i := range g.units {
		if g.units[i].health == healthHidden {
			g.sayScore(t, table.Who(i))
			g.insert(table.Who(i))
		}
	}
}

func (g *Game) sayScore(t *table.Table, a table.Who) {
	if t.Heard() {
		u := &g.units[a]
		e := table.NewEvent(evInitiative, rule.InitScore, a, table.Nobody, int(u.n[statCV]), int(g.sheets[a].lightning), int(u.score))
		e.To = g.audience(a)
		t.Say(e)
	}
}

// rollTies settles the places of combatants with the same score: 1d6 each, in the order of the setup, higher first; those
// that are still equal roll again (phase.init.ties).
func (g *Game) rollTies(t *table.Table, tied []table.Who) {
	var faces [maxCrowd]int
	for i, a := range tied {
		roll := table.Roll{Rule: rule.InitTies, Who: a, Count: 1, Sides: 6}
		faces[i] = t.Roll(&roll)
		g.sayDice(t, &roll, faces[i], -1, rolledAll)
	}
	for i := range tied {
		for k := i; k > 0 && faces[k] > faces[k-1]; k-- {
			faces[k], faces[k-1] = faces[k-1], faces[k]
			tied[k], tied[k-1] = tied[k-1], tied[k]
		}
	}
	for from := 0; from < len(tied); {
		to := from + 1
		for to < len(tied) && faces[to] == faces[from] {
			to++
		}
		if to-from > 1 {
			g.rollTies(t, tied[from:to])
		}
		from = to
	}
}

// insert gives a combatant its place in the order, behind everybody with the same or a higher score. The places of hidden
// combatants affect only these (phase.init.score).
func (g *Game) insert(a table.Who) {
	place := slices.IndexFunc(g.order, func(b table.Who) bool {
		return (g.units[b].health != healthHidden || g.units[a].health == healthHidden) && g.units[b].score < g.units[a].score
	})
	if place < 0 {
		place = len(g.order)
	}
	g.order = slices.Insert(g.order, place, a)
}

// placeBefore moves a combatant in the order directly before another, whose score it has from now on
// (phase.delay.initiative, phase.ready.initiative). Nothing else changes the order (phase.special.ways).
func (g *Game) placeBefore(t *table.Table, a, before table.Who) {
	from, to := slices.Index(g.order, a), slices.Index(g.order, before)
	if from < 0 || to < 0 {
		return
	}
	if from < to {
		to--
	}
	g.shift(from, to)
	g.units[a].score = g.units[before].score
	t.Tell(evPlace, rule.DelayInitiative, a, before, to+1)
}

// placeLast moves a combatant to the end of the order.
func (g *Game) placeLast(t *table.Table, a table.Who) {
	from, to := slices.Index(g.order, a), len(g.order)-1
	last := g.order[to]
	g.shift(from, to)
	g.units[a].score = g.units[last].score
	t.Tell(evPlace, rule.DelayInitiative, a, table.Nobody, to+1)
}

// shift moves the entry of the order from one index to another.
func (g *Game) shift(from, to int) {
	a := g.order[from]
	g.order = slices.Insert(slices.Delete(g.order, from, from+1), to, a)
}

// upcoming returns the combatant whose slot comes up next in this Phase, or Nobody (phase.init.order).
func (g *Game) upcoming() table.Who {
	for _, a := range g.order {
		if !g.units[a].is(condSlotDone) && g.units[a].health != healthHidden {
			return a
		}
	}
	return table.Nobody
}
