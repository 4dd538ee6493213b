package surge

import "fray/table"

// surgeWorth is what a benefit of a Surge is worth: the first step of fatigue hinders little, and a die of Destiny takes it away.
func (g *Game) surgeWorth(a table.Who, o table.Option) int {
	u := &g.units[a]
	if o.Who != a || u.pending > 0 || u.fatigue > 0 || u.stress > 2 {
		return 0
	}
	spent := u.slots[actStandard] == 0
	switch o.Mode {
	case modeSurgeAction:
		if spent && (u.did&usedAttack != 0 || g.def.kind == encounterChallenge) && (g.pool(a) > 0 || g.def.kind == encounterChallenge) {
			return 20
		}
	case modeSurgeAlternate:
		if spent {
			return 0
		}
		if w := g.deedWorth(a, int(o.Item)-1); w > g.strongest(a).worth+15 {
			return w
		}
	case modeSurgeOwnBurst:
		if spent || !g.weary(a) {
			return 0
		}
		if now := g.strongest(a).worth; now > 0 {
			return now + 10
		}
	case modeSurgeEdge:
		switch {
		case g.round > 1 || !spent || g.pool(a) < 2 || edge(o.N) != g.bestEdge(a):
		case g.def.kind == encounterConflict: // it lasts: more than one attack more
			return 21
		case g.def.kind == encounterCombat:
			return 10
		}
	case modeSurgeBoost:
		if trait(o.N) == traitResist+trait(resistToughness) && g.def.kind == encounterConflict && spent && g.pool(a) > 1 && !g.strikes(a, reachCourt) && !g.strikes(a, reachRumor) {
			return 5
		}
	case modeSurgeRetry:
		if u.slots[actStandard] > 0 && o.Item > 0 && !g.isDone(int(o.Item)-1) && g.taskGain(a, int(o.Item)-1, skill(o.N)) > 20 {
			return 70
		}
	}
	return 0
}

// weary reports whether a combatant's Disadvantages are worth a Surge against them.
func (g *Game) weary(a table.Who) bool {
	u := &g.units[a]
	return u.cond.has(condDisabled) || u.hurt(physical)+u.hurt(social)+int(u.stress) >= 4
}

// recoverWorth is what a Recover gives: a staggering wound costs half of each turn.
func (g *Game) recoverWorth(a table.Who, o table.Option) int {
	u := &g.units[a]
	switch o.Mode {
	case modeBody, modeMind:
		if highest(&u.wounds[o.Mode]) >= 2 && u.stress < 3 {
			return 45
		}
	case modeFatigue:
		if u.fatigue >= 2 && u.stress < 3 {
			return 35
		}
	}
	return 0
}

// hasSpare reports whether a combatant has an effect that only a Surge brings in.
func (g *Game) hasSpare(a table.Who) bool {
	for i := range g.deedsOf(a) {
		if g.deed(a, i).spare {
			return true
		}
	}
	return false
}

// surgePromise is for the benefits of a Surge.
func (g *Game) surgePromise(p *plan) int {
	u := &g.units[p.a]
	spent := u.slots[actStandard] == 0
	switch {
	case u.pending > 0 || u.fatigue > 0 || u.stress > 2 || !g.canReact(p.a):
		return 0
	case spent:
		return table.Bit(g.pool(p.a) > 0 || g.def.kind == encounterChallenge) * 21
	case p.worth > 0 && g.weary(p.a) || g.hasSpare(p.a):
		return much
	default:
		return table.Bit(len(g.tasks) > 0 && len(g.bars) > 0) * 70
	}
}
