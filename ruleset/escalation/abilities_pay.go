package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// performUse declares an attack or another ability and carries it out.
func (g *Game) performUse(t *table.Table, a table.Who, o table.Option) {
	u := g.sc.uses.Push(use{by: a, place: o.Item, coup: o.Verb == vCoup || o.Verb == vCoupUse, spared: o.Mode == modeSpare, rolled: -1})
	if o.Item == 0 {
		u.d = g.basicOf(a)
	} else {
		u.d = g.own(a, o.Item)
	}
	u.targets[0], u.n = g.inside(o.Who), 1
	r := u.d.ruleOr(rule.AbilityEntry)
	if u.d.basic {
		r = rule.BasicMelee
		if u.d.shoots {
			r = rule.BasicRanged
		}
	}
	if u.coup {
		r = rule.CoupRequirements
	}
	g.sayTook(t, a, o, r)
	g.askTargets(t, u)
	g.pay(t, u)
	g.carryOut(t, u)
	g.sc.uses.Pop()
}

// pay pays slot, use and Power. Nothing is refunded (escalation.ability.spend_power, escalation.ability.secondary_power).
func (g *Game) pay(t *table.Table, x *use) {
	u := &g.units[x.by]
	switch {
	case x.coup:
		u.slots = 0
	case x.d.basic:
		g.takeSlot(x.by, actStandard)
	case x.event != nil:
		if x.d.action == actInterrupt {
			u.interrupted = true
		}
	default:
		g.takeSlot(x.by, x.d.action)
	}
	if x.place == 0 {
		return
	}
	if x.d.freq != freqAtWill {
		u.spent |= 1 << (x.place - 1)
	}
	if x.d.power > 0 {
		g.payPower(t, x)
	}
}

// payPower takes the price from the secondary resource first, unless the user chooses another mix
// (escalation.ability.secondary_power).
func (g *Game) payPower(t *table.Table, x *use) {
	u := &g.units[x.by]
	second := int16(0)
	if x.d.secondary {
		second = min(u.second, x.d.power)
		least := max(0, x.d.power-u.power)
		if second > least {
			q := g.ask(t, askPower, rule.AbilitySecondaryPower, x.by)
			q.Item = x.place
			for n := second; n >= least; n-- {
				q.Add(table.Do(vPay).Of(n))
			}
			q.SetDefault(table.Do(vPay).Of(second))
			second = t.Choose(q).N
		}
	}
	u.second -= second
	u.power -= x.d.power - second
	if second > 0 {
		g.sayGained(t, x.by, meterSecond, -int(second), int(u.second), rule.AbilitySecondaryPower)
	}
	if x.d.power > second {
		g.sayGained(t, x.by, meterPower, int(second-x.d.power), int(u.power), rule.AbilitySpendPower)
	}
}
