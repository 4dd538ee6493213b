package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// modesFor calls list with each mode of an attack that can be paid, and says whether it is for people only: what the
// Standard Action buys is better made as a Primary Attack (flank.attack.primary, flank.attack.secondary,
// flank.attack.tertiary).
func (g *Game) modesFor(q *table.Question, a table.Who, by payment, list func(mode uint8, worse bool)) {
	own := g.modesOf(a, by)
	for mode, p := range [...]price{modePrimary: priceStandard, modeSecondary: priceMove, modeTertiary: priceQuick} {
		if g.needs(q, a, p, by) {
			list(uint8(mode), own>>mode&1 == 0)
		}
	}
}

// modesOf returns the modes of attacks that a combatant can pay for with the actions that they are meant for, as bits.
func (g *Game) modesOf(a table.Who, by payment) uint8 {
	modes, left := uint8(table.Bit(g.affords(a, priceStandard, by)))<<modePrimary, g.units[a].left
	if by == payTurn {
		modes |= uint8(table.Bit(left&actMove != 0))<<modeSecondary | uint8(table.Bit(left&actQuick != 0))<<modeTertiary
	}
	return modes
}

// canStrike reports whether no condition keeps a combatant that can act from attacks and maneuvers: else they are listed only to say why not
// (flank.attack.must_be_able, flank.condition.frightened.behavior).
func (u *unit) canStrike() bool { return !u.conds.any(condRestrained.in() | condFrightened.in()) }

// listAttacks lists attacks with everything at hand, for each action that can be spent on one.
func (g *Game) listAttacks(q *table.Question, a table.Who, by payment) {
	u := &g.units[a]
	if !q.Explaining() && !u.canStrike() {
		return
	}
	g.modesFor(q, a, by, func(mode uint8, worse bool) {
		if worse && q.ForBots() {
			return
		}
		g.needLoose(q, a, rule.AttackMustBeAble)
		g.needBrave(q, a)
		for i := range u.armed {
			w := g.attackOf(u.arms[i])
			near, far := g.aimsOf(a, i)
			o := table.Do(vAttack).With(i + 1).As(mode)
			if w.melee || w.manner == mannerRanged {
				g.offerTargets(q, o, near, worse)
				g.explainTargets(q, a, o, near)
			}
			if w.manner == mannerThrown {
				o.Verb = vThrow
				g.offerTargets(q, o, far, worse)
				g.explainTargets(q, a, o, far)
			}
		}
	})
	if len(g.items) > 0 && !q.ForBots() {
		g.listBreaks(q, a, by)
	}
}

// aimsOf finds the targets of an arm: those in melee or shot at, and those of throws. They hold for the scene.
func (g *Game) aimsOf(a table.Who, i uint8) (near, far *aims) {
	near, far = &g.sc.aims[2*i], &g.sc.aims[2*i+1]
	if g.sc.aimed>>i&1 != 0 {
		return near, far
	}
	g.sc.aimed |= 1 << i
	x := g.units[a].arms[i]
	w := g.attackOf(x)
	if w.manner == mannerRanged {
		g.shotAt(a, w, near)
		return near, far
	}
	if like := g.firstAlike(a, i); like < i {
		of, _ := g.aimsOf(a, like)
		*near = *of
	} else {
		g.around(a, near, func(d int) bool { return g.armReaches(a, x, d) })
	}
	if w.manner == mannerThrown {
		g.shotAt(a, w, far)
	}
	return near, far
}

// shotAt notes the targets within the range of an attack.
func (g *Game) shotAt(a table.Who, w *attackDef, into *aims) {
	*into = aims{}
	for i := range g.units {
		if g.sc.others[i].dist <= w.rng {
			g.sort(a, table.Who(i), into)
		}
	}
}

// pitied reports whether hardly anybody attacks a creature, because it is out of the fight already.
func (g *Game) pitied(b table.Who) bool { return g.units[b].hp <= 0 }

