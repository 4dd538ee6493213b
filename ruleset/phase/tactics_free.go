package phase

import (
	"fray/space"
	"fray/table"
)

// atOnce returns what costs nothing and comes before anything else, or what is better so far. Most of it is read off the state.
func (g *Game) atOnce(s *survey, q *table.Question, best rating) rating {
	once := g.left.once
	if g.left.attack {
		switch {
		case g.mayLevel(s.a) && g.levelsWanted(s) != int(s.u.levels):
			return rating{table.Do(vLevels).Of(int16(g.levelsWanted(s))), comesFirst}
		case once&usedPresence == 0 && g.impresses(s):
			return rating{table.Do(vPresence), comesFirst}
		case once&usedBrace == 0 && g.takesAim(s):
			return rating{table.Do(vBrace), comesFirst}
		}
		if o, ok := g.bestPower(s); ok {
			return rating{o, comesFirst}
		}
	}
	if g.hasFree(s) {
		g.weigh(s, q.In(sectionFree), &best)
	}
	return best
}

// hasFree reports whether the step or a free action that depends on what is around may be worth something.
func (g *Game) hasFree(s *survey) bool {
	u := s.u
	switch {
	case u.holds != table.Nobody || u.heldBy != table.Nobody || u.haymaker.slot != slotNone:
		return true
	case s.shooter:
		return u.moved == 0 && g.refuge(s) != space.None
	case !g.left.attack || s.strike.worth > 0:
		return false
	default:
		return u.moved == 0 && g.lunge(s) != space.None || g.left.once&usedCasual == 0 && g.besideThing(s)
	}
}

// besideThing reports whether a thing that Casual Strength breaks stands beside the combatant, in its way.
func (g *Game) besideThing(s *survey) bool {
	for i := range g.objects {
		if g.hexes.Adjoins(s.u.cell, g.objects[i].cell) && g.casualWorth(s, table.Do(vCasual).At(table.Thing(i))) > 0 {
			return true
		}
	}
	return false
}

// levelsWanted puts as few combat levels on OCV as hit most of the time, and the rest on DCV.
func (g *Game) levelsWanted(s *survey) int {
	all := int(s.sh.levels)
	if s.victim == table.Nobody {
		if s.nearestAt > 2*g.movement(s.a) || s.foes == 0 {
			return int(s.u.levels)
		}
		return all / 2
	}
	arm := g.arm(s.a, s.arm)
	for n := range all {
		if g.hitChance(s.a, s.victim, arm, int(arm.manOCV)+n-int(s.u.levels), 0) >= 160 {
			return n
		}
	}
	return all
}

// takesAim reports whether a combatant braces: for a long shot that nobody disturbs (phase.free.brace).
func (g *Game) takesAim(s *survey) bool {
	if !s.shooter || s.victim == table.Nobody || s.pressed != 0 || s.u.is(condBraced) || rangeModifier(g.distance(s.a, s.victim)) > -2 {
		return false
	}
	arm := g.arm(s.a, s.arm)
	return g.hitChance(s.a, s.victim, arm, int(arm.manOCV), 0) <= 160 && g.incoming(s) <= s.strike.worth
}

// impresses reports whether a Presence Attack does: it is free, so it is made as long as it impresses somebody on average
// (phase.free.presence).
func (g *Game) impresses(s *survey) bool {
	mean := 35 * max(0, int(s.u.n[statPRE])/5-int(s.u.presence))
	for c := s.foes; c != 0; c = c.rest() {
		v := &g.units[c.first()]
		if mean >= 10*int(max(v.n[statPRE], v.n[statEGO])) && v.hesitating == 0 && g.clear(s.u.cell, v.cell) {
			return true
		}
	}
	return false
}

// freeWorth is the worth of a soliloquy: it goes with a blow that everybody sees coming.
func (g *Game) freeWorth(s *survey) int { return table.Bit(s.u.haymaker.slot != slotNone) * 2 }

