package phase

import "fray/table"

// chance returns in how many of 216 throws of 3d6 the total is at least this. 18 always succeeds and 3 always fails
// (phase.attack.natural).
func chance(least int) int {
	atLeast := [...]int{215, 212, 206, 196, 181, 160, 135, 108, 81, 56, 35, 20, 10, 4, 1} // for 4 to 18
	return atLeast[min(max(least, 4), 18)-4]
}

// atMost returns in how many of 216 throws of 3d6 the total is at most this: a skill check.
func atMost(number int) int { return chance(21 - min(max(number, 3), 17)) }

// hitChance returns in how many of 216 throws an attack hits, with these changes to OCV and DCV.
func (g *Game) hitChance(by, on table.Who, arm *attackDef, ocv, dcv int) int {
	return chance(10 + g.margin(by, on, arm) + dcv - ocv)
}

// margin returns by how much the DCV of a combatant is above the OCV of an attack on it.
func (g *Game) margin(by, on table.Who, arm *attackDef) int {
	x := g.sc.margins.of(by, on, arm)
	if x.choice != g.sc.choices {
		s := strike{by: by, on: on, arm: arm}
		var to, against sum
		g.ocv(&s, &to)
		g.dcv(on, by, arm.ranged, &against)
		*x = margin{by: by, on: on, arm: arm, choice: g.sc.choices, n: against.n - to.n}
	}
	return x.n
}

// margins are the margins of attacks. While a choice is made nothing changes them, and the same few are weighed again and again.
type margins [128]margin

type margin struct {
	by, on table.Who
	arm    *attackDef
	choice uint32 // the margin holds while this is scratch.choices
	n      int
}

// of returns the place of an attack's margin. What is there of another attack is marked as out of date.
func (m *margins) of(by, on table.Who, arm *attackDef) *margin {
	x := &m[uint32(5*int(by)+int(on)+11*int(arm.dc)+31*int(arm.manOCV))%uint32(len(m))]
	if x.by != by || x.on != on || x.arm != arm {
		x.choice = 0
	}
	return x
}
