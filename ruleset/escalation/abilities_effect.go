package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// context is where effects come from: the user, the target, the ability and the dice.
type context struct {
	by, on table.Who
	d      *abilityDef
	place  uint8
	scene  scene
	group  uint16
	strike *strike    // the attack, if they come from one
	event  *happening // what triggered the ability, or nil
}

// strikeContext is that of the effects of an attack.
func (g *Game) strikeContext(s *strike) context {
	return context{by: s.by, on: s.on, d: s.d, scene: s.scene(), group: s.group, strike: s}
}

// useContext is that of the other effects of an ability, at one of its targets.
func (g *Game) useContext(u *use, on table.Who) context {
	return context{by: u.by, on: on, d: u.d, place: u.place, scene: scene{hits: u.hits, targets: u.n, on: on}, group: g.serial, event: u.event}
}

// bring brings effects in the order written, each on those it falls on. Its condition looks at the target of the use,
// even if the effect falls on others.
func (g *Game) bring(t *table.Table, x *context, all []effectDef) {
	for i := range all {
		g.bringOne(t, x, &all[i])
	}
}

// bringOn brings those effects that fall on the target.
func (g *Game) bringOn(t *table.Table, x *context, all []effectDef) {
	for i := range all {
		if all[i].to == toTarget {
			g.bringOne(t, x, &all[i])
		}
	}
}

func (g *Game) bringOne(t *table.Table, x *context, e *effectDef) {
	if !g.holds(t, &e.cond, x.by, x.scene) {
		return
	}
	for c := g.bearers(x, e.to); c != 0; c = c.rest() {
		g.apply(t, x, e, c.first())
	}
}

// bearers returns the combatants on which an effect falls.
func (g *Game) bearers(x *context, to bearer) crowd {
	switch to {
	case toUser:
		return only(x.by) & g.present
	case toAllies:
		return g.friends(x.by) & g.within(x.by, reachNearby)
	case toEnemies:
		return g.engagedWith(x.by)
	case toActor:
		if x.event != nil && x.event.who >= 0 {
			return only(x.event.who) & g.present
		}
	case toVictim:
		if x.event != nil && x.event.whom >= 0 {
			return only(x.event.whom) & g.present
		}
	default:
	}
	if x.on < 0 {
		return 0
	}
	return only(x.on) & g.present
}

// apply brings one effect on one combatant. Its value looks at that combatant.
func (g *Game) apply(t *table.Table, x *context, e *effectDef, on table.Who) {
	r := x.d.ruleOr(rule.AbilityEntry)
	s := x.scene
	s.on = on
	value := func() int { return g.amountOf(t, &e.value, x.by, s, r) }
	if g.sheets[on].object && e.do != doDamage {
		return // only damage (escalation.side.objects)
	}
	switch e.do {
	case doBonus, doReduce:
		if e.do == doReduce || e.lasts == untilAttack {
			g.swingBy(t, x, e, on, value())
			return
		}
		g.mark(t, x, e, on, value)
	case doCondition, doOngoing, doAdvantage:
		g.mark(t, x, e, on, value)
	case doDamage:
		g.hurt(t, x.by, on, g.rollDamage(t, &e.value, x.by, s), x.spares(on), r)
	case doHeal:
		g.healWith(t, x.by, on, &e.value, e.from, s, r)
	case doPopOff:
		most := 127
		if e.value.given() {
			most = value()
		}
		g.popOffSome(t, on, most, rule.DisengagePopOffAbility)
	case doPush:
		g.push(t, x, e, on)
	case doLastGasp:
		g.startGasp(t, x.by, on, e.how, e.also, x.d.name)
	case doPower, doSecondary:
		g.gainPower(t, on, e.do, value(), r)
	case doSave:
		g.saveNow(t, on, table.Mod{Rule: r, Of: x.d.name, Value: int16(value())})
	case doEnd:
		what := e.what
		g.dropMarks(t, r, func(m *mark) bool { return m.on == on && m.kind == what })
	}
}

// spares reports whether the effects are those of an attack that is to knock somebody out: its damage all belongs to it
// (escalation.hp.knock_out).
func (x *context) spares(on table.Who) bool {
	return x.strike != nil && x.strike.spared && x.strike.on == on
}

// gainPower gives Power or the secondary resource, or takes some (escalation.ability.secondary_power).
func (g *Game) gainPower(t *table.Table, on table.Who, do verb, n int, r table.Rule) {
	u, sh := &g.units[on], &g.sheets[on]
	if do == doPower {
		was := u.power
		u.power = int16(min(max(int(was)+n, 0), int(sh.powerMax)))
		g.sayGained(t, on, meterPower, int(u.power-was), int(u.power), r)
		return
	}
	was := u.second
	u.second = int16(min(max(int(was)+n, 0), int(sh.secondMax)))
	g.sayGained(t, on, meterSecond, int(u.second-was), int(u.second), r)
}

// saveNow lets a combatant save at once against one save ends effect of its choice.
func (g *Game) saveNow(t *table.Table, on table.Who, bonus table.Mod) {
	var few [usualSavings]saving
	due := g.savings(on, few[:0], false)
	if len(due) == 0 {
		return
	}
	k := 0
	if len(due) > 1 {
		k = g.askSaveOrder(t, on, due)
	}
	g.saveAgainst(t, on, due[k], bonus)
}
