package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// suffer computes the conditions of a combatant from its effects, hit points, load and place. One that has not begun a turn is
// Surprised, ambushers in their own Surprise Round excepted (flank.turn.surprised_at_start, flank.turn.surprise_foes).
func (g *Game) suffer(who table.Who) {
	u := &g.units[who]
	var s condSet
	for i := range g.effects {
		if e := &g.effects[i]; e.on == who && e.do == lastingCondition && (e.against == table.Nobody || !e.gives(condSurprised)) {
			s |= e.cond.of().in()
		}
	}
	if u.prone {
		s |= condProne.in()
	}
	if u.hp <= 0 || u.asleep || u.damage != [len(u.damage)]int16{} && g.drained(who) {
		s |= condUnconscious.in()
	}
	if u.hp < 0 && u.presence == healthHere {
		s |= condDying.in()
	}
	if int(u.load) > g.capacity(who) {
		s |= condEncumbered.in()
	}
	if !u.begun && !(g.ambush && g.def.ambushers.Has(who)) {
		s |= condSurprised.in()
	}
	g.veils += int16(table.Bit(s.any(condCover.in()|condBlind.in())) - table.Bit(u.conds.any(condCover.in()|condBlind.in())))
	if u.conds != s {
		u.conds = s
		g.stir()
	}
}

// drained reports whether an ability other than CON has come to 0 (flank.core.ability_zero).
func (g *Game) drained(who table.Who) bool {
	u, sh := &g.units[who], &g.sheets[who]
	for a := range scoreNone {
		if a != scoreCON && u.damage[a] >= sh.scores[a] {
			return true
		}
	}
	return false
}

// update computes the conditions of a combatant again after something has changed, says what it has gained and lost by
// another or Nobody, and carries out what follows at once.
func (g *Game) update(t *table.Table, who, by table.Who) {
	u := &g.units[who]
	was, seats := u.conds, table.Seats(0)
	if u.presence == healthHere {
		seats = g.seatsThatPerceive(who)
	}
	g.suffer(who)
	if was == u.conds {
		return
	}
	if t.Heard() && u.presence != healthGone {
		g.sayConditions(t, who, by, was)
	}
	gained := u.conds &^ was
	if (was ^ u.conds).any(condBlind.in()) {
		g.detected[who] = table.Crowd{}
	}
	if (was ^ u.conds).any(condCover.in()) {
		g.loseSight(who)
	}
	if gained.any(condUnconscious.in()) {
		g.collapse(t, who)
	}
	if gained.any(condStunned.in()) { // it cannot defend itself (flank.condition.stunned.no_defend)
		g.dropEffects(t, func(e *effect) bool {
			return e.on == who && e.by == who && e.do == lastingBonus && (e.name == nameDefend || e.name == nameGuard || e.name == nameFocus && e.nums&bonusAC != 0)
		})
	}
	if gained.any(condRestrained.in()) && g.active == who { // flank.condition.restrained.move_lost
		u.left &^= actMove
	}
	g.endCounts(who, was&^u.conds)
	g.forget(who, seats)
	if gained.any(condStunned.in()) {
		g.fall(t, who)
	}
}

// endCounts forgets what was counted for conditions that have ended: one that comes again starts from 0.
func (g *Game) endCounts(who table.Who, ended condSet) {
	u := &g.units[who]
	if ended.any(condBleeding.in()) {
		u.bleed = 0
	}
	if ended.any(condStarving.in()) {
		u.starved = 0
	}
	if ended.any(condSuffocating.in()) {
		u.choked = 0
	}
	if ended.any(condCrippled.in()) {
		u.limbs = 0
		g.handle(who)
	}
}

// sayConditions says the conditions that a combatant has gained and lost.
func (g *Game) sayConditions(t *table.Table, who, by table.Who, was condSet) {
	now := g.units[who].conds
	for c := range condCount {
		if was.has(c) == now.has(c) {
			continue
		}
		kind, row := table.Cleared, g.book.Conditions[c].Rule
		if now.has(c) {
			kind = table.Marked
		}
		if c == condCover && kind == table.Cleared {
			row = rule.ConditionCoverEnds
		}
		e := table.NewEvent(kind, row, by, who, int(c))
		e.To = g.audience(who)
		if kind == table.Cleared {
			e.Who = table.Nobody
		}
		t.Say(e)
	}
}

// collapse is what follows from becoming Unconscious (flank.condition.unconscious.falls, flank.grapple.ends).
func (g *Game) collapse(t *table.Table, who table.Who) {
	u := &g.units[who]
	u.prone, u.focused = true, false
	g.endGrapples(t, who)
	g.endHiding(t, who)
	g.loseWaited(t, who)
	g.update(t, who, table.Nobody)
	g.fall(t, who)
}
