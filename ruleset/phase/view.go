package phase

import (
	"fmt"

	"fray/table"
)

// View returns what a seat may see: the combatants with STUN, BODY, END and conditions, the order with what each waits
// for, and the sheets of the side that it plays for.
func (g *Game) View(seat table.Seat) table.View {
	v := table.NewView(g, g.round())
	if g.active != table.Nobody && g.seen(seat, g.active) {
		v.Turn = g.id(g.active)
	}
	for i := range g.units {
		if g.units[i].health != healthGone && g.seen(seat, table.Who(i)) {
			v.Tokens = append(v.Tokens, g.token(seat, table.Who(i)))
		}
	}
	for _, a := range g.order {
		if !g.seen(seat, a) {
			continue
		}
		u := &g.units[a]
		v.Order = append(v.Order, table.Place{
			ID: g.id(a), Score: int(u.score), Done: u.is(condSlotDone) && a != g.active, Out: !u.health.there() || u.health == healthOut || u.is(condSurprised|condCowed),
		})
	}
	v.Banners = g.banners()
	return v
}

// banners say where the fight stands in time (phase.time.lengths).
func (g *Game) banners() []string {
	switch {
	case g.stage == stageSetup:
		return nil
	case g.phase == 0:
		return []string{"Surprise Phase: those who are unaware do not act"}
	default:
		return []string{fmt.Sprintf("Turn %d, Phase %d of 4, %d seconds", g.turn, g.phase, (g.round()-1)*3)}
	}
}

// Forget has nothing to take out: what is readied is said aloud, and a combatant that the GM hides is out of the fight.
func (g *Game) Forget(table.Seat) {}

// Tally is what a simulation counts.
func (g *Game) Tally(out *table.Tally) {
	out.Begin(g.round())
	for i := range g.units {
		u := &g.units[i]
		out.Add(u.health == healthOut || u.health == healthDead, max(0, int(u.stun)), int(g.sheets[i].stunMax))
	}
}

// Map is the map with what lies and stands on it.
func (g *Game) Map(cells []table.CellView) table.MapView {
	h := g.hexes
	m := table.MapView{Shape: h.Shape(), Picture: g.def.setup.Map.Picture, Cols: h.Cols(), Rows: h.Rows(), Cells: table.EmptyCells(cells, h.Size())}
	kinds := terrainKinds()
	for c := range int32(h.Size()) {
		cell := &m.Cells[c]
		cell.Name = h.Name(c)
		if k := g.field.Kind[c]; k != 0 {
			cell.Kind, cell.Glyph = kinds[k].Kind, string(kinds[k].Glyph)
		} else if g.dark.Has(c) {
			cell.Kind, cell.Glyph = "dark", ":"
		}
	}
	for i := range g.objects {
		g.drawThing(&m.Cells[g.objects[i].cell], i)
	}
	for i := range g.items {
		if g.items[i].where == placeGround {
			cell := &m.Cells[g.items[i].cell]
			cell.Holds = append(cell.Holds, g.itemName(table.Nobody, i))
		}
	}
	return m
}

// drawThing puts an object into its hex.
func (g *Game) drawThing(cell *table.CellView, i int) {
	o, name := &g.objects[i], g.called(table.Thing(i))
	kind := g.def.objectDefs[i].kind
	switch {
	case o.body <= 0:
		name += " (broken)"
		cell.Kind, cell.Glyph = "rubble", ","
	case kind == kindDoor && o.door == doorOpen:
		name += " (open)"
		cell.Kind, cell.Glyph = "open door", "/"
	case kind == kindDoor:
		name += " (" + doorState(0).names()[o.door] + ")"
		cell.Kind, cell.Glyph = "door", "+"
	case kind == kindMount:
		cell.Kind, cell.Glyph = "mount", "m"
	default:
		cell.Kind, cell.Glyph = objectKindNames()[kind], "&"
	}
	cell.Holds = append(cell.Holds, name)
}
