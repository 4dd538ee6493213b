package flank

import (
	"fmt"
	"slices"

	"fray/table"
)

// lying puts the objects of the map in their places.
func (c *compiler) lying() {
	for i, in := range c.setup.Ground {
		path := fmt.Sprintf("ground[%d]", i)
		at := c.Place(c.def.field, path+".at", in.At)
		n := slices.Index(c.itemKeys, in.Item)
		if n < 0 || at < 0 {
			continue
		}
		if c.def.field.Walls.Cells().Has(at) {
			c.Problem(path+".at", "%s is a wall, expected an open square", in.At)
		}
		d := &c.def.itemDefs[n]
		for k := range c.def.sheets {
			if sh := &c.def.sheets[k]; d.solid && sh.start >= 0 && c.def.squares.DistanceBetween(at, 1, sh.start, int(c.def.figures[k].span)) == 0 {
				c.Problem(path+".at", "%s stands there, expected a free square for something solid", c.def.cast.Combatants[k].ID)
			}
		}
		c.state.items = append(c.state.items, item{def: uint8(n), owner: table.Nobody, holder: table.Nobody, where: placeGround, cell: at, hp: d.hp})
	}
	if len(c.state.items) > maxItems {
		c.Problem("combatants", "there are %d objects, expected at most %d", len(c.state.items), maxItems)
	}
}

// sides reads neutral sides and ambushers.
func (c *compiler) sides() {
	d := c.def
	d.against = make([]uint64, len(d.cast.Sides))
	for side := range d.against {
		d.against[side] = (1<<len(d.against) - 1) &^ (1 << side)
	}
	for i, p := range c.setup.Neutral {
		a, b := slices.Index(d.cast.Sides, p.A), slices.Index(d.cast.Sides, p.B)
		path := fmt.Sprintf("neutral_sides[%d]", i)
		switch {
		case a < 0:
			c.Problem(path+".a", "unknown side %q%s", p.A, table.OneOf(p.A, d.cast.Sides))
		case b < 0:
			c.Problem(path+".b", "unknown side %q%s", p.B, table.OneOf(p.B, d.cast.Sides))
		case a == b:
			c.Problem(path+".b", "%q is the same side, expected another", p.B)
		case b >= 64 || a >= 64: // cast has said that there are too many
		default:
			d.against[a] &^= 1 << b
			d.against[b] &^= 1 << a
		}
	}
	d.oppose()
	for _, id := range c.setup.Ambushers {
		if who := d.cast.Find(id); who != table.Nobody {
			d.ambushers.Add(who)
		}
	}
	n := d.ambushers.Count()
	if n > 0 && n == len(d.sheets) {
		c.Problem("ambushers", "all combatants are ambushers, expected a foe for them")
	}
}

// oppose notes which combatants are opposed.
func (d *def) oppose() {
	d.opponents = make([][]table.Who, len(d.against))
	for i := range d.figures {
		f := &d.figures[i]
		f.against = d.against[f.side]
		for side := range d.against {
			if f.against>>side&1 != 0 {
				d.opponents[side] = append(d.opponents[side], table.Who(i))
			}
		}
	}
}
