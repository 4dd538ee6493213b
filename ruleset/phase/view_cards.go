package phase

import (
	"fray/ruleset/setup"
	"fray/table"
)

// Cards explains attacks, items, powers and outfits of the combatants whose sheets the seat sees.
func (g *Game) Cards(seat table.Seat) []table.Card {
	known := map[string]bool{}
	for i := range g.units {
		a := table.Who(i)
		if !g.seen(seat, a) || !g.shown(seat, a) {
			continue
		}
		sh := &g.sheets[i]
		for _, n := range sh.attacks {
			known["attack "+g.def.attacks[n].key] = true
		}
		for _, n := range sh.powers {
			known["power "+g.def.powers[n].key] = true
		}
		for _, n := range sh.outfits {
			known["outfit "+g.def.outfits[n].key] = true
		}
	}
	for i := range g.items {
		if it := &g.items[i]; it.holder != table.Nobody && g.seen(seat, it.holder) && g.shown(seat, it.holder) {
			known["item "+g.def.itemDefs[it.def].key] = true
		}
	}
	var cards []table.Card
	for _, s := range append([]*Setup{g.def.setup}, g.def.joined...) {
		for i := range g.def.attacks {
			cards = cardOf(cards, known, "attack", g.def.attacks[i].key, s.Attacks)
		}
		for i := range g.def.itemDefs {
			cards = cardOf(cards, known, "item", g.def.itemDefs[i].key, s.Items)
		}
		for i := range g.def.powers {
			cards = cardOf(cards, known, "power", g.def.powers[i].key, s.Powers)
		}
		for i := range g.def.outfits {
			cards = cardOf(cards, known, "outfit", g.def.outfits[i].key, s.Outfits)
		}
	}
	return cards
}

// cardOf adds the card of an entry that the seat may know.
func cardOf[T any](cards []table.Card, known map[string]bool, kind, key string, entries map[string]T) []table.Card {
	if one, ok := entries[key]; ok && known[kind+" "+key] {
		return append(cards, setup.Card(kind, key, one))
	}
	return cards
}
