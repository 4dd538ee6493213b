package phase

import "fray/table"

// freeWorth is the worth of free actions and of dividing combat levels.
func (g *Game) freeWorth(s *survey, o table.Option) int {
	switch o.Verb {
	case vLevels:
		if int(o.N) == g.levelsWanted(s) {
			return comesFirst + 500
		}
		return 0
	case vBrace:
		return g.aimWorth(s)
	case vPresence:
		return g.presenceWorth(s)
	default: // a soliloquy goes with a blow that everybody sees coming
		if s.u.haymaker.slot != slotNone {
			return 2
		}
		return 0
	}
}

// hasFree reports whether some free action may be worth something, or the step.
func (g *Game) hasFree(s *survey) bool {
	u, once := s.u, g.left.once
	switch {
	case u.holds != table.Nobody || u.heldBy != table.Nobody || u.haymaker.slot != slotNone:
		return true
	case !g.left.attack:
		return u.moved == 0 && s.shooter && s.pressed != 0
	case g.mayLevel(s.a) && g.levelsWanted(s) != int(u.levels),
		once&usedPresence == 0 && g.presenceWorth(s) > 0,
		once&usedBrace == 0 && g.aimWorth(s) > 0:
		return true
	case u.moved == 0 && (s.shooter && s.pressed != 0 || !s.shooter && s.strike.worth == 0 && g.oneShort(s)):
		return true
	}
	return s.strike.worth == 0 && once&usedCasual == 0 && g.besideThing(s)
}

// oneShort reports whether an enemy is one hex beyond the reach of the best attack.
func (g *Game) oneShort(s *survey) bool {
	reach := g.reachOf(s.a, g.arm(s.a, s.arm))
	for c := s.foes; c != 0; c = c.rest() {
		if g.distance(s.a, c.first()) == reach+1 {
			return true
		}
	}
	return false
}

// besideThing reports whether a thing that blocks stands beside the combatant.
func (g *Game) besideThing(s *survey) bool {
	for i := range g.objects {
		if g.hexes.Adjoins(s.u.cell, g.objects[i].cell) && g.blocks(i) {
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

// aimWorth is the worth of bracing: for a long shot that nobody disturbs (phase.free.brace).
func (g *Game) aimWorth(s *survey) int {
	if !s.shooter || s.victim == table.Nobody || s.pressed != 0 || s.u.is(condBraced) || !g.left.attack {
		return 0
	}
	arm := g.arm(s.a, s.arm)
	if rangeModifier(g.distance(s.a, s.victim)) > -2 || g.hitChance(s.a, s.victim, arm, int(arm.manOCV), 0) > 160 {
		return 0
	}
	if g.incoming(s) > s.strike.worth {
		return 0
	}
	return comesFirst + 200
}

// presenceWorth: a Presence Attack is free, so it is made as long as it impresses somebody on average (phase.free.presence).
func (g *Game) presenceWorth(s *survey) int {
	mean := 35 * max(0, int(s.u.n[statPRE])/5-int(s.u.presence))
	for c := s.foes; c != 0; c = c.rest() {
		v := &g.units[c.first()]
		if mean >= 10*int(max(v.n[statPRE], v.n[statEGO])) && v.hesitating == 0 && g.clear(s.u.cell, v.cell) {
			return comesFirst + 300
		}
	}
	return 0
}

// powerWorth is the worth of turning powers on and off and of shifting a multipower.
func (g *Game) powerWorth(s *survey, o table.Option) int {
	if o.Verb == vShift {
		if g.poolWanted(s.a, o.Item) != g.poolNow(s.a, o.Item) {
			return comesFirst + 350
		}
		return 0
	}
	p := &g.def.powers[s.sh.powers[o.Item-1]]
	legs := true // it only helps to move
	for _, b := range p.adds {
		legs = legs && (b.stat == statMovement || b.stat == statIgnoresTerrain)
	}
	far := s.nearest != table.Nobody && s.nearestAt > (g.movement(s.a)+1)/2+int(s.u.reach) && s.strike.worth == 0
	end, most, upkeep := int(s.u.end), int(s.sh.endMax), int(p.upkeep)
	switch {
	case o.Verb == vOff && upkeep > 0 && (8*end < most || legs && s.strike.worth > 0 || s.foes == 0):
		return comesFirst + 400
	case o.Verb == vOn && s.foes != 0 && (upkeep == 0 || 3*end > most && end > 3*upkeep) && (!legs || far):
		return comesFirst + 400
	default:
		return 0
	}
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
