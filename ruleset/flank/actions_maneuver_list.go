package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// needManeuver begins a family of maneuvers (flank.maneuver.reach).
func (g *Game) needManeuver(q *table.Question, a table.Who, by payment) {
	g.needs(q, a, priceStandard, by)
	g.needLoose(q, a, rule.ManeuverReach)
	g.needBrave(q, a)
}

// listGrasps lists Grapple and Push.
func (g *Game) listGrasps(q *table.Question, a table.Who, by payment) {
	u := &g.units[a]
	if !q.Explaining() && !u.canStrike() {
		return
	}
	g.needManeuver(q, a, by)
	q.Need(g.able(a, skillAthletics), rule.ConditionFatiguedSkills)
	g.grasp(a)
	free := &g.sc.hands
	if !q.ForBots() {
		free = g.resisting()
	}
	g.offerTargets(q, table.Do(vGrapple), free, false)
	g.offerTargets(q, table.Do(vPush), &g.sc.hands, false)
	for i := range g.items {
		if it := &g.items[i]; !q.ForBots() && it.where == placeGround && !g.itemDefs[it.def].fixed && g.squares.DistanceBetween(u.cell, g.span(a), it.cell, 1) == 1 {
			q.Try(table.Do(vPushThing).Of(int16(i)))
			q.OfferToPeople()
		}
	}
}

// listManeuvers lists Disarm, Sunder and Trip.
func (g *Game) listManeuvers(q *table.Question, a table.Who, by payment) {
	u := &g.units[a]
	if !q.Explaining() && !u.canStrike() {
		return
	}
	g.grasp(a)
	for i := range u.armed {
		if w := g.attackOf(u.arms[i]); w.melee {
			g.needManeuver(q, a, by)
			g.listWithArm(q, a, i)
		}
	}
}

// resisting is those within the reach of the hands that can be grappled: the Unconscious do not resist.
func (g *Game) resisting() *aims {
	hands, free := &g.sc.hands, &g.sc.free
	*free = *hands
	for b := hands.others.First(); b != table.Nobody; b = hands.others.After(b) {
		if g.units[b].conds.has(condUnconscious) {
			free.others.Drop(b)
		}
	}
	return free
}

// listWithArm lists the maneuvers that a melee attack carries.
func (g *Game) listWithArm(q *table.Question, a table.Who, i uint8) {
	to, up := &g.sc.reached[i], &g.sc.upright[i]
	if to.foes.Empty() && (to.others.Empty() || q.ForBots()) && !q.Explaining() {
		return
	}
	strong := g.able(a, skillAthletics)
	if strong || q.Explaining() {
		q.Try(table.Do(vTrip).With(i + 1))
		q.Need(strong, rule.ConditionFatiguedSkills)
		if !up.foes.Empty() || q.Explaining() {
			q.OfferCrowd(&up.foes)
		}
	}
	if strong {
		g.offerOthers(q, table.Do(vTrip).With(i+1), &up.others)
	}
	for k := range g.items {
		it := &g.items[k]
		if it.holder == table.Nobody || it.where > placeBody || !to.foes.Crowd.Has(it.holder) && !to.others.Crowd.Has(it.holder) {
			continue
		}
		if it.where == placeHand {
			q.Try(table.Do(vDisarm).At(it.holder).With(i + 1).Of(int16(k)))
			q.Need(strong, rule.ConditionFatiguedSkills)
			offerTo(q, to.others.Crowd.Has(it.holder))
		}
		if it.hp > 0 {
			q.Try(table.Do(vSunder).At(it.holder).With(i + 1).Of(int16(k)))
			offerTo(q, to.others.Crowd.Has(it.holder))
		}
	}
}

// offerTo offers an option, or offers it to people only.
func offerTo(q *table.Question, people bool) {
	switch {
	case !people:
		q.Offer()
	case !q.ForBots():
		q.OfferToPeople()
	}
}

// grasp finds the targets of maneuvers: within the reach of the hands, and of each arm in melee those that do not lie and all. They hold
// for the scene.
func (g *Game) grasp(a table.Who) {
	sc, u := g.sc, &g.units[a]
	if sc.grasped {
		return
	}
	sc.grasped = true
	natural := int(g.sheets[a].reach)
	g.around(a, &sc.hands, func(d int) bool { return natural > 0 && d <= natural })
	for i := range u.armed {
		if !g.attackOf(u.arms[i]).melee {
			continue
		}
		to, up := &sc.reached[i], &sc.upright[i]
		g.around(a, to, func(d int) bool { return g.armReaches(a, u.arms[i], d) })
		*up = *to
		for _, b := range sc.close {
			if g.units[b].prone {
				up.foes.Drop(b)
				up.others.Drop(b)
			}
		}
	}
}
