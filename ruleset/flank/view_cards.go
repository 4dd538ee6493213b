package flank

import (
	"fray/ruleset/setup"
	"fray/table"
)

// Cards explains items and spells of the combatants whose numbers the seat sees.
func (g *Game) Cards(seat table.Seat) []table.Card {
	d := g.def
	items, abilities := make([]bool, len(d.itemDefs)), make([]bool, len(d.abilities))
	for i := range g.units {
		if who := table.Who(i); g.explained(seat, who) {
			for _, n := range g.sheets[who].repertoire {
				abilities[n-1] = true
			}
		}
	}
	for i := range g.items {
		if it := &g.items[i]; it.where != placeUsedUp && (it.holder == table.Nobody || g.explained(seat, it.holder)) {
			items[it.def] = true
			if n := d.itemDefs[it.def].ability; n > 0 {
				abilities[n-1] = true
			}
		}
	}
	var cards []table.Card
	for _, s := range append([]*Setup{d.setup}, d.joined...) {
		for i := range d.itemDefs {
			if one, ok := s.Items[d.itemDefs[i].key]; ok && items[i] {
				cards = append(cards, setup.Card("item", d.itemDefs[i].key, one))
			}
		}
		for i := range d.abilities {
			if one, ok := s.Abilities[d.abilities[i].key]; ok && abilities[i] {
				cards = append(cards, setup.Card("spell", d.abilities[i].key, one))
			}
		}
	}
	return cards
}

// explained reports whether a seat sees a combatant and its numbers.
func (g *Game) explained(seat table.Seat, who table.Who) bool {
	return g.seen(seat, who) && g.sees(seat, who) && g.shown(seat, who)
}
