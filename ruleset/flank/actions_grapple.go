package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/table"
)

// grapple tries to take hold of a foe (flank.grapple.attempt, flank.grapple.success, flank.grapple.fail).
func (g *Game) grapple(t *table.Table, m *maneuver) {
	if !g.tries(t, m, rule.GrappleAttempt) {
		g.provoked(t, m.a, m.b)
		return
	}
	g.bind(t, m.a, m.b)
}

// listContests lists contests with those that a combatant is in a Grapple with (flank.grapple.contest,
// flank.grapple.uncontested).
func (g *Game) listContests(q *table.Question, a table.Who, by payment) {
	if !g.units[a].conds.has(condRestrained) {
		return
	}
	g.needs(q, a, priceStandard, by)
	q.Need(g.able(a, skillAthletics), rule.GrappleUncontested)
	for i := range g.units {
		if b := table.Who(i); b != a && g.inGrapple(a, b) {
			q.Try(table.Do(vContest).At(b))
			q.Offer()
		}
	}
}

// contest is the opposed check of a Grapple: the higher total wins, and its owner ends or maintains the Grapple; a tie stops
// both (flank.grapple.contest, flank.grapple.tie).
func (g *Game) contest(t *table.Table, a, b table.Who) {
	g.window(t, a, table.Nobody)
	if !g.awakeEnough(a) || !g.inGrapple(a, b) || !g.able(a, skillAthletics) {
		t.Tell(evNothing, rule.WaitNoTrigger, a, b)
		return
	}
	if !g.opposes(t, a, b) {
		g.wins(t, a, b)
		return
	}
	var mine, theirs total.Sum
	g.skilled(&mine, a, skillAthletics)
	x := g.rollTotal(t, a, b, rule.GrappleContest, &mine)
	g.skilled(&theirs, b, skillAthletics)
	y := g.rollTotal(t, b, a, rule.GrappleContest, &theirs)
	t.Tell(evAgainst, rule.GrappleContest, a, b, table.Bit(x > y), x, y)
	switch {
	case x > y:
		g.wins(t, a, b)
	case y > x:
		g.wins(t, b, a)
	default:
		g.units[a].barred, g.units[b].barred = true, true
		t.Tell(evNothing, rule.GrappleTie, a, b)
	}
}

// opposes asks the other side of a Grapple whether it spends a Reaction on the contest.
func (g *Game) opposes(t *table.Table, a, b table.Who) bool {
	if !g.able(b, skillAthletics) || !g.canReact(b) || !g.hasReaction(b) {
		return false
	}
	q := g.ask(t, askOppose, rule.GrappleContest, b, a)
	q.Actor, q.Aim = a, b
	q.Family()
	g.offerReaction(q, b, table.Do(vOppose))
	q.Add(table.Do(vPass))
	q.SetDefault(table.Do(vOppose))
	o := t.Choose(q)
	if o.Verb != vOppose {
		return false
	}
	g.payReactionOf(b, o.Also)
	g.sayReacts(t, b, a, o)
	return true
}

// wins asks the winner of a contest whether it ends the Grapple or maintains it, and what it does then
// (flank.grapple.win_end, flank.grapple.win_maintain).
func (g *Game) wins(t *table.Table, a, b table.Who) {
	q := g.ask(t, askContest, rule.GrappleContest, a, b)
	q.Add(table.Do(vFreeBoth))
	q.Add(table.Do(vMaintain))
	q.SetDefault(table.Do(vMaintain))
	if t.Choose(q).Verb == vFreeBoth {
		g.unbind(t, a, b, rule.GrappleWinEnd)
		return
	}
	t.Tell(evGrapple, rule.GrappleWinMaintain, a, b, 1)
	g.listGrappleAct(t, a, b)
}

// listGrappleAct asks the winner for a Trip, a Push or an attack as part of the Grapple, and carries it out.
func (g *Game) listGrappleAct(t *table.Table, a, b table.Who) {
	q := g.ask(t, askGrappleAct, rule.GrappleWinMaintain, a, b)
	u := &g.units[a]
	if q.Family(); g.needBrave(q, a) && !g.friendlyTo(a, b) {
		for i := range u.armed {
			w := g.attackOf(u.arms[i])
			if s := inGrip(a, b, u.arms[i], w, false); (w.melee || w.manner == mannerRanged) && g.can(&s) {
				q.Try(table.Do(vAttack).At(b).With(i + 1))
				q.Offer()
			}
			if s := inGrip(a, b, u.arms[i], w, true); w.manner == mannerThrown && g.can(&s) {
				q.Try(table.Do(vThrow).At(b).With(i + 1))
				q.OfferToPeople()
			}
		}
		if g.able(a, skillAthletics) {
			if !g.units[b].prone {
				q.Try(table.Do(vTrip).At(b))
				q.Offer()
			}
			q.Try(table.Do(vPush).At(b))
			q.Offer()
		}
	}
	o, acts := t.OrPass(q, vPass)
	if !acts {
		return
	}
	if o.Verb == vAttack || o.Verb == vThrow {
		s := g.sc.strikes.Next()
		defer g.sc.strikes.Pop()
		*s = inGrip(a, b, g.armOf(a, o), g.attackOf(g.armOf(a, o)), o.Verb == vThrow)
		g.resolve(t, s)
		return
	}
	m := maneuver{a: a, b: b, arm: arm{attack: 1}, grapple: true}
	if o.Verb == vTrip {
		g.trip(t, &m)
	} else {
		g.push(t, &m)
	}
	g.endCover(t, a)
}

// inGrip is an attack on the other side of a Grapple: in melee if the weapon can be used so, unless it is thrown.
func inGrip(a, b table.Who, x arm, w *attackDef, throw bool) strike {
	s := strike{by: a, on: b, arm: x, w: w, thing: -1, how: mannerMelee, grapple: true}
	if throw || !w.melee {
		s.how = w.manner
	}
	return s
}
