package flow

import "fray/ruleset/flow/rule"

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

// aimFlat adds the tens: none on a Reaction Attack, which is unmodified (flow.reaction.attack_unmodified).
func (g *Game) aimFlat(s *strike, c *check) {
	if s.w == nil || s.reaction {
		return
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
