package flow

import (
	"fmt"
	"slices"

	"fray/space"
	"fray/table"
)

// Decided reports whether the fight is decided in the middle of a beat.
func (g *Game) Decided() bool { return g.decided() }

// IsHidden reports whether a question asks the GM about who is hidden.
func IsHidden(q *table.Question) bool { return q.Kind == askHidden }

// Faults lists what is wrong with the state at a resting point: what no view shows.
func (g *Game) Faults() []string {
	var out []string
	fault := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	stand := map[space.Cell]table.Who{}
	for i := range g.units {
		a, u := table.Who(i), &g.units[i]
		if u.cell < 0 || int(u.cell) >= g.hexes.Size() {
			fault("%s is off the map at %d", g.id(a), u.cell)
			continue
		}
		g.unitFaults(a, fault)
		if u.health != healthUp {
			continue
		}
		if other, taken := stand[u.cell]; taken {
			fault("%s and %s stand in %s", g.id(a), g.id(other), g.hexes.Name(u.cell))
		}
		stand[u.cell] = a
		if g.sc.walls.Has(u.cell) {
			fault("%s stands in a wall at %s", g.id(a), g.hexes.Name(u.cell))
		}
	}
	for c := range int32(g.hexes.Size()) {
		a, taken := stand[c]
		if taken && g.at[c] != a || !taken && g.at[c] != table.Nobody {
			fault("the index of hexes has %d at %s", g.at[c], g.hexes.Name(c))
		}
	}
	places := map[table.Who]int{}
	for _, a := range g.order {
		places[a]++
	}
	for i := range g.units { // who was taken away while it was hidden has no place
		if n := places[table.Who(i)]; len(g.order) > 0 && n != 1 && (n > 0 || g.units[i].health != healthGone) {
			fault("the order is %v", g.order)
		}
	}
	if g.doubt != (g.stage != stageOver && g.settled(healthUp)) {
		fault("in doubt about the end: %v", g.doubt)
	}
	if g.busy != 0 {
		fault("still busy: %d", g.busy)
	}
	if int(g.round) > g.def.maxRounds {
		fault("round %d of %d", g.round, g.def.maxRounds)
	}
	if g.active != table.Nobody && g.units[g.active].health != healthUp && g.stage == stageAct {
		fault("%s is asked for an action, but is %s", g.id(g.active), g.units[g.active].health)
	}
	g.itemFaults(fault)
	return out
}

func (g *Game) unitFaults(a table.Who, fault func(string, ...any)) {
	u, sh := &g.units[a], &g.sheets[a]
	if u.ap < 0 || u.rp < 0 || u.fp < 0 || u.aside < 0 || u.moveAP < 0 || u.ward < 0 {
		fault("%s has %d AP (%d aside), %d RP, %d FP", g.id(a), u.ap, u.aside, u.rp, u.fp)
	}
	if u.hp > sh.hpMax {
		fault("%s has %d HP of %d", g.id(a), u.hp, sh.hpMax)
	}
	if (u.hp > 0) != u.health.well() && u.health != healthGone && u.health != healthDead {
		fault("%s is %s with %d HP", g.id(a), u.health, u.hp)
	}
	if !u.health.well() && u.health != healthGone && (u.ap != 0 || u.rp != 0 || u.fp != 0 || u.aside != 0 || !u.prone) {
		fault("%s is Down with %d AP (%d aside), %d RP, %d FP, prone %v", g.id(a), u.ap, u.aside, u.rp, u.fp, u.prone)
	}
	if u.health != healthUp && (u.ready.trigger != triggerNone || u.holds >= 0 || u.heldBy >= 0) {
		fault("%s is not up, but readies %d, holds %d, is held by %d", g.id(a), u.ready.trigger, u.holds, u.heldBy)
	}
	if (u.ready.trigger == triggerNone) != (u.ready == readied{}) || u.ready.trigger == triggerNone && u.aside != 0 {
		fault("%s readies %+v with %d AP aside", g.id(a), u.ready, u.aside)
	}
	for _, tie := range [2][2]table.Who{{u.holds, a}, {a, u.heldBy}} {
		by, on := tie[1], tie[0]
		if tie[1] == a && u.holds < 0 || tie[0] == a && u.heldBy < 0 {
			continue
		}
		if g.units[by].holds != on || g.units[on].heldBy != by || g.distance(by, on) != 1 {
			fault("%s holds %s: %d, %d, %d hexes apart", g.id(by), g.id(on), g.units[by].holds, g.units[on].heldBy, g.distance(by, on))
		}
	}
	if u.holds >= 0 && u.heldBy >= 0 {
		fault("%s is in two grapples", g.id(a))
	}
	var pin, slow bool
	for _, e := range g.effects {
		if e.on == a {
			pin, slow = pin || e.do == condPinned, slow || e.do == condSlowed
		}
	}
	if pin != u.pinned || slow != u.slowed {
		fault("%s is pinned %v, slowed %v, but its effects say %v, %v", g.id(a), u.pinned, u.slowed, pin, slow)
	}
}

// itemFaults: each item is in one place, and hands are what the items say.
func (g *Game) itemFaults(fault func(string, ...any)) {
	for i := range g.items {
		it := &g.items[i]
		held := it.where == placeMain || it.where == placeOff || it.where == placeBoth
		switch {
		case it.where == placeGround && (it.holder != table.Nobody || it.cell < 0 || g.field.Walls.Has(it.cell)):
			fault("item %d lies at %d with %d", i, it.cell, it.holder)
		case it.where == placeBag && (it.holder < 0 || it.cell >= 0):
			fault("item %d is in the bag of %d at %d", i, it.holder, it.cell)
		case held && (it.holder < 0 || it.cell >= 0):
			fault("item %d is held by %d at %d", i, it.holder, it.cell)
		}
	}
	lies := make([]uint16, len(g.lies))
	for i := range g.items {
		if it := &g.items[i]; it.where == placeGround {
			lies[it.cell]++
		}
	}
	if !slices.Equal(lies, g.lies) {
		fault("items lie in other hexes than is known: %v, not %v", lies, g.lies)
	}
	for i := range g.units {
		was := g.units[i]
		taken := [2]int{}
		for k := range g.items {
			if it := &g.items[k]; it.holder == table.Who(i) {
				taken[0] += table.Bit(it.where == placeMain || it.where == placeBoth)
				taken[1] += table.Bit(it.where == placeOff || it.where == placeBoth)
			}
		}
		if taken[0] > 1 || taken[1] > 1 {
			fault("%s holds %d and %d items in its hands", g.id(table.Who(i)), taken[0], taken[1])
		}
		if g.handle(table.Who(i)); g.units[i] != was {
			fault("%s has %d and %d in hand, reach %d; its items say %d, %d, %d", g.id(table.Who(i)), was.main, was.off, was.reach,
				g.units[i].main, g.units[i].off, g.units[i].reach)
		}
	}
}
