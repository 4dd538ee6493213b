package phase_test

import (
	"fray/ruleset/phase"
	"fray/table"
)

// knockback checks how far a hit throws its target.
func (o *oracle) knockback(e *table.Event) {
	u := o.g.Raw(e.Target)
	o.k = o.attackB - int(o.fly) - o.stat(e.Target, "knockback_resistance")
	if u.Resisting {
		o.k -= o.stat(e.Target, "str") / 5
	}
	o.same("Knockback", e.N[0], o.k)
	o.from, o.way = [2]int{u.Q, u.R}, o.away(o.g.Raw(e.Who), u)
}

// flown checks the hex in which a throw ends: at most so many hexes away, and straight.
func (o *oracle) flown(a table.Who) {
	if o.k <= 0 { // a throw out of a Grab
		return
	}
	o.thrown = true
	u := o.g.Raw(a)
	m := hexDistance(u.Q-o.from[0], u.R-o.from[1])
	o.same("column after the throw", int32(u.Q), o.from[0]+m*o.way[0])
	o.same("row after the throw", int32(u.R), o.from[1]+m*o.way[1])
	if m > o.k {
		o.t.Fatalf("thrown %d hexes by a Knockback of %d", m, o.k)
	}
}

// away returns the direction of a throw: of the six the one that is nearest to the line from attacker to target.
func (o *oracle) away(by, on phase.Raw) [2]int {
	dq, dr := on.Q-by.Q, on.R-by.R
	best, most := [2]int{}, -1<<30
	for _, e := range [6][2]int{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}} {
		if v := 2*(dq*e[0]+dr*e[1]) + dq*e[1] + dr*e[0]; v > most {
			best, most = e, v
		}
	}
	return best
}
