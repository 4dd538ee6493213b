package flow

import (
	"cmp"

	"fray/ruleset/setup"
	"fray/table"
)

// Cards explains items and abilities of the combatants whose sheets the seat sees.
func (g *Game) Cards(seat table.Seat) []table.Card {
	d := g.def
	items, abilities := map[string]bool{}, make([]bool, len(d.abilities))
	for i := range g.units {
		if a := table.Who(i); g.explained(seat, a) {
			for _, n := range g.sheets[a].abilities {
				abilities[n-1] = true
			}
		}
	}
	for i := range g.items {
		if it := &g.items[i]; it.where != placeUsed && it.holder != table.Nobody && g.explained(seat, it.holder) {
			items[d.itemDefs[it.def].key] = true
			if n := d.itemDefs[it.def].ability; n > 0 {
				abilities[n-1] = true
			}
		}
	}
	var cards []table.Card
	for _, s := range append([]*Setup{d.setup}, d.joined...) {
		cards = setup.Cards(cards, "item", s.Items, items)
		for i := range d.abilities {
			if one, ok := s.Abilities[d.abilities[i].key]; ok && abilities[i] {
				cards = append(cards, setup.Card(cmp.Or(one.Kind, "ability"), d.abilities[i].key, one))
			}
		}
	}
	return cards
}

// explained reports whether a seat sees a combatant and its sheet.
func (g *Game) explained(seat table.Seat, a table.Who) bool {
	return g.seen(seat, a) && g.shown(seat, a)
}
