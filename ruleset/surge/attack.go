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
	crit    bool
	link    int16 // what tells its effect from others after the same attack roll ([check.within]); 0: more has changed since
	more    int   // ranks of Advantage on the effect from helpers
	alone   bool  // what helpers give is settled, or does not count
	turned  int   // the total of an Avert or Deflect roll; 0: none
	avert   bool  // the target rolls one
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
	g.useUp(s.by, s.on, s.deed)
	g.units[s.by].did |= usedAttack
	g.spoils(t, s.by, s.on)
	if g.declared(t, s) { // countered
		g.endAim(t, s.by, s.on)
	} else if g.hits(t, s) {
		g.landed(t, s)
	}
	g.sc.release(s)
}

// useUp takes the ammunition of an attack, unloads a complex weapon, and leaves what was thrown at the target (surge.free.ammo,
// surge.use.load, surge.free.drop_attack).
func (g *Game) useUp(by, on table.Who, deed int) {
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
		th.where, th.holder, th.cell = placeGround, table.Nobody, g.units[on].cell
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
	c.lasts = s.rolled.lasts
	if known {
		c.settled = g.final(c)
		g.throwAt(t, c, s.defense+5*s.raises, s)
	} else {
		g.throw(t, c, 0)
	}
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
		c.give(rule.GambitSuccess, g.gambits(by))
		c.give(rule.AssistAid, g.pooled(boonAid, by, on))
		c.give(rule.DestinyEditScene, g.spendEdit(by, editAttack))
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
	switch {
	case what == u.stance.down:
		c.give(rule.StanceTrade, -int(u.stance.n))
	case what == u.stance.up:
		c.give(rule.StanceTrade, int(u.stance.n))
	}
}

// improveStrike asks the attacker about its d20, and the target about a rolled defense, until both decline; then those with Luck Control. A
// natural 1 misses whatever they do.
func (g *Game) improveStrike(t *table.Table, s *strike) {
	c, more := &s.attack, 5*s.raises
	if c.die == 1 {
		return
	}
	for g.improveOnce(t, c, s.defense+more, s.by) || s.guards && g.improveGuard(t, s, s.on) { // one misses, or the other is hit
	}
	g.improveByLuck(t, c, s.defense+more)
	for a := g.lucky.First(); s.guards && a != table.Nobody; a = g.lucky.After(a) {
		for g.mayLend(a, &s.rolled) && g.improveGuard(t, s, a) {
		}
	}
}

// improveGuard asks about one die for the rolled defense of an attack that reaches it.
func (g *Game) improveGuard(t *table.Table, s *strike, by table.Who) bool {
	more := 5 * s.raises
	if s.attack.total < s.defense+more || !g.improveAgainst(t, &s.rolled, &s.attack, more, by) {
		return false
	}
	s.defense = max(s.defense, s.rolled.total)
	return true
}
