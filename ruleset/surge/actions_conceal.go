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
		if !s.mindful() || !g.units[a].cond.has(condUnaware) {
			q.Try(table.Do(vConceal).Of(int16(s)))
			q.Offer()
		}
	}
}

// conceal hides the style of a combatant from those that have analyzed it (surge.assess.conceal).
func (g *Game) conceal(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, actMove, rule.AssessConceal)
	s := skill(o.N)
	c := g.skilled(a, s, rule.AssessConceal)
	g.before(t, &c)
	g.throw(t, &c, 0)
	raises := 5 * c.raises
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
		against.on = a
		g.throw(t, &against, 0)
		g.improveBoth(t, &c, &against, raises)
		deg := degree(c.total, against.total+raises)
		switch {
		case c.die == 20 && against.die != 20:
			deg = step(deg, 1)
		case against.die == 20 && c.die != 20:
			deg = step(deg, -1)
		}
		if deg = g.coup(t, a, &c, shifted(deg, c.raises)); deg > 0 {
			if x.from != a {
				x.less, x.from = 0, a
			}
			x.less = max(x.less, int8(min(deg, 5))) // of several only the best (surge.base.stacking)
			t.Tell(evConcealed, rule.AssessConceal, a, x.by, deg)
		}
	}
}

// unconceal ends what hides the style of a combatant.
func (g *Game) unconceal(a table.Who) {
	for i := range g.studied {
		if g.studied[i].from == a {
			g.studied[i].less, g.studied[i].from = 0, table.Nobody
		}
	}
}
