package surge

import (
	"slices"

	"fray/table"
)

// settle fills in the state before the first beat from the definitions.
func (g *Game) settle() {
	g.active, g.winner, g.move = table.Nobody, -1, noMovement()
	for i := range g.sheets {
		g.units = append(g.units, g.sheets[i].begin)
	}
	for i := range g.deeds {
		g.arms = append(g.arms, armOf(&g.deeds[i]))
	}
	for i := range g.def.thingDefs {
		g.things = append(g.things, g.def.thingDefs[i].start)
	}
	for i := range g.def.taskDefs {
		g.tasks = append(g.tasks, progress{done: g.def.taskDefs[i].progress, lost: g.def.taskDefs[i].setbacks})
	}
	for i := range g.setup.Combatants {
		g.begins(table.Who(i), g.setup.Combatants[i].Conditions)
	}
	g.derive()
	for i := range g.units { // who begins incapacitated lies there
		if u := &g.units[i]; u.cond.has(condIncapacitated) && u.presence == healthHere {
			g.drop(nil, table.Who(i))
		}
	}
	g.derive()
}

// begins gives a combatant the conditions that it has for the whole encounter.
func (g *Game) begins(a table.Who, words []string) {
	for _, word := range words {
		if c := condition(slices.Index(conditionNames(), word)); c != condProne {
			g.states = append(g.states, lasts{on: a, by: a, what: c, term: term{turn: table.Nobody}})
		}
	}
}

// armOf returns a deed as it is at the start.
func armOf(d *deed) arm {
	return arm{ammo: d.ammo, loaded: d.loaded || !d.complex, active: d.active}
}

// derive computes the fields of the state that follow from the others.
func (g *Game) derive() {
	g.busy, g.readies, g.delays = 0, 0, 0
	if s := g.field.squares; s != nil {
		g.at = make([]table.Who, s.Size())
		for i := range g.at {
			g.at[i] = table.Nobody
		}
	}
	for i := range g.units {
		a := table.Who(i)
		u := &g.units[i]
		g.mark(a, a)
		g.unboost(a)
		if u.ready.when != triggerNone {
			g.readies++
		}
		if u.did&usedDelay != 0 {
			g.delays++
		}
	}
	for i := range g.units {
		g.compute(table.Who(i))
	}
	g.rewall()
	g.doubt = false
	if g.stage != stageOver && g.stage != stageSetup {
		g.doubt = g.decided()
	}
}

// copied derives what blocks now from a copied state, where something can change it.
func (g *Game) copied(fresh bool) {
	if fresh || g.fixtures {
		g.rewall()
	}
}
