package escalation

import "fray/table"

// bestUse is the best target of an attack or another ability, and what that is worth.
func (g *Game) bestUse(s *sight, e *table.Group) (table.Option, int) {
	o := e.Option
	d := g.basicOf(s.a)
	if o.Item > 0 {
		d = g.own(s.a, o.Item)
	}
	best, worth := o, 0
	if e.Cells == nil {
		worth = g.useWorth(s, d, g.inside(o.Who), o)
	} else {
		for c := crowdOf(e.Cells); c != 0; c = c.rest() {
			if w := g.useWorth(s, d, c.first(), o); w > worth {
				best, worth = o.At(c.first()), w
			}
		}
	}
	if d.provokes && s.engaged != 0 { // what the Opportunity Attacks may cost
		worth -= 25 * s.engaged.count()
	}
	return best, worth
}

// crowdOf is the set behind an entry of this ruleset's questions.
func crowdOf(c table.Cells) crowd { return c.(*choice).crowd }

// useWorth is what an ability is worth at one target.
func (g *Game) useWorth(s *sight, d *abilityDef, on int16, o table.Option) int {
	w := 0
	if d.attack != nil && on >= 0 {
		w += g.attackWorth(s, d, on, o.Verb == vCoup || o.Verb == vCoupUse)
		if d.targets > 1 {
			n := min(int(d.targets), (g.legal(s.a, d) & g.up).count())
			w += w * (n - 1) * 3 / 4
		}
	}
	if d.heals {
		w += g.healWorth(s, d, on)
	}
	for i := range d.effects {
		w += g.effectWorth(s, &d.effects[i], on)
	}
	if d.freq != atWill && w > 0 { // what is spent now is not there later: early is best for what lasts
		w = w * 9 / 10
	}
	return w
}

// attackWorth is the damage an attack is expected to do, in tenths, more for those who would fall.
func (g *Game) attackWorth(s *sight, d *abilityDef, on int16, coup bool) int {
	x := d.attack
	if g.units[on].status != up { // who is down can wait
		return 1
	}
	bonus := int(g.sheets[s.a].level) + g.volition(s.a)
	if x.listed {
		bonus = int(x.bonus)
	}
	if s.sh.escalates {
		bonus += g.escalation(s.a)
	}
	chance := hitChance(g.defense(on, x.defense) - bonus)
	mean := g.mean(&x.hit, s.a)
	if coup {
		chance, mean = 216, 2*mean
	}
	w := mean*chance/216 + g.mean(&x.miss, s.a)*(216-chance)/216
	for t := range damageTypes {
		if x.types.has(t) && g.sheets[on].resist[t] > 10 {
			w = w * 2 / 3
			break
		}
	}
	if w/10 >= int(g.units[on].hp) {
		w += w / 2
	}
	w += 20 * int(g.sheets[on].hpMax-g.units[on].hp) / int(g.sheets[on].hpMax) // those who are hurt first
	for i := range x.onHit {
		w += g.effectWorth(s, &x.onHit[i], on) * chance / 216
	}
	return max(w, 2)
}

// hitChance is in how many of 216 throws of 3d6 the sum reaches a number.
func hitChance(need int) int {
	ways := [...]int{216, 216, 216, 216, 215, 212, 206, 196, 181, 160, 135, 108, 81, 56, 35, 20, 10, 4, 1}
	if need <= 3 {
		return 216
	}
	if need >= len(ways) {
		return 4 // a Crit
	}
	return max(ways[need], 4)
}

// mean is the mean of an amount in tenths.
func (g *Game) mean(a *amount, who int16) int {
	a = g.meant(a, who)
	switch {
	case a.basic == basicHit:
		sh := &g.sheets[who]
		return 5*int(sh.level)*(int(sh.stances[g.units[who].stance].die)+1) + 10*g.volition(who)
	case a.basic == basicMiss:
		return 10 * int(g.sheets[who].level)
	case !a.given():
		return 0
	case !a.plain:
		return a.middle
	}
	sum := 10 * int(a.bonus)
	for _, d := range a.groups {
		sum += 5 * int(d.count) * (int(d.sides) + 1)
	}
	return sum
}

// healWorth is what healing is worth: most for those who are down.
func (g *Game) healWorth(s *sight, d *abilityDef, on int16) int {
	if on < 0 || !g.healable(on) {
		return 0
	}
	u, sh := &g.units[on], &g.sheets[on]
	if u.status != up {
		return 150
	}
	missing := int(sh.hpMax - u.hp)
	if 2*missing < int(sh.hpMax) {
		return 0
	}
	return 7 * min(missing, int(sh.hpMax)/3)
}

// effectWorth is what an effect is worth, roughly.
func (g *Game) effectWorth(s *sight, e *effectDef, on int16) int {
	switch e.do {
	case doCondition:
		if e.to == toTarget && g.units[on].ills.has(condition(e.what)) {
			return 0
		}
		if condition(e.what).harmful() == (g.sheets[on].side != s.sh.side || e.to == toUser) {
			return 25
		}
		return 10
	case doOngoing, doDamage:
		return 15 + g.mean(&e.value, s.a)
	case doHeal:
		if g.units[s.a].hp*2 < s.sh.hpMax {
			return 40
		}
		return 0
	case doAdvantage, doBonus:
		return 20
	case doLastGasp:
		return 60
	case doPopOff:
		return 0
	case doSecondary, doPower:
		return 4
	default:
		return 5
	}
}
