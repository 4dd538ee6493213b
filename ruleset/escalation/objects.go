package escalation

import "fray/table"

// Objects follow the combatants in the units. In options and events, which hosts read, an object is a number below
// Nobody.

// objectTarget is how the i-th object is named in an option.
func objectTarget(i int) int16 { return table.Nobody - 1 - int16(i) }

// objectIndex is the number of the object that an option names.
func objectIndex(who int16) int { return int(table.Nobody - 1 - who) }

// inside is the unit that an option or an event names.
func (g *Game) inside(who int16) int16 {
	if who < table.Nobody {
		return g.people + int16(objectIndex(who))
	}
	return who
}

// outside is how a unit is named in options and events.
func (g *Game) outside(a int16) int16 {
	if a >= g.people {
		return objectTarget(int(a - g.people))
	}
	return a
}
