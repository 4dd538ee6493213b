package surge

import (
	"slices"

	"fray/ruleset/surge/rule"
	"fray/table"
)

// shiftTopic moves the conversation to another topic for a while (surge.influence.topic).
func (g *Game) shiftTopic(t *table.Table, a table.Who, o table.Option) {
	b := o.Who
	g.pay(t, a, o, actMove, rule.InfluenceTopic)
	if !g.provoke(t, a, rule.InfluenceTopic) || !g.isHere(b) || !g.addresses(a, b) {
		return
	}
	x, m := g.chooseWords(t, a, b, skill(o.N), rule.InfluenceTopic)
	deg := g.speaks(t, a, b, m)
	g.barAfter(a, b, m.skill, 0, deg)
	depth := int8(swing(deg))
	if depth < 1 {
		return
	}
	g.shifts = slices.DeleteFunc(g.shifts, func(s shift) bool { return s.of == b && s.by == a })
	g.shifts = append(g.shifts, shift{of: b, by: a, topic: x.Item, depth: depth, term: g.until(atNextEnd, a)})
	t.Tell(evTopic, rule.InfluenceTopic, a, b, int(x.Item), int(depth))
}
