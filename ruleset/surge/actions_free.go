package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// maxFree is how many free actions a turn has without asking the GM (surge.turn.free_limit).
const maxFree = 5

// listFree lists free actions (surge.free.drop, surge.move.run, surge.move.stand_acrobatics).
func (g *Game) listFree(q *table.Question, a table.Who) {
	u := &g.units[a]
	q.Family()
	if u.did&usedRunCheck == 0 && g.hasWay(a) && !u.prone {
		c := check{rule: rule.MoveRun, who: a, skill: skillAthletics}
		g.approaches(&c, g.atOnce(a)).offer(q, table.Do(vRun), 0)
	}
	if u.prone && u.did&usedStandCheck == 0 {
		c := check{rule: rule.MoveStandAcrobatics, who: a, skill: skillAcrobatics}
		g.approaches(&c, g.atOnce(a)).offer(q, table.Do(vKip), 0)
	}
	if !q.ForBots() || !g.mayStop(a) { // one that cannot end its turn needs some option
		g.listFreeToPeople(q, a)
	}
}

// hasWay reports whether a combatant may still move before its next turn: there is more than one place, and it is moving, can
// begin to, or has readied an action.
func (g *Game) hasWay(a table.Who) bool {
	u := &g.units[a]
	f := &g.field
	return (f.squares != nil || f.zones.Size() > 1) && g.canMove(a) && (g.canPay(a, actMove) || g.moving(a) || u.ready.when != triggerNone)
}

// listFreeToPeople lists the free actions that no bot wants.
func (g *Game) listFreeToPeople(q *table.Question, a table.Who) {
	u := &g.units[a]
	if !u.prone {
		q.Try(table.Do(vProne))
		q.OfferToPeople()
	}
	for i := range g.things {
		if th := &g.things[i]; th.holder == a && th.where == placeHeld {
			q.Try(table.Do(vDrop).At(table.Thing(i)))
			q.OfferToPeople()
		}
	}
	for _, x := range g.grabs {
		if x.by == a {
			q.Try(table.Do(vRelease).At(x.on))
			q.OfferToPeople()
		}
	}
	if u.aim > 0 {
		q.Try(table.Do(vRelease))
		q.OfferToPeople()
	}
	for _, p := range g.powers {
		if p.by == a {
			q.Try(table.Do(vEndPower).With(uint8(p.deed - g.sheets[a].first + 1)))
			q.OfferToPeople()
		}
	}
	if u.ready.when != triggerNone {
		q.Try(table.Do(vGiveUp))
		q.OfferToPeople()
	}
	if g.atEdge(a) && g.canMove(a) && (g.canPay(a, actMove) || g.moving(a)) {
		q.Try(table.Do(vFlee))
		q.OfferToPeople()
	}
	q.Try(table.Do(vSurrender))
	q.OfferToPeople()
	q.Try(table.Do(vTalk))
	q.OfferToPeople()
}

// performFree carries out what listFree lists. From the sixth on the GM is asked; a standard action of Surge pays for one
// without.
func (g *Game) performFree(t *table.Table, a table.Who, o table.Option) {
	u := &g.units[a]
	if o.Verb == vTalk {
		g.utter(t, a)
		return
	}
	if u.frees >= maxFree && o.Verb != vFlee {
		if u.did&usedSurge != 0 && u.slots[actStandard] > 0 { // surge.surge.additional_action
			u.slots[actStandard]--
		} else if !g.rules(t, rule.TurnFreeLimit, a, 0, false) {
			g.refused = append(g.refused, o)
			return
		}
	}
	switch o.Verb {
	case vRun:
		g.run(t, a, o)
	case vKip:
		g.pay(t, a, o, actFree, rule.MoveStandAcrobatics)
		u.did |= usedStandCheck
		c := g.skilled(a, skillAcrobatics, rule.MoveStandAcrobatics)
		c.by(approachOf(o, g.atOnce(a)))
		c.graded = false
		if g.test(t, &c, g.dc(a, dcHard)) > 0 {
			g.rises(t, a)
		}
	case vProne:
		g.pay(t, a, o, actFree, rule.FreeDrop)
		g.falls(t, a)
	case vDrop:
		i, _ := table.ThingIndex(o.Who)
		g.pay(t, a, o, actFree, rule.FreeDrop)
		g.fall(t, a, i)
		g.handle(a)
	case vFlee:
		g.flee(t, a, o)
	case vSurrender:
		g.pay(t, a, o, actFree, rule.EncounterEnd)
		g.leave(t, a, healthSurrendered)
		g.mark(a, table.Nobody)
		t.Tell(evLeft, rule.EncounterEnd, a, table.Nobody, int(healthSurrendered))
	default:
		g.giveUp(t, a, o)
	}
}

// giveUp ends what a combatant maintains or waits for. As the first thing in a turn that takes no action, as maintaining it does not.
func (g *Game) giveUp(t *table.Table, a table.Who, o table.Option) {
	if g.units[a].did&usedAction == 0 {
		g.sayTook(t, a, o, rule.TurnFreePowers)
	} else {
		g.pay(t, a, o, actFree, rule.TurnFreePowers)
	}
	switch {
	case o.Verb == vGiveUp:
		g.loseReady(a)
	case o.Verb == vEndPower:
		g.endPower(t, a, g.sheets[a].first+int16(o.Item)-1)
	case o.Who >= 0:
		g.endGrabs(t, func(x grab) bool { return x.by == a && x.on == o.Who })
	default:
		g.spoilAim(t, a)
	}
}

// run makes the Athletics check that raises the speed for a round (surge.move.run).
func (g *Game) run(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, actFree, rule.MoveRun)
	g.units[a].did |= usedRunCheck
	c := g.skilled(a, skillAthletics, rule.MoveRun)
	c.by(approachOf(o, g.atOnce(a)))
	c.graded = false
	if g.test(t, &c, g.dc(a, dcModerate)) > 0 {
		g.runs(a)
	}
}
