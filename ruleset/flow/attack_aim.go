package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// aim begins the attack's check with all its modifiers.
func (g *Game) aim(s *strike) check {
	sk, r := skillMelee, rule.AttackAction
	switch {
	case s.spell != nil:
		sk, r = s.spell.skill, rule.ActionCast
	case s.disarm:
		r = rule.ActionDisarm
	case s.ranged:
		sk = skillRanged
	case s.reaction:
		r = rule.ReactionAttack
	}
	c := g.check(s.by, sk, r)
	if s.reaction && g.units[s.by].totalDefense {
		c.advantage(rule.ActionTotalDefense, 1)
	}
	c.on = s.on
	g.aimFlat(s, &c)
	g.aimDice(s, &c)
	return c
}

// aimFlat adds the tens: a Reaction Attack, which is unmodified, loses them (flow.reaction.attack_unmodified).
func (g *Game) aimFlat(s *strike, c *check) {
	if s.w == nil {
		return
	}
	if s.reaction {
		c.lost = rule.ReactionAttackUnmodified
	}
	if s.ranged { // firing into melee costs nothing (flow.melee_fire.no_penalty)
		d := g.hexes.Distance(g.units[s.by].cell, g.cellOf(s.on))
		if p, _ := rangePenalty(c.rating, d, int(s.w.rng)); p != 0 {
			c.modify(rule.RangePenalty, p)
		}
		return
	}
	if !isThing(s.on) && g.gangsUp(s.by, s.on) {
		c.modify(rule.Gangup, 10)
	}
	if g.offHand(s) {
		c.modify(rule.TwfOffhand, -10)
	}
}

// offHand reports whether the off hand's penalty applies (flow.twf.offhand, flow.twf.exempt, flow.twf.perk).
func (g *Game) offHand(s *strike) bool {
	return s.slot == slotOff && s.w.category != weaponFinesse && s.w.category != weaponBrawl && !g.sheets[s.by].ambidextrous
}

// aimDice adds Advantage and Disadvantage from Feint, Disarm and prone combatants (flow.condition.prone).
func (g *Game) aimDice(s *strike, c *check) {
	foe := !isThing(s.on) // and no object
	if foe && s.w != nil && g.feinted(s.by, s.on) {
		c.advantage(rule.ActionFeint, 1)
	}
	if s.disarm {
		c.advantage(rule.ActionDisarm, -1)
	}
	touch := s.spell != nil && s.spell.touch
	if foe && g.units[s.on].prone {
		if touch || s.w != nil && !s.ranged {
			c.advantage(rule.ConditionProne, 1)
		} else if s.w != nil && g.distance(s.by, s.on) >= 2 {
			c.advantage(rule.ConditionProne, -1)
		}
	}
	if s.w != nil && !s.ranged && g.units[s.by].prone {
		c.advantage(rule.ConditionProne, -1)
	}
}

// strayShot asks the GM whether a fumbled shot hits one of the shooter's allies next to the target (flow.melee_fire.stray).
func (g *Game) strayShot(t *table.Table, s *strike) {
	var beside [6]table.Who
	n := 0
	for _, a := range g.order {
		if u := &g.units[a]; a != s.by && u.health == healthUp && !g.foes(a, s.by) && g.hexes.Distance(u.cell, g.units[s.on].cell) == 1 && n < len(beside) {
			beside[n] = a
			n++
		}
	}
	if n == 0 || !g.ruling(t, askStray, rule.MeleeFireStray, s.by, s.on, true) {
		return
	}
	k := 1
	if n > 1 {
		k = g.rollDice(t, table.Roll{Rule: rule.MeleeFireStray, Who: s.by, Count: 1, Sides: int32(n)}, 0)
	}
	stray := *s
	stray.on, stray.level, stray.stray, stray.bare, stray.added, stray.spent = beside[k-1], degreeNormal, true, true, flowNone, table.Crowd{}
	if !g.defended(t, &stray) {
		g.land(t, &stray)
	}
}

// hitObject deals damage to an object (flow.attack.action, flow.damage.armor).
func (g *Game) hitObject(t *table.Table, s *strike) {
	i := thingIndex(s.on)
	d, o := &g.def.objectDefs[i], &g.objects[i]
	t.Tell(table.Hit, rule.AttackAction, s.by, s.on, int(s.level))
	rolled := g.rollDamage(t, s)
	loss := g.scaled(t, s.by, s.on, rolled, s.bonus, s.level, false)
	if !s.noArmor() {
		loss = max(0, loss-int(d.armor))
	}
	o.hp = max(0, o.hp-int16(min(loss, 30000)))
	g.rewall()
	t.Tell(evObject, rule.AttackAction, s.by, table.Nobody, i, int(o.state), int(o.hp))
}
