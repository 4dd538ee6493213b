package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/table"
)

// sunder strikes an object that the target wears or holds (flank.sunder.attempt, flank.sunder.success, flank.sunder.fail).
func (g *Game) sunder(t *table.Table, m *maneuver) {
	s := g.newStrike(m.a, m.b, m.arm, false)
	defer g.sc.strikes.Pop()
	s.how = mannerMelee
	s.position[0], _ = g.positions(t, m.a, m.b)
	var atk total.Sum
	g.attackRoll(&atk, s)
	roll := table.Roll{Rule: rule.SunderAttempt, Who: m.a, Count: 1, Sides: 20}
	s.natural = g.d20(t, &roll, m.a)
	mine := s.natural + atk.Total()
	g.sayCheck(t, m.a, m.b, rule.SunderAttempt, &atk, nil, s.natural, true)
	beaten := g.answers(t, m.a, m.b, mine, saveReflex, true, rule.SunderAttempt)
	if s.natural == 1 || beaten && s.natural != 20 {
		g.provoked(t, m.a, m.b)
		return
	}
	s.critical = s.w.skilled && s.natural >= int(s.w.crit)
	var h harm
	g.rollDamage(t, s, &h)
	g.batter(t, m.a, m.thing, &h, rule.SunderSuccess)
}
