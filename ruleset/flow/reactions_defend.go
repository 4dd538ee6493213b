package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// listDefenses lists what the target may do against the attack (flow.rp.basic_available, flow.rp.cheat_sheet).
func (g *Game) listDefenses(q *table.Question, s *strike) {
	u := &g.units[s.on]
	meleeBlow := s.w != nil && !s.ranged
	q.Family()
	q.NeedLeast(int(u.rp), 1, "RP", rule.RpCheatSheet)
	q.List(table.Do(vDodge))
	q.Try(table.Do(vParry))
	q.NeedSo(meleeBlow, rule.ReactionParry, "is no attack in melee")
	q.Need(g.parryable(s), rule.ReactionParryTooLarge)
	q.Offer()
	q.Try(table.Do(vBlock))
	q.NeedSo(g.slotOf(s.on, weaponShield) != slotNone, rule.ReactionBlock, "holds no shield")
	q.Offer()
	g.listRipostes(q, s, meleeBlow)
	g.listSecondGuard(q, s.on)
	most := int16(0)
	if s.reaction { // no advanced reactions: none of 2 RP or more (flow.reaction.chain_no_advanced)
		most = 1
	}
	g.listAbilities(q, s.on, s.by, timingReactionWindow, weaponNone, most)
}

// listRipostes lists Riposte for each weapon: a Parry with the attacker in the Threat Range, not against a Reaction Attack,
// not while held (flow.reaction.riposte, flow.reaction.chain_no_advanced).
func (g *Game) listRipostes(q *table.Question, s *strike, meleeBlow bool) {
	u := &g.units[s.on]
	q.Family()
	q.NeedLeast(int(u.rp), 2, "RP", rule.RpCheatSheet)
	q.NeedSo(meleeBlow, rule.ReactionParry, "is no attack in melee")
	q.Need(g.parryable(s), rule.ReactionParryTooLarge)
	q.Need(!s.reaction, rule.ReactionChainNoAdvanced)
	q.Need(u.heldBy == table.Nobody, rule.ActionGrappleDefender)
	q.NeedSo(g.threatens(s.on, s.by), rule.ReactionRiposte, "the attacker is not threatened")
	n := 0
	for _, slot := range [2]uint8{slotMain, slotOff} {
		if w := g.weapon(s.on, slot); w != nil && !w.ranged {
			q.List(table.Do(vRiposte).With(slot))
			n++
		}
	}
	if n == 0 {
		q.List(table.Do(vRiposte).With(slotUnarmed))
	}
}

// parryable reports whether the attacker is at most one size category larger (flow.reaction.parry_too_large).
func (g *Game) parryable(s *strike) bool {
	return g.sheets[s.by].size-g.sheets[s.on].size <= 1
}

// defend resolves the reaction that was chosen (step 6).
func (g *Game) defend(t *table.Table, s *strike, o table.Option) bool {
	d := s.on
	g.sayReaction(t, d, s.by, o)
	cost, shift := 1, 0
	var c check
	switch o.Verb {
	case vDodge:
		c = g.reactionCheck(d, g.higher(d, skillAgility, skillAthletics), rule.ReactionDodge)
	case vBlock:
		c = g.reactionCheck(d, skillEndurance, rule.ReactionBlock)
	case vInvoke:
		return g.invokeReaction(t, s, o)
	default:
		r := rule.ReactionParry
		if o.Verb == vRiposte {
			cost, r = 2, rule.ReactionRiposte
		}
		c = g.reactionCheck(d, skillMelee, r)
		if g.sheets[s.by].size > g.sheets[d].size {
			shift = 1
		}
	}
	g.gainRP(t, d, -cost, c.rule)
	c.on = s.by
	l := g.roll(t, &c)
	if opposed(s.level, l, shift) {
		g.sayOpposed(t, c.rule, s.by, d, true, s.level, l, shift)
		s.triple = s.level == degreeCritical && l == degreeFumble
		return false
	}
	g.sayOpposed(t, rule.ReactionWinNoDamage, s.by, d, false, s.level, l, shift)
	t.Tell(table.Missed, rule.ReactionWinNoDamage, s.by, d, int(s.level), 1)
	if l == degreeCritical && s.level != degreeCritical {
		g.gainRP(t, d, 1, rule.ReactionCriticalRefund)
	}
	g.reactionFP(t, d)
	g.afterDefense(t, s, o)
	return true
}

// afterDefense resolves what a won Parry, Block or Riposte opens: the counter, Turning Blade, Wall Bash.
func (g *Game) afterDefense(t *table.Table, s *strike, o table.Option) {
	switch o.Verb {
	case vRiposte: // one reaction, two halves (flow.reaction.riposte_exception)
		g.counter(t, s.on, s.by, o.Item, rule.ReactionRiposteCounter)
	case vParry:
		if !s.reaction {
			g.afterParry(t, s)
		}
	case vBlock:
		if !s.reaction {
			g.afterBlock(t, s)
		}
	}
}
