package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// listStored lists taking an object from a pack, putting one away, and lifting something heavy (surge.move.retrieve).
func (g *Game) listStored(q *table.Question, a table.Who) {
	hands := g.freeHands(a)
	for i := range g.things {
		th, d := &g.things[i], &g.def.thingDefs[i]
		switch {
		case th.holder == a && th.where == placeStowed, th.where == placeGround && d.heavy && !d.fixture && g.atHandOf(a, th.cell):
			q.Try(table.Do(vRetrieve).At(table.Thing(i)))
			q.Need(int(d.hands) <= hands, rule.MoveRetrieve)
			q.Offer()
		case th.holder == a && th.where <= placeAtHand && th.where != placeWorn:
			q.Try(table.Do(vStore).At(table.Thing(i)))
			q.Offer()
		case d.heavy && d.fixture && g.atHandOf(a, th.cell):
			q.Try(table.Do(vRetrieve).At(table.Thing(i)))
			q.Offer()
		}
	}
}

// retrieve carries out what listStored lists; Opportunity Attacks come before the object changes place.
func (g *Game) retrieve(t *table.Table, a table.Who, o table.Option) {
	i, _ := table.ThingIndex(o.Who)
	g.pay(t, a, o, actMove, rule.MoveRetrieve)
	th := &g.things[i]
	if !g.provoke(t, a, rule.MoveRetrieve) || th.holder != a && (o.Verb == vStore || th.holder >= 0 || th.where == placeGone || !g.atHandOf(a, th.cell)) {
		return // it was struck from the hand, or its user was pushed away
	}
	switch {
	case g.def.thingDefs[i].fixture:
		th.open = !th.open
		g.rewall()
		g.loseSight(t)
	case o.Verb == vStore || int(g.def.thingDefs[i].hands) <= g.freeHands(a):
		g.take(a, i, o.Verb)
	}
}
