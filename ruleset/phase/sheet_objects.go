package phase

import (
	"fmt"
	"slices"

	"fray/ruleset/setup"
	"fray/space"
	"fray/table"
)

// objects reads the doors, walls, heavy objects and mounts of the map.
func (c *compiler) objects() {
	for i := range c.setup.Objects {
		in, path := &c.setup.Objects[i], nth("objects", i)
		d := objectDef{
			kind: setup.Nth[objectKind](objectKindNames(), in.Kind), def: int16(*in.Def), body: int16(in.BODY), lift: int16(*in.Lift),
			cell: space.None,
		}
		rider := c.rider(in)
		switch {
		case rider != table.Nobody && in.At == "":
			d.cell = c.def.sheets[rider].start
		default:
			d.cell = c.Place(c.def.field, path+".at", in.At)
		}
		if d.kind == kindDoor {
			d.door = setup.Nth[doorState](doorState(0).names(), in.State)
		}
		if d.kind == kindMount {
			d.movement = int16(*in.Movement)
			c.mounted(path, in, rider, d.cell)
		} else if rider != table.Nobody {
			c.Problem(path+".kind", "%s rides it, expected a mount", c.def.cast.Combatants[rider].ID)
		}
		c.clearOf(path, &d)
		c.def.cast.Things = append(c.def.cast.Things, table.Object{ID: in.ID, Name: in.Name})
		c.def.objectDefs = append(c.def.objectDefs, d)
		c.state.objects = append(c.state.objects, object{body: d.body, door: d.door, cell: d.cell, rider: rider})
		if rider != table.Nobody {
			c.def.sheets[rider].mount = int16(i)
		}
	}
	for i := range c.setup.Combatants {
		if id := c.setup.Combatants[i].Mount; id != "" && !slices.ContainsFunc(c.setup.Objects, func(o Object) bool { return o.ID == id }) {
			c.Problem(nth("combatants", i)+".mount", "no object is called %q, expected the id of a mount", id)
		}
	}
}

// rider returns the combatant that rides an object at the start, or Nobody.
func (c *compiler) rider(in *Object) table.Who {
	for i := range c.setup.Combatants {
		if c.setup.Combatants[i].Mount == in.ID && in.ID != "" {
			return table.Who(i)
		}
	}
	return table.Nobody
}

// mounted refuses two riders, and a mount that is not where its rider is.
func (c *compiler) mounted(path string, in *Object, rider table.Who, at space.Cell) {
	if rider == table.Nobody {
		return
	}
	for i := int(rider) + 1; i < len(c.setup.Combatants); i++ {
		if c.setup.Combatants[i].Mount == in.ID {
			c.Problem(nth("combatants", i)+".mount", "%s has a rider already, expected another mount", in.ID)
		}
	}
	if sh := &c.def.sheets[rider]; at != sh.start && at != space.None && sh.start != space.None {
		c.Problem(path+".at", "its rider is at %s, expected the same hex, or nothing", c.def.hexes.Name(sh.start))
	} else if sh.stun <= 0 || sh.hidden || sh.marks&condProne != 0 {
		c.Problem(nth("combatants", int(rider))+".mount", "a rider is neither knocked out nor prone nor hidden, expected no mount")
	}
}

// clearOf refuses a thing that blocks the hex of a combatant or of another thing.
func (c *compiler) clearOf(path string, d *objectDef) {
	if d.kind == kindMount || d.kind == kindDoor && d.door == doorOpen || d.cell == space.None {
		return
	}
	for i := range c.def.sheets {
		if c.def.sheets[i].start == d.cell {
			c.Problem(path+".at", "%s stands at %s, expected a free hex", c.def.cast.Combatants[i].ID, c.def.hexes.Name(d.cell))
		}
	}
}

// ground reads the items that lie about.
func (c *compiler) ground() {
	for i, in := range c.setup.Ground {
		path := fmt.Sprintf("ground[%d]", i)
		n := slices.Index(c.items, in.Item)
		at := c.Place(c.def.field, path+".at", in.At)
		if n < 0 || at == space.None {
			continue
		}
		if c.def.field.Walls.Has(at) {
			c.Problem(path+".at", "%s cannot be entered, expected a hex that a combatant can stand in", c.def.hexes.Name(at))
		}
		c.state.items = append(c.state.items, item{def: uint8(n), owner: table.Nobody, holder: table.Nobody, where: placeGround, cell: at})
	}
}
