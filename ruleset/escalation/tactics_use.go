package escalation

import "fray/table"

// plan is an ability as its user weighs it, before it looks at single targets.
type plan struct {
	d         *abilityDef
	hit, miss int // mean damage, in tenths
	coup      bool
}

// bestUse is the best target of an attack or another ability, and what that is worth.
func (g *Game) bestUse(s *sight, e *table.Group) (table.Option, int) {
	o := e.Option
	d := g.basicOf(s.a)
	if o.Item > 0 {
		d = g.own(s.a, o.Item)
	}
	p := plan{d: d, coup: o.Verb == vCoup || o.Verb == vCoupUse}
	if d.attack != nil {
		p.hit, p.miss = g.mean(&d.attack.hit, s.a, table.Nobody), g.mean(&d.attack.miss, s.a, table.Nobody)
	}
	best, worth := o, 0
	if e.Cells == nil {
		worth = g.useWorth(s, &p, g.inside(o.Who))
	} else {
		for c := crowdOf(e.Cells); c != 0; c = c.rest() {
			if w := g.useWorth(s, &p, c.first()); w > worth {
				best, worth = o.At(c.first()), w
			}
		}
	}
	if worth <= 0 {
		return best, 0
	}
	return best, g.priced(s, &p, worth)
}

// priced is what a use is worth with what it costs: Opportunity Attacks, a greater action than its own, and what can be
// used once only is kept for what is worth it.
func (g *Game) priced(s *sight, p *plan, worth int) int {
	d := p.d
	if d.provokes {
		worth -= s.risk
	}
	switch {
	case d.freq != atWill || d.power > 0:
		worth = worth * 9 / 10
	case !d.basic: // for what comes with it
		worth++
	}
	if worth <= 0 || p.coup || d.action >= standard {
		return worth
	}
	switch g.paying(s.a, d.action) {
	case quick:
		return worth + comesFirst
	case move:
		if s.engaged != 0 || s.shy { // it goes nowhere
			return worth + comesFirst
		}
		return worth
	default:
		return worth / 4
	}
}

// crowdOf is the set behind an entry of this ruleset's questions.
func crowdOf(c table.Cells) crowd { return c.(*choice).crowd }

// useWorth is what an ability is worth at one target.
func (g *Game) useWorth(s *sight, p *plan, on int16) int {
	d := p.d
	w := 0
	if d.attack != nil && on >= 0 {
		w = g.attackWorth(s, p, on)
		if w <= 0 {
			return 0
		}
		if d.targets > 1 {
			n := min(int(d.targets), (g.legal(s.a, d) & g.foes(s.a) & g.up).count())
			w += w * (n - 1) * 3 / 4
		}
	}
	if d.heals {
		w += g.healWorth(on, d.from, g.mean(&d.healing, s.a, on))
	}
	w += g.effectsWorth(s, d, d.effects, on)
	if d.special != nil {
		some := d.special.below
		if g.escalation(s.a) >= int(d.special.threshold) {
			some = d.special.above
		}
		w += g.effectsWorth(s, d, some, on)
	}
	if d.disengage || d.popOff > 0 {
		w += g.escapeWorth(s)
	}
	return w
}

// attackWorth is the damage an attack is expected to do, no more than there is to do, and more for those who would fall.
func (g *Game) attackWorth(s *sight, p *plan, on int16) int {
	switch {
	case g.sheets[on].object:
		return g.breakWorth(s, on)
	case g.sheets[on].side == s.sh.side:
		return 0
	case g.units[on].status != up: // who is down can wait
		return 1
	}
	x := p.d.attack
	chance, hit := g.hitChance(s.a, on, x), p.hit
	if p.coup {
		chance, hit = 216, 2*hit
	}
	for t := range damageTypes {
		if x.types.has(t) && g.sheets[on].resist[t] > 10 {
			hit = hit * 2 / 3
			break
		}
	}
	left := 10 * int(g.units[on].hp)
	w := (min(hit, left)*chance + min(p.miss, left)*(216-chance)) / 216
	if hit >= left {
		w += left * chance / 432
	}
	w += 20 * int(g.sheets[on].hpMax-g.units[on].hp) / int(g.sheets[on].hpMax) // those who are hurt first
	effects := g.effectsWorth(s, p.d, x.onHit, on)
	for i := range x.riders {
		if r := &x.riders[i]; r.hit {
			effects += g.effectsWorth(s, p.d, r.effects, on) / 2
		}
	}
	return max(w+effects*chance/216, 2)
}

// hitChance is in how many of 216 throws an attack hits, roughly.
func (g *Game) hitChance(a, on int16, x *attackDef) int {
	sh := &g.sheets[a]
	bonus := int(sh.level) + g.volition(a)
	if x.listed {
		bonus = int(x.bonus)
	}
	if sh.escalates {
		bonus += g.escalation(a)
	}
	if g.units[on].ills&(1<<softened|1<<weakened|1<<stunned|1<<helpless) != 0 {
		bonus += 2
	}
	chance := throws(g.defense(on, x.defense) - bonus)
	if g.units[on].ills.has(invisible) {
		chance /= 2
	}
	return chance
}

// throws is in how many of 216 throws of 3d6 the sum reaches a number; a few are Crits anyhow.
func throws(need int) int {
	ways := [...]int{216, 216, 216, 216, 215, 212, 206, 196, 181, 160, 135, 108, 81, 56, 35, 20, 10, 4, 4}
	return ways[min(max(need, 0), len(ways)-1)]
}

// breakWorth is what it is worth to break something: a locked door, if no enemy is in reach.
func (g *Game) breakWorth(s *sight, on int16) int {
	i := g.sheets[on].objectDef
	if g.doors[i] != doorLocked || g.within(s.a, far)&g.foes(s.a)&g.up != 0 {
		return 0
	}
	return 6
}
