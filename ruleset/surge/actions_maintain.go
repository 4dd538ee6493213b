package surge

import (
	"slices"

	"fray/ruleset/surge/rule"
	"fray/table"
)

// maintain keeps the grabs, the aim and the sustained powers of a combatant up, or ends them (surge.turn.free_powers,
// surge.move.aim_maintain, surge.stunt.grab).
func (g *Game) maintain(t *table.Table, a table.Who) {
	u := &g.units[a]
	holds := slices.ContainsFunc(g.grabs, func(x grab) bool { return x.by == a })
	powered := slices.ContainsFunc(g.powers, func(p sustained) bool { return p.by == a })
	if u.aim > 0 && !g.perceives(a, u.aimAt) {
		g.spoilAim(t, a)
	}
	if !holds && !powered && u.aim == 0 {
		return
	}
	if !g.able(a) {
		g.letGo(t, a)
		g.endPowersOf(t, a)
		g.spoilAim(t, a)
		return
	}
	for {
		q := g.askAs(t, askMaintain, rule.TurnFreePowers, a)
		for _, x := range g.grabs {
			if x.by == a {
				q.Add(table.Do(vRelease).At(x.on))
			}
		}
		for _, p := range g.powers {
			if p.by == a {
				q.Add(table.Do(vEndPower).With(uint8(p.deed - g.sheets[a].first + 1)))
			}
		}
		if u.aim > 0 {
			q.Add(table.Do(vRelease))
		}
		o, ok := t.OrPass(q, vMaintain)
		if !ok {
			return
		}
		switch {
		case o.Verb == vEndPower:
			g.endPower(t, a, g.sheets[a].first+int16(o.Item)-1)
		case o.Who >= 0:
			g.endGrabs(t, func(x grab) bool { return x.by == a && x.on == o.Who })
		default:
			g.spoilAim(t, a)
		}
	}
}

// loseSight ends each aim whose target is out of sight by now (surge.move.aim_maintain).
func (g *Game) loseSight(t *table.Table) {
	if g.zoned() || g.sc.opaque.Empty() {
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
	i := slices.IndexFunc(g.powers, func(p sustained) bool { return p.by == a && p.deed == deed })
	if i < 0 {
		return
	}
	g.powers = slices.Delete(g.powers, i, i+1)
	t.Tell(evPowerEnds, rule.TurnFreePowers, a, table.Nobody, int(deed))
	var freed table.Crowd
	g.ailments = slices.DeleteFunc(g.ailments, func(x affliction) bool {
		if x.by == a && x.source == deed {
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
