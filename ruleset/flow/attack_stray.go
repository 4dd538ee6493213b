package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// strayShot asks the GM whether a fumbled shot hits one of the shooter's allies next to the target.
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
