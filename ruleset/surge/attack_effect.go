package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// landed plays what follows a hit: a Stunt, or the effect with what is added to it (checks.attack of the ledger, steps 9
// to 13).
func (g *Game) landed(t *table.Table, s *strike) {
	if s.manner.stunt() {
		g.stunt(t, s)
		g.recoil(t, s, 10)
		return
	}
	s.link = int16(1 + table.Bit(s.crit))
	smashed := g.afterHit(t, s)
	value := g.effectValue(t, s, smashed)
	if s.slams && g.sheets[s.on].slamProof { // surge.slam.immunity
		t.Tell(evNothing, rule.SlamImmunity, s.on, s.by)
	} else {
		g.affect(t, s.by, s.on, s.deed, value, s.link)
	}
	if s.slams {
		g.recoil(t, s, value-g.slamCounts(s))
	}
}

// afterHit asks the attacker for a Destiny Stunt, resolves it, and asks for Smash; it reports whether there is one
// (surge.destiny.stunt, surge.smash.use).
func (g *Game) afterHit(t *table.Table, s *strike) bool {
	dice := g.canSpend(s.by) && s.d.effect == doDamage
	for {
		smash := !s.slams && s.raises == 0 && g.canReact(s.by)
		if !dice && !smash {
			return false
		}
		q := g.ask(t, askHit, s.d.rule(), s.by, s.on)
		q.N[0] = int32(g.rankOf(s.by, g.deedTrait(s.by, s.deed)))
		if dice {
			g.offerDice(q, s.by, table.Do(vStrikeStunt))
		}
		if smash {
			q.Add(table.Do(vSmash))
		}
		o, ok := t.OrPass(q, vPass)
		switch {
		case !ok:
			return false
		case o.Verb == vSmash:
			g.react(s.by)
			g.sayReaction(t, s.by, s.on, o)
			s.link <<= 2
			return true
		}
		g.spend(t, s.by, o.Mode, rule.DestinyStunt)
		g.stunt(t, s)
		s.link = 0
		dice = false
	}
}

// effectValue is the DC that the target of a hit has to reach (surge.damage.effect_value).
func (g *Game) effectValue(t *table.Table, s *strike, smashed bool) int {
	c := g.effect(s)
	if smashed {
		c.rule = rule.SmashUse
		c.fails, c.within = true, s.link
		if s.link > 0 {
			c.depends = g.depends(t, rolledOpens, &c, c.who, g.base(&c))
		}
		g.throw(t, &c, 0)
		for g.canSpend(s.by) && g.improveOnce(t, &c, anyDC, s.by) {
		}
	} else {
		c.total = 10 + g.rankOf(s.by, c.trait) + g.net(&c) + c.plus
	}
	if t.Heard() {
		t.Tell(evEffect, rule.DamageEffectValue, s.by, s.on, c.total)
	}
	return c.total
}

// effect begins the effect of a strike: its rank and what changes it.
func (g *Game) effect(s *strike) check {
	c := check{rule: rule.DamageEffectValue, who: s.by, on: s.on, trait: g.deedTrait(s.by, s.deed), skill: noSkill}
	g.stanceOn(&c, &g.units[s.by], stanceEffects)
	c.give(rule.SlamBonus, s.slam)
	if s.more == 0 && !s.alone {
		s.more = g.helped(s.by, s.on, s.deed)
	}
	c.give(rule.AssistCoordinate, s.more)
	if s.crit {
		c.add(rule.BaseNatural, 5)
	}
	return c
}

// deedTrait is the trait of a deed's rank.
func (g *Game) deedTrait(a table.Who, deed int) trait {
	return traitDeed + trait(int(g.sheets[a].first)+deed)
}

// slamCounts is what a Slam has added to the effect: nothing if the target's Burst cancels it.
func (g *Game) slamCounts(s *strike) int {
	if g.units[s.on].burst&burstFoes != 0 && g.foes(s.by, s.on) {
		return 0
	}
	return s.slam
}

// recoil has a slammer resist its own attack (surge.slam.recoil).
func (g *Game) recoil(t *table.Table, s *strike, value int) {
	if !s.slams || g.sheets[s.by].slamSafe || g.sheets[s.by].slamProof || !g.isHere(s.by) {
		return
	}
	if s.manner.stunt() {
		c := check{who: s.by, on: s.on, trait: g.deedTrait(s.by, s.deed)}
		g.stanceOn(&c, &g.units[s.by], stanceEffects)
		c.give(rule.AssistCoordinate, s.more)
		value = 10 + g.rankOf(s.by, c.trait) + g.net(&c)
	}
	g.harm(t, s.by, s.by, physical, resistToughness, value, 0, rule.SlamRecoil)
}
