package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// rollDamage is D: the dice of weapon or spell, and the attacker's bonus in melee; at least 0 (flow.damage.roll).
func (g *Game) rollDamage(t *table.Table, s *strike) int {
	if s.spell != nil {
		return max(0, g.rollAmount(t, &s.spell.damage, s.by, rule.DamageRoll))
	}
	d := g.rollAmount(t, &s.w.damage, s.by, rule.DamageRoll)
	if !s.ranged {
		s.bonus += int(g.sheets[s.by].damageBonus)
	}
	if s.reaction { // what speaks of Reaction Attacks reaches a Riposte too (flow.reaction.riposte_inherits)
		s.bonus += int(g.sheets[s.by].raBonus)
	}
	return max(0, d+s.bonus)
}

// factor returns damage by level, fractions dropped (flow.damage.by_level, flow.damage.critical_double,
// flow.reaction.critical_vs_fumble).
func factor(d int, l degree, triple bool) int {
	switch {
	case l == degreeCritical && triple:
		return 3 * d
	case l == degreeCritical:
		return 2 * d
	case l == degreeMajor:
		return d + d/2
	case l == degreeHard:
		return d + d/4
	default:
		return d
	}
}

// scaled returns an amount by level, and says so where the level or a bonus changes the dice.
func (g *Game) scaled(t *table.Table, by, on table.Who, rolled, bonus int, l degree, triple bool) int {
	dealt := factor(rolled, l, triple)
	if t.Heard() && (l > degreeNormal || bonus != 0) {
		r := rule.DamageByLevel
		switch {
		case l == degreeCritical && triple:
			r = rule.ReactionCriticalVsFumble
		case l == degreeCritical:
			r = rule.DamageCriticalDouble
		}
		e := table.NewEvent(evScaled, r, by, on, rolled, int(l), dealt, table.Bit(l == degreeCritical && triple))
		if bonus != 0 {
			e.Mods = t.Mods([]table.Mod{{Rule: rule.DamageRoll, Value: int16(bonus)}})
		}
		t.Say(e)
	}
	return dealt
}

// damage applies level, armor and hit points (step 8), by the level rolled, never a shifted one
// (flow.reaction.parry_larger_damage).
func (g *Game) damage(t *table.Table, s *strike, rolled int) {
	dealt := g.scaled(t, s.by, s.on, rolled, s.bonus, s.level, s.triple)
	s.loss = g.wound(t, s.by, s.on, dealt, s.noArmor(), s.stray)
}

// wound subtracts damage less armor, gains the FP of a killing blow, and returns the loss (flow.damage.armor,
// flow.fp.from_killing_blow).
func (g *Game) wound(t *table.Table, by, on table.Who, dealt int, noArmor, noFP bool) int {
	armor := 0
	if !noArmor {
		armor = int(g.sheets[on].armor) + int(g.units[on].ward)
	}
	loss := max(0, dealt-armor)
	felled := g.lose(t, by, on, loss, dealt-loss, rule.DamageHp)
	if felled && g.foes(by, on) && !noFP {
		g.gainFP(t, by, 1, rule.FpFromKillingBlow)
	}
	return loss
}

// lose takes hit points off a combatant and reports whether that felled it (flow.damage.hp, flow.damage.down).
func (g *Game) lose(t *table.Table, by, on table.Who, loss, armor int, r table.Rule) bool {
	u, sh := &g.units[on], &g.sheets[on]
	was := u.hp
	u.hp = int16(max(int(u.hp)-loss, -20000))
	t.Tell(table.Harmed, r, by, on, loss, int(u.hp), armor)
	switch {
	case was > 0 && u.hp <= 0:
		g.fall(t, by, on)
		return true
	case u.health == healthDying || u.health == healthStable:
		if u.hp <= -(sh.hpMax / 2) {
			g.setHealth(t, on, healthDead, rule.DamageDown)
		} else if loss > 0 && u.health == healthStable {
			g.setHealth(t, on, healthDying, rule.DamageDying)
		}
	}
	return false
}

// fall takes a combatant out of the fight: prone, without pools, Readied Action or grapple (flow.damage.down).
func (g *Game) fall(t *table.Table, by, on table.Who) {
	u, sh := &g.units[on], &g.sheets[on]
	h := healthDying
	if sh.diesWhenDown || u.hp <= -(sh.hpMax/2) {
		h = healthDead
	}
	u.prone, u.ap, u.rp, u.fp, u.aside = true, 0, 0, 0, 0 // FP of the fallen are lost (flow.fp.bounds)
	u.ready, u.totalDefense, u.flowState = readied{}, false, false
	if g.at[u.cell] == on {
		g.at[u.cell] = -1
	}
	t.Tell(table.Fell, rule.DamageDown, by, on, int(h))
	g.setHealth(t, on, h, rule.DamageDown)
	g.endGrapples(t, on, rule.ActionGrappleDuration)
}

func (g *Game) setHealth(t *table.Table, on table.Who, h health, r table.Rule) {
	g.units[on].health = h
	t.Tell(evHealth, r, on, table.Nobody, int(h))
}

// dyingCheck makes the Endurance check of a Dying combatant at the end of a round (flow.damage.dying).
func (g *Game) dyingCheck(t *table.Table, a table.Who) {
	c := g.plain(a, skillEndurance, rule.DamageDying)
	switch l := g.roll(t, &c); {
	case l >= degreeNormal:
		g.setHealth(t, a, healthStable, rule.DamageDying)
	case l == degreeFumble:
		g.lose(t, table.Nobody, a, 3, 0, rule.DamageDying)
	default:
		g.lose(t, table.Nobody, a, 1, 0, rule.DamageDying)
	}
}

// sayNothing says that an attempt has no effect.
func (g *Game) sayNothing(t *table.Table, r table.Rule, who table.Who) {
	t.Tell(evNothing, r, who, table.Nobody)
}
