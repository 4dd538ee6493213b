package escalation

import "fray/table"

// attackWorth returns the expected damage of an attack, at most the hit points left, and more if the target would fall.
func (g *Game) attackWorth(s *sight, p *plan, on table.Who) int {
	switch {
	case g.sheets[on].object:
		return g.breakWorth(s, on)
	case g.sheets[on].side == s.sh.side:
		return 0
	case g.units[on].health != healthUp: // a target that is down can wait
		return 1
	}
	x := p.d.attack
	chance, hit := g.hitChance(s.a, on, x), p.hit
	if p.coup {
		chance, hit = 216, 2*hit
	}
	for t := range damageCount {
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
	w += 20 * int(g.sheets[on].hpMax-g.units[on].hp) / int(g.sheets[on].hpMax) // wounded targets first
	effects := g.effectsWorth(s, p.d, x.onHit, on)
	for i := range x.riders {
		if r := &x.riders[i]; r.hit {
			effects += g.effectsWorth(s, p.d, r.effects, on) / 2
		}
	}
	return max(w+effects*chance/216, 2)
}

// hitChance returns in how many of 216 throws an attack hits, without lasting bonuses.
func (g *Game) hitChance(a, on table.Who, x *attackDef) int {
	sh := &g.sheets[a]
	bonus := int(sh.level) + g.volition(a)
	if x.listed {
		bonus = int(x.bonus)
	}
	if sh.escalates {
		bonus += g.escalation(a)
	}
	if g.units[on].ills&(1<<condSoftened|1<<condWeakened|1<<condStunned|1<<condHelpless) != 0 {
		bonus += 2
	}
	chance := throws(int(g.sheets[on].defense[x.defense]-g.units[on].strain) - bonus)
	if g.units[on].ills.has(condInvisible) {
		chance /= 2
	}
	return chance
}

// throws returns in how many of 216 throws of 3d6 the sum reaches a number. A few are Crits in any case.
func throws(need int) int {
	ways := [...]int{216, 216, 216, 216, 215, 212, 206, 196, 181, 160, 135, 108, 81, 56, 35, 20, 10, 4, 4}
	return ways[min(max(need, 0), len(ways)-1)]
}

// breakWorth returns the worth of breaking a locked door.
func (g *Game) breakWorth(s *sight, on table.Who) int {
	if g.doors[g.sheets[on].objectDef] != doorLocked {
		return 0
	}
	return g.passWorth(s, 6)
}
