package flow

import (
	"fmt"

	"fray/space"
	"fray/table"
)

// View returns what a seat sees: all places, pools and conditions, and the sheets of its side and of known enemies
// (flow.economy.pools, flow.free.knowledge).
func (g *Game) View(seat table.Seat) table.View {
	v := table.NewView(g, int(g.round))
	if g.active != table.Nobody && g.seen(seat, g.active) {
		v.Turn = g.id(g.active)
	}
	for i := range g.units {
		if g.units[i].health != healthGone && g.seen(seat, table.Who(i)) {
			v.Tokens = append(v.Tokens, g.token(seat, table.Who(i)))
		}
	}
	v.NameSides(&g.def.cast)
	for i, a := range g.order {
		u := &g.units[a]
		if !g.seen(seat, a) {
			continue
		}
		v.Order = append(v.Order, table.Place{
			ID: g.id(a), Score: int(u.initiative),
			Done: i <= int(g.slot) && a != g.active, Out: u.health != healthUp || g.surprise && u.surprised,
		})
	}
	if g.surprise {
		v.Banners = append(v.Banners, "Surprise Round: surprised combatants do not act")
	}
	if g.walk.open && g.walk.points > 0 && g.active != table.Nobody {
		v.Banners = append(v.Banners, fmt.Sprintf("%s has %s of its Move left", g.called(g.active), hexes(g.walk.points)))
	}
	return v
}

// Forget has nothing to take out: what is readied is said aloud, and a combatant that the GM hides is out of the fight.
func (g *Game) Forget(table.Seat) {}

// Tally counts the result for simulations.
func (g *Game) Tally(out *table.Tally) {
	out.Begin(int(g.round))
	for i := range g.units {
		u := &g.units[i]
		out.Add(u.health != healthUp && !u.health.away(), max(0, int(u.hp)), int(g.sheets[i].hpMax))
	}
}

// Map returns the map with its contents.
func (g *Game) Map(cells []table.CellView) table.MapView {
	h := g.hexes
	m := table.MapView{Shape: h.Shape(), Picture: g.def.setup.Map.Picture, Cols: h.Cols(), Rows: h.Rows(), Cells: table.EmptyCells(cells, h.Size())}
	kinds := space.Kinds()
	for c := range int32(h.Size()) {
		k := kinds[g.field.Kind[c]]
		cell := &m.Cells[c]
		cell.Name = h.Name(c)
		if g.field.Kind[c] != 0 {
			cell.Kind, cell.Glyph = k.Kind, string(k.Glyph)
		}
	}
	for i := range g.objects {
		d, o := &g.def.objectDefs[i], &g.objects[i]
		cell := &m.Cells[d.cell]
		cell.Kind, cell.Glyph = "object", "&"
		name := g.called(table.Thing(i))
		switch {
		case o.hp <= 0:
			cell.Kind, cell.Glyph, name = "rubble", ",", name+" (broken)"
		case d.door && o.state == doorOpen:
			cell.Kind, cell.Glyph, name = "open door", "/", name+" (open)"
		case d.door:
			cell.Kind, cell.Glyph = "door", "+"
			name += [...]string{doorClosed: " (closed)", doorLocked: " (locked)"}[o.state]
		}
		cell.Holds = append(cell.Holds, name)
	}
	for i := range g.items {
		if g.items[i].where == placeGround {
			cell := &m.Cells[g.items[i].cell]
			cell.Holds = append(cell.Holds, g.itemName(table.Nobody, i))
		}
	}
	return m
}
