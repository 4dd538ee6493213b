package flank

import (
	"slices"

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
	if u.hp <= 0 || u.asleep || g.drained(who) {
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
	u.conds = s
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
	if gained.any(condBlind.in()) {
		g.detected[who] = table.Crowd{}
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
		kind, row := table.Cleared, conditionRule(c)
		if now.has(c) {
			kind = table.Marked
		}
		e := table.NewEvent(kind, row, by, who, int(c))
		e.To = g.audience(who)
		if kind == table.Cleared {
			e.Who = table.Nobody
		}
		t.Say(e)
	}
}

// conditionRule is the rule of a condition.
func conditionRule(c cond) table.Rule { return conditionRows()[c].Rule }

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

// inflict puts an effect on a combatant and carries out what follows.
func (g *Game) inflict(t *table.Table, e effect) {
	if g.units[e.on].presence != healthHere {
		return
	}
	fresh := e.do == lastingCondition && !g.units[e.on].conds.has(e.cond.of())
	if e.gives(condProne) {
		g.knock(t, e.on, e.by)
		return
	}
	g.effects = append(g.effects, e)
	if e.do == lastingBonus {
		if t.Heard() {
			ev := table.NewEvent(evBonus, e.rule, e.by, e.on, int(e.value), int(e.nums))
			ev.To = g.audience(e.on)
			t.Say(ev)
		}
		return
	}
	if fresh && e.gives(condCrippled) {
		g.cripple(t, e.on, e.by)
	}
	g.update(t, e.on, e.by)
}

// knock makes a combatant Prone.
func (g *Game) knock(t *table.Table, who, by table.Who) {
	if u := &g.units[who]; !u.prone {
		u.prone = true
		g.update(t, who, by)
	}
}

// lasting returns an effect by a cause that lasts so many rounds, or to the end of the fight for 0 (flank.core.duration_round,
// flank.condition.general).
func lasting(on, by table.Who, rounds int16, r table.Rule) effect {
	e := effect{on: on, by: by, against: table.Nobody, turn: table.Nobody, rule: r}
	if rounds > 0 {
		e.until, e.turn, e.left = untilStart, by, rounds
		if by == table.Nobody {
			e.turn = on
		}
	}
	return e
}

// bonus gives a combatant a bonus of a name; one that it has of this name and cause ends.
func (g *Game) bonus(t *table.Table, on, by table.Who, nums number, value int, name sourceName, rounds int16, r table.Rule) {
	e := lasting(on, by, rounds, r)
	e.do, e.nums, e.value, e.name = lastingBonus, nums, int16(value), name
	g.inflict(t, e)
}

// dropEffects ends the effects that match, and updates those that bore them.
func (g *Game) dropEffects(t *table.Table, match func(e *effect) bool) {
	var bore table.Crowd
	kept := g.effects[:0]
	for i := range g.effects {
		if e := &g.effects[i]; match(e) {
			if e.do == lastingCondition {
				bore.Add(e.on)
			}
			continue
		}
		if kept = kept[:len(kept)+1]; len(kept) <= i { // something before it has ended
			kept[len(kept)-1] = g.effects[i]
		}
	}
	g.effects = kept
	for who := bore.First(); who != table.Nobody; who = bore.After(who) {
		g.update(t, who, table.Nobody)
	}
}

// cure ends a condition of a combatant whatever its cause (flank.condition.general).
func (g *Game) cure(t *table.Table, who table.Who, c cond) {
	u := &g.units[who]
	switch c {
	case condProne:
		u.prone = u.conds.has(condUnconscious)
	case condUnconscious:
		u.asleep = false
	case condRestrained:
		g.endGrapples(t, who)
	default:
	}
	g.dropEffects(t, func(e *effect) bool { return e.on == who && e.gives(c) })
	g.update(t, who, table.Nobody)
}

// expire ends the effects that last until the start, or the end, of a combatant's turn (flank.turn.start).
func (g *Game) expire(t *table.Table, who table.Who, at until) {
	if !slices.ContainsFunc(g.effects, func(e effect) bool { return e.until == at && e.turn == who }) {
		return
	}
	g.dropEffects(t, func(e *effect) bool {
		if e.until != at || e.turn != who {
			return false
		}
		e.left--
		return e.left <= 0
	})
}

// cripple deals the Ability Damage of becoming Crippled, and settles what is lost (flank.condition.crippled.damage,
// flank.condition.crippled.movement).
func (g *Game) cripple(t *table.Table, who, by table.Who) {
	n := g.rollDie(t, who, 4, rule.ConditionCrippledDamage)
	u := &g.units[who]
	if u.limbs == 0 {
		u.limbs = g.askLimb(t, who)
	}
	if u.limbs&limbArm != 0 {
		g.loseArm(t, who)
	}
	g.handle(who)
	g.drain(t, who, by, scoreSTR, n, rule.ConditionCrippledDamage)
	g.drain(t, who, by, scoreDEX, n, rule.ConditionCrippledDamage)
}

// askLimb asks the GM what a Crippled creature loses; by default its speed.
func (g *Game) askLimb(t *table.Table, who table.Who) limbs {
	q := g.askGM(t, askLimb, rule.ConditionCrippledMovement, who)
	lose := table.Do(vLoses)
	for mode := modeLoseSpeed; mode <= modeLoseArmAndSpeed; mode++ {
		q.Add(lose.As(mode))
	}
	q.SetDefault(lose.As(modeLoseSpeed))
	return [...]limbs{modeLoseSpeed: limbSpeed, modeLoseArm: limbArm, modeLoseLeg: limbLeg, modeLoseArmAndSpeed: limbArm | limbSpeed}[t.Choose(q).Mode]
}

// drain deals Ability Damage (flank.core.ability_damage, flank.core.ability_zero).
func (g *Game) drain(t *table.Table, who, by table.Who, a ability, n int, r table.Rule) {
	u := &g.units[who]
	if n <= 0 || u.presence != healthHere {
		return
	}
	u.damage[a] = int16(min(int(u.damage[a])+n, 1000))
	g.sc.scene.def = nil
	if t.Heard() {
		e := table.NewEvent(evAbility, r, by, who, int(a), n)
		e.To = g.audience(who)
		t.Say(e)
	}
	if a == scoreCON && g.score(who, scoreCON) == 0 {
		g.die(t, who, by, rule.CoreAbilityZero)
		return
	}
	g.update(t, who, by)
}
