package flank

import (
	"fray/ruleset/flank/rule"
	"fray/space"
	"fray/table"
)

// canThreaten reports whether a combatant could make melee attacks at all (flank.space.threaten_unable).
func (g *Game) canThreaten(a table.Who) bool {
	u := &g.units[a]
	return u.presence == healthHere && u.reach > 0 && !u.conds.any(condUnconscious.in()|condStunned.in()|condRestrained.in()|condFrightened.in())
}

// threatens reports whether a combatant threatens a foe (flank.space.threaten).
func (g *Game) threatens(a, b table.Who) bool { return g.threatensAt(a, b, g.units[b].cell) }

// threatensAt is threatens with the foe at a cell.
func (g *Game) threatensAt(a, b table.Who, at space.Cell) bool {
	if !g.opposed(a, b) || !g.canThreaten(a) || !g.present(b) {
		return false
	}
	u := &g.units[a]
	d := g.squares.DistanceBetween(u.cell, g.span(a), at, g.span(b))
	return d <= int(u.reach) && g.reaches(a, d) && !g.friendlyTo(a, b) && g.perceives(a, b) && g.lineFree(u.cell, g.span(a), at, g.span(b))
}

// reaches reports whether an attack by which a combatant threatens reaches so many squares.
func (g *Game) reaches(a table.Who, d int) bool {
	u := &g.units[a]
	for i := range u.armed {
		if x := u.arms[i]; g.threatening(a, x) && g.armReaches(a, x, d) {
			return true
		}
	}
	return false
}

// inReach reports whether a combatant is near enough for another to threaten it: the first thing to look at, because most are not.
func (g *Game) inReach(a, b table.Who) bool {
	u, v := &g.units[a], &g.units[b]
	return u.reach > 0 && g.squares.DistanceBetween(u.cell, g.span(a), v.cell, g.span(b)) <= int(u.reach)
}

// threats counts the foes that threaten a combatant where it stands (flank.space.threaten_effect).
func (g *Game) threats(a table.Who) int {
	n := 0
	for _, b := range g.opponents(a) {
		if g.threatens(b, a) {
			n++
		}
	}
	return n
}

// flanks reports whether a combatant flanks a foe: it threatens it, and an ally that also does stands exactly opposite
// (flank.space.flank, flank.space.flank_several, flank.space.flank_reach, flank.space.flank_large,
// flank.condition.confused.targets).
func (g *Game) flanks(a, b table.Who) bool {
	if g.units[a].conds.has(condConfused) {
		return false
	}
	x, y := &g.units[a], &g.units[b]
	for i := range g.units {
		c := table.Who(i)
		if c == a || c == b || !g.allies(a, c) || !g.canThreaten(c) || g.units[i].conds.has(condConfused) {
			continue
		}
		if g.squares.Opposite(x.cell, g.span(a), g.units[i].cell, g.span(c), y.cell, g.span(b)) && g.threatens(c, b) {
			return g.threatens(a, b)
		}
	}
	return false
}

// advantages reports which of two combatants has the better position: neither, one, or each in its own way (flank.tactical.advantage).
func (g *Game) advantages(a, b table.Who) (mine, theirs bool) {
	if !g.ground.rough || g.alike(a, b) {
		return false, false
	}
	return g.advantage(a, b), g.advantage(b, a)
}

// advantage reports whether a combatant has a better position than another.
func (g *Game) advantage(a, b table.Who) bool {
	return g.higher(a, b) || g.firmer(a, b) || g.veiled(a) && !g.veiled(b) || g.covered(a, b)
}

// alike reports whether two combatants of one square stand at one height, and nothing about their squares sets them apart.
func (g *Game) alike(a, b table.Who) bool {
	x, y := g.ground.plain[g.units[a].cell], g.ground.plain[g.units[b].cell]
	return x == y && x != setApart && g.span(a) == 1 && g.span(b) == 1
}

// higher reports whether both stand on the ground and one at least 5 ft above the other.
func (g *Game) higher(a, b table.Who) bool {
	return g.ground.raised && g.units[a].going == goingWalk && g.units[b].going == goingWalk && g.height(a) >= g.height(b)+5
}

// height is the greatest elevation of the ground that a combatant stands on, in feet.
func (g *Game) height(a table.Who) int {
	if g.span(a) == 1 {
		return int(g.ground.elevation[g.units[a].cell])
	}
	most := -30000
	for c := range g.body(a).Each() {
		if _, _, z := g.squares.Place(c); z == g.level(a) {
			most = max(most, int(g.ground.elevation[c]))
		}
	}
	return most
}

// level is the level of a combatant's lowest cells.
func (g *Game) level(a table.Who) int {
	_, _, z := g.squares.Place(g.units[a].cell)
	return z
}

// firmer reports whether one stands wholly on normal ground and the other in a Difficult square.
func (g *Game) firmer(a, b table.Who) bool {
	if g.ground.difficult.Empty() {
		return false
	}
	return g.stands(b, g.ground.difficult) && !g.stands(a, g.ground.difficult)
}

// veiled reports whether a combatant is in a square that conceals it.
func (g *Game) veiled(a table.Who) bool { return !g.ground.mist.Empty() && g.stands(a, g.ground.mist) }

// covered reports whether the line between two combatants passes through a cover square beside the one and none beside the
// other.
func (g *Game) covered(a, b table.Who) bool {
	if g.ground.cover.Empty() || g.span(a) == 1 && !g.ground.besideCover.Has(g.units[a].cell) {
		return false
	}
	mine, theirs := g.coverBetween(g.units[a].cell, g.span(a), g.units[b].cell, g.span(b))
	return mine && !theirs
}

// positions settles which of two combatants has the better position in an attack: by the map, or as the GM rules
// (flank.tactical.advantage, flank.tactical.flat).
func (g *Game) positions(t *table.Table, a, b table.Who) (mine, theirs bool) {
	mine, theirs = g.advantages(a, b)
	if !g.def.askPlace {
		return mine, theirs
	}
	for _, one := range [2]struct {
		who table.Who
		has *bool
	}{{a, &mine}, {b, &theirs}} {
		q := g.askGM(t, askPlace, rule.TacticalAdvantage, one.who)
		*one.has = t.YesNo(q, vYes, vNo, *one.has)
	}
	return mine, theirs
}
