package flow

import (
	"fray/ruleset/flow/rule"
	"fray/space"
	"fray/table"
)

// heal restores hit points, ends Bleeding, and makes a combatant that is down stand up or Stable (flow.damage.healing).
func (g *Game) heal(t *table.Table, by, on table.Who, n int, r table.Rule) {
	u, sh := &g.units[on], &g.sheets[on]
	if u.health == healthDead || u.health.away() || n <= 0 {
		return
	}
	gain := min(n, int(sh.hpMax-u.hp))
	u.hp += int16(gain)
	t.Tell(table.Healed, r, by, on, gain, int(u.hp))
	g.cure(t, on, condBleeding)
	switch {
	case u.health == healthUp:
	case u.hp >= 1:
		g.setHealth(t, on, healthUp, rule.DamageHealing)
		u.ap, u.rp, u.fp = 0, 0, 0
		g.standIn(t, on)
	default:
		g.setHealth(t, on, healthStable, rule.DamageHealing)
	}
}

// standIn puts a combatant that is up again into its hex or, if that is occupied or closed, into the nearest free one.
func (g *Game) standIn(t *table.Table, a table.Who) {
	u := &g.units[a]
	c := g.haven(u.cell)
	switch {
	case c == space.None:
	case c == u.cell:
		g.at[c] = a
	default:
		g.moveTo(t, a, c, rule.MoveEndHex)
	}
}

// haven returns a hex to stand in: this one, or the nearest that can be reached, or None.
func (g *Game) haven(from space.Cell) space.Cell {
	if g.free(from) {
		return from
	}
	goals := g.sc.goals
	goals.Clear()
	for c := range int32(g.hexes.Size()) {
		if g.free(c) {
			goals.Add(c)
		}
	}
	return g.sc.flood.Toward(from, goals, g.sc.walls, nil)
}
