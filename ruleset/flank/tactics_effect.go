package flank

import "fray/table"

// effectGain is what an effect on a creature is worth to its foes, on the scale of attacks: below 0 if it does the creature good.
// The ability is nil for an effect of a hit.
func (g *Game) effectGain(a, on table.Who, e *effectDef, d *abilityDef) int {
	u := &g.units[on]
	switch e.do {
	case doCondition:
		if u.conds.has(e.cond) {
			return 0
		}
		return g.condGain(on, e.cond, rounds(e))
	case doEnd:
		if !u.conds.has(e.cond) || e.cond == condSurprised {
			return 0
		}
		return -g.condGain(on, e.cond, g.roundsLeft(on, e.cond))
	case doBonus:
		if d != nil && g.hasBonus(on, d.source) {
			return 0
		}
		return -g.bonusGain(on, e.nums, g.average(&e.value, a)/2, rounds(e))
	case doDamage:
		return min(20*g.average(&e.value, a), 40*(int(u.hp)+5))
	case doHeal:
		if e.self {
			return -g.gulpGain(on, g.average(&e.value, a)/2)
		}
		return -g.healGain(on, g.average(&e.value, a)/2)
	case doAbility:
		return 60
	default: // a push
		if g.threatens(on, a) && g.casts(a) {
			return 90
		}
		return 20
	}
}

// rounds is for how many rounds an effect is expected to matter.
func rounds(e *effectDef) int {
	if e.rounds == 0 {
		return 4
	}
	return min(int(e.rounds), 4)
}

// roundsLeft is for how many rounds a condition on a creature is expected to matter yet.
func (g *Game) roundsLeft(on table.Who, c cond) int {
	left := 0
	for i := range g.effects {
		switch e := &g.effects[i]; {
		case e.on != on || !e.gives(c):
		case e.until == untilFight:
			return 4
		default:
			left = max(left, int(e.left), 1)
		}
	}
	if left == 0 { // it comes from hit points or the place
		return 2
	}
	return min(left, 4)
}

// condGain is what a condition on a creature is worth to its foes for some rounds.
func (g *Game) condGain(on table.Who, c cond, rounds int) int {
	m := g.menace(on)
	switch c {
	case condUnconscious:
		return 34 * m * rounds
	case condStunned:
		return 30 * m * rounds
	case condFrightened:
		return 24 * m * rounds
	case condBlind:
		return 16 * m * rounds
	case condConfused, condWrithing, condFriendly:
		return 12 * m * rounds
	case condRestrained:
		return 26 * m * min(rounds, 2)
	case condNauseated:
		if g.casts(on) {
			return 30 * m * rounds
		}
		return 4 * m
	case condFatigued:
		return 9 * m * rounds
	case condCrippled:
		return 40 * m / 2
	case condProne, condSurprised:
		return 12 * m
	case condBleeding:
		return 160
	case condCover:
		return -10 * m * rounds
	case condSuffocating, condStarving, condSoaked:
		return 30
	case condDehydrated: // heat and acid hurt it more
		return 6 * m
	case condDeaf, condHostile:
		return 10
	default:
		return 0
	}
}

// bonusGain is what a bonus on a creature is worth to it for some rounds.
func (g *Game) bonusGain(on table.Who, nums number, value, rounds int) int {
	each := 0
	if nums&bonusAttack != 0 {
		each += 3 * g.menace(on)
	}
	if nums&bonusDamage != 0 {
		each += 40
	}
	if nums&bonusAC != 0 {
		each += 20
	}
	if nums&bonusSaves != 0 {
		each += 8
	}
	if nums&(bonusCL|toSkill(skillMagic)) != 0 && g.casts(on) {
		each += 12
	}
	return each * value * rounds
}
