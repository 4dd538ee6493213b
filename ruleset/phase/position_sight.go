package phase

import (
	"fray/space"
	"fray/table"
)

// foes reports whether two combatants are on different sides.
func (g *Game) foes(a, b table.Who) bool { return g.sides[a] != g.sides[b] }

// distance returns how many hexes two combatants are apart.
func (g *Game) distance(a, b table.Who) int {
	return g.hexes.Distance(g.units[a].cell, g.units[b].cell)
}

// clear reports whether a line of sight leads from one hex to another (phase.attack.ranged). At a distance of 1 only the
// target hex itself can block, which no combatant stands in then.
func (g *Game) clear(from, to space.Cell) bool {
	return !g.sc.blocking || g.sc.seesHex(g.hexes, from, to)
}

// sees reports whether a combatant perceives another with a targeting sense (phase.attack.unseen_target).
func (g *Game) sees(a, b table.Who) bool {
	return g.visible(a, b) && g.clear(g.units[a].cell, g.units[b].cell)
}

// visible reports whether nothing but a line of sight is needed to see a combatant: it is not invisible, and light is
// there or not needed.
func (g *Game) visible(a, b table.Who) bool {
	v := &g.units[b]
	return v.n[statInvisible] <= 0 && (!g.gloomy || g.units[a].n[statDarkSight] > 0 || !g.dark.Has(v.cell))
}

// hasLocated reports whether a combatant has located an unseen enemy with another sense (phase.move.sense).
func (g *Game) hasLocated(a, b table.Who) bool {
	for _, p := range g.located {
		if p.by == a && p.on == b {
			return true
		}
	}
	return false
}

// perceives reports whether a combatant sees another or has located it.
func (g *Game) perceives(a, b table.Who) bool { return g.sees(a, b) || g.hasLocated(a, b) }

// forget drops what a combatant has located.
func (g *Game) forget(a table.Who) {
	kept := g.located[:0]
	for _, p := range g.located {
		if p.by != a {
			kept = append(kept, p)
		}
	}
	g.located = kept
}

// enemies returns the combatants on the map of other sides, conscious or not.
func (g *Game) enemies(a table.Who) crowd {
	return g.there &^ g.teams[g.sides[a]]
}

// foesUp returns the enemies that are conscious.
func (g *Game) foesUp(a table.Who) crowd {
	return g.conscious &^ g.teams[g.sides[a]]
}