// offerTargets offers an option on each foe, and to people also on others. The targets are unchanged until the question is answered.
func (g *Game) offerTargets(q *table.Question, o table.Option, to *aims, worse bool) {
	if worse {
		g.offerOthers(q, o, &to.foes)
	} else {
		g.offerAt(q, o, &to.foes)
	}
	g.offerOthers(q, o, &to.others)
}

// offerAt offers an option on each member of a crowd that is unchanged until the question is answered.
func (g *Game) offerAt(q *table.Question, o table.Option, to *crowd) {
	if !to.Empty() || q.Explaining() {
		q.Try(o)
		q.OfferCrowd(to)
	}
}

// offerOthers is offerAt to people only.
func (g *Game) offerOthers(q *table.Question, o table.Option, to *crowd) {
	if q.ForBots() || to.Empty() {
		return
	}
	q.Try(o)
	q.OfferCrowdToPeople(to)
}

// listBreaks lists attacks on objects that lie or stand about (flank.attack.unattended_object).
func (g *Game) listBreaks(q *table.Question, a table.Who, by payment) {
	u := &g.units[a]
	for k := range g.items {
		o := table.Do(vBreak).Of(int16(k))
		for i := range u.armed {
			w := g.attackOf(u.arms[i])
			if w.melee || w.manner == mannerRanged {
				g.listBreak(q, a, by, o.With(i+1))
			}
			if w.manner == mannerThrown {
				g.listBreak(q, a, by, o.With(i+1).Adding(breakByThrow))
			}
		}
	}
}

// listBreak lists an attack on an object with an arm.
func (g *Game) listBreak(q *table.Question, a table.Who, by payment, o table.Option) {
	s := g.strikeOf(a, o)
	s.thing = int(o.N)
	if !g.can(&s) {
		return
	}
	g.modesFor(q, a, by, func(mode uint8, _ bool) {
		q.Try(o.As(mode))
		q.OfferToPeople()
	})
}

// performAttack makes a Primary, Secondary or Tertiary Attack.
func (g *Game) performAttack(t *table.Table, a table.Who, o table.Option) {
	s := g.newStrike(a, o.Who, g.armOf(a, o), throws(o))
	defer g.sc.strikes.Pop()
	s.action = [...]int{modePrimary: 0, modeSecondary: -5, modeTertiary: -10}[o.Mode]
	if o.Verb == vBreak {
		s.thing = int(o.N)
	} else {
		s.on = g.confuse(t, a, o.Who, func(b table.Who) bool { s.on = b; return g.can(s) })
	}
	g.resolve(t, s)
}

// confuse draws the target of a Confused creature by lot among those that it could choose (flank.condition.confused.targets).
func (g *Game) confuse(t *table.Table, a, on table.Who, could func(b table.Who) bool) table.Who {
	if !g.units[a].conds.has(condConfused) || on == table.Nobody {
		return on
	}
	picks := g.sc.picks[:0]
	for k := range g.rank() {
		if b := g.top(k); b != a && g.present(b) && could(b) {
			picks = append(picks, b)
		}
	}
	g.sc.picks = picks
	if len(picks) < 2 {
		return on
	}
	return picks[g.rollDie(t, a, int32(len(picks)), rule.ConditionConfusedTargets)-1]
}

// top returns the k-th combatant in Initiative Order from the top.
func (g *Game) top(k int) table.Who {
	if len(g.order) == 0 {
		return table.Who(k)
	}
	return g.order[k]
}

// aims are the targets of one attack.
type aims struct{ foes, others crowd }

// crowd is a set of combatants as the members of an entry.
type crowd struct{ table.Crowd }

// Kth returns the k-th member.
func (c *crowd) Kth(k int) int32 { return int32(c.Crowd.Kth(k)) }

// Has reports whether a combatant is a member.
func (c *crowd) Has(who int32) bool { return who >= 0 && c.Crowd.Has(table.Who(who)) }
