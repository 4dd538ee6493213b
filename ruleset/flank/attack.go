package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/table"
)

// strike is one attack roll on its way: an attack on a creature or an object, a Sunder, or the attack of a spell.
type strike struct {
	by, on   table.Who
	arm      arm
	w        *attackDef // nil for a spell
	spell    *abilityDef
	how      manner
	action   int  // modifier of the action that it is made with
	charge   bool // the attack of a Charge
	thing    int  // the object that is attacked, or -1
	grapple  bool // part of a Grapple: Restrained does not bar it
	natural  int  // what the die shows
	critical bool // it is a Critical Hit
	position [2]bool
}

// armOf returns the arm that an option names.
func (g *Game) armOf(a table.Who, o table.Option) arm { return g.units[a].arms[o.Item-1] }

// newStrike readies an attack with an arm.
func (g *Game) newStrike(by, on table.Who, a arm, throw bool) *strike {
	s := g.sc.strikes.Next()
	*s = strike{by: by, on: on, arm: a, w: g.attackOf(a), thing: -1}
	s.how = s.w.manner
	if s.how == mannerThrown && !throw {
		s.how = mannerMelee
	}
	return s
}

// can reports whether an attack can be made now: by one that may attack, with a weapon at hand, on a target that is there,
// known, in reach or range, and in line (flank.attack.must_be_able, flank.attack.range).
func (g *Game) can(s *strike) bool {
	u := &g.units[s.by]
	if u.presence != healthHere || u.conds.any(condUnconscious.in()|condStunned.in()|condFrightened.in()) || u.conds.has(condRestrained) && !s.grapple {
		return false
	}
	if s.w != nil && !g.armed(s.by, s.arm) {
		return false
	}
	if s.thing >= 0 {
		it := &g.items[s.thing]
		if it.hp <= 0 || it.where != placeGround {
			return false
		}
		d := g.squares.DistanceBetween(u.cell, g.span(s.by), it.cell, 1)
		return g.within(s, d) && g.lineFree(u.cell, g.span(s.by), it.cell, 1)
	}
	return g.present(s.on) && !g.friendlyTo(s.by, s.on) && g.perceives(s.by, s.on) && g.within(s, g.distance(s.by, s.on)) && g.inSight(s.by, s.on)
}

// armed reports whether an arm is still at hand.
func (g *Game) armed(who table.Who, a arm) bool {
	u := &g.units[who]
	for i := range u.armed {
		if u.arms[i] == a {
			return true
		}
	}
	return false
}

// within reports whether a distance in squares is within an attack's reach or range.
func (g *Game) within(s *strike, d int) bool {
	switch {
	case s.spell != nil:
		return d <= int(s.spell.rng)
	case s.how == mannerMelee:
		return g.armReaches(s.by, s.arm, d)
	default:
		return d <= int(s.w.rng)
	}
}

// resolve makes an attack that has been declared and paid: others may use waited actions first, then it is rolled. If it is
// no longer possible then, it is lost (flank.attack.primary, check attack).
func (g *Game) resolve(t *table.Table, s *strike) {
	g.window(t, s.by, table.Nobody)
	if g.decided() || !g.can(s) {
		t.Tell(evNothing, rule.WaitNoTrigger, s.by, s.on)
		return
	}
	var hit bool
	if s.thing >= 0 {
		hit = g.hitThing(t, s)
	} else {
		hit = g.hitCreature(t, s)
	}
	g.leaveThrown(t, s)
	g.revealAttacker(t, s, hit)
	if s.w != nil {
		g.endCover(t, s.by)
	}
}

