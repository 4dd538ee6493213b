package phase

import "fray/table"

// Best picks a sensible option by rules of thumb: the greedy bot. Worth is counted in tenths of a point of STUN.
func (g *Game) Best(q *table.Question) table.Option {
	switch q.Kind {
	case askTurn:
		return g.bestAction(q)
	case askDefend:
		return g.bestDefense(q)
	case askRoll:
		return g.bestRoll(q)
	case askOpportunity:
		return g.bestOpportunity(q)
	case askReadyAct:
		return g.bestReadied(q)
	case askWait:
		return g.bestWait(q)
	case askBurn:
		if g.burns(q.Who, int(q.N[0])) {
			return table.Do(vBurn)
		}
		return table.Do(vCancel)
	case askGrab:
		return g.bestHold(q)
	case askThrow:
		return g.bestThrow(q)
	case askFrom, askTo:
		return g.bestGround(q)
	case askTarget:
		return g.bestTarget(q)
	case askStep:
		return g.bestAside(q)
	case askSlots:
		return g.bestSlots(q)
	case askReadyWhat:
		return table.Do(vReady).Adding(uint8(vStrike)).With(g.bestArm(q.Who, false))
	default:
		return q.Default()
	}
}

// comesFirst is added to the worth of what takes nothing from the rest of the slot: it is done before anything else.
const comesFirst = 100_000

// mostHaste is the most that a section other than those of powers and free actions is worth beyond comesFirst.
const mostHaste = 60

// bestAction takes the option of most worth; if nothing is worth anything, or everything is done, it ends the slot. It looks first at
// what comes first. Who can strike well then strikes; others look at the sections that promise more than what they have found.
func (g *Game) bestAction(q *table.Question) table.Option {
	if !g.left.attack && !g.left.move {
		return table.Do(vEnd)
	}
	s := g.survey(q.Who)
	g.rateAttacks(&s, q.In(sectionAttacks))
	best, free := rating{best: table.Do(vEnd)}, rating{best: table.Do(vEnd)}
	if !s.sh.courier {
		if g.left.attack && g.left.move && len(s.sh.powers)+len(s.sh.pools) > 0 {
			g.weigh(&s, q.In(sectionPowers), &free)
		}
		if g.hasFree(&s) {
			g.weigh(&s, q.In(sectionFree), &free)
		}
		switch {
		case free.worth > comesFirst+mostHaste:
			return free.best
		case free.worth >= comesFirst:
			best = free
		}
	}
	if m := g.march(&s); m.worth > best.worth && g.carried(s.a, m.best) {
		best = m
	}
	first := sectionDelay
	if g.content(&s) && g.carried(s.a, s.strike.best) {
		best, first = s.strike, sectionItems
	}
	for section := first; section <= sectionFree; section++ {
		if g.promise(&s, section) > best.worth {
			g.weigh(&s, q.In(section), &best)
		}
	}
	if free.worth > best.worth {
		return free.best
	}
	return best.best
}

// enough is what an attack is worth that is good enough.
const enough = 60

// content reports whether a combatant simply strikes: it can do so well, is in no need, and can throw nobody off the map.
func (g *Game) content(s *survey) bool {
	if s.strike.worth < enough || s.low || g.inventive(s) {
		return false
	}
	for c := s.foes; c != 0; c = c.rest() {
		if e := c.first(); g.toEdge[g.units[e].cell] < 3 && g.distance(s.a, e) <= 2 {
			return false
		}
	}
	return true
}

// inventive reports whether a combatant looks for something cleverer than what it usually does: in every third Phase.
func (g *Game) inventive(s *survey) bool { return (int(g.turn)+int(g.phase)+int(s.a))%3 == 0 }

// weigh keeps the option of most worth among these entries, if it is worth more than the best so far.
func (g *Game) weigh(s *survey, entries []table.Group, best *rating) {
	rated := g.sc.rated
	for i := range entries {
		e := &entries[i]
		if e.ForPeople {
			continue
		}
		var o table.Option
		var w int
		if plainAttack(e) {
			o, w, rated = rated[0].best, rated[0].worth, rated[1:]
		} else {
			o, w = g.bestOf(s, e)
		}
		if w > best.worth && g.carried(s.a, o) {
			*best = rating{o, w}
		}
	}
}

// bestOf returns the best option of an entry and its worth.
func (g *Game) bestOf(s *survey, e *table.Group) (table.Option, int) {
	o := e.Option
	switch o.Verb {
	case vStrike, vFire, vHaymaker, vGrab:
		return g.bestVictim(s, e)
	case vDisarm:
		return o, g.disarmWorth(s, o)
	case vSweep, vRapidFire:
		return o, g.seriesWorth(s, o)
	case vMoveBy, vMoveThrough:
		return g.bestCharge(s, e)
	case vHalf, vFull, vNoncombat, vStep, vWithdraw:
		return g.bestMove(s, e)
	case vPush:
		return g.bestPush(s, e)
	case vAnalyze, vSense:
		return g.bestStudy(s, e)
	default:
		return o, g.otherWorth(s, o)
	}
}

// otherWorth returns the worth of an option without a crowd or a set of hexes.
func (g *Game) otherWorth(s *survey, o table.Option) int {
	switch o.Verb {
	case vBlock, vDodge, vDeflect, vRoll, vResist:
		return g.guardWorth(s, o.Verb)
	case vSqueeze, vThrow, vEscape, vLetGo, vCasual:
		return g.holdWorth(s, o)
	case vReady, vDelay:
		return g.patience(s, o)
	case vStand:
		return g.standWorth(s)
	case vDraw, vSheathe, vRetrieve, vPickUp, vDrop, vReload:
		return g.itemWorth(s, o)
	case vSkill:
		return g.skillWorth(s, o)
	case vOpen, vMount:
		return g.doorWorth(s, o)
	case vClose:
		return g.shutWorth(s, o)
	case vRecover, vChange:
		return g.restWorth(s, o)
	case vOn, vOff, vShift:
		return g.powerWorth(s, o)
	case vLevels, vBrace, vPresence, vSoliloquy:
		return g.freeWorth(s, o)
	default:
		return 0
	}
}
