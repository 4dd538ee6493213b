package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// performSeries makes a Sweep or a Rapid Fire: the targets in order first, then one attack after the other until one does not
// hit (phase.full.sweep, phase.full.rapid_fire).
func (g *Game) performSeries(t *table.Table, a table.Who, o table.Option) {
	var targets [maxCrowd]table.Who
	n := g.askTargets(t, a, o, &targets)
	if n < 2 {
		return
	}
	s := g.newStrike(a, targets[0], o.Item, o.Verb)
	if !g.pay(t, a, g.costOf(a, s.arm), rule.DamageEndurance) {
		g.broke(a)
		return
	}
	g.spend(a, o)
	g.sayTook(t, a, o.At(targets[0]))
	s.extra = n - 1
	g.units[a].set(condHalved)
	g.useManeuvers(&s)
	for i := range n {
		if i > 0 {
			g.askToStep(t, a)
			next := g.newStrike(a, targets[i], o.Item, o.Verb)
			next.extra, next.prior = s.extra, s.prior
			s = next
			if !g.stands(&s) || !g.loaded(a, o.Item) || !g.pay(t, a, g.costOf(a, s.arm), rule.DamageEndurance) {
				t.Tell(evNothing, g.def.verbs[o.Verb].Rule, a, targets[i])
				return
			}
		}
		g.shoot(&s)
		if !g.announce(t, &s) {
			return
		}
		if g.resolve(t, &s); !s.hit {
			return
		}
	}
}

// askTargets asks for the targets of a series of attacks, in their order. Without two of them nothing has been declared.
func (g *Game) askTargets(t *table.Table, a table.Who, o table.Option, targets *[maxCrowd]table.Who) int {
	arm := g.arm(a, o.Item)
	all := g.within(a, arm, g.enemies(a))
	if !arm.ranged { // a target of a Sweep has to be in reach when its attack comes, perhaps after a step
		for s := g.enemies(a); s != 0; s = s.rest() {
			if e := s.first(); g.perceives(a, e) || g.distance(a, e) <= 1 {
				all |= only(e)
			}
		}
	}
	n := 0
	for all != 0 {
		q := g.ask(t, askTarget, g.def.verbs[o.Verb].Rule, a, table.Nobody)
		q.N[0] = int32(n)
		q.Item = o.Item
		q.Try(table.Do(vTarget))
		near := all
		if n == 0 && !arm.ranged {
			near = g.within(a, arm, all)
		}
		q.OfferCrowd(g.sc.others(near))
		if n >= 2 {
			q.Add(table.Do(vEnough))
			q.SetDefault(table.Do(vEnough))
		} else {
			q.Add(table.Do(vCancel))
			q.SetDefault(table.Do(vCancel))
		}
		c := t.Choose(q)
		if c.Verb != vTarget {
			break
		}
		targets[n] = c.Who
		n++
		all &^= only(c.Who)
	}
	return n
}

// step moves a combatant 1 hex without provoking (phase.step.basic, phase.step.no_provoke).
func (g *Game) step(t *table.Table, a table.Who, o table.Option) {
	m := journey{who: a, verb: vStep}
	if o.Mode == modeLeave {
		m = g.leaveMove(a, vStep)
	} else {
		m = g.directMove(a, vStep, o.Cell)
	}
	g.travel(t, &m)
}

// askToStep asks for a step between two attacks, or with a readied action, where one is possible (phase.step.timing,
// phase.ready.step).
func (g *Game) askToStep(t *table.Table, a table.Who) {
	if !g.mayStep(a) {
		return
	}
	q := g.ask(t, askStep, rule.StepTiming, a, table.Nobody)
	q.Try(table.Do(vStep))
	q.OfferCells(g.stepCells(a))
	if o, steps := t.OrPass(q, vNone); steps {
		g.step(t, a, o)
	}
}

// mayStep reports whether a combatant may take its 1-hex step (phase.step.basic, phase.step.exclusive, phase.step.slow).
func (g *Game) mayStep(a table.Who) bool {
	u := &g.units[a]
	return g.freeToMove(a) && u.mount < 0 && u.moved == 0 && !u.is(condStepped) && u.n[statMovement] > 1 && u.haymaker.slot == slotNone
}
