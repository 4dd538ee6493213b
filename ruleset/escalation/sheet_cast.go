package escalation

import (
	"slices"

	"fray/ruleset/setup"
	"fray/table"
)

// cast settles sides, seats and names before the sheets are read (escalation.side.enemy).
func (c *compiler) cast() {
	d, s := c.def, c.setup
	d.cast = table.Cast{Name: s.Name, Sides: sideNames(), SideNames: []string{"Heroes", "Enemies"}, Seats: []string{"gm"}}
	if n := len(s.Combatants) + len(s.Objects); n > maxCrowd {
		c.Problem("combatants", "found %d with the objects, expected 1 to %d", n, maxCrowd)
	}
	var seen crowd
	for i, in := range s.Combatants {
		side := slices.Index(sideNames(), in.Side)
		d.cast.Combatants = append(d.cast.Combatants, table.Member{ID: in.ID, Name: in.Name, Icon: in.Icon, Picture: in.Picture, Side: side, Seat: c.Seat(&d.cast, in.Seat)})
		if i < maxCrowd {
			d.sides[side] |= only(table.Who(i))
			if !in.Hidden {
				seen |= only(table.Who(i))
			}
		}
	}
	c.SideNames(&d.cast, s.Sides)
	setup.Conceal(&d.cast, func(i int) bool { return s.Combatants[i].Hidden })
	for side, name := range sideNames() {
		switch {
		case d.sides[side]&seen != 0:
		case d.sides[side] == 0:
			c.Problem("combatants", "nobody is on the side %s, expected somebody on each side", name)
		default:
			c.Problem("combatants", "all on the side %s are hidden, expected somebody in sight on each side", name)
		}
	}
	d.people = table.Who(len(s.Combatants))
}
