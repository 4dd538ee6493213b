package phase_test

import (
	"math"

	"fray/table"
)

// groundOracle is the map as the oracle reads it.
type groundOracle struct {
	water, dark, wall map[[2]int]bool
	cost              map[[2]int]int
}

// stat is a number of a sheet with what powers and clothes add.
func (o *oracle) stat(a table.Who, name string) int {
	c, u := o.sheet(a), o.g.Raw(a)
	yes := map[bool]int{true: 1}
	n := map[string]int{
		"ocv": or(c.OCV, or(c.CV, 3)), "dcv": or(c.DCV, or(c.CV, 3)), "str": or(c.STR, 10), "con": or(c.CON, 10), "pd": or(c.PD, 2), "rpd": c.RPD,
		"ed": or(c.ED, 2), "red": c.RED, "rec": or(c.REC, 4), "movement": or(c.Movement, 6), "noncombat_multiple": or(c.Noncombat, 2),
		"reach_growth": c.Growth, "reach_stretching": c.Stretching, "combat_reflexes": c.Reflexes, "knockback_resistance": c.Resistance,
		"ignores_terrain": yes[c.IgnoreTerrain], "dark_sight": yes[c.DarkSight], "invisible": yes[c.Invisible], "aquatic": yes[c.Aquatic],
	}[name]
	for k, p := range c.Powers {
		if u.On>>k&1 != 0 {
			n += o.in.Powers[p].Effects[name]
		}
	}
	return n + o.in.Outfits[u.Outfit].Effects[name]
}

// swims reports whether a combatant is in water that hampers it.
func (o *oracle) swims(a table.Who) bool {
	u := o.g.Raw(a)
	return o.water[[2]int{u.Q, u.R}] && o.stat(a, "aquatic") <= 0
}

// shows reports whether nothing but a line of sight is needed to see a combatant in a hex.
func (o *oracle) shows(a, b table.Who, at [2]int) bool {
	return o.stat(b, "invisible") <= 0 && (o.stat(a, "dark_sight") > 0 || !o.dark[at])
}

// sees reports whether a combatant sees another.
func (o *oracle) sees(a, b table.Who) bool {
	u, v := o.g.Raw(a), o.g.Raw(b)
	at := [2]int{v.Q, v.R}
	return o.shows(a, b, at) && o.line([2]int{u.Q, u.R}, at)
}

// perceives reports whether a combatant sees or has located another.
func (o *oracle) perceives(a, b table.Who) bool { return o.sees(a, b) || o.g.Located(a, b) }

// blocked is what stands in the way of sight now: walls, closed doors and heavy objects.
func (o *oracle) blocked(at [2]int) bool {
	if o.wall[at] {
		return true
	}
	for i := range o.in.Objects {
		where, whole, open := o.g.Thing(i)
		if where == at && whole && o.in.Objects[i].Kind != "mount" && (o.in.Objects[i].Kind != "door" || !open) {
			return true
		}
	}
	return false
}

// line reports whether a line of sight leads from one hex to another: two lines of samples, a hair to either side.
func (o *oracle) line(from, to [2]int) bool {
	n := hexDistance(to[0]-from[0], to[1]-from[1])
	for _, nudge := range []float64{1e-6, -1e-6} {
		open := true
		for i := 1; i < n; i++ {
			t := float64(i) / float64(n)
			q := float64(from[0]) + t*float64(to[0]-from[0]) + nudge
			r := float64(from[1]) + t*float64(to[1]-from[1]) + 2*nudge
			open = open && !o.blocked(nearest(q, r))
		}
		if open {
			return true
		}
	}
	return false
}

// nearest returns the hex in which a point lies.
func nearest(q, r float64) [2]int {
	s := -q - r
	rq, rr, rs := math.Round(q), math.Round(r), math.Round(s)
	dq, dr, ds := math.Abs(rq-q), math.Abs(rr-r), math.Abs(rs-s)
	switch {
	case dq > dr && dq > ds:
		rq = -rr - rs
	case dr > ds:
		rr = -rq - rs
	}
	return [2]int{int(rq), int(rr)}
}
