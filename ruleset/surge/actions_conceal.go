package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// listConceal lists hiding one's style from those that have analyzed it (surge.assess.conceal).
func (g *Game) listConceal(q *table.Question, a table.Who) {
	if len(g.studied) == 0 || !g.isStudied(a) {
		return
	}
	for _, s := range [2]skill{skillDeception, skillStealth} {
		if !s.mindful() || !g.unaware(a) {
			q.Try(table.Do(vConceal).Of(int16(s)))
			q.Offer()
		}
	}
}

// conceal hides the style of a combatant from those that have analyzed it: one check against one of each of them. All are asked before
// any die (surge.assess.conceal).
func (g *Game) conceal(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, actMove, rule.AssessConceal)
	c := g.skilled(a, skill(o.N), rule.AssessConceal)
	c.enough, c.least, c.lasts = mostConceal, -1, true
	g.before(t, &c)
	base := len(g.sc.rivals)
	for i := range g.studied {
		x := &g.studied[i]
		if x.template != g.sheets[a].template || !g.isHere(x.by) {
			continue
		}
		by := skillInsight
		if g.skill(x.by, skillPerception) > g.skill(x.by, skillInsight) {
			by = skillPerception
		}
		against := g.skilled(x.by, by, rule.AssessConceal)
		against.on, against.graded, against.opposes, against.lasts = a, false, true, true
		g.before(t, &against)
		g.sc.rivals = append(g.sc.rivals, rival{i, against})
	}
	g.throw(t, &c, 0)
	for k := base; k < len(g.sc.rivals); k++ {
		against, x := g.sc.rivals[k].check, &g.studied[g.sc.rivals[k].analysis]
		g.throw(t, &against, 0)
		if deg := g.coup(t, a, &c, g.compare(t, &c, &against)); deg > 0 {
			if x.from != a {
				x.less, x.from = 0, a
			}
			x.less = max(x.less, int8(min(deg, mostConceal))) // of several only the best (surge.base.stacking)
			t.Tell(evConcealed, rule.AssessConceal, a, x.by, deg)
		}
	}
	g.sc.rivals = g.sc.rivals[:base]
}

// mostConceal is the degree beyond which concealing a style brings no more.
const mostConceal = 5

// rival is a check against somebody that conceals itself.
type rival struct {
	analysis int // of [Game.studied]
	check    check
}

// unconceal ends what hides the style of a combatant.
func (g *Game) unconceal(a table.Who) {
	for i := range g.studied {
		if g.studied[i].from == a {
			g.studied[i].less, g.studied[i].from = 0, table.Nobody
		}
	}
}
