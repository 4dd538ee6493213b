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

// shoveWorth returns the worth of a Shove: with an odd AP left, a prone enemy is easier to hit and has to stand up.
func (g *Game) shoveWorth(s *scene, o table.Option) int {
	v := &g.units[o.Who]
	if o.Mode != modeProne || v.prone || s.u.ap%2 == 0 && s.u.ap < 6 || s.u.ap < 3 && s.pressed < 2 || s.u.prone {
		return 0
	}
	edge := int(s.sh.skills[skillAthletics]) - int(g.sheets[o.Who].skills[skillAthletics])
	if edge < -10 {
		return 0
	}
	return 45 + edge/2
}

// feintWorth returns the worth of a Feint: with an odd AP left, before an attack on the same enemy.
func (g *Game) feintWorth(s *scene, o table.Option) int {
	if s.u.ap < 3 || s.u.ap%2 == 0 || g.feinted(s.a, o.Who) || g.units[o.Who].prone {
		return 0
	}
	own := s.sh.skills[skillMelee]
	if o.Mode == modeDeception {
		own = s.sh.skills[skillDeception]
	}
	other := max(g.sheets[o.Who].skills[skillMelee], g.sheets[o.Who].skills[skillAgility])
	if own < other {
		return 0
	}
	return 44 + int(own-other)/4 + max(0, 20-int(g.units[o.Who].hp))/4
}

// pickUpWorth returns the worth of an item on the ground: a weapon for empty hands.
func (g *Game) pickUpWorth(s *scene, o table.Option) int {
	i := g.lyingAt(o.Cell, o.Item)
	if i < 0 || s.u.main != 0 || g.def.itemDefs[g.items[i].def].category == weaponNone {
		return 0
	}
	return 50
}

// drawWorth returns the worth of drawing: a weapon for empty hands, a potion for the badly hurt.
func (g *Game) drawWorth(s *scene, o table.Option) int {
	d := &g.def.itemDefs[g.items[g.itemIn(s.a, o.Item)].def]
	switch {
	case d.potion.given():
		return max(0, int(s.sh.hpMax-s.u.hp)*10-int(s.sh.hpMax)*6)
	case o.Mode == modeOff || d.category == weaponNone || s.u.main != 0 || d.hands > int8(g.freeHands(s.a)):
		return 0
	default:
		return 40
	}
}
