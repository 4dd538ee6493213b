package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// manner is how an attack is made.
type manner uint8

const (
	modePlain     manner = iota
	modeStunt            // at -1, a Stunt
	modeHardStunt        // at -2, a Stunt that also reaches two-handed and held objects
	modeCharge           // at -1, after a Charge
)

// stunt reports whether an attack is declared as a Stunt.
func (m manner) stunt() bool { return m == modeStunt || m == modeHardStunt }

// The Reactions that an attacker declares with an attack.
const (
	noSwing    = 0
	withSlam   = 1
	withRaise  = 2
	withRaises = 3
)

// strike is one attack on one combatant in the making. It lives on a stack of the scratch.
type strike struct {
	by, on  table.Who
	deed    int // of by
	d       *deed
	manner  manner
	slam    int // ranks of Advantage by Slam
	slams   bool
	raises  int
	react   bool // it is a Reaction: an Opportunity Attack, a released action
	crit    bool
	more    int  // ranks of Advantage on the effect from helpers
	alone   bool // what helpers give is settled, or does not count
	turned  int  // the total of an Avert or Deflect roll; 0: none
	avert   bool // the target rolls one
	attack  check
	defense int
	rolled  check // the defense, if it is rolled
	guards  bool  // the defense is rolled
}

// strikeAt begins an attack.
func (g *Game) strikeAt(by, on table.Who, deed int, m manner) *strike {
	s := g.sc.strike()
	*s = strike{by: by, on: on, deed: deed, d: g.deed(by, deed), manner: m}
	return s
}

// spoils loses the aim of a combatant that declares an attack on somebody else (surge.move.aim_lock).
func (g *Game) spoils(t *table.Table, by, on table.Who) {
	if u := &g.units[by]; u.aim > 0 && u.aimAt != on {
		g.spoilAim(t, by)
	}
}

// resolve plays an attack that has been declared and paid, after the Opportunity Attacks that it provoked (checks.attack of
// the ledger).
func (g *Game) resolve(t *table.Table, s *strike) {
	g.useUp(s.by, s.deed)
	g.units[s.by].did |= usedAttack
	g.spoils(t, s.by, s.on)
	if g.declared(t, s) { // countered
		g.endAim(t, s.by, s.on)
	} else if g.hits(t, s) {
		g.landed(t, s)
	}
	g.sc.release(s)
}

// useUp takes the ammunition of an attack and unloads a complex weapon (surge.free.ammo, surge.use.load).
func (g *Game) useUp(by table.Who, deed int) {
	d, x := g.deed(by, deed), g.arm(by, deed)
	if x.ammo > 0 {
		x.ammo--
	}
	if d.complex {
		x.loaded = false
		g.handle(by)
	}
	if d.thrown {
		th := &g.things[d.thing]
		th.where, th.holder, th.cell = placeGround, table.Nobody, g.units[by].cell
		g.handle(by)
	}
}

// endAim uses the aim of an attack up (surge.move.aim_lock).
func (g *Game) endAim(t *table.Table, by, on table.Who) {
	if g.units[by].aimAt == on {
		g.spoilAim(t, by)
	}
}

// hits makes the attack check and reports whether it hits.
func (g *Game) hits(t *table.Table, s *strike) bool {
	c := &s.attack
	*c = g.attackCheck(s.by, s.on, s.d)
	switch s.manner {
	case modeStunt:
		c.give(rule.StuntAttack, -1)
	case modeHardStunt:
		c.give(rule.StuntDisarmTwoHandedObject, -2)
	case modeCharge:
		c.give(rule.ChargeAttack, -1)
	default:
	}
	g.units[s.by].did |= usedStrike
	known := g.measure(s)
	dc := 0
	if known {
		dc = s.defense + 5*s.raises
	}
	g.throw(t, c, dc)
	g.guard(t, s)
	g.improveStrike(t, s)
	goal := s.defense + 5*s.raises
	hit := c.die != 1 && (c.die == 20 || c.total >= goal) // surge.base.natural
	s.crit = c.die == 20 && c.total >= goal
	g.endAim(t, s.by, s.on)
	if t.Heard() {
		kind := table.Missed
		if hit {
			kind = table.Hit
		}
		e := table.NewEvent(kind, s.d.rule(), s.by, s.on, degree(c.total, goal), goal, c.total)
		if s.crit {
			e.N[3] = 1
		}
		t.Say(e)
	}
	return hit
}

// attackCheck begins an attack check with all that changes it, however it is made (surge.base.attack).
func (g *Game) attackCheck(by, on table.Who, d *deed) check {
	c := check{rule: d.rule(), who: by, on: on, trait: trait(d.skill), skill: noSkill}
	u, v := &g.units[by], &g.units[on]
	g.weaken(&c)
	g.stanceOn(&c, u, stanceAttacks)
	if u.aim > 0 && u.aimAt == on {
		c.give(rule.MoveAim, int(u.aim))
	}
	if len(g.boons) > 0 {
		c.give(rule.GambitSuccess, g.boonsOf(boonGambit, by, table.Nobody))
		c.give(rule.AssistAid, g.pooled(boonAid, by, on))
		c.give(rule.DestinyEditScene, g.spendEdit(by, 0))
	}
	c.give(rule.SurgeEdge, g.edge(by, edge(d.reach)))
	if d.reach == reachClose && u.prone {
		c.give(rule.CondProne, -5)
	}
	if v.prone && d.reach == reachClose {
		c.give(rule.CondProne, 5)
	} else if v.prone && d.reach == reachRanged {
		c.give(rule.CondProne, -5)
	}
	return c
}

