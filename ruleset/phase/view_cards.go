package phase

import (
	"fray/ruleset/setup"
	"fray/table"
)

// Cards explains attacks, items, powers and outfits of the combatants whose sheets the seat sees.
func (g *Game) Cards(seat table.Seat) []table.Card {
	attacks, powers, outfits, items := map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}
	for i := range g.units {
		a := table.Who(i)
		if !g.seen(seat, a) || !g.shown(seat, a) {
			continue
		}
		sh := &g.sheets[i]
		for _, n := range sh.attacks {
			attacks[g.def.attacks[n].key] = true
		}
		for _, n := range sh.powers {
			powers[g.def.powers[n].key] = true
		}
		for _, n := range sh.outfits {
			outfits[g.def.outfits[n].key] = true
		}
	}
	for i := range g.items {
		if it := &g.items[i]; it.holder != table.Nobody && g.seen(seat, it.holder) && g.shown(seat, it.holder) {
			items[g.def.itemDefs[it.def].key] = true
		}
	}
	var cards []table.Card
	for _, s := range append([]*Setup{g.def.setup}, g.def.joined...) {
		cards = setup.Cards(cards, "attack", s.Attacks, attacks)
		cards = setup.Cards(cards, "item", s.Items, items)
		cards = setup.Cards(cards, "power", s.Powers, powers)
		cards = setup.Cards(cards, "outfit", s.Outfits, outfits)
	}
	return cards
}
