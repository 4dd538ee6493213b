package phase

import "fray/table"

// Best picks a sensible option by rules of thumb: the greedy bot. Worth is counted in tenths of a point of STUN.
func (g *Game) Best(q *table.Question) table.Option {
	g.sc.choices++
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

// bestAction takes the option of most worth; if nothing is worth anything, or everything is done, it ends the slot. First comes what costs
// nothing. Who can strike well then strikes; others look at the sections that promise more than what they have found.
func (g *Game) bestAction(q *table.Question) table.Option {
	if !g.left.attack && !g.left.move {
		return table.Do(vEnd)
	}
	s := g.survey(q.Who)
	g.rateAttacks(&s)
	best, first, last := rating{best: table.Do(vEnd)}, sectionDelay, sectionSkills
	if !g.left.attack {
		first = sectionMoves
	}
	if s.sh.courier {
		last = sectionFree
	} else if best = g.atOnce(&s, q, best); best.worth >= comesFirst {
		return best.best
	}
	if g.content(&s) {
		return s.strike.best
	}
	best = best.or(s.strike)
	if m := g.march(&s); m.worth > best.worth && g.carried(s.a, m.best) {
		if best = m; m.worth >= arrival && !g.inventive(&s) {
			first = sectionFullAttacks
		}
	}
	for section := first; section <= last; section++ {
		if g.promise(&s, section) > best.worth {
			g.weigh(&s, q.In(section), &best)
		}
	}
	return best.best
}

// enough is what an attack is worth that is good enough.
const enough = 60

// content reports whether a combatant simply strikes: it can do so well, is in no need, and nothing tempts it to more.
func (g *Game) content(s *survey) bool {
	return s.strike.worth >= enough && !s.low && !s.sh.courier && g.tempting(s) == 0
}

// tempting returns the enemies on which something cleverer than a plain attack may pay.
func (g *Game) tempting(s *survey) crowd {
	var out crowd
	for c := s.foes; c != 0; c = c.rest() {
		if e := c.first(); g.tempts(s, e) {
			out |= only(e)
		}
	}
	return out
}

// tempts reports whether something cleverer than a plain attack may pay on an enemy: one near that cannot get away, or stands where the
// map ends; one in reach while no plain attack is worth making; and every fourth Phase on any.
func (g *Game) tempts(s *survey, e table.Who) bool {
	v := &g.units[e]
	return s.foes.has(e) && (g.inventive(s) || s.strike.worth == 0 && s.reached.has(e) ||
		g.look(s.a).far[e] <= 2 && (g.toEdge[v.cell] < 3 || v.is(condStunned|condProne) || v.heldBy != table.Nobody))
}

// inventive reports whether a combatant looks for something cleverer than what it usually does: in every fourth Phase.
func (g *Game) inventive(s *survey) bool { return (int(g.turn)+int(g.phase)+int(s.a))%4 == 0 }

// weigh keeps the option of most worth among these entries, if it is worth more than the best so far. Plain attacks have been rated.
func (g *Game) weigh(s *survey, entries []table.Group, best *rating) {
	for i := range entries {
		e := &entries[i]
		if e.ForPeople || plainAttack(e) {
			continue
		}
		if o, w := g.bestOf(s, e); w > best.worth && g.carried(s.a, o) {
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
	case vSoliloquy:
		return g.freeWorth(s)
	default:
		return 0
	}
}
