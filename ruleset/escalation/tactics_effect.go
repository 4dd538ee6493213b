package escalation

import "fray/table"

// effectsWorth returns the worth of effects in tenths of a hit point: help for friends and harm to foes count as positive.
func (g *Game) effectsWorth(s *sight, d *abilityDef, all []effectDef, on table.Who) int {
	w := 0
	for i := range all {
		e := &all[i]
		if e.cond.given() && g.mean(&e.cond, s.a, on) == 0 {
			continue
		}
		for c := g.fallsOn(s, e.to, on); c != 0; c = c.rest() {
			b := c.first()
			if g.sheets[b].object {
				continue
			}
			if v := g.effectWorth(s, d, e, b); g.sheets[b].side == s.sh.side {
				w += v
			} else {
				w -= v
			}
		}
	}
	return w
}

// fallsOn returns the combatants that would bear an effect. A reaction is judged by its target.
func (g *Game) fallsOn(s *sight, to bearer, on table.Who) crowd {
	switch to {
	case toUser:
		return only(s.a)
	case toAllies:
		return g.friends(s.a) & g.within(s.a, reachNearby) & g.up
	case toEnemies:
		return s.engaged
	default:
		if on < 0 {
			return 0
		}
		return only(on)
	}
}

// effectWorth returns the worth of an effect for its bearer: below 0 is harm.
func (g *Game) effectWorth(s *sight, d *abilityDef, e *effectDef, on table.Who) int {
	u, sh := &g.units[on], &g.sheets[on]
	switch e.do {
	case doCondition:
		c := e.what
		if u.ills.has(c) {
			return 0
		}
		return g.longer(e, weight(c))
	case doEnd:
		if u.ills.has(e.what) {
			return -weight(e.what)
		}
	case doOngoing:
		return -g.longer(e, g.mean(&e.value, s.a, on))
	case doDamage:
		return -min(g.mean(&e.value, s.a, on), 10*max(0, int(u.hp)))
	case doReduce:
		return g.mean(&e.value, s.a, on)
	case doHeal:
		return g.healWorth(on, e.from, g.mean(&e.value, s.a, on))
	case doAdvantage:
		if g.lies(on, e.what, d.name) || g.late(s, e, on) {
			return 0
		}
		return g.longer(e, g.mean(&e.value, s.a, on)*advantageWeight(e.what)/10)
	case doBonus:
		if g.lies(on, e.what, d.name) || g.late(s, e, on) {
			return 0
		}
		return g.longer(e, g.mean(&e.value, s.a, on))
	case doLastGasp:
		if sh.pc {
			return -80
		}
	case doPower:
		return 5 * min(int(sh.powerMax-u.power), g.mean(&e.value, s.a, on)/10)
	case doSecondary:
		return 3 * min(int(sh.secondMax-u.second), g.mean(&e.value, s.a, on)/10)
	case doSave:
		if g.ails(on) {
			return 30
		}
	case doPush:
		return -5
	case doPopOff:
		return g.escapeWorth(s)
	}
	return 0
}

// late reports whether an effect on the user would end unused: it ends with the turn, and the Standard action is spent.
func (g *Game) late(s *sight, e *effectDef, on table.Who) bool {
	return e.lasts == untilTurnEnd && on == s.a && !s.standard
}

// longer returns more for effects that last.
func (g *Game) longer(e *effectDef, w int) int {
	switch e.lasts {
	case untilSave, untilDropped, untilFightEnd, untilLetGo:
		return 2 * w
	default:
		return w
	}
}

// weight returns the worth of a condition for a round, in tenths of a hit point.
func weight(c markKind) int {
	return [condCount]int{
		condConfused: -30, condDazed: -30, condEnervated: -10, condFlying: 5, condGrabbed: -25, condHampered: -30, condHelpless: -90, condInvisible: 40,
		condShaken: -30, condSoftened: -25, condStuck: -12, condStunned: -60, condVulnerable: -8, condWeakened: -45,
	}[c]
}

// advantageWeight returns the worth of Advantage on a kind of roll.
func advantageWeight(k markKind) int {
	return [...]int{advAttack: 25, advAttacked: -25, advSave: 8, advDisengage: 2, advCheck: 1, advAny: 20}[k]
}

// lies reports whether a mark of this kind is on a combatant, from one ability or, for 0, from any.
func (g *Game) lies(on table.Who, k markKind, name uint8) bool {
	return g.anyMark(func(m *mark) bool { return m.on == on && m.kind == k && (name == 0 || m.name == name) })
}

// ails reports whether a combatant bears something harmful that a save ends.
func (g *Game) ails(on table.Who) bool {
	return g.anyMark(func(m *mark) bool { return m.on == on && m.lasts == untilSave && m.harms() })
}
