package phase

import (
	"fray/space"
	"fray/table"
)

// bars reports whether a thing is the first on the way to the goal.
func (g *Game) bars(s *survey, i int) bool {
	if !g.blocks(i) {
		return false
	}
	if !s.sought {
		s.sought, s.barrier = true, g.barrier(s)
	}
	return g.objects[i].cell == s.barrier
}

// barrier returns the first hex that is blocked on the way to the goal, or None.
func (g *Game) barrier(s *survey) space.Cell {
	if g.seek(s); s.goal == space.None || s.open {
		return space.None
	}
	for _, c := range g.sc.approach {
		if g.sc.solid.Has(c) {
			return c
		}
	}
	return space.None
}

// doorWorth is the worth of opening a door that is in the way, and of mounting.
func (g *Game) doorWorth(s *survey, o table.Option) int {
	if o.Verb == vMount {
		if s.strike.worth == 0 && s.pressed == 0 && g.knows(s.a, skillRiding) > 0 {
			return 45
		}
		return 0
	}
	switch i := thingIndex(o.Who); {
	case s.sh.courier:
		return table.Bit(g.bars(s, i)) * comesFirst
	case s.strike.worth == 0 && !g.harmless(s) && g.bars(s, i):
		return 95
	default:
		return 0
	}
}

// shutWorth is the worth of closing a door: for those who cannot fight, between them and enemies that are not there yet.
func (g *Game) shutWorth(s *survey, o table.Option) int {
	at := g.objects[thingIndex(o.Who)].cell
	if !g.harmless(s) || s.nearestAt <= 2 || s.nearest == table.Nobody {
		return 0
	}
	if g.hexes.Distance(at, g.units[s.nearest].cell) < s.nearestAt {
		return 110
	}
	return 0
}

// harmless reports whether no attack of a combatant gets past the defenses of its nearest enemy worth mentioning.
func (g *Game) harmless(s *survey) bool {
	if s.nearest == table.Nobody {
		return false
	}
	arm := g.arm(s.a, s.arm)
	stun, _ := g.pastOf(s.nearest, blowOf(arm, g.classesOf(s.a, arm)))
	return stun < 15
}

// bestPush moves a heavy object out of the way.
func (g *Game) bestPush(s *survey, e *table.Group) (table.Option, int) {
	if e.Members == nil || e.Members.Empty() {
		return e.Option, 0
	}
	return e.Option.To(e.Members.Kth(0)), g.pushWorth(s, thingIndex(e.Option.Who))
}

// pushWorth is the worth of pushing a thing out of the way.
func (g *Game) pushWorth(s *survey, i int) int {
	return table.Bit(s.strike.worth == 0 && g.bars(s, i)) * 60
}

// itemWorth is the worth of taking an item in hand, of making room for it, and of reloading.
func (g *Game) itemWorth(s *survey, o table.Option) int {
	switch o.Verb {
	case vReload:
		return g.reloadWorth(s, o)
	case vSheathe, vDrop:
		return g.roomWorth(s, o)
	}
	kind := g.items[o.N-1].def
	gain := g.armWorth(s, kind) - g.power10(s.a, s.arm)
	if gain < 15 {
		return 0
	}
	if o.Verb == vDraw && s.reached == 0 && s.pressed == 0 { // it would be put away again for something better
		if better, _ := g.kept(s, g.armWorth(s, kind)+15, int(s.u.hands+g.def.itemDefs[kind].hands)); better {
			return 0
		}
	}
	switch {
	case o.Verb == vRetrieve && o.Mode == modeStart:
		switch {
		case g.left.attack && g.left.move: // the whole is better
			return 0
		case s.pressed != 0:
			return 20
		default:
			return 50 + gain
		}
	case o.Verb == vRetrieve && s.pressed != 0:
		return 0
	case s.pressed != 0 && s.strike.worth > 0:
		return gain / 2
	case o.Verb == vDraw && g.left.attack && g.left.move:
		return comesFirst + 50
	default:
		return 60 + gain
	}
}

// armWorth returns how strong a combatant's best attack with a kind of item is, 0 if it has none that is loaded.
func (g *Game) armWorth(s *survey, kind uint8) int {
	most := 0
	for slot := slotFirst; slot < g.lastSlot(s.a); slot++ {
		if arm := g.arm(s.a, slot); arm.needs == kind+1 && g.loaded(s.a, slot) && g.costOf(s.a, arm) <= int(s.u.end) {
			most = max(most, g.power10(s.a, slot))
		}
	}
	return most
}

// roomWorth is the worth of freeing hands for a better item, where the best attack covers nobody: by sheathing with time to spare, else by
// dropping, if the better one can be taken in hand in the same slot.
func (g *Game) roomWorth(s *survey, o table.Option) int {
	if s.reached != 0 || s.pressed != 0 && s.strike.worth > 0 {
		return 0
	}
	keep := max(g.armWorth(s, g.items[o.N-1].def), g.power10(s.a, s.arm)) + 15
	better, atOnce := g.kept(s, keep, int(s.u.hands))
	switch {
	case o.Verb == vSheathe && better && s.pressed == 0 && g.incoming(s) < 60:
		return 75
	case o.Verb == vDrop && atOnce && g.incoming(s) >= 60:
		return comesFirst + 60
	default:
		return 0
	}
}

// kept reports whether an item worth more than so much is out of hand while so many hands are full, which are too many for it, and whether
// it can be taken in hand in the same slot.
func (g *Game) kept(s *survey, worth, hands int) (better, atOnce bool) {
	for i := range g.items {
		it := &g.items[i]
		if it.holder != s.a || it.where == placeHand || g.armWorth(s, it.def) <= worth || hands+int(g.def.itemDefs[it.def].hands) <= 2 {
			continue
		}
		better = true
		atOnce = atOnce || it.where == placeWorn || s.pressed == 0 && g.left.attack && g.left.move && !g.left.limited
	}
	return better, atOnce
}

// reloadWorth is the worth of filling a weapon: much if it is empty, a little with a move action to spare.
func (g *Game) reloadWorth(s *survey, o table.Option) int {
	arm := g.arm(s.a, o.Item)
	left := g.shots[g.sheets[s.a].ammoAt+int(o.Item-slotFirst)]
	if left == 0 && g.power10(s.a, o.Item) > g.power10(s.a, s.arm) {
		return comesFirst + 40
	}
	if 2*left < arm.shots && s.pressed == 0 && (!g.left.attack || s.strike.worth == 0) {
		return 7
	}
	return 0
}
