package flank

import (
	"fray/ruleset/total"
	"fray/table"
)

// idleHeading is the heading of an option that is rarely wanted, or "": an attack on a loose object that is in nobody's way, or what the
// combatant does as well or better by another option.
func (g *Game) idleHeading(q *table.Question, o table.Option) string {
	switch {
	case o.Verb == vBreak && !g.itemDefs[g.items[o.N].def].solid:
		return headingLoose
	case o.Verb == vKnowledge && skill(o.Mode) != g.bestLore(q.Who) || g.dearer(q, o) || g.bareHanded(q, o):
		return headingLess
	default:
		return ""
	}
}

// dearer reports whether an attack is a Secondary or Tertiary one by the Standard Action, which buys a Primary Attack too
// (flank.attack.primary).
func (g *Game) dearer(q *table.Question, o table.Option) bool {
	switch o.Verb {
	case vAttack, vThrow, vBreak:
		return g.modesOf(q.Who, paymentOf(q))>>o.Mode&1 == 0 && g.affords(q.Who, priceStandard, paymentOf(q))
	default:
		return false
	}
}

// bareHanded reports whether an unarmed attack could be made with a weapon that is as good by every number.
func (g *Game) bareHanded(q *table.Question, o table.Option) bool {
	switch o.Verb {
	case vAttack, vCharge, vOpportunity:
	default:
		return false
	}
	u := &g.units[q.Who]
	if o.Item == 0 || g.armOf(q.Who, o).attack != 1 {
		return false
	}
	hit, damage := g.armTotals(q.Who, g.armOf(q.Who, o))
	bare := &g.def.attacks[0]
	for i := range u.armed {
		w := g.attackOf(u.arms[i])
		if w == bare || !w.melee || !w.skilled || w.kind != bare.kind || !w.dice.plain || w.dice.sides < bare.dice.sides || w.times < bare.times || !q.Contains(o.With(i+1)) {
			continue
		}
		if h, d := g.armTotals(q.Who, u.arms[i]); h >= hit && d+int(w.dice.bonus) >= damage {
			return true
		}
	}
	return false
}

// armTotals are the bonuses on attack and damage of an attack that is ready, in melee.
func (g *Game) armTotals(who table.Who, a arm) (hit, damage int) {
	s := strike{by: who, on: table.Nobody, arm: a, w: g.attackOf(a), thing: -1, how: mannerMelee}
	var atk, dmg total.Sum
	g.attackRoll(&atk, &s)
	g.damageBonus(&dmg, &s)
	return atk.Total(), dmg.Total()
}
