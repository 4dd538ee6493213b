package surge

import (
	"math/bits"

	"fray/table"
)

// Best picks an option by rules of thumb: the greedy bot.
func (g *Game) Best(q *table.Question) table.Option {
	g.sc.strongest.of, g.sc.rivalry.of = table.Nobody, table.Nobody
	switch q.Kind {
	case askTurn:
		return g.bestAction(q)
	case askOpportunity, askRelease, askCounterStunt, askWake, askCatch, askAlso:
		return q.Kth(0)
	case askBetween:
		return g.bestMoment(q)
	case askHit:
		return g.bestAddition(q)
	case askBefore:
		return g.bestBefore(q)
	case askDeclared:
		return g.bestAnswer(q)
	case askImprove:
		if gap := q.N[1] - q.N[0]; q.N[1] != anyDC && gap > 0 && gap <= 4 && counts(q) { // more likely than not
			return q.Kth(0)
		}
	case askCoup:
		return g.bestCoup(q)
	case askDestiny:
		if u := &g.units[q.Who]; u.stress < 3 || !g.able(q.Who) {
			return q.Kth(0)
		}
	case askStunt:
		return g.bestBenefit(q)
	case askAfflict, askCondition:
		return g.bestCondition(q)
	case askAssess:
		return q.Kth(0)
	case askWith:
		return g.bestSkill(q)
	case askAbout:
		return g.bestSubject(q)
	case askOrder:
		return table.Do(vOrder).As(uint8(orderFree))
	case askAct:
		return g.bestOf(q)
	}
	return q.Default()
}

// bestOf takes the option of the highest worth among the targets of a readied action, or passes.
func (g *Game) bestOf(q *table.Question) table.Option {
	best, worth := q.Default(), 0
	groups := q.Groups()
	for i := range groups {
		if o, w := g.worthOf(actor(q), &groups[i], worth); w > worth {
			best, worth = o, w
		}
	}
	return best
}

// bestAction decides a turn as a good player does: it does its errand, strikes at the enemy in reach that can lose most, and looks for
// something else only where that promises more. Who has taken a Stance strikes at once. Who has nothing to do moves, waits or defends.
func (g *Game) bestAction(q *table.Question) table.Option {
	p := plan{q: q, a: actor(q)}
	if !g.mayStop(p.a) {
		if o := q.Groups()[0].Kth(0); o.Verb == vWalk { // nothing else is listed
			return o
		}
	}
	if o, ok := g.errand(&p); ok {
		return o
	}
	g.aimHigh(&p)
	if p.worth > 0 && g.units[p.a].stance.n > 0 {
		return p.best
	}
	left := uint64(q.Sections() & g.hopes(&p))
	g.dash(&p)
	for ; left != 0; left &= left - 1 {
		if s := table.Section(bits.TrailingZeros64(left)); g.promise(&p, s) > p.worth {
			g.rate(&p, s)
		}
	}
	if p.worth > 0 {
		if p.best.Verb == vCharge {
			if o, ok := g.creep(&p); ok {
				return o
			}
		}
		if o, ok := g.prepare(&p); ok {
			return o
		}
		return p.best
	}
	if o, ok := g.approach(&p); ok {
		return o
	}
	return g.wait(&p)
}

// rate keeps the best option of a section, if it is better than what was found already.
func (g *Game) rate(p *plan, s table.Section) {
	groups := p.q.In(s)
	for i := range groups {
		x := &groups[i]
		if !p.open(x) {
			continue
		}
		p.take(g.worthOf(p.a, x, p.worth))
	}
}
