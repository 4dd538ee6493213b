package flank

import (
	"fray/ruleset/flank/rule"
	"fray/space"
	"fray/table"
)

// listConcentrate lists Concentrate.
func (g *Game) listConcentrate(q *table.Question, a table.Who, by payment) {
	g.needs(q, a, priceMove, by)
	q.Try(table.Do(vConcentrate))
	q.Need(g.able(a, skillEndurance), rule.ConcentrateCheck)
	q.Offer()
}

// listFeints lists Feints.
func (g *Game) listFeints(q *table.Question, a table.Who, by payment) {
	g.needs(q, a, priceMove, by)
	g.needBrave(q, a)
	q.Try(table.Do(vFeint))
	q.OfferCrowd(g.feints(q, a))
}

// listMoves lists what else costs a Move Action besides an Advance and a Tumble (flank.move.kind).
func (g *Game) listMoves(q *table.Question, a table.Who, by payment) {
	u := &g.units[a]
	g.needs(q, a, priceMove, by)
	q.Try(table.Do(vGuard))
	q.Offer()
	q.Try(table.Do(vEquip))
	q.Need(g.hasThings(a), rule.EquipAction)
	q.Offer()
	g.needs(q, a, priceMove, by)
	g.needLoose(q, a, rule.ConditionRestrainedNoMoveAttack)
	if u.prone {
		q.Try(table.Do(vStand))
	} else {
		q.Try(table.Do(vLieDown))
	}
	q.Offer()
}

// listAdvance lists where a combatant can go by each kind of movement (flank.move.advance, flank.condition.prone.crawl).
func (g *Game) listAdvance(q *table.Question, a table.Who, by payment) {
	g.needs(q, a, priceMove, by)
	if !g.needLoose(q, a, rule.ConditionRestrainedNoMoveAttack) {
		return
	}
	for how := range goingCount {
		points := g.points(a, how)
		if points == 0 {
			continue
		}
		q.Try(table.Do(vAdvance).As(uint8(how)))
		q.OfferCells(g.sc.goals[how].from(g, a, how, points, false))
		if !q.ForBots() {
			q.Try(table.Do(vTrace).As(uint8(how)))
			q.Need(!g.flees(a), rule.ConditionFrightenedBehavior)
			q.OfferToPeople()
		}
	}
}

// points returns how many squares an Advance goes by a kind of movement: one while Prone.
func (g *Game) points(a table.Who, how going) int {
	feet := g.speed(a, how)
	if feet > 0 && g.units[a].prone {
		return 1
	}
	return feet / 5
}

// listTumble lists where a combatant can tumble to (flank.tumble.check).
func (g *Game) listTumble(q *table.Question, a table.Who, by payment) {
	g.needs(q, a, priceMove, by)
	if !g.needLoose(q, a, rule.ConditionRestrainedNoMoveAttack) || !q.Need(!g.units[a].prone, rule.ConditionProneCrawl) {
		return
	}
	how := g.runner(a)
	q.Try(table.Do(vTumble))
	q.Need(g.able(a, skillAgility), rule.ConditionFatiguedSkills)
	q.OfferCells(g.sc.goals[goalTumble].from(g, a, how, half(g.speed(a, how))/5, false))
	if g.speed(a, how) > 0 && !q.ForBots() && !g.flees(a) {
		q.Try(table.Do(vTrace).Adding(modeTraceTumble))
		q.Need(g.able(a, skillAgility), rule.ConditionFatiguedSkills)
		q.OfferToPeople()
	}
}

// needDash begins a family of Dashes: it states what running takes (flank.dash.difficult, flank.condition.prone.crawl,
// flank.condition.crippled.movement).
func (g *Game) needDash(q *table.Question, a table.Who, by payment) bool {
	u := &g.units[a]
	return g.needs(q, a, priceStandard, by) && g.needLoose(q, a, rule.ConditionRestrainedNoMoveAttack) && q.Need(!u.prone, rule.ConditionProneCrawl) &&
		q.Need(!g.stands(a, g.def.ground.difficult), rule.DashDifficult) && q.Need(!u.lame(), rule.ConditionCrippledMovement)
}

// canDash reports whether nothing that needDash states keeps a combatant from Dashes that it can pay for.
func (g *Game) canDash(a table.Who) bool {
	u := &g.units[a]
	return !u.conds.has(condRestrained) && !u.prone && !g.stands(a, g.def.ground.difficult) && !u.lame()
}

