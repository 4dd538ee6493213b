package surge

import (
	"slices"

	"fray/ruleset/surge/rule"
	"fray/table"
)

// maintain ends what a combatant cannot keep up as its turn begins: its grabs and its sustained powers. One that can keeps them up until
// it ends them; an aim ends as soon as it cannot be kept up (surge.turn.free_powers, surge.move.aim_maintain, surge.stunt.grab).
func (g *Game) maintain(t *table.Table, a table.Who) {
	if !g.able(a) {
		g.letGo(t, a)
		g.endPowersOf(t, a)
	}
}

// loseSight ends each aim whose target is out of sight by now (surge.move.aim_maintain).
func (g *Game) loseSight(t *table.Table) {
	if g.sc.opaque.Empty() {
		return
	}
	for i := range g.units {
		if u := &g.units[i]; u.aim > 0 && !g.perceives(table.Who(i), u.aimAt) {
			g.spoilAim(t, table.Who(i))
		}
	}
}

// endPower ends a sustained power, and the afflictions that it keeps up (surge.turn.free_powers, surge.quick.switch).
func (g *Game) endPower(t *table.Table, a table.Who, deed int16) {
	i := slices.IndexFunc(g.powers, func(p sustained) bool { return p.deed == deed })
	if i < 0 {
		return
	}
	g.powers = slices.Delete(g.powers, i, i+1)
	t.Tell(evPowerEnds, rule.TurnFreePowers, a, table.Nobody, int(deed))
	var freed table.Crowd
	g.ailments = slices.DeleteFunc(g.ailments, func(x affliction) bool {
		if x.source == deed {
			freed.Add(x.on)
			return true
		}
		return false
	})
	for b := freed.First(); b != table.Nobody; b = freed.After(b) {
		g.suffer(t, b)
	}
}

// endPowersOf ends all sustained powers of a combatant.
func (g *Game) endPowersOf(t *table.Table, a table.Who) {
	for {
		i := slices.IndexFunc(g.powers, func(p sustained) bool { return p.by == a })
		if i < 0 {
			return
		}
		g.endPower(t, a, g.powers[i].deed)
	}
}
