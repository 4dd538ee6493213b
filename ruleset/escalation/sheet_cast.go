package escalation

import (
	"fmt"
	"slices"

	"fray/table"
)

// cast settles sides, seats and names before the sheets are read (escalation.side.enemy).
func (c *compiler) cast() {
	d, s := c.def, c.setup
	d.cast = table.Cast{Name: s.Name, Sides: sideNames(), Seats: []string{"gm"}}
	if n := len(s.Combatants) + len(s.Objects); len(s.Combatants) == 0 || n > maxCrowd {
		c.problem("combatants", "found %d with the objects, expected 1 to %d", n, maxCrowd)
	}
	for i, in := range s.Combatants {
		path := fmt.Sprintf("combatants[%d]", i)
		c.id(path+".id", in.ID)
		side := uint8(c.pick(path+".side", in.Side, sideNames(), int(usualSide(in.Kind))))
		seat := table.GM
		if name := orElse(in.Seat, [2]string{"pcs", "gm"}[side]); name != "gm" {
			seat = c.seat(name)
		}
		d.cast.Combatants = append(d.cast.Combatants, table.Member{ID: in.ID, Name: orElse(in.Name, in.ID), Side: int(side), Seat: seat})
		if i < maxCrowd {
			d.sides[side] |= only(int16(i))
		}
	}
	if len(d.cast.Seats) > maxSeats {
		c.problem("combatants", "found %d seats, expected at most %d", len(d.cast.Seats), maxSeats)
	}
	for side, name := range sideNames() {
		if d.sides[side] == 0 && len(s.Combatants) > 0 {
			c.problem("combatants", "nobody is on the side %s, expected somebody on each side", name)
		}
	}
	d.people = int16(len(s.Combatants))
}

// maxSeats is how many seats a table has at most.
const maxSeats = 60

func usualSide(kind string) uint8 {
	if kind == "pc" {
		return pcs
	}
	return enemies
}

func (c *compiler) seat(name string) table.Seat {
	i := slices.Index(c.def.cast.Seats, name)
	if i < 0 {
		i = len(c.def.cast.Seats)
		c.def.cast.Seats = append(c.def.cast.Seats, name)
	}
	return table.Seat(i)
}

// id checks the form of an id and that it is used once.
func (c *compiler) id(path, id string) {
	if id == "" {
		c.problem(path, "missing, expected a short name such as goblin-1")
		return
	}
	for _, r := range id {
		if (r < 'a' || r > 'z') && (r < '0' || r > '9') && r != '-' && r != '_' {
			c.problem(path, "%q has a character that is not allowed, expected small letters, digits, - and _", id)
			return
		}
	}
	if len(id) > 64 {
		c.problem(path, "%q is too long, expected at most 64 characters", id)
	}
	if c.ids[id] || id == "gm" || id == "nobody" {
		c.problem(path, "%q is taken, expected an id of its own", id)
	}
	c.ids[id] = true
}
