package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// listPowers lists the powers of a combatant with their targets: enemies and allies in range, or a place for an area
// (surge.power.procedure).
func (g *Game) listPowers(q *table.Question, a table.Who) {
	for i := range g.deedsOf(a) {
		d := g.deed(a, i)
		if !d.power || d.effect == doAvert || d.effect == doDeflect || d.effect == doLuck || d.spare && !g.arm(a, i).gained {
			continue
		}
		if !q.Explaining() && (!g.canPay(a, d.action) || !g.usable(a, i)) {
			continue
		}
		q.Family()
		g.needSlot(q, a, d.action)
		q.NeedSo(d.reach == reachPersonal || g.kinds[d.reach], rule.EncounterCombat, "has no use in this encounter")
		q.NeedSo(d.array == 0 || g.arm(a, i).active, rule.QuickSwitch, "is not switched on")
		q.Try(table.Do(vUse).With(uint8(i + 1)))
		switch {
		case d.area:
			q.Need(g.units[a].did&usedArea == 0, rule.TurnAreaLimit)
			if d.reach == reachPersonal {
				q.Offer()
			} else {
				q.OfferCells(g.points(a, i))
			}
		case d.reach == reachPersonal:
			q.Offer()
		default:
			on := g.sc.crowd()
			for k := range g.units {
				if b := table.Who(k); b != a && g.isHere(b) && g.within(d, a, b) && g.wanted(a, b) && (g.foes(a, b) || g.units[b].side == g.units[a].side) {
					on.Add(b)
				}
			}
			q.OfferCrowd(on)
		}
	}
}

// use uses a power: on one target, on its user, or on an area (surge.power.procedure).
func (g *Game) use(t *table.Table, a table.Who, o table.Option) {
	i := int(o.Item) - 1
	d := g.deed(a, i)
	g.pay(t, a, o, d.action, d.rule())
	if d.area {
		g.units[a].did |= usedArea
	}
	if d.sustained {
		g.sustain(a, g.sheets[a].first+int16(i))
	}
	if (d.reach == reachRanged || d.reach == reachRumor) && !g.provoke(t, a, d.rule()) || !g.usable(a, i) {
		return
	}
	switch {
	case d.area:
		if d.reach == reachPersonal || g.points(a, i).Has(o.Cell) { // its user may have been pushed away
			g.burstAt(t, a, i, o.Cell)
		}
	case d.reach == reachPersonal:
		g.useOn(t, a, a, i)
	case g.foes(a, o.Who) && d.check:
		s := g.strikeAt(a, o.Who, i, modePlain)
		if g.canStrike(s) {
			g.resolve(t, s)
		} else {
			g.sc.release(s)
		}
	case g.isHere(o.Who) && g.within(d, a, o.Who):
		g.useOn(t, a, o.Who, i)
	}
	g.finished(t, a, o.Who)
}

// useOn lets a power affect a combatant without an attack check; an enemy may counter it.
func (g *Game) useOn(t *table.Table, a, on table.Who, i int) {
	d := g.deed(a, i)
	if d.effect == doOther {
		g.rules(t, rule.PowerProcedure, a, uint8(i+1), false)
		return
	}
	s := g.strikeAt(a, on, i, modePlain)
	if !g.foes(a, on) {
		g.affect(t, a, on, i, g.effectValue(t, s, false), 0)
	} else {
		g.units[a].did |= usedAttack
		g.spoils(t, a, on)
		if !g.declared(t, s) {
			g.affect(t, a, on, i, g.effectValue(t, s, false), 0)
		}
		g.endAim(t, a, on)
	}
	g.sc.release(s)
}

// sustain notes that a combatant maintains a power.
func (g *Game) sustain(a table.Who, deed int16) {
	for _, p := range g.powers {
		if p.deed == deed {
			return
		}
	}
	g.powers = append(g.powers, sustained{by: a, deed: deed})
}
