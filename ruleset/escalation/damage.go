package escalation

import (
	"slices"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

// rollDamage returns damage before modifiers: dice and constants, never below 0 (escalation.check.damage).
func (g *Game) rollDamage(t *table.Table, a *amount, who table.Who, s scene) int {
	switch {
	case a.basic == basicHit:
		sh := &g.sheets[who]
		s := &sh.stances[g.units[who].stance]
		r := rule.BasicMeleeHit
		if s.ranged {
			r = rule.BasicRangedHit
		}
		return max(0, g.damageDice(t, who, diceGroup{sh.level, s.die}, g.volition(who), r))
	case a.basic == basicMiss:
		return int(g.sheets[who].level)
	case a.split != nil && g.def.mode != diceRollOut && g.gathers(a.split, who, s):
		return max(0, g.gather(t, a.split, who, s))
	case !a.plain:
		v, thrown, _ := g.compute(t, a.formula, who, s, rule.DamageSubtract, true)
		g.saySum(t, who, thrown, v, nil, rule.DamageSubtract)
		return max(0, v)
	}
	sum, bonus := 0, int(a.bonus)
	for _, d := range a.groups { // the first of them is shown with the bonus
		sum += g.damageDice(t, who, d, bonus, rule.DamageSubtract)
		bonus = 0
	}
	return max(0, sum+bonus)
}

// meant returns the amount that an amount stands for: a Basic Attack's hit or miss is that of the combatant's own
// (escalation.basic.as_reference, escalation.basic.miss_damage).
func (g *Game) meant(a *amount, who table.Who) *amount {
	switch a.basic {
	case basicHit:
		return &g.basicOf(who).attack.hit
	case basicMiss:
		return &g.basicOf(who).attack.miss
	default:
		return a
	}
}

// staggered reports whether a combatant is at half its hit points or less (escalation.hp.staggered,
// escalation.hp.staggered_enemy).
func (g *Game) staggered(a table.Who) bool {
	return g.units[a].hp <= g.sheets[a].staggerAt
}

// blow is what a loss of hit points causes.
type blow struct{ staggers, fells bool }

// lose subtracts hit points (escalation.damage.subtract). Spared combatants are knocked out, not killed.
func (g *Game) lose(t *table.Table, by, on table.Who, loss int, spared, byCrit bool, r table.Rule) blow {
	u := &g.units[on]
	if u.health > healthLastGasp {
		return blow{}
	}
	was := g.staggered(on)
	u.hp = int16(max(int(u.hp)-loss, -20000))
	b := blow{staggers: !was && g.staggered(on) && u.hp > 0, fells: u.health == healthUp && u.hp <= 0}
	if t.Heard() {
		g.say(t, table.NewEvent(table.Harmed, r, by, on, loss, int(u.hp)))
		if b.staggers {
			g.say(t, table.NewEvent(evStaggered, rule.HpStaggered, by, on))
		}
	}
	if b.fells {
		g.fall(t, by, on, spared, byCrit)
	} else {
		g.deepen(on)
	}
	return b
}

// ongoing deals a combatant's ongoing damage at the end of its turn, in order of application, before saves; nothing resists
// or doubles it (escalation.turn.end_ongoing, escalation.cond.ongoing). One instance may end others, so all are noted first.
func (g *Game) ongoing(t *table.Table, a table.Who) {
	var few [usualSavings]mark
	due := few[:0]
	for i := range g.marks {
		if m := &g.marks[i]; m.kind == condOngoing && m.on == a {
			due = append(due, *m)
		}
	}
	for i := range due {
		if m := &due[i]; g.units[a].health <= healthLastGasp && slices.Contains(g.marks, *m) {
			g.hurt(t, m.by, a, int(m.value), false, rule.CondOngoing)
		}
	}
}
