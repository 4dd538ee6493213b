package flow

import (
	"fmt"

	"fray/table"
)

// View returns what a seat may see: the map, the place, pools and conditions of each combatant (pools are public,
// flow.economy.pools), and the sheets of its own side and of enemies that its side knows (flow.free.knowledge).
func (g *Game) View(seat table.Seat) table.View {
	v := table.View{Ruleset: "flow", Encounter: g.def.cast.Name, Round: int(g.round), Map: g.mapView()}
	if g.active != table.Nobody && g.seen(seat, g.active) {
		v.Turn = g.id(g.active)
	}
	for i := range g.units {
		if g.units[i].health != healthGone && g.seen(seat, table.Who(i)) {
			v.Tokens = append(v.Tokens, g.token(seat, table.Who(i)))
		}
	}
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
	if g.stage == stageOver {
		v.Over = true
		if g.winner >= 0 {
			v.Winner = g.def.cast.Sides[g.winner]
		}
	}
	return v
}

// Tally is what a simulation counts.
func (g *Game) Tally(out *table.Tally) {
	out.Rounds = int(g.round)
	out.Fell, out.Left, out.Full = out.Fell[:0], out.Left[:0], out.Full[:0]
	for i := range g.units {
		u := &g.units[i]
		out.Fell = append(out.Fell, u.health != healthUp && !u.health.away())
		out.Left = append(out.Left, max(0, int(u.hp)))
		out.Full = append(out.Full, int(g.sheets[i].hpMax))
	}
}
