package escalation

import (
	"fray/space"
	"fray/table"
)

// mapView returns the map with its open links and contents.
func (g *Game) mapView() table.MapView {
	z := g.zones
	m := table.MapView{Shape: z.Shape(), Cols: z.Cols(), Rows: z.Rows(), Cells: make([]table.CellView, z.Cols()*z.Rows())}
	for row := range z.Rows() {
		for col := range z.Cols() {
			if c := z.At(col, row); c != space.None {
				m.Cells[row*z.Cols()+col] = g.cellView(c)
			}
		}
	}
	return m
}

// cellView returns a zone with its doors, hazard and contents.
func (g *Game) cellView(z space.Cell) table.CellView {
	c := table.CellView{Name: g.zones.Name(z)}
	for l := zoneSet(g.links[z]); l != 0; l = l.rest() {
		c.Links = append(c.Links, g.zones.Name(int32(l.first())))
	}
	for i, s := range g.doors {
		d := &g.def.objects[i]
		switch u := &g.units[int(g.people)+i]; {
		case u.health != healthUp:
			if d.zone == z {
				c.Holds = append(c.Holds, g.called(table.Thing(i))+" (broken)")
			}
		case s != doorNone && (d.from == z || d.to == z):
			other := d.to
			if other == z {
				other = d.from
			}
			c.Holds = append(c.Holds, g.called(table.Thing(i))+" to "+g.zones.Name(other)+" ("+doorNone.names()[s]+")")
		case d.zone == z:
			c.Holds = append(c.Holds, g.called(table.Thing(i)))
		}
	}
	if h := g.hazardAt(z); h != nil {
		c.Holds = append(c.Holds, "hazard: "+h.damage.formula.String())
	}
	return c
}