// stanceOn adds a running Stance to a check (surge.stance.trade).
func (g *Game) stanceOn(c *check, u *unit, what category) {
	if what == u.stance.down {
		c.give(rule.StanceTrade, -int(u.stance.n))
	} else if what == u.stance.up {
		c.give(rule.StanceTrade, int(u.stance.n))
	}
}

// defended begins the defense of a combatant against a deed: what changes it, and its effective rank
// (surge.cond.vulnerable, surge.base.passive).
func (g *Game) defended(on, by table.Who, d *deed) (c check, rank int) {
	c = check{rule: rule.BaseDefenses, who: on, on: by, trait: traitDefense + trait(d.reach), skill: noSkill}
	u := &g.units[on]
	g.stanceOn(&c, u, stanceDefenses)
	c.give(rule.SurgeEdge, g.edge(on, edgeGuard))
	if len(g.studied) > 0 && d.skill == g.sheets[by].primary {
		c.give(rule.AssessAnalyze, g.analyzed(on, by))
	}
	if len(g.boons) > 0 {
		c.give(rule.AssistDistract, g.pooled(boonDistract, on, by))
	}
	rank = g.rankOf(on, c.trait)
	switch {
	case rank <= 0:
	case u.cond.has(condDefenseless):
		rank = 0
	case u.cond.has(condVulnerable):
		rank = (rank + 1) / 2
	}
	return c, rank
}

// measure computes the passive defense against an attack, and reports whether it is all: nothing is rolled for it.
func (g *Game) measure(s *strike) bool {
	c, rank := g.defended(s.on, s.by, s.d)
	s.guards = g.units[s.on].defending
	s.rolled = c
	s.rolled.total = rank + g.net(&s.rolled)
	s.defense = 10 + s.rolled.total
	return !s.guards && !s.avert
}

// guard rolls the defense of a combatant that defends, and its Avert or Deflect (surge.defend.use,
// surge.surge.avert_deflect).
func (g *Game) guard(t *table.Table, s *strike) {
	if s.guards {
		r := table.Roll{Rule: rule.DefendUse, Who: s.on, Count: 1, Sides: 20}
		s.rolled.die = t.Roll(&r)
		g.sayDie(t, rule.DefendUse, s.on, s.rolled.die)
		s.rolled.total += s.rolled.die + g.d6(t, rule.DefendFortune, s.on)
		s.defense = s.rolled.total
	}
	if s.avert {
		r := table.Roll{Rule: rule.SurgeAvertDeflect, Who: s.on, Count: 1, Sides: 20}
		die := t.Roll(&r)
		g.sayDie(t, rule.SurgeAvertDeflect, s.on, die)
		s.turned += die
		s.defense = max(s.defense, s.turned)
	}
	if t.Heard() && (s.guards || s.avert) {
		t.Tell(evDefense, rule.DefendUse, s.on, s.by, s.defense)
	}
}

// improveStrike asks the attacker about its d20, and the target about a rolled defense, until both decline.
func (g *Game) improveStrike(t *table.Table, s *strike) {
	c, more := &s.attack, 5*s.raises
	for declined := 0; declined < 2; {
		declined++
		if c.die != 1 && g.improveOnce(t, c, s.defense+more, s.by) {
			declined = 0
		}
		declined++
		if s.guards && c.die != 1 && g.improveAgainst(t, &s.rolled, c, more) {
			s.defense, declined = max(s.defense, s.rolled.total), 0
		}
	}
	if c.die != 1 {
		g.improveByLuck(t, c, s.defense+more)
	}
}

// landed plays what follows a hit: a Stunt, or the effect with what is added to it (checks.attack of the ledger, steps 9
// to 13).
func (g *Game) landed(t *table.Table, s *strike) {
	if s.manner.stunt() {
		g.stunt(t, s)
		g.recoil(t, s, 10)
		return
	}
	smashed := g.afterHit(t, s)
	value := g.effectValue(t, s, smashed)
	if s.slams && g.sheets[s.on].slamProof { // surge.slam.immunity
		t.Tell(evNothing, rule.SlamImmunity, s.on, s.by)
	} else {
		g.affect(t, s.by, s.on, s.deed, value)
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
		q.N[0], q.N[1] = int32(g.rankOf(s.by, g.deedTrait(s.by, s.deed))), int32(g.pool(s.by))
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
			return true
		}
		g.spend(t, s.by, o.Mode, rule.DestinyStunt)
		g.stunt(t, s)
		dice = false
	}
}

// effectValue is the DC that the target of a hit has to reach (surge.damage.effect_value).
func (g *Game) effectValue(t *table.Table, s *strike, smashed bool) int {
	c := g.effect(s)
	if smashed {
		c.rule = rule.SmashUse
		c.fails = true
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
	if len(g.boons) > 0 && s.more == 0 && !s.alone {
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
	g.harm(t, s.by, s.by, physical, resistToughness, value, rule.SlamRecoil)
}
