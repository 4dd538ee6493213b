package flow

import (
	"fray/space"
	"fray/table"
)

// Best picks a sensible option by rules of thumb: the greedy bot. Worth is counted in tenths of a hit point.
func (g *Game) Best(q *table.Question) table.Option {
	switch q.Kind {
	case askTurn, askReadyAct:
		return g.bestAction(q)
	case askDefend:
		return g.bestDefence(q)
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

// scene is what a decision of the turn is made from, looked at once.
type scene struct {
	a         int16
	u         *unit
	sh        *sheet
	pressed   int  // enemies that threaten this combatant
	adjacent  bool // an enemy within its own reach
	shooter   bool // it holds a weapon that shoots, or attacks by spell
	nearest   int16
	nearestAt int
}

func (g *Game) look(a int16) scene {
	s := scene{a: a, u: &g.units[a], sh: &g.sheets[a], nearest: table.Nobody, nearestAt: 1 << 20}
	for i := range g.units {
		e := int16(i)
		if g.units[e].health != up || !g.foes(a, e) {
			continue
		}
		d := g.distance(a, e)
		if d <= int(g.units[e].reach) && g.threatens(e, a) {
			s.pressed++
		}
		s.adjacent = s.adjacent || d <= int(s.u.reach)
		if d < s.nearestAt {
			s.nearest, s.nearestAt = e, d
		}
	}
	if w := g.weapon(a, slotMain); w != nil && w.ranged {
		s.shooter = true
	}
	for _, n := range s.sh.abilities {
		if d := &g.def.abilities[n-1]; d.attack && d.timing == onTurn && !d.touch && s.sh.skills[casting] > 0 {
			s.shooter = true
		}
	}
	return s
}

// bestAction takes the option of most worth; if nothing is worth anything it closes in, or ends the turn.
func (g *Game) bestAction(q *table.Question) table.Option {
	if u := &g.units[q.Who]; u.ap == 0 && u.fp < 3 && q.Kind == askTurn && !(g.walk.open && g.walk.points > 0) {
		return table.Do(vEnd)
	}
	s := g.look(q.Who)
	best, worth := table.Do(vEnd), 0
	moves, walks, steps := table.Cells(nil), table.Cells(nil), table.Cells(nil)
	groups := q.Groups()
	for i := range groups {
		o := groups[i].Option
		switch o.Verb {
		case vMove:
			moves = groups[i].Cells
			continue
		case vWalk:
			walks = groups[i].Cells
			continue
		case vStep:
			steps = groups[i].Cells
			continue
		case vReady, vKnow, vDrop, vSpeak, vSheathe, vLeave, vEnd, vDisarm, vGrapple:
			continue
		}
		if groups[i].Cells != nil {
			if c, w := g.bestCentre(&s, o, groups[i].Cells); w > worth {
				best, worth = o.To(c), w
			}
		} else if w := g.worth(&s, o); w > worth {
			best, worth = o, w
		}
	}
	if o, ok := g.bestStep(&s, steps); ok {
		return o
	}
	if worth > 0 {
		return best
	}
	if o, ok := g.closeIn(&s, moves, walks); ok {
		return o
	}
	if q.Kind == askReadyAct {
		return q.Default()
	}
	return g.lastAP(q, &s)
}

// lastAP spends what would be lost: Flow State keeps FP that are worth keeping.
func (g *Game) lastAP(q *table.Question, s *scene) table.Option {
	if o := table.Do(vTotalDefense); s.u.ap >= 3 && s.pressed >= 1 && q.Contains(o) {
		return o
	}
	if o := table.Do(vFlowState); s.u.fp > 0 && q.Contains(o) {
		return o
	}
	return table.Do(vEnd)
}

// worth is what an option other than walking is good for.
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
		if s.u.ap == 1 && (s.adjacent || s.shooter) {
			return 30
		}
	case vOperate:
		if s.pressed == 0 && !g.inSight(s) && s.u.freeUsed < freeActions && g.opens(objectIndex(o.Who)) {
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

// attackWorth is the expected damage of an attack, less what the target's defences may avoid, more for a likely fall.
func (g *Game) attackWorth(s *scene, o table.Option) int {
	if o.Who < table.Nobody || g.units[o.Who].health != up {
		return 0
	}
	if f := flowAction(o.Also); f == snapShot && s.u.ap >= 2 || f == pinningShot && g.distance(s.a, o.Who) < 3 {
		return 0
	}
	st := g.newStrike(s.a, o.Who, o.Item, o.Verb == vThrow)
	c := g.aim(&st)
	w := g.strikeWorth(&st, c.target(), c.dice)
	if st.ranged && s.pressed > 0 { // it provokes
		w -= 25 * s.pressed
	}
	if o.Verb == vThrow { // the weapon is gone
		w -= 10
	}
	if o.Also != 0 {
		w += 5
	}
	return max(0, w)
}

// strikeWorth is the worth of an attack at a target number.
func (g *Game) strikeWorth(st *strike, target, net int) int {
	v := &g.units[st.on]
	hit := chance(target, net)
	armor := int(g.sheets[st.on].armor) + int(v.ward)
	tenths := 0
	if st.spell != nil {
		tenths = mean(&st.spell.damage)
		if st.spell.noArmor {
			armor = 0
		}
	} else if tenths = mean(&st.w.damage); !st.ranged {
		tenths += 10 * int(g.sheets[st.by].damageBonus)
	}
	loss10 := max(2, tenths*12/10-10*armor)
	w := hit * loss10 / 100
	if v.rp > 0 {
		w = w * (100 - g.guard(st.on)/2) / 100
	}
	if loss10 >= 10*int(v.hp) {
		w = w*3/2 + 10
	}
	return w + max(0, 30-int(v.hp))/4 + 2 // FP of the hit, and finishing what is hurt
}

// chance is the likelihood in percent of a success at a target number with so many dice of Advantage.
func chance(target, net int) int {
	p := min(target, 99)
	switch {
	case net > 0:
		return 100 - (100-p)*(100-p)/100
	case net < 0:
		return p * p / 100
	default:
		return p
	}
}

// mean is the average of an amount in tenths.
func mean(a *amount) int {
	if a.plain {
		return int(a.count)*(int(a.sides)+1)*5 + 10*int(a.bonus)
	}
	return 60
}

// guard is a combatant's best chance to beat a Normal attack, in percent.
func (g *Game) guard(a int16) int {
	sh := &g.sheets[a]
	best := max(sh.skills[agility], sh.skills[athletics], sh.skills[melee])
	if g.slotOf(a, shield) != slotNone {
		best = max(best, sh.skills[endurance])
	}
	return min(int(best), 95)
}

// castWorth is the worth of a spell or ability at its target.
func (g *Game) castWorth(s *scene, o table.Option) int {
	d := g.ability(o)
	c := g.check(s.a, casting, 0)
	if d.skill != noSkill {
		c = g.check(s.a, d.skill, 0)
	}
	success := chance(c.target(), c.dice)
	if d.skill == noSkill {
		success = 100
	}
	danger := 0
	if d.provokes {
		danger = 25 * s.pressed
	}
	switch {
	case d.attack:
		if g.units[o.Who].health != up {
			return 0
		}
		st := strike{by: s.a, on: o.Who, spell: d, ranged: !d.touch}
		return max(0, g.strikeWorth(&st, c.target(), c.dice)-danger-5*int(d.fp))
	case d.heal.given():
		return max(0, g.healWorth(o.Who, d)*success/100-danger)
	default:
		return max(0, g.effectWorth(s, o.Who, d)*success/100-danger-8*int(d.fp))
	}
}

// healWorth is what healing is good for: hit points regained, more for somebody who gets up.
func (g *Game) healWorth(on int16, d *abilityDef) int {
	v, sh := &g.units[on], &g.sheets[on]
	gain := min(mean(&d.heal), 10*int(sh.hpMax-v.hp))
	if v.health != up {
		if int(v.hp)*10+gain > 0 {
			return gain + 60
		}
		return gain / 2
	}
	if 2*v.hp > sh.hpMax {
		return 0
	}
	return gain
}

// effectWorth is a rough worth of the conditions and pools an ability changes.
func (g *Game) effectWorth(s *scene, on int16, d *abilityDef) int {
	w := mean10(&d.damage)
	if on < 0 {
		return w
	}
	v := &g.units[on]
	for _, e := range d.effects {
		switch e.do {
		case ward:
			if v.ward == 0 && (s.pressed > 0 || s.nearestAt <= 8) {
				w += 8 * int(e.value)
			}
		case nextAP:
			if !v.quickened {
				w += 30
			}
		case slowed, pinned:
			if !v.slowed && !v.pinned && g.distance(s.a, on) > 3 {
				w += 25
			}
		case loseAP:
			if !v.rattled {
				w += 20 * int(e.value)
			}
		case prone:
			if !v.prone {
				w += 30
			}
		case bleeding, poison:
			w += 15 * int(e.value)
		case gainAP:
			w += 15 * int(e.value)
		}
	}
	return w
}

// mean10 is the average of an amount that may be missing.
func mean10(a *amount) int {
	if !a.given() {
		return 0
	}
	return mean(a)
}

// bestCentre picks where an area catches most enemies and fewest friends: on one of the enemies.
func (g *Game) bestCentre(s *scene, o table.Option, cells table.Cells) (space.Cell, int) {
	d := g.ability(o)
	best, worth := space.None, 0
	for i := range g.units {
		c := g.units[i].cell
		if !g.foes(s.a, int16(i)) || g.units[i].health != up || !cells.Has(c) {
			continue
		}
		w := 0
		for k := range g.units {
			v := &g.units[k]
			if v.health != up || g.hexes.Distance(v.cell, c) > int(d.radius) {
				continue
			}
			each := 10 * min(mean10(&d.damage)/10, max(1, int(v.hp)))
			if g.foes(s.a, int16(k)) {
				w += each * 6 / 10
			} else {
				w -= each
			}
		}
		if w -= 25*s.pressed + 5*int(d.fp); w > worth {
			best, worth = c, w
		}
	}
	return best, worth
}

// shoveWorth: with an odd AP left, a prone enemy is easier to hit and has to stand up.
func (g *Game) shoveWorth(s *scene, o table.Option) int {
	v := &g.units[o.Who]
	if o.Mode != modeProne || v.prone || s.u.ap%2 == 0 && s.u.ap < 6 || s.u.ap < 3 && s.pressed < 2 || s.u.prone {
		return 0
	}
	edge := int(s.sh.skills[athletics]) - int(g.sheets[o.Who].skills[athletics])
	if edge < -10 {
		return 0
	}
	return 45 + edge/2
}

// feintWorth: with an odd AP left, before an attack on the same enemy.
func (g *Game) feintWorth(s *scene, o table.Option) int {
	if s.u.ap < 3 || s.u.ap%2 == 0 || g.feinted(s.a, o.Who) || g.units[o.Who].prone {
		return 0
	}
	own := s.sh.skills[melee]
	if o.Mode == modeDeception {
		own = s.sh.skills[deception]
	}
	other := max(g.sheets[o.Who].skills[melee], g.sheets[o.Who].skills[agility])
	if own < other {
		return 0
	}
	return 44 + int(own-other)/4 + max(0, 20-int(g.units[o.Who].hp))/4
}

// pickUpWorth: a weapon for empty hands.
func (g *Game) pickUpWorth(s *scene, o table.Option) int {
	i := g.lyingAt(o.Cell, o.Item)
	if i < 0 || s.u.main != 0 || g.def.itemDefs[g.items[i].def].category == noWeapon {
		return 0
	}
	return 50
}

// drawWorth: a weapon for empty hands, a potion for the badly hurt.
func (g *Game) drawWorth(s *scene, o table.Option) int {
	d := &g.def.itemDefs[g.items[g.itemIn(s.a, o.Item)].def]
	switch {
	case d.potion.given():
		return max(0, int(s.sh.hpMax-s.u.hp)*10-int(s.sh.hpMax)*6)
	case o.Mode == modeOff || d.category == noWeapon || s.u.main != 0 || d.hands > int8(g.freeHands(s.a)):
		return 0
	default:
		return 40
	}
}
