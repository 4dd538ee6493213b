package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// listStance lists trading 1 to 5 ranks before an attack, of an effect at most its rank (surge.stance.trade, surge.stance.applicable).
func (g *Game) listStance(q *table.Question, a table.Who) {
	u := &g.units[a]
	if g.active != a || g.busy > 0 || u.did&usedAttack != 0 || u.burst&burstOwn != 0 {
		return
	}
	checks, most := g.intended(a)
	if most < 0 || !g.opposed(a) {
		return
	}
	for down := stanceAttacks; down <= stanceEffects; down++ {
		if down == stanceAttacks && !checks || down == stanceDefenses && u.cond.has(condDefenseless) || down == stanceEffects && most < 1 {
			continue
		}
		ranks := 5
		if down == stanceEffects {
			ranks = min(ranks, most)
		}
		for up := stanceAttacks; up <= stanceEffects; up++ {
			for n := 1; up != down && n <= ranks; n++ {
				q.Try(table.Do(vStance).As(uint8(down)).Adding(uint8(up)).Of(int16(n)))
				q.Offer()
			}
		}
	}
}

// opposed reports whether there is an enemy in play that a combatant could attack.
func (g *Game) opposed(a table.Who) bool {
	for i := range g.units {
		if b := table.Who(i); g.isHere(b) && g.foes(a, b) {
			return true
		}
	}
	return false
}

// takeStance trades ranks until the start of the next turn.
func (g *Game) takeStance(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, actQuick, rule.StanceTrade)
	g.units[a].stance = stance{down: category(o.Mode), up: category(o.Also), n: int8(o.N)}
}

// intended reports whether a combatant can still make an attack this turn: one with an attack check, and the highest rank among
// its effects, -1 if there is no attack left. An unarmed strike or a throw is meant only where there is nothing else.
func (g *Game) intended(a table.Who) (checks bool, most int) {
	if checks, most = g.intendedWith(a, false); most < 0 {
		checks, most = g.intendedWith(a, true)
	}
	return checks, most
}

func (g *Game) intendedWith(a table.Who, makeshift bool) (checks bool, most int) {
	most = -1
	after := g.units[a].slots[actStandard]
	if !g.canPayAfterQuick(a) {
		after--
	}
	for i := range g.deedsOf(a) {
		d := g.deed(a, i)
		if d.makeshift != makeshift || !g.usable(a, i) || !d.effect.harms() || d.reach == reachPersonal && !d.area {
			continue
		}
		if d.action == actStandard && after < 1 || d.power && !g.canPay(a, d.action) {
			continue
		}
		checks = checks || !d.power || d.check
		most = max(most, g.rankOf(a, g.deedTrait(a, i)))
	}
	return checks, most
}

// canPayAfterQuick reports whether a quick action leaves the standard slot.
func (g *Game) canPayAfterQuick(a table.Who) bool {
	u := &g.units[a]
	return !g.closed(a) && u.slots[actQuick]+u.slots[actMove] > 0
}
