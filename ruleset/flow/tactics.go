package flow

import "fray/table"

// Best picks a sensible option by rules of thumb: the greedy bot. Worth is counted in tenths of a hit point.
func (g *Game) Best(q *table.Question) table.Option {
	switch q.Kind {
	case askTurn, askReadyAct:
		return g.bestAction(q)
	case askDefend:
		return g.bestDefense(q)
	case askReaction:
		return g.bestStrike(q)
	case askIntercept:
		return g.bestIntercept(q)
	case askAfterHit, askAfterParry, askAfterBlock, askAfterReaction:
		return q.Kth(0) // what a window opens is worth its FP
	case askShoveKind: // pushed back it would be out of reach
		return table.Do(vProne)
	case askShoveBoth:
		return q.Kth(1) // the effect it chose
	default:
		return q.Default()
	}
}

// scene is the situation that a decision of the turn is based on, computed once.
type scene struct {
	a         table.Who
	u         *unit
	sh        *sheet
	pressed   int  // enemies that threaten this combatant
	adjacent  bool // it can strike at an enemy
	shooter   bool // it holds a weapon that shoots, or attacks by spell
	nearest   table.Who
	nearestAt int
}

func (g *Game) look(a table.Who) scene {
	s := scene{a: a, u: &g.units[a], sh: &g.sheets[a], nearest: table.Nobody, nearestAt: 1 << 20}
	for e := range g.crew() {
		if g.units[e].health != healthUp || !g.foes(a, e) {
			continue
		}
		d := g.distance(a, e)
		if d <= int(g.units[e].reach) && g.threatens(e, a) {
			s.pressed++
		}
		s.adjacent = s.adjacent || g.inReach(a, g.units[e].cell)
		if d < s.nearestAt {
			s.nearest, s.nearestAt = e, d
		}
	}
	if w := g.weapon(a, slotMain); w != nil && w.ranged {
		s.shooter = true
	}
	for _, n := range s.sh.abilities {
		if d := &g.def.abilities[n-1]; d.attack && d.timing == timingTurn && !d.touch && s.sh.skills[skillCasting] > 0 {
			s.shooter = true
		}
	}
	return s
}

// bestAction takes the option of the highest value. If no option has any, it closes in or ends the turn.
func (g *Game) bestAction(q *table.Question) table.Option {
	if u := &g.units[q.Who]; u.ap == 0 && u.fp < 3 && q.Kind == askTurn && !(g.walk.open && g.walk.points > 0) {
		return table.Do(vEnd)
	}
	p := plan{scene: g.look(q.Who), best: table.Do(vEnd)}
	s := &p.scene
	if q.Kind == askReadyAct {
		g.weigh(&p, q.Groups())
	} else {
		g.weighTurn(&p, q)
	}
	if o, ok := g.bestStep(s, p.steps); ok {
		return o
	}
	if p.worth > 0 {
		return p.best
	}
	if q.Kind == askTurn {
		g.weigh(&p, q.In(sectionMoves))
	}
	if o, ok := g.closeIn(s, p.moves, p.walks); ok {
		return o
	}
	if q.Kind == askReadyAct {
		return q.Default()
	}
	return g.lastAP(q, s)
}

// plan is what a combatant weighs on its turn: the best option yet, and where it can go.
type plan struct {
	scene               scene
	best                table.Option
	worth               int
	moves, walks, steps table.Members
}

// weighTurn weighs the sections of a turn that may have something of worth. Moves come first for those that have to stand up or to get out
// of reach.
func (g *Game) weighTurn(p *plan, q *table.Question) {
	s := &p.scene
	if s.u.prone || s.stepsBack() {
		g.weigh(p, q.In(sectionMoves))
	}
	for _, section := range [...]table.Section{sectionAttacks, sectionCasts, sectionWrestling, sectionItems, sectionUses} {
		g.weigh(p, q.In(section))
	}
	if s.u.ap == 1 { // for Surge
		g.weigh(p, q.In(sectionFlow))
	}
	if s.pressed == 0 && len(g.objects) > 0 { // for doors
		g.weigh(p, q.In(sectionFree))
	}
}

// weigh looks at options one by one.
func (g *Game) weigh(p *plan, groups []table.Group) {
	for i := range groups {
		o := groups[i].Option
		switch o.Verb {
		case vMove:
			p.moves = groups[i].Members
		case vWalk:
			p.walks = groups[i].Members
		case vStep:
			p.steps = groups[i].Members
		case vReady, vKnow, vDrop, vSpeak, vSheathe, vLeave, vEnd, vDisarm, vGrapple:
		default:
			if groups[i].Members != nil {
				if c, w := g.bestCenter(&p.scene, o, groups[i].Members); w > p.worth {
					p.best, p.worth = o.To(c), w
				}
			} else if w := g.worth(&p.scene, o); w > p.worth {
				p.best, p.worth = o, w
			}
		}
	}
}

// lastAP spends AP that would be lost: Flow State keeps FP.
func (g *Game) lastAP(q *table.Question, s *scene) table.Option {
	if o := table.Do(vTotalDefense); s.u.ap >= 3 && s.pressed >= 1 && q.Contains(o) {
		return o
	}
	if o := table.Do(vFlowState); s.u.fp > 0 && q.Contains(o) {
		return o
	}
	return table.Do(vEnd)
}

// worth returns the value of an option other than moving.
func (g *Game) worth(s *scene, o table.Option) int {
	switch o.Verb {
	case vAttack, vThrow:
		return g.attackWorth(s, o)
	case vCast, vUse:
		return g.castWorth(s, o)
	case vStand:
		return 1000
	case vBreakFree:
		return 900
	case vPickUp:
		return g.pickUpWorth(s, o)
	case vDraw:
		return g.drawWorth(s, o)
	case vDrink:
		return max(0, int(s.sh.hpMax-s.u.hp)*10-int(s.sh.hpMax)*6)
	case vFeed:
		return 60
	case vShove:
		return g.shoveWorth(s, o)
	case vFeint:
		return g.feintWorth(s, o)
	case vSurge: // one AP short of an attack
		if s.u.ap == 1 && (s.adjacent || s.shooter && g.inSight(s)) {
			return 30
		}
	case vOperate:
		if s.pressed == 0 && !g.inSight(s) && s.u.freeUsed < freeActions && g.opens(thingIndex(o.Who)) {
			return 20
		}
	case vOpen:
		if s.pressed == 0 && !g.inSight(s) && s.u.freeUsed < freeActions {
			return 20
		}
	}
	return 0
}

// inSight reports whether the nearest enemy can be seen.
func (g *Game) inSight(s *scene) bool {
	return s.nearest >= 0 && g.sees(s.u.cell, g.units[s.nearest].cell)
}
