package escalation

import (
	"fmt"
	"strings"

	"fray/table"
)

// View returns what a seat may see: the places, hit points and conditions of all combatants in sight, and the full sheets of
// its own side.
func (g *Game) View(seat table.Seat) table.View {
	v := table.View{Ruleset: "escalation", Encounter: g.def.cast.Name, Round: int(g.round), Map: g.mapView()}
	if g.active != table.Nobody && g.seen(seat, g.active) {
		v.Turn = g.id(g.active)
	}
	for a := range g.people {
		if g.shows(seat, a) {
			v.Tokens = append(v.Tokens, g.token(seat, a))
		}
	}
	for b := range bandCount {
		for side := range g.sides {
			for c := g.sides[side]; c != 0; c = c.rest() {
				if a := c.first(); g.units[a].band == b && g.shows(seat, a) {
					v.Order = append(v.Order, g.place(a))
				}
			}
		}
	}
	v.Banners = g.banners()
	if g.stage == stageOver {
		v.Over = true
		if g.winner >= 0 {
			v.Winner = g.def.cast.Sides[g.winner]
		}
	}
	return v
}

// shows reports whether a seat sees a combatant at all. A combatant that is out is not shown, except a pc, which still
// fights in spirit, unless it was removed while hidden.
func (g *Game) shows(seat table.Seat, a table.Who) bool {
	s := g.units[a].health
	return g.seen(seat, a) && s != healthVanished && (s != healthOut || g.sheets[a].pc)
}

// place is where somebody stands in the order of turns: its band, the fastest first.
func (g *Game) place(a table.Who) table.Place {
	u := &g.units[a]
	return table.Place{
		ID: g.id(a), Score: int(bandCount - 1 - u.band), Done: u.acted && a != g.active,
		Out: u.health > healthLastGasp || g.ambushed && !g.chosen.has(a),
	}
}

// banners are what everybody should have in mind.
func (g *Game) banners() []string {
	var out []string
	switch {
	case g.stage == stageCamp:
		out = append(out, [...]string{restNone: "No rest", restQuick: "Quick Rest", restFull: "Full Rest", restRetreat: "Retreat"}[g.resting]+" before the fight")
	case g.ambushed:
		out = append(out, "Surprise Round: only two of those who ambush act")
	case g.stage != stageOver && g.round > 0:
		out = append(out, fmt.Sprintf("Escalation die %d", g.die), strings.ReplaceAll(bandMedium.names()[min(g.band, bandVerySlow)], "_", " ")+" band")
	}
	if n := len(g.losses); n > 0 {
		out = append(out, fmt.Sprintf("Campaign Losses: %d", n))
	}
	return out
}

// Tally is what a simulation counts.
func (g *Game) Tally(out *table.Tally) {
	out.Rounds = int(g.round)
	out.Fell, out.Left, out.Full = out.Fell[:0], out.Left[:0], out.Full[:0]
	for a := range g.people {
		u := &g.units[a]
		out.Fell = append(out.Fell, u.health != healthUp && u.health != healthHidden)
		out.Left = append(out.Left, max(0, int(u.hp)))
		out.Full = append(out.Full, int(g.sheets[a].hpMax))
	}
	out.Counts = append(out.Counts[:0], table.Count{Name: "campaign losses", N: len(g.losses) - len(g.setup.Losses)})
}