// hitCreature rolls against AC.
func (g *Game) hitCreature(t *table.Table, s *strike) bool {
	s.position[0], s.position[1] = g.positions(t, s.by, s.on)
	flanked := g.profits(s) && g.flanks(s.by, s.on)
	var ac, atk total.Sum
	g.armorClass(&ac, s.on, s.by, s.how, flanked, s.position[1])
	g.attackRoll(&atk, s)
	if !g.rollAttack(t, s, &atk, ac.Total(), rule.AttackRoll) {
		t.Tell(table.Missed, rule.AttackRoll, s.by, s.on, 0)
		return false
	}
	t.Tell(table.Hit, rule.AttackRoll, s.by, s.on, 1+table.Bit(s.critical))
	if s.w == nil {
		return true
	}
	var h harm
	g.rollDamage(t, s, &h)
	g.hurt(t, s.by, s.on, &h, rule.AttackDamage)
	g.applyEffects(t, s.by, s.on, s.w.onHit, nil, rule.AttackDamage)
	return true
}

// profits reports whether an attack gains by flanking: in melee, or thrown with a weapon that can be used in melee
// (flank.space.flank_ranged).
func (g *Game) profits(s *strike) bool {
	return s.how == mannerMelee || s.how == mannerThrown && s.w != nil && s.w.melee
}

// attackRoll adds up an attack roll (flank.attack.roll).
func (g *Game) attackRoll(sum *total.Sum, s *strike) {
	sh := &g.sheets[s.by]
	sum.Base(rule.CoreLevel, int(sh.bab))
	by := scoreSTR
	if s.how != mannerMelee {
		by = scoreDEX
	}
	if s.w != nil {
		by = s.w.ability
		if s.how == mannerMelee {
			by = s.w.meleeBy
		}
	}
	g.addMod(sum, s.by, by, g.first(s.by, condFatigued))
	sum.Add(rule.AttackSizePenalty, sh.size.modifier())
	if s.w != nil {
		sum.Add(rule.AttackOtherBonuses, int(s.w.hit))
	}
	switch s.action {
	case -5:
		sum.Add(rule.AttackSecondary, -5)
	case -10:
		sum.Add(rule.AttackTertiary, -10)
	}
	g.addLasting(sum, s.by, bonusAttack)
	if s.charge {
		sum.Named(uint16(nameCharge), rule.ChargeBonus, 2)
	}
	if s.position[0] {
		sum.Named(uint16(namePosition), rule.TacticalAdvantage, 4)
	}
}

// rollAttack rolls a d20 for an attack against a number: 20 hits and 1 misses, and a hit in the Critical Range is critical
// (flank.attack.natural_20, flank.attack.natural_1, flank.attack.critical, flank.attack.proficiency).
func (g *Game) rollAttack(t *table.Table, s *strike, sum *total.Sum, against int, r table.Rule) bool {
	bonus := sum.Total()
	roll := table.Roll{Rule: r, Who: s.by, Count: 1, Sides: 20}
	crit := 21
	if s.w != nil && s.w.skilled {
		crit = int(s.w.crit)
	}
	need := max(min(against-bonus, 20), 2) // the lowest die that hits
	bands(&roll, 1, need-1, crit-1, 19)
	s.natural = g.d20(t, &roll, s.by)
	hit := s.natural == 20 || s.natural > 1 && s.natural+bonus >= against
	s.critical = hit && s.natural >= crit
	g.sayCheck(t, s.by, s.on, r, sum, against, s.natural, hit)
	return hit
}

// leaveThrown leaves a thrown weapon in the target's square (flank.attack.thrown).
func (g *Game) leaveThrown(t *table.Table, s *strike) {
	if s.w == nil || s.how != mannerThrown || s.arm.item == 0 || g.items[s.arm.item-1].holder != s.by {
		return
	}
	at := g.units[s.by].cell
	if s.thing >= 0 {
		at = g.items[s.thing].cell
	} else {
		at = g.nearest(s.on, at)
	}
	g.putDown(t, int(s.arm.item-1), at, rule.AttackThrown)
}

// revealAttacker has a Blind target detect the one that hit it in melee (flank.condition.blind.detect).
func (g *Game) revealAttacker(t *table.Table, s *strike, hit bool) {
	if hit && s.thing < 0 && s.how == mannerMelee && g.present(s.on) && g.units[s.on].conds.has(condBlind) && !g.perceives(s.on, s.by) {
		g.notice(t, s.on, s.by, rule.ConditionBlindDetect)
	}
}
