package escalation

import (
	"fmt"
	"strings"

	"fray/ruleset/setup"
	"fray/space"
	"fray/table"
)

// View returns what a seat sees: places, hit points and conditions of visible combatants, and the sheets of its side.
func (g *Game) View(seat table.Seat) table.View {
	v := table.NewView(g, int(g.round))
	if g.active != table.Nobody && g.seen(seat, g.active) {
		v.Turn = g.id(g.active)
	}
	for a := range g.people {
		if g.shows(seat, a) {
			v.Tokens = append(v.Tokens, g.token(seat, a))
		}
	}
	v.NameSides(&g.def.cast)
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
	return v
}

// shows reports whether a seat sees a combatant. Those out of the fight are not shown, except pcs, who fight in spirit.
func (g *Game) shows(seat table.Seat, a table.Who) bool {
	return g.seen(seat, a) && g.units[a].health != healthVanished && (g.units[a].health != healthOut || g.sheets[a].pc)
}

// place returns a combatant's place in the order of turns: its band, the fastest first.
func (g *Game) place(a table.Who) table.Place {
	u := &g.units[a]
	return table.Place{
		ID: g.id(a), Score: int(bandCount - 1 - u.band), Done: u.acted && a != g.active,
		Out: u.health > healthLastGasp || g.ambushed && !g.chosen.has(a),
	}
}

// banners returns what all seats should keep in mind.
func (g *Game) banners() (out []string) {
	switch {
	case g.stage == stageCamp:
		out = append(out, [...]string{restNone: "No rest", restQuick: "Quick Rest", restFull: "Full Rest", restRetreat: "Retreat"}[g.resting]+" before the fight")
	case g.ambushed:
		out = append(out, "Surprise Round: only two ambushers act")
	case g.stage != stageOver && g.round > 0:
		out = append(out, fmt.Sprintf("Escalation die %d", g.die), strings.ReplaceAll(bandMedium.names()[min(g.band, bandVerySlow)], "_", " ")+" band")
	}
	if n := len(g.losses); n > 0 {
		out = append(out, fmt.Sprintf("Campaign Losses: %d", n))
	}
	return out
}

// Forget has nothing to take out: what is readied is said aloud, and a combatant that the GM hides is out of the fight.
func (g *Game) Forget(table.Seat) {}

// Tally counts the result for simulations.
func (g *Game) Tally(out *table.Tally) {
	out.Begin(int(g.round))
	for a := range g.people {
		u := &g.units[a]
		out.Add(u.health != healthUp && u.health != healthHidden, max(0, int(u.hp)), int(g.sheets[a].hpMax))
	}
	out.Counts = append(out.Counts, table.Count{Name: "campaign losses", N: len(g.losses) - len(g.setup.Losses)})
}

// Map returns the map with its open links and contents.
func (g *Game) Map(cells []table.CellView) table.MapView {
	m, zones := setup.ZoneMap(cells, g.zones, func(z space.Cell) uint64 { return g.links[z] })
	m.Picture = g.def.setup.Map.Picture
	for z, c := range zones {
		g.fillZone(c, space.Cell(z))
	}
	return m
}

// fillZone adds the doors, the hazard and the contents of a zone to its cell.
func (g *Game) fillZone(c *table.CellView, z space.Cell) {
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
}
