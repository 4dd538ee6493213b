package flank

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fray/ruleset/setup"
	"fray/space"
	"fray/table"
)

// cast settles sides, seats and names before the sheets are read.
func (c *compiler) cast() {
	d, s := c.def, c.setup
	d.cast = table.Cast{Name: s.Name, Seats: []string{"gm"}}
	if len(s.Combatants) == 0 || len(s.Combatants) > maxCombatants {
		c.Problem("combatants", "found %d, expected 1 to %d", len(s.Combatants), maxCombatants)
	}
	for _, in := range s.Combatants {
		c.Member(&d.cast, table.Member{ID: in.ID, Name: setup.Or(in.Name, in.ID), Icon: in.Icon, Picture: in.Picture}, in.Side, in.Seat)
	}
	c.SideNames(&d.cast, s.Sides)
	hidden := func(i int) bool { return s.Combatants[i].Hidden }
	setup.Conceal(&d.cast, hidden)
	c.Opposed(&d.cast, maxSides, hidden)
}

// itemID checks that an item is not called what something else is called in the keys of options.
func (c *compiler) itemID(path, id string) {
	c.Form(path, id)
	if id == "unarmed" {
		c.Problem(path, "%q is the attack without a weapon, expected another id", id)
	}
	if i := strings.LastIndexByte(id, '-'); i > 0 && slices.Contains(c.itemKeys, id[:i]) {
		if n, err := strconv.Atoi(id[i+1:]); err == nil && n > 1 {
			c.Problem(path, "%q is what a further %s is called, expected another id", id, id[:i])
		}
	}
}

// abilityID checks the id of an ability.
func (c *compiler) abilityID(path, id string) { c.Form(path, id) }

// combatant reads the i-th combatant of the setup and puts it where it starts.
func (c *compiler) combatant(i int) {
	in, path := &c.setup.Combatants[i], fmt.Sprintf("combatants[%d]", i)
	at := c.Place(c.def.field, path+".at", in.At)
	c.enlist(path, in, at)
	c.standing(path, i, at)
}

// standing refuses a start where the body does not fit, or in an occupied square.
func (c *compiler) standing(path string, i int, at space.Cell) {
	if at == space.None {
		return
	}
	d := c.def
	if why := d.unfit(table.Who(i), at); why != "" {
		c.Problem(path+".at", "%s: %s", d.squares.Name(at), why)
		return
	}
	for k := range i {
		o := &d.sheets[k]
		if o.start != space.None && d.squares.DistanceBetween(at, int(d.figures[i].span), o.start, int(d.figures[k].span)) == 0 {
			c.Problem(path+".at", "%s is taken by %s", d.squares.Name(at), d.cast.Combatants[k].ID)
		}
	}
}

// unfit says why a body cannot be at a cell, or returns "".
func (d *def) unfit(who table.Who, at space.Cell) string {
	span := int(d.figures[who].span)
	if !d.squares.Fits(at, span) {
		return "it does not fit on the map there"
	}
	for how := range goingCount {
		if d.sheets[who].speeds[how] > 0 && d.room(how, at, span) {
			return ""
		}
	}
	if d.room(goingWalk, at, span) {
		return ""
	}
	return "it cannot be there: a wall, water or a gap is in the way, or there is no ground"
}

// room reports whether a body can be at a cell by a kind of movement.
func (d *def) room(how going, at space.Cell, span int) bool {
	if foot := d.ground.footing[how][span]; foot != nil && !foot.Has(at) {
		return false
	}
	return d.squares.Room(d.barrier(how), at, span)
}

// barrier is what stops a kind of movement.
func (d *def) barrier(how going) *space.Barrier {
	switch how {
	case goingWalk:
		return d.ground.walk
	case goingSwim:
		return d.ground.swim
	case goingBurrow:
		return d.field.Walls
	default:
		return d.ground.fly
	}
}
