package flow

import (
	"fmt"

	"fray/table"
)

// View returns what a seat sees: the map, all places, pools and conditions, and the sheets of its side and of known enemies
// (flow.economy.pools, flow.free.knowledge).
func (g *Game) View(seat table.Seat) table.View {
	v := table.NewView(g, int(g.round))
	v.Map = g.mapView()
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

// Tally counts the result for simulations.
func (g *Game) Tally(out *table.Tally) {
	out.Begin(int(g.round))
	for i := range g.units {
		u := &g.units[i]
		out.Add(u.health != healthUp && !u.health.away(), max(0, int(u.hp)), int(g.sheets[i].hpMax))
	}
}
