package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// combine raises the effect of an ally's power by a Lore, or by the primary skill where both powers have one source
// (surge.assist.combine, surge.assist.combine_primary).
func (g *Game) combine(t *table.Table, a table.Who, o table.Option) {
	b := o.Who
	q := g.askAs(t, askAllyDeed, rule.AssistCombine, a)
	q.N[0] = int32(b)
	for i := range g.deedsOf(b) {
		if g.combines(a, b, i) {
			q.Add(table.Do(vNamed).At(b).With(uint8(i + 1)))
		}
	}
	i := int(t.Choose(q).Item) - 1
	theirs := g.deed(b, i)
	lore, own := g.lore(theirs.source), false
	for k := range g.deedsOf(a) {
		d := g.deed(a, k)
		own = own || d.power && d.effect == theirs.effect && d.source == theirs.source && g.usable(a, k)
	}
	c := check{rule: rule.AssistCombinePrimary, who: a, graded: true}
	m := g.chooseApproach(t, &c, func(s skill) bool { return s == lore || own && s == g.sheets[a].primary })
	g.pay(t, a, o, actStandard, rule.AssistCombine)
	c = g.skilled(a, m.skill, rule.AssistCombine)
	c.by(m)
	g.give(t, boon{what: boonCombine, on: b, by: a, against: table.Nobody, deed: g.sheets[b].first + int16(i)}, g.test(t, &c, g.dc(a, dcHard)))
}
