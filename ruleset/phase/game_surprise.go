package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// open settles awareness and initiative, and begins the fight (phase.time.sequence).
func (g *Game) open(t *table.Table) {
	aware := g.awareness(t)
	g.rollInitiative(t)
	g.stage, g.turn, g.phase = stagePhase, 1, 1
	if !g.surprises(aware) {
		return
	}
	for i := range g.units {
		a := table.Who(i)
		if !aware.has(a) && g.units[i].health.there() {
			g.units[i].set(condSurprised)
			t.Tell(table.Marked, rule.SurpriseDefinition, table.Nobody, a, bitOf(condSurprised))
		}
	}
	g.turn, g.phase = 0, 0
}

// surprises reports whether a Surprise Phase is played: if some but not all are aware (phase.surprise.when).
func (g *Game) surprises(aware crowd) bool {
	aware &= g.there
	return aware != 0 && aware != g.there
}

// awareness returns the combatants that are aware of an enemy: as given, or as Stealth and Perception decide
// (phase.surprise.definition, phase.surprise.perception).
func (g *Game) awareness(t *table.Table) crowd {
	if g.perceive {
		return g.rollAwareness(t)
	}
	var aware crowd
	for i := range g.units {
		if g.sheets[i].aware && !g.units[i].is(condSurprised) {
			aware |= only(table.Who(i))
		}
		g.units[i].clear(condSurprised)
	}
	if g.askAware {
		return g.askUnaware(t, aware)
	}
	return aware
}

// askUnaware asks the GM who is unaware, one by one until done; by default nobody else is.
func (g *Game) askUnaware(t *table.Table, aware crowd) crowd {
	for {
		q := t.Ask(askAware, rule.SurprisePerception, table.Nobody, table.JustSeat(table.GM))
		for s := aware & g.there; s != 0; s = s.rest() {
			q.Add(table.Do(vUnaware).At(s.first()))
		}
		q.Add(table.Do(vNone))
		q.SetDefault(table.Do(vNone))
		o := t.Choose(q)
		if o.Verb == vNone {
			return aware
		}
		aware &^= only(o.Who)
	}
}

// rollAwareness has those that hide roll Stealth, and their enemies Perception against the margin
// (phase.surprise.perception).
func (g *Game) rollAwareness(t *table.Table) crowd {
	var aware crowd
	for i := range g.units {
		x := table.Who(i)
		if !g.there.has(x) {
			continue
		}
		margin, hides := 0, false
		if n := g.knows(x, skillStealth); g.sheets[i].hiding && n > 0 {
			hides, margin = g.skillRoll(t, rule.SurprisePerception, x, table.Nobody, skillNumber{skill: n}, true)
		}
		for k := range g.units {
			e := table.Who(k)
			if !g.there.has(e) || !g.foes(x, e) {
				continue
			}
			if hides {
				sharp := skillNumber{skill: int(g.units[k].n[statPER]), less: margin, of: ofStealth}
				if ok, _ := g.skillRoll(t, rule.SurprisePerception, e, x, sharp, false); !ok {
					continue
				}
			}
			aware |= only(e)
		}
	}
	return aware
}
