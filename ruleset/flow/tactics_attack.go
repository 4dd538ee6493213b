package flow

import "fray/table"

// attackWorth returns the expected damage of an attack, less the target's defenses, more if the target will likely fall.
func (g *Game) attackWorth(s *scene, o table.Option) int {
	if isThing(o.Who) || g.units[o.Who].health != healthUp {
		return 0
	}
	if f := flowAction(o.Also); f == flowSnapShot && s.u.ap >= 2 || f == flowPinningShot && g.distance(s.a, o.Who) < 3 {
		return 0
	}
	st := g.newStrike(s.a, o.Who, o.Item, o.Verb == vThrow)
	c := g.aim(&st)
	w := g.strikeWorth(&st, c.target(), c.dice)
	if st.ranged && s.pressed > 0 { // it provokes
		w -= 25 * s.pressed
	}
	if o.Verb == vThrow { // the weapon is gone
		w -= 10
	}
	if o.Also != 0 {
		w += 5
	}
	return max(0, w)
}

// strikeWorth returns the worth of an attack at a target number.
func (g *Game) strikeWorth(st *strike, target, net int) int {
	v := &g.units[st.on]
	hit := chance(target, net)
	armor := int(g.sheets[st.on].armor) + int(v.ward)
	var tenths int
	if st.spell != nil {
		tenths = mean(&st.spell.damage)
		if st.spell.noArmor {
			armor = 0
		}
	} else if tenths = mean(&st.w.damage); !st.ranged {
		tenths += 10 * int(g.sheets[st.by].damageBonus)
	}
	loss10 := max(2, tenths*12/10-10*armor)
	w := hit * loss10 / 100
	if v.rp > 0 {
		w = w * (100 - g.guard(st.on)/2) / 100
	}
	if loss10 >= 10*int(v.hp) {
		w = w*3/2 + 10
	}
	return w + max(0, 30-int(v.hp))/4 + 2 // FP of the hit, and finishing what is hurt
}

// chance returns the percentage of a success at a target number with so much Advantage.
func chance(target, net int) int {
	p := min(target, 99)
	switch {
	case net > 0:
		return 100 - (100-p)*(100-p)/100
	case net < 0:
		return p * p / 100
	default:
		return p
	}
}

// mean is the average of an amount in tenths.
func mean(a *amount) int {
	if a.plain {
		return int(a.count)*(int(a.sides)+1)*5 + 10*int(a.bonus)
	}
	return 60
}

// guard is a combatant's best chance to beat a Normal attack, in percent.
func (g *Game) guard(a table.Who) int {
	sh := &g.sheets[a]
	best := max(sh.skills[skillAgility], sh.skills[skillAthletics], sh.skills[skillMelee])
	if g.slotOf(a, weaponShield) != slotNone {
		best = max(best, sh.skills[skillEndurance])
	}
	return min(int(best), 95)
}

// mean10 returns the average of an amount that can be missing, in tenths.
func mean10(a *amount) int {
	if !a.given() {
		return 0
	}
	return mean(a)
}
