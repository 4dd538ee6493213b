package flank

import (
	"fray/ruleset/setup"
	"fray/table"
)

// Cards explains items and spells of the combatants whose numbers the seat sees.
func (g *Game) Cards(seat table.Seat) []table.Card {
	d := g.def
	items, spells := map[string]bool{}, map[string]bool{}
	for i := range g.units {
		if who := table.Who(i); g.explained(seat, who) {
			for _, n := range g.sheets[who].repertoire {
				spells[d.abilities[n-1].key] = true
			}
		}
	}
	for i := range g.items {
		if it := &g.items[i]; it.where != placeUsedUp && (it.holder == table.Nobody || g.explained(seat, it.holder)) {
			items[d.itemDefs[it.def].key] = true
			if n := d.itemDefs[it.def].ability; n > 0 {
				spells[d.abilities[n-1].key] = true
			}
		}
	}
	var cards []table.Card
	for _, s := range append([]*Setup{d.setup}, d.joined...) {
		cards = setup.Cards(cards, "item", s.Items, items)
		cards = setup.Cards(cards, "spell", s.Abilities, spells)
	}
	return cards
}

// explained reports whether a seat sees a combatant and its numbers.
func (g *Game) explained(seat table.Seat, who table.Who) bool {
	return g.seen(seat, who) && g.sees(seat, who) && g.shown(seat, who)
}
