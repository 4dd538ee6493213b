package escalation

import (
	"fray/ruleset/setup"
	"fray/table"
)

// Cards explains the abilities of the combatants whose sheets the seat sees.
func (g *Game) Cards(seat table.Seat) []table.Card {
	known := make([]bool, len(g.def.abilities))
	for i := range g.units {
		if a := table.Who(i); g.seen(seat, a) && g.shown(seat, a) {
			for _, n := range g.sheets[a].list {
				known[n] = true
			}
		}
	}
	var cards []table.Card
	for _, s := range append([]*Setup{g.def.setup}, g.def.joined...) {
		for i := range g.def.abilities {
			if one, ok := s.Abilities[g.def.abilities[i].key]; ok && known[i] {
				cards = append(cards, setup.Card("ability", g.def.abilities[i].key, one))
			}
		}
	}
	return cards
}