// lame reports whether a combatant has lost a leg.
func (u *unit) lame() bool { return u.conds.has(condCrippled) && u.limbs&limbLeg != 0 }

// listDashes lists Dashes (flank.dash.straight, flank.dash.free, flank.dash.provokes).
func (g *Game) listDashes(q *table.Question, a table.Who, by payment) {
	if !g.needDash(q, a, by) {
		return
	}
	how := g.runner(a)
	if feet := g.speed(a, how); feet > 0 {
		q.Try(table.Do(vDash).As(modeDashFree))
		q.OfferCells(g.sc.goals[int(goingCount)+int(how)].from(g, a, how, feet*3/2/5, true))
		if !q.ForBots() {
			q.Try(table.Do(vTrace).Adding(modeTraceDash))
			q.Need(!g.flees(a), rule.ConditionFrightenedBehavior)
			q.OfferToPeople()
		}
	}
	q.Try(table.Do(vDash).As(modeDashStraight))
	q.OfferCells(&g.dashes(a, how)[runPlain])
}

// needRush begins a family of Dashes to which a Move Action adds something (flank.charge.requires).
func (g *Game) needRush(q *table.Question, a table.Who, by payment) bool {
	return g.needDash(q, a, by) && q.Need(by == payTurn && g.units[a].left&(actStandard|actMove) == actStandard|actMove, rule.ChargeRequires)
}

// listRushes lists what a Move Action adds to Dashes (flank.jump.requires, flank.overrun.requires, flank.charge.announce).
func (g *Game) listRushes(q *table.Question, a table.Who, by payment) {
	if !g.needRush(q, a, by) {
		return
	}
	ends := g.dashes(a, g.runner(a))
	q.Try(table.Do(vJump))
	q.Need(g.able(a, skillAthletics), rule.ConditionFatiguedSkills)
	q.OfferCells(&ends[runJump])
	if g.needRush(q, a, by) && g.needBrave(q, a) {
		q.Try(table.Do(vOverrun))
		q.Need(g.able(a, skillAthletics), rule.ConditionFatiguedSkills)
		q.OfferCells(&ends[runOverrun])
		g.listCharges(q, a)
	}
}

// listCharges lists the foes that can be charged, with each melee or thrown attack (flank.charge.attack).
func (g *Game) listCharges(q *table.Question, a table.Who) {
	u := &g.units[a]
	if g.sc.dashes[runCharge].Empty() {
		return
	}
	var by [mostArms]*foes
	for i := range u.armed {
		if g.attackOf(u.arms[i]).manner == mannerRanged {
			continue
		}
		like := g.firstAlike(a, i)
		if by[i] = by[like]; like == i {
			by[i] = g.charges(q, a, i)
		}
		q.Try(table.Do(vCharge).With(i + 1))
		q.OfferCrowd(by[i])
	}
}

// chargeable reports whether a foe can be charged with an attack.
func (g *Game) chargeable(a, b table.Who, x arm) bool {
	o := &g.sc.others[b]
	return o.foe && o.dist <= g.chargeRange(a, x) && g.canCharge(a, b, x)
}

// chargeRange is how far away the target of a Charge with an attack is at most, in squares.
func (g *Game) chargeRange(a table.Who, x arm) int16 {
	w := g.attackOf(x)
	return int16(2*g.speed(a, g.runner(a))/5 + max(int(g.reachOf(a, x)), table.Bit(w.manner == mannerThrown)*int(w.rng)))
}

// firstAlike is the first attack of a combatant that reaches the same places as its i-th.
func (g *Game) firstAlike(a table.Who, i uint8) uint8 {
	u := &g.units[a]
	for k := range i {
		if g.reachAlike(a, u.arms[k], u.arms[i]) {
			return k
		}
	}
	return i
}

// reachAlike reports whether two attacks reach the same places, in melee and by throwing.
func (g *Game) reachAlike(a table.Who, x, y arm) bool {
	v, w := g.attackOf(x), g.attackOf(y)
	return v.manner == w.manner && v.melee == w.melee && v.minReach == w.minReach && v.rng == w.rng && g.reachOf(a, x) == g.reachOf(a, y)
}

