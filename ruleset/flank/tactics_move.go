package flank

import (
	"fray/space"
	"fray/table"
)

// scoreMove scores a way to come nearer to a foe, or within reach of it.
func (g *Game) scoreMove(a table.Who, gr *table.Group, best *scored) {
	o := gr.Option
	worth := 0
	switch o.Verb {
	case vAdvance:
		worth = 200
	case vDash:
		worth = 120
	case vTumble, vSideStep, vJump, vOverrun:
		return
	}
	foe := g.nearestFoe(a)
	if foe == table.Nobody {
		return
	}
	now := g.distance(a, foe)
	reach := max(int(g.units[a].reach), 1)
	left, found := now, space.None
	for k := range gr.Len() {
		c := gr.Kth(k).Cell
		d := g.squares.DistanceBetween(c, g.span(a), g.units[foe].cell, g.span(foe))
		if max(d, reach) < max(left, reach) {
			left, found = d, c
		}
	}
	if found != space.None {
		best.take(o.To(found), worth+max(now-left, 0))
	}
}

// nearestFoe is the foe nearest to a combatant that still stands, or Nobody.
func (g *Game) nearestFoe(a table.Who) table.Who {
	best, found := 0, table.Nobody
	for i := range g.units {
		b := table.Who(i)
		if b == a || !g.present(b) || !g.foes(a, b) || g.pitied(b) || !g.perceives(a, b) {
			continue
		}
		if d := g.distance(a, b); found == table.Nobody || d < best {
			best, found = d, b
		}
	}
	return found
}

// scoreOther scores what neither attacks nor moves.
func (g *Game) scoreOther(a table.Who, gr *table.Group, near bool, best *scored) {
	u, o := &g.units[a], gr.Option
	threatened := g.threats(a) > 0
	switch o.Verb {
	case vStand:
		best.take(o, 390)
	case vContest, vBreakFree:
		best.take(o, 380)
	case vConcentrate:
		if g.sheets[a].feats&featPsion != 0 && !u.focused && u.left&actStandard != 0 {
			best.take(o, 900)
		}
	case vEquip:
		if !near && g.unarmed(a) && g.hasWeapon(a) {
			best.take(o, 300)
		}
	case vUse:
		if 2*int(g.units[o.Who].hp) <= int(g.sheets[o.Who].hpMax) && g.def.itemDefs[g.items[o.N].def].ability > 0 {
			best.take(o, 420)
		}
	case vPatch:
		best.take(o, 250)
	case vWake:
		if !g.foes(a, o.Who) {
			best.take(o, 240)
		}
	case vSearch:
		best.take(gr.Kth(0), 230)
	case vDefend:
		if !near && u.left&actStandard != 0 {
			best.take(o, 20+bit(o.Mode == modeDefendHide))
		}
	case vGuard:
		if threatened {
			best.take(o, 15)
		}
	case vFocus:
		switch {
		case o.Mode == modeFocusAttack && near && u.left&actStandard != 0:
			best.take(o, 16)
		case o.Mode == modeFocusDefense && threatened && u.left&actQuick != 0:
			best.take(o, 14)
		}
	}
}

// unarmed reports whether a combatant has nothing but its bare hands ready.
func (g *Game) unarmed(a table.Who) bool { return g.units[a].armed == 1 }

// hasWeapon reports whether a combatant carries a weapon that it could draw, or stands over one.
func (g *Game) hasWeapon(a table.Who) bool {
	for i := range g.items {
		it := &g.items[i]
		if len(g.def.itemDefs[it.def].attacks) > 0 && it.hp > 0 && (it.holder == a && it.where == placeBag || g.liesWith(a, i)) {
			return true
		}
	}
	return false
}
