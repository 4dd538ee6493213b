package phase

import (
	"fmt"

	"fray/space"
	"fray/table"
)

// Faults lists what is wrong with the state at a resting point: what no view shows.
func (g *Game) Faults() []string {
	var out []string
	fault := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	for i := range g.units {
		g.unitFaults(table.Who(i), fault)
	}
	places := map[table.Who]int{}
	for _, a := range g.order {
		places[a]++
	}
	for i := range g.units {
		h := g.units[i].health
		if n := places[table.Who(i)]; len(g.order) > 0 && (n > 1 || (n == 0) == (h.there() || h == healthHidden)) {
			fault("%s is %s, and the order is %v", g.id(table.Who(i)), h, g.order)
		}
	}
	for k := 1; k < len(g.order); k++ {
		a, b := &g.units[g.order[k-1]], &g.units[g.order[k]]
		if a.score < b.score && a.health != healthHidden && b.health != healthHidden {
			fault("the order has %d before %d", a.score, b.score)
		}
	}
	if g.doubt != (g.stage != stageOver && g.settled(healthUp)) {
		fault("in doubt about the end: %v", g.doubt)
	}
	if g.active != table.Nobody && !g.able(g.active) && g.stage == stageAct {
		fault("%s is asked for an action, but is not able", g.id(g.active))
	}
	if (g.active == table.Nobody) != (g.stage != stageAct && g.stage != stageEnd) {
		fault("stage %d, active %d", g.stage, g.active)
	}
	if g.stage != stageOver && g.stage != stageSetup && (g.phase < 0 || g.phase > 4 || g.turn < 0 || int(g.turn) > g.maxTurns) {
		fault("turn %d, phase %d", g.turn, g.phase)
	}
	for i := range g.items {
		it := &g.items[i]
		if (it.where == placeGround) != (it.holder == table.Nobody) || (it.where == placeGround) != (it.cell != space.None) {
			fault("item %d is %d of %d at %d", i, it.where, it.holder, it.cell)
		}
	}
	for i := range g.objects {
		o := &g.objects[i]
		if o.rider != table.Nobody && (int(g.units[o.rider].mount) != i || g.units[o.rider].cell != o.cell) {
			fault("%d rides %d", o.rider, i)
		}
		if g.blocks(i) && g.bodyAt(o.cell, table.Nobody) != table.Nobody {
			fault("somebody is inside %s", g.id(table.Thing(i)))
		}
	}
	return out
}

func (g *Game) unitFaults(a table.Who, fault func(string, ...any)) {
	u, sh := &g.units[a], &g.sheets[a]
	if !g.def.onMap(u.cell) {
		fault("%s is off the map at %d", g.id(a), u.cell)
		return
	}
	was := *u
	g.refresh(a)
	if was != *u {
		fault("%s: what follows from its sheet is %v, was %v", g.id(a), u.n, was.n)
	}
	if u.hands > 2 || u.end < 0 || u.end > sh.endMax || u.stun > sh.stunMax || u.body > sh.bodyMax || u.busy != 0 {
		fault("%s has %d hands, %d END, %d STUN, %d BODY, busy %d", g.id(a), u.hands, u.end, u.stun, u.body, u.busy)
	}
	if u.health == healthUp && u.stun <= 0 || u.health == healthOut && (u.stun > 0 || u.marks&(condStunned|standing) != 0 || !u.is(condProne)) ||
		u.health.there() && u.body <= -sh.bodyMax {
		fault("%s is %s with %d STUN, %d BODY, marks %x", g.id(a), u.health, u.stun, u.body, u.marks)
	}
	if g.conscious.has(a) != (u.health == healthUp) || g.there.has(a) != u.health.there() || g.ready.has(a) != (u.ready.trigger != triggerNone) ||
		g.waiting.has(a) != (u.wait.kind != waitNone) {
		fault("%s is in the wrong sets", g.id(a))
	}
	if !g.able(a) && (u.ready.trigger != triggerNone || u.wait.kind != waitNone || u.haymaker.slot != slotNone || u.holds != table.Nobody) {
		fault("%s is not able, but readies %v, waits %v, has a Haymaker %v, holds %d", g.id(a), u.ready.trigger, u.wait, u.haymaker, u.holds)
	}
	if u.holds != table.Nobody && (g.units[u.holds].heldBy != a || g.distance(a, u.holds) > g.reachOf(a, &g.attacks[0])) ||
		u.heldBy != table.Nobody && g.units[u.heldBy].holds != a {
		fault("%s holds %d and is held by %d", g.id(a), u.holds, u.heldBy)
	}
	if u.is(condSurprised) && g.phase != 0 && g.stage != stageSetup {
		fault("%s is still surprised", g.id(a))
	}
	if u.health.there() && g.sc.solid.Has(u.cell) {
		fault("%s is in a wall at %s", g.id(a), g.hexes.Name(u.cell))
	}
	if u.mount >= 0 && (u.is(condProne) || u.health != healthUp || g.objects[u.mount].rider != a) {
		fault("%s rides %d", g.id(a), u.mount)
	}
}
