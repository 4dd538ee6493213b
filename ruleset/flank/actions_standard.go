package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/table"
)

// listAssists lists Assists.
func (g *Game) listAssists(q *table.Question, a table.Who, by payment) {
	g.needs(q, a, priceStandard, by)
	q.Try(table.Do(vAssist))
	helped := g.assistable(a)
	g.offerCrowd(q, &helped)
}

// listDefend lists defending and waiting.
func (g *Game) listDefend(q *table.Question, a table.Who, by payment) {
	g.needs(q, a, priceStandard, by)
	q.Try(table.Do(vDefend))
	q.Offer()
	if !g.ground.cover.Empty() {
		q.Try(table.Do(vDefend).As(modeDefendHide))
		if q.NeedSo(g.besideCover(a), rule.DefendHide, "no Cover beside it") {
			q.NeedSo(!g.inView(a), rule.DefendHide, "is in view")
		}
		q.Offer()
	}
	if by == payTurn && !g.units[a].waited {
		q.Try(table.Do(vWait))
		q.Offer()
	}
}

// listHelp lists what else costs a Standard Action: using items, waking, patching, breaking free, and what the rules do not list
// (flank.core.improvised, flank.condition.bleeding.patch, flank.condition.restrained.break_free).
func (g *Game) listHelp(q *table.Question, a table.Who, by payment) {
	g.needs(q, a, priceStandard, by)
	for _, i := range g.things(a) {
		if g.items[i].hp > 0 {
			g.listUse(q, a, int(i))
		}
	}
	for i := range g.units {
		b, v := table.Who(i), &g.units[i]
		if !v.asleep && !v.conds.has(condBleeding) || v.presence != healthHere || !g.perceives(a, b) || b != a && g.distance(a, b) > 1 {
			continue
		}
		if v.asleep && b != a {
			q.Try(table.Do(vWake).At(b))
			q.Offer()
		}
		if v.conds.has(condBleeding) {
			q.Try(table.Do(vPatch).At(b))
			q.Offer()
		}
	}
	if g.units[a].conds.has(condRestrained) {
		if _, held := g.heldByEffect(a); held {
			q.Try(table.Do(vBreakFree))
			q.Need(g.able(a, skillAthletics), rule.ConditionFatiguedSkills)
			q.Offer()
		}
	}
	if !q.ForBots() {
		g.needs(q, a, priceStandard, by)
		q.Try(table.Do(vOther))
		q.OfferToPeople()
	}
}

// usable reports whether an item does something when it is used.
func (d *itemDef) usable() bool { return d.water || d.food || d.potion || d.ability > 0 }

// listUse lists using an item on oneself or on an adjacent creature (flank.condition.nauseated.casting).
func (g *Game) listUse(q *table.Question, a table.Who, i int) {
	d := &g.itemDefs[g.items[i].def]
	if !d.usable() {
		return
	}
	for k := range g.units {
		b := table.Who(k)
		if !g.present(b) || b != a && (g.distance(a, b) > 1 || !g.perceives(a, b) || g.foes(a, b)) {
			continue
		}
		q.Try(table.Do(vUse).At(b).Of(int16(i)))
		q.Need(!(d.food || d.potion) || !g.units[b].conds.has(condNauseated), rule.ConditionNauseatedCasting)
		q.Offer()
	}
}

// assistable returns those that a combatant can Assist: within the reach of a melee weapon that it has ready, or its natural
// reach, and not Confused (flank.assist.range, flank.condition.confused.targets).
func (g *Game) assistable(a table.Who) table.Crowd {
	var out table.Crowd
	if g.units[a].conds.has(condConfused) {
		return out
	}
	for _, b := range g.sc.close {
		if !g.foes(a, b) && !g.units[b].conds.has(condConfused) && g.clearTo(a, int(b)) {
			out.Add(b)
		}
	}
	return out
}

// assist gives +4 on AC, saves and d20 rolls to the end of the next turn of the assisted creature (flank.assist.give,
// flank.core.duration_turn, flank.assist.once).
func (g *Game) assist(t *table.Table, a, b table.Who) {
	e := effect{
		do: lastingBonus, on: b, by: a, against: table.Nobody, nums: bonusAttack | bonusAC | bonusSaves | bonusSkills | bonusCL | bonusInitiative, value: 4, name: nameAssist,
		until: untilEnd, turn: b, left: 1, rule: rule.AssistGive,
	}
	g.inflict(t, e)
}

