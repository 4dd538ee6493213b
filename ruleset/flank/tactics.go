package flank

import "fray/table"

// Best picks an option by rules of thumb: the greedy bot. In a turn it scores every option that it knows a use for, takes the
// best one, and ends the turn when nothing is of use any more. Worth is counted in fortieths of a hit point, and what does
// something useful at all has [worthDeed] besides.
func (g *Game) Best(q *table.Question) table.Option {
	if q.Who == table.Nobody {
		return g.bestRuling(q)
	}
	switch q.Kind {
	case askTurn, askWaited:
		return g.bestAction(q)
	case askReaction, askGrappleAct:
		return g.bestStrike(q)
	case askCounter:
		return g.bestAnswer(q)
	case askContest:
		return g.bestHold(q)
	case askEquip:
		return g.bestHandling(q)
	case askTarget:
		return g.bestTarget(q)
	case askPay: // components are for nothing else
		return table.Do(vPay).As(payComponent)
	case askDodge:
		return q.Groups()[0].Option
	default:
		return q.Default()
	}
}

// worthDeed is what an option is worth for doing something useful at all: more than any way to a better place.
const worthDeed = 400

// worthFirst is for what is done before the attacks of a turn, because it makes them better.
const worthFirst = 900

// scored is an option with what it is worth.
type scored struct {
	option table.Option
	worth  int
}

// below reports whether something worth so much is better.
func (s *scored) below(worth int) bool { return worth > s.worth }

// take keeps the better of two options.
func (s *scored) take(o table.Option, worth int) {
	if s.below(worth) {
		s.option, s.worth = o, worth
	}
}

// takeDeed keeps the better of two options; what gains nothing is no deed.
func (s *scored) takeDeed(o table.Option, gain int) {
	if gain > 0 {
		s.take(o, worthDeed+gain)
	}
}

// plan is what a combatant expects of its turn.
type plan struct {
	near   bool   // a foe can be attacked in melee, or shot at
	attack attack // the strongest
	danger int    // how many foes reach the combatant, in its turn
	casts  bool   // some spell can be cast
	way    way    // to the foe that it goes for
	resort scored // the best attack that hardly hits, for actions that are lost otherwise
}

// bestAction picks what to do in a turn, or with a waited action, for which only what hurts a foe is worth it. Who is set on an attack
// strikes at once. Others look, after attacks and spells, only at what promises more than what they have found, and focus before they
// strike.
func (g *Game) bestAction(q *table.Question) table.Option {
	a, by := q.Who, paymentOf(q)
	if g.spent(a, by) {
		return q.Default()
	}
	var p plan
	var best scored
	g.lookOnce(a)
	g.scoreAttacks(a, by, &p, &best)
	if best.worth > 0 && g.isSet(a) {
		return best.option
	}
	p.danger = g.sc.danger
	if len(g.sheets[a].repertoire) > 0 {
		g.scoreSpells(q, &p, &best)
	}
	hopes := g.hopes(a, by, &p)
	for _, s := range [...]table.Section{
		sectionRushes, sectionGrasps, sectionManeuvers, sectionContests, sectionAssists, sectionHelp, sectionAdvances, sectionDashes, sectionTumbles,
		sectionDefend, sectionConcentrate, sectionFeints, sectionMoves, sectionLore, sectionSideSteps,
	} {
		switch {
		case hopes>>s&1 == 0:
		case s == sectionRushes:
			g.scoreRushes(q, &p, &best)
		case !best.below(g.promise(a, s, &p, best.worth)):
		case s == sectionGrasps:
			g.scoreGrasps(a, &p, &best)
		case s == sectionManeuvers:
			g.scoreManeuvers(a, &p, &best)
		default:
			g.scoreSection(q, s, &p, &best)
		}
	}
	if by == payTurn {
		g.scoreFocus(a, &p, &best)
	}
	switch {
	case best.worth > 0:
		return best.option
	case p.resort.worth > 0 && by == payTurn && g.risksNothing(a):
		return p.resort.option
	default:
		return q.Default()
	}
}

// risksNothing reports whether an attack costs a combatant nothing but an action of its turn: neither Cover nor a waited action.
func (g *Game) risksNothing(a table.Who) bool {
	u := &g.units[a]
	return !u.conds.has(condCover) && !u.waited
}

// isSet reports whether a combatant has nothing to weigh against an attack any more: it stands, and has focused on attacks or spent its
// Standard Action.
func (g *Game) isSet(a table.Who) bool {
	u := &g.units[a]
	return !u.prone && (u.left&actStandard == 0 || u.left&actQuick == 0 && g.hasBonus(a, nameFocus))
}

// scoreSection scores what depends on the attacks and spells.
func (g *Game) scoreSection(q *table.Question, s table.Section, p *plan, best *scored) {
	a, groups := q.Who, q.In(s)
	for i := range groups {
		gr := &groups[i]
		switch v := gr.Option.Verb; {
		case gr.ForPeople:
		case q.Kind != askTurn:
		case g.def.verbs[v].is&verbMoves != 0:
			g.scoreMove(a, gr, p, best)
		default:
			g.scoreOther(a, gr, p, best)
		}
	}
}

// menace estimates how many hit points a combatant takes from its foes in a round.
func (g *Game) menace(a table.Who) int { return 3 + int(g.sheets[a].level) }

// nearestFoe is the foe nearest to a combatant that still stands, or Nobody.
func (g *Game) nearestFoe(a table.Who) table.Who {
	best, found := 0, table.Nobody
	for _, b := range g.opponents(a) {
		if !g.present(b) || g.friendlyTo(a, b) || g.pitied(b) || !g.perceives(a, b) {
			continue
		}
		if d := g.distance(a, b); found == table.Nobody || d < best {
			best, found = d, b
		}
	}
	return found
}