// bestPower returns a power to turn on or off, or a multipower to shift where no attack is good enough or now and then, before anything
// else is done.
func (g *Game) bestPower(s *survey) (o table.Option, ok bool) {
	if !g.left.move {
		return o, false
	}
	for k := range s.sh.powers {
		switch on := s.u.on>>k&1 != 0; {
		case g.left.toggled>>k&1 != 0 || !g.wantsPower(s, k):
		case on:
			return table.Do(vOff).With(uint8(k + 1)), true
		case g.poolAllows(s.a, -1, k):
			return table.Do(vOn).With(uint8(k + 1)), true
		}
	}
	for k := range s.sh.pools {
		if item := uint8(k + 1); (s.strike.worth < enough || g.inventive(s)) && g.left.shifted>>k&1 == 0 && g.poolWanted(s.a, item) != g.poolNow(s.a, item) {
			return table.Do(vShift).With(item), true
		}
	}
	return o, false
}

// wantsPower reports whether a power should be turned on if it is off, or off if it is on.
func (g *Game) wantsPower(s *survey, k int) bool {
	p := &g.def.powers[s.sh.powers[k]]
	legs := true // it only helps to move
	for _, b := range p.adds {
		legs = legs && (b.stat == statMovement || b.stat == statIgnoresTerrain)
	}
	end, most, upkeep := int(s.u.end), int(s.sh.endMax), int(p.upkeep)
	if s.u.on>>k&1 != 0 {
		return upkeep > 0 && (8*end < most || legs && s.strike.worth > 0 || s.foes == 0)
	}
	far := s.nearest != table.Nobody && s.nearestAt > (g.movement(s.a)+1)/2+int(s.u.reach) && s.strike.worth == 0
	return s.foes != 0 && (upkeep == 0 || 3*end > most && end > 3*upkeep) && (!legs || far)
}

// poolNow returns the active slots of a multipower.
func (g *Game) poolNow(a table.Who, item uint8) uint64 {
	p := &g.sheets[a].pools[item-1]
	return g.units[a].active >> p.first & (1<<len(p.slots) - 1)
}

// poolWanted returns the best slots of a multipower for a combatant as it stands: with its strongest attack on an enemy that
// the attack covers, and with as much else as fits.
func (g *Game) poolWanted(a table.Who, item uint8) uint64 {
	p := &g.sheets[a].pools[item-1]
	var blows [8]int // a multipower has at most 8 slots
	for i, s := range p.slots {
		if s.power < 0 {
			arm := g.arm(a, slotFirst+uint8(s.attack))
			for c := g.within(a, arm, g.foesUp(a)); c != 0; c = c.rest() {
				blows[i] = max(blows[i], g.hitWorth(a, c.first(), arm, g.classesOf(a, arm), int(arm.manOCV)))
			}
		}
	}
	now := g.poolNow(a, item)
	best, most := now, g.poolWorth(a, p, now, &blows)
	for set := range uint64(1) << len(p.slots) {
		if p.cost(set) > int(p.pool) {
			continue
		}
		if n := g.poolWorth(a, p, set, &blows); n > most+20 {
			best, most = set, n
		}
	}
	return best
}

// poolWorth is the worth of a set of slots, with the worth of a blow by each.
func (g *Game) poolWorth(a table.Who, p *poolDef, set uint64, blows *[8]int) int {
	best, rest := 0, 0
	for i, s := range p.slots {
		switch {
		case set>>i&1 == 0:
		case s.power >= 0:
			rest += 15
		default:
			best = max(best, blows[i])
			if g.arm(a, slotFirst+uint8(s.attack)).ranged {
				rest += 5
			}
		}
	}
	return best + rest
}

// bestSlots shifts to the best set.
func (g *Game) bestSlots(q *table.Question) table.Option {
	if o := table.Do(vSlots).With(q.Item).Of(int16(g.poolWanted(q.Who, q.Item))); q.Contains(o) {
		return o
	}
	return q.Default()
}
