package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// listAttacks lists attacks, throws and Disarms (flow.cost.attack_or_cast, flow.twf.no_base_benefit: any hand, 2 AP each).
func (g *Game) listAttacks(q *table.Question, a table.Who) {
	u := &g.units[a]
	var arms arms
	least := int16(2)
	for _, slot := range [3]uint8{slotMain, slotOff, slotUnarmed} {
		if w := g.weapon(a, slot); w != nil {
			arms.slots[arms.n], arms.weapons[arms.n] = slot, w
			arms.n++
			arms.shoots = arms.shoots || w.rng > 0
			if w.category == weaponCrossbow { // Snap Shot
				least = 1
			}
		}
	}
	if u.ap < least && !q.Explaining() {
		return
	}
	for e := range g.crew() {
		if g.foes(a, e) && g.standsThere(e) {
			g.listArms(q, a, e, &arms)
		}
	}
	for i := range g.objects {
		if g.def.objectDefs[i].attackable && g.objects[i].hp > 0 {
			g.listArms(q, a, table.Thing(i), &arms)
		}
	}
}

// arms are the weapons that a combatant can use now.
type arms struct {
	slots   [3]uint8
	weapons [3]*itemDef
	n       int
	shoots  bool
}

func (g *Game) listArms(q *table.Question, a, on table.Who, arms *arms) {
	d := g.hexes.Distance(g.units[a].cell, g.cellOf(on))
	if d > int(g.units[a].reach) && !arms.shoots && !q.Explaining() {
		return
	}
	for k := range arms.n {
		g.listAttack(q, a, on, arms.slots[k], arms.weapons[k], d)
	}
}

func (g *Game) listAttack(q *table.Question, a, on table.Who, slot uint8, w *itemDef, d int) {
	u := &g.units[a]
	if !w.ranged && (d <= int(u.reach) || q.Explaining()) {
		g.needAP(q, a, 2, rule.CostAttackOrCast)
		q.Try(table.Do(vAttack).With(slot).At(on))
		if q.NeedMost(d, int(u.reach), table.SpacesAway, rule.AttackMeleeReach) {
			q.Need(g.inReach(a, g.cellOf(on)), rule.AttackMeleeReach)
		}
		q.Offer()
		g.listDeclared(q, a, on, slot, w, vAttack)
		if !isThing(on) {
			g.listDisarm(q, a, on, slot)
		}
	}
	if w.rng > 0 {
		_, ok := rangePenalty(int(g.sheets[a].skills[skillRanged]), d, int(w.rng))
		if !ok && !q.Explaining() {
			return
		}
		verb := vAttack
		if w.thrown {
			verb = vThrow
		}
		g.ownFamily(q, a)
		q.Need(ok && d > 0, rule.RangePenalty)
		if d > 1 {
			q.NeedSo(g.sees(u.cell, g.cellOf(on)), rule.MapLineOfSight, "is out of sight")
		}
		q.Try(table.Do(verb).With(slot).At(on))
		q.NeedLeast(int(u.ap), 2, "AP", rule.CostAttackOrCast)
		q.Offer()
		g.listDeclared(q, a, on, slot, w, verb)
	}
}

// listDeclared lists an attack with each Flow Action that is declared with it. The family's conditions hold.
func (g *Game) listDeclared(q *table.Question, a, on table.Who, slot uint8, w *itemDef, verb table.Verb) {
	u := &g.units[a]
	if u.fp < 2 && !q.Explaining() && len(g.sheets[a].abilities) == 0 {
		return
	}
	o := table.Do(verb).With(slot).At(on)
	if w.category == weaponBow {
		q.Try(o.Adding(uint8(flowPinningShot)))
		q.NeedLeast(int(u.ap), 2, "AP", rule.CostAttackOrCast)
		g.needFlow(q, a, flowPinningShot)
		q.Need(!isThing(on), rule.FlowactionPin)
		q.Offer()
	}
	if w.category == weaponCrossbow {
		q.Try(o.Adding(uint8(flowSnapShot)))
		q.NeedLeast(int(u.ap), 1, "AP", rule.FlowactionSnapShot)
		g.needFlow(q, a, flowSnapShot)
		q.Offer()
	}
	for _, n := range g.sheets[a].abilities {
		d := &g.def.abilities[n-1]
		if d.timing != timingDeclared || d.category != weaponNone && d.category != w.category || isThing(on) {
			continue
		}
		f := flowFirstAbility + flowAction(n-1)
		q.Try(o.Adding(uint8(f)))
		q.NeedLeast(int(u.ap), int(2+d.ap), "AP", rule.CostAttackOrCast)
		q.NeedLeast(int(u.rp), int(d.rp), "RP", d.ruleOf())
		g.needFP(q, a, f, d.fp, d.ruleOf())
		if verb == vAttack && !w.ranged {
			q.Need(g.inReach(a, g.cellOf(on)), rule.AttackMeleeReach)
		}
		q.Offer()
	}
}

// performAttack pays for an attack and what is declared with it, and carries it out.
func (g *Game) performAttack(t *table.Table, a table.Who, o table.Option) {
	ap, r := 2, rule.AttackAction
	if o.Verb == vDisarm {
		r = rule.ActionDisarm
	}
	if o.Also == uint8(flowSnapShot) && o.Verb != vDisarm {
		ap = 1
	}
	g.pay(t, a, o, ap, r)
	s := g.newStrike(a, o.Who, o.Item, o.Verb == vThrow)
	switch {
	case o.Verb == vDisarm:
		s.disarm, s.bare, s.wanted = true, true, int16(g.inHand(o.Who, o.Also))
	case o.Also == uint8(flowPinningShot):
		g.payFlow(t, a, flowPinningShot)
		s.added = flowPinningShot
	case o.Also == uint8(flowSnapShot):
		g.payFlow(t, a, flowSnapShot)
		s.added = flowSnapShot
	case o.Also >= uint8(flowFirstAbility):
		g.payAbility(t, a, o.Also-uint8(flowFirstAbility)+1)
		s.added = flowAction(o.Also)
	}
	g.attack(t, &s)
}
