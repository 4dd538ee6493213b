package escalation

import (
	"fmt"

	"fray/ruleset/setup"
	"fray/table"
)

// cast settles sides, seats and names before the sheets are read (escalation.side.enemy).
func (c *compiler) cast() {
	d, s := c.def, c.setup
	d.cast = table.Cast{Name: s.Name, Sides: sideNames(), Seats: []string{"gm"}}
	if n := len(s.Combatants) + len(s.Objects); len(s.Combatants) == 0 || n > maxCrowd {
		c.Problem("combatants", "found %d with the objects, expected 1 to %d", n, maxCrowd)
	}
	for i, in := range s.Combatants {
		path := fmt.Sprintf("combatants[%d]", i)
		c.ID(path+".id", in.ID)
		side := uint8(c.Pick(path+".side", in.Side, sideNames(), int(usualSide(in.Kind))))
		seat := table.GM
		if name := setup.Or(in.Seat, usualSeat(int(side))); name != "gm" {
			seat = c.Seat(&c.def.cast, name)
		}
		d.cast.Combatants = append(d.cast.Combatants, table.Member{ID: in.ID, Name: setup.Or(in.Name, in.ID), Side: int(side), Seat: seat})
		if i < maxCrowd {
			d.sides[side] |= only(table.Who(i))
		}
	}
	var seen crowd
	for i := range s.Combatants {
		if s.Combatants[i].Hidden {
			setup.Apart(&d.cast, i)
		} else if i < maxCrowd {
			seen |= only(table.Who(i))
		}
	}
	for side, name := range sideNames() {
		switch {
		case len(s.Combatants) == 0 || d.sides[side]&seen != 0:
		case d.sides[side] == 0:
			c.Problem("combatants", "nobody is on the side %s, expected somebody on each side", name)
		default:
			c.Problem("combatants", "all on the side %s are hidden, expected somebody in sight on each side", name)
		}
	}
	d.people = table.Who(len(s.Combatants))
}

// usualSeat returns the seat that plays for a side unless a sheet names another.
func usualSeat(side int) string { return [2]string{"pcs", "gm"}[side] }

// usualSide returns the side of combatants that name none: pcs are heroes (escalation.side.enemy).
func usualSide(kind string) uint8 {
	if kind == "pc" {
		return sidePCs
	}
	return sideEnemies
}
