package flow

import (
	"fmt"
	"slices"

	"fray/ruleset/setup"
	"fray/space"
	"fray/table"
)

func (c *compiler) objects() {
	for i, in := range c.setup.Objects {
		path := fmt.Sprintf("objects[%d]", i)
		d := objectDef{
			door: in.Kind == "door", cell: c.Place(c.def.field, path+".at", in.At), small: in.Small, attackable: in.Attackable, solid: in.Solid,
			hp: int16(in.HP), armor: int16(in.Armor), state: setup.Nth[doorState](doorNone.names(), in.State),
		}
		c.clear(path, &d)
		c.def.doors = c.def.doors || d.door || d.solid
		c.def.cast.Things = append(c.def.cast.Things, table.Object{ID: in.ID, Name: in.Name})
		c.def.objectDefs = append(c.def.objectDefs, d)
		c.state.objects = append(c.state.objects, object{state: d.state, hp: d.hp})
	}
	for i, in := range c.setup.Objects {
		for k, id := range in.Toggles {
			n := slices.IndexFunc(c.def.cast.Things, func(o table.Object) bool { return o.ID == id })
			if n < 0 || !c.def.objectDefs[n].door {
				c.Problem(fmt.Sprintf("objects[%d].toggles[%d]", i, k), "%q is no door, expected the id of a door", id)
				continue
			}
			c.def.objectDefs[i].toggles = append(c.def.objectDefs[i].toggles, int16(n))
		}
	}
}

// clear refuses a thing that blocks the hex of a combatant.
func (c *compiler) clear(path string, d *objectDef) {
	for i := range c.def.sheets {
		if (d.solid || d.state == doorClosed || d.state == doorLocked) && d.cell != space.None && c.def.sheets[i].start == d.cell {
			c.Problem(path+".at", "%s stands at %s, expected a free hex", c.def.cast.Combatants[i].ID, c.def.hexes.Name(d.cell))
		}
	}
}

func (c *compiler) ground() {
	for i, in := range c.setup.Ground {
		path := fmt.Sprintf("ground[%d]", i)
		n := slices.Index(c.itemKeys, in.Item)
		at := c.Place(c.def.field, path+".at", in.At)
		if n < 0 {
			continue
		}
		if at != space.None && c.def.field.Walls.Has(at) {
			c.Problem(path+".at", "%s cannot be entered, expected a hex that a combatant can stand in", c.def.hexes.Name(at))
		}
		c.state.items = append(c.state.items, item{def: uint8(n), owner: table.Nobody, holder: table.Nobody, where: placeGround, cell: at})
	}
	if len(c.state.items) > maxItems {
		c.Problem("ground", "found %d items in the encounter, expected at most %d", len(c.state.items), maxItems)
	}
}

// surprise reads which combatants are surprised: by their names, or all of a side.
func (c *compiler) surprise() {
	named := slices.Contains(c.def.surprised, true)
	c.def.askGM = c.setup.AskSurp || c.setup.Surprised == nil && !named
	if c.setup.Surprised == nil {
		return
	}
	for k, name := range *c.setup.Surprised {
		found := false
		for i, m := range c.def.cast.Combatants {
			if m.ID == name || c.def.cast.Sides[m.Side] == name {
				c.def.surprised[i], found = true, true
			}
		}
		if !found {
			c.Problem(fmt.Sprintf("surprised[%d]", k), "no combatant or side is called %q", name)
		}
	}
}