// defend gives +3 on AC and saves for a round, and hides (flank.defend.bonus, flank.defend.hide).
func (g *Game) defend(t *table.Table, a table.Who, mode uint8) {
	if mode == modeDefendHide {
		if g.window(t, a, table.Nobody); !g.awakeEnough(a) {
			return
		}
	}
	g.bonus(t, a, a, bonusAC|bonusSaves, 3, nameDefend, 1, rule.DefendBonus)
	if mode != modeDefendHide || !g.besideCover(a) {
		return
	}
	best, watched := g.bestWatcher(a)
	dc := 10 + best
	sum := g.hidingSum(a)
	roll := g.rollTotal(t, a, table.Nobody, rule.DefendHide, &sum)
	if (!watched || roll >= dc) && !g.exposed(a, false) {
		g.takeCover(t, a, roll)
	}
}

// use has an item used by a combatant, on itself or another (flank.core.improvised, flank.condition.dehydrated.drink,
// flank.condition.starving.food).
func (g *Game) use(t *table.Table, a table.Who, o table.Option) {
	i, b := int(o.N), o.Who
	d := &g.itemDefs[g.items[i].def]
	if !g.stillBeside(t, a, b) {
		return
	}
	if g.items[i].holder != a {
		t.Tell(evNothing, rule.WaitNoTrigger, a, b)
		return
	}
	if t.Heard() {
		e := table.NewEvent(evItem, rule.CoreImprovised, a, b, i)
		e.Option, e.To = o, g.audience(a)
		t.Say(e)
	}
	if d.water {
		g.cure(t, b, condDehydrated)
	}
	if d.food {
		g.cure(t, b, condStarving)
	}
	if d.water || d.food || d.potion {
		g.useUp(t, i)
	}
	if d.ability > 0 {
		g.take(t, a, b, &g.def.abilities[d.ability-1])
	}
}

// awakeEnough reports whether a combatant can still carry out what it has declared.
func (g *Game) awakeEnough(a table.Who) bool { return g.awake(a) && !g.decided() }

// wake wakes a sleeper (flank.condition.unconscious.sleeping).
func (g *Game) wake(t *table.Table, a, b table.Who) {
	if g.stillBeside(t, a, b) {
		g.setAsleep(b, false)
		g.update(t, b, table.Nobody)
	}
}

// stillBeside opens the window of an action on oneself or on somebody beside, and reports whether it is possible after that
// (flank.wait.no_trigger).
func (g *Game) stillBeside(t *table.Table, a, b table.Who) bool {
	g.window(t, a, table.Nobody)
	if g.awakeEnough(a) && g.present(b) && g.distance(a, b) <= 1 {
		return true
	}
	t.Tell(evNothing, rule.WaitNoTrigger, a, b)
	return false
}

// patch tries to end Bleeding (flank.condition.bleeding.patch).
func (g *Game) patch(t *table.Table, a, b table.Who) {
	if !g.stillBeside(t, a, b) {
		return
	}
	var dc total.Sum
	dc.Base(rule.ConditionBleedingPatch, 10)
	dc.From(ofBleed, rule.ConditionBleedingPatch, int(g.units[b].bleed))
	if g.check(t, a, skillSurvival, &dc, rule.ConditionBleedingPatch) {
		g.cure(t, b, condBleeding)
	}
}

// breakFree tries to end what restrains a combatant, other than a Grapple (flank.condition.restrained.break_free).
func (g *Game) breakFree(t *table.Table, a table.Who) {
	g.window(t, a, table.Nobody)
	least, held := g.heldByEffect(a)
	if !held || !g.awakeEnough(a) {
		return
	}
	var dc total.Sum
	dc.Base(rule.ConditionRestrainedBreakFree, least)
	if !g.check(t, a, skillAthletics, &dc, rule.ConditionRestrainedBreakFree) {
		return
	}
	done := false
	g.dropEffects(t, func(e *effect) bool {
		one := !done && e.on == a && e.gives(condRestrained) && !e.isHold() && int(e.dc) == least
		done = done || one
		return one
	})
}