// performMove carries out what costs movement.
func (g *Game) performMove(t *table.Table, a table.Who, o table.Option) {
	m := g.sc.moves.Next()
	defer g.sc.moves.Pop()
	*m = movement{who: a, how: g.runner(a), rule: g.def.verbs[o.Verb].Rule, provokes: true, charged: table.Nobody, path: m.path[:0], chasers: m.chasers[:0]}
	switch o.Verb {
	case vAdvance:
		m.how = going(o.Mode)
		m.path = g.way(a, m.how, o.Cell, g.points(a, m.how), false, m.path)
	case vTrace:
		if !g.trace(t, a, o, m) {
			return
		}
	case vDash:
		if m.path = g.straightTo(a, o.Cell, m.path); o.Mode == modeDashFree {
			m.rule = rule.DashFree
			m.path = g.way(a, m.how, o.Cell, g.speed(a, m.how)*3/2/5, true, m.path)
		}
	case vJump, vOverrun:
		g.units[a].left &^= actMove
		m.rush = rushJump
		if o.Verb == vOverrun {
			m.rush = rushOverrun
		}
		m.path = g.straightTo(a, o.Cell, m.path)
	case vCharge:
		g.charge(t, a, o, m)
		return
	case vTumble:
		m.path = g.way(a, m.how, o.Cell, half(g.speed(a, m.how))/5, false, m.path)
	case vSideStep:
		m.provokes, m.path = false, append(m.path, o.Cell)
		m.how = g.stepping(a, o.Cell)
	}
	if (o.Verb == vTumble || o.Verb == vTrace && o.Also == modeTraceTumble) && !g.tumble(t, a, m) {
		return
	}
	g.walk(t, m)
}

// tumble makes the check of a Tumble: 5, and 5 for each foe that threatens some square of the path (flank.tumble.check,
// flank.tumble.success, flank.tumble.failure). Waited actions come before it. It reports whether the movement is still
// possible.
func (g *Game) tumble(t *table.Table, a table.Who, m *movement) bool {
	at := g.units[a].cell
	if g.window(t, a, table.Nobody) && (!g.walks(m) || g.units[a].cell != at || !g.able(a, skillAgility)) {
		t.Tell(evNothing, rule.WaitNoTrigger, a, table.Nobody)
		return false
	}
	m.counted = table.Crowd{}
	for i := -1; i < len(m.path); i++ {
		if i >= 0 {
			at = m.path[i]
		}
		for k := range g.units {
			if f := table.Who(k); f != a && g.threatensAt(f, a, at) {
				m.counted.Add(f)
			}
		}
	}
	m.provokes = !g.check(t, a, skillAgility, 5+5*m.counted.Count(), rule.TumbleCheck)
	if m.provokes {
		m.fumbled = &m.counted
		m.rule = rule.TumbleFailure
	}
	return true
}

// charge dashes at a foe and attacks it (flank.charge.announce, flank.charge.attack, flank.charge.no_reaction,
// flank.charge.ac).
func (g *Game) charge(t *table.Table, a table.Who, o table.Option, m *movement) {
	g.units[a].left &^= actMove
	x := g.armOf(a, o)
	ends := g.sc.aside
	g.runAnew(a, m.how)
	ends.Clear()
	g.chargeEnds(a, o.Who, x, func(c space.Cell) bool {
		ends.Add(c)
		return true
	})
	to := g.nearestEnd(a, ends)
	if ends.Count() > 1 {
		q := g.ask(t, askWhere, rule.ChargeAnnounce, a, o.Who)
		q.Family()
		q.Try(table.Do(vGo))
		q.OfferCells(ends)
		q.SetDefault(table.Do(vGo).To(to))
		to = t.Choose(q).Cell
	}
	m.rule, m.rush, m.charged = rule.DashStraight, rushCharge, o.Who
	m.path = g.straightTo(a, to, m.path)
	g.walk(t, m)
	s := g.newStrike(a, o.Who, x, false)
	defer g.sc.strikes.Pop()
	if s.how == mannerMelee && !g.can(s) && s.w.manner == mannerThrown {
		s.how = mannerThrown
	}
	if m.steps < 2 || g.units[a].prone || !g.can(s) || g.decided() {
		t.Tell(evNothing, rule.ChargeAnnounce, a, o.Who)
		return
	}
	g.bonus(t, a, a, bonusAC, -2, nameCharge, 1, rule.ChargeAc)
	s.charge = true
	g.resolve(t, s)
}

// nearestEnd is the end of a Charge with the shortest way.
func (g *Game) nearestEnd(a table.Who, ends *space.Set) space.Cell {
	best, found := -1, space.None
	for c := ends.First(); c != space.None; c = ends.Next(c) {
		if d := g.squares.Distance(g.units[a].cell, c); best < 0 || d < best {
			best, found = d, c
		}
	}
	return found
}
