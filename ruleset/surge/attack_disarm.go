package surge

import (
	"fray/ruleset/surge/rule"
	"fray/space"
	"fray/table"
)

// disarm makes the defender drop an object, and lets the winner take it (surge.stunt.disarm).
func (g *Game) disarm(t *table.Table, x *contest, i int) {
	th := &g.things[i]
	g.fall(t, x.on, i)
	g.handle(x.on)
	far := g.distance(x.by, x.on)
	if hands := g.freeHands(x.by); far > g.adjacent() || hands == 0 {
		return
	} else if hands == 1 && !g.canQuick(x.by) || int(g.def.thingDefs[i].hands) > hands {
		return
	}
	q := g.ask(t, askCatch, rule.StuntDisarmTwoHandsFree, x.by, x.on)
	q.N[0] = int32(g.freeHands(x.by))
	q.Add(table.Do(vTake).At(table.Thing(i)))
	if _, ok := t.OrPass(q, vPass); !ok {
		return
	}
	if g.freeHands(x.by) == 1 { // surge.stunt.disarm_one_hand_free
		g.payQuick(x.by)
		c := g.skilled(x.by, skillReaction, rule.StuntDisarmOneHandFree)
		c.graded = false
		if g.test(t, &c, g.dc(x.by, dcModerate)) < 0 {
			return
		}
	}
	th.where, th.holder, th.cell = placeHeld, x.by, space.None
	g.handle(x.by)
	g.sayThing(t, x.by, i, vTake)
}

// grabOf is the index of the grab of one combatant on another, or -1.
func (g *Game) grabOf(by, on table.Who) int {
	for i := range g.grabs {
		if g.grabs[i].by == by && g.grabs[i].on == on {
			return i
		}
	}
	return -1
}

// grab begins a grab or tightens it (surge.stunt.grab).
func (g *Game) grab(t *table.Table, x *contest) {
	i := g.grabOf(x.by, x.on)
	if i < 0 {
		i = len(g.grabs)
		g.grabs = append(g.grabs, grab{by: x.by, on: x.on, deed: g.sheets[x.by].first + int16(x.deed), turn: g.turns})
	}
	g.grabs[i].stage = int8(min(3, int(g.grabs[i].stage)+x.degree))
	if t.Heard() {
		t.Tell(evGrab, rule.StuntGrab, x.by, x.on, int(g.grabs[i].stage))
	}
	g.handle(x.by)
	g.suffer(t, x.by)
	g.suffer(t, x.on)
}
