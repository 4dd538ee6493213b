package surge

import (
	"fray/ruleset/setup"
	"fray/table"
)

// Cards explains attacks, powers and objects of the combatants whose sheets the seat sees, and the tasks.
func (g *Game) Cards(seat table.Seat) []table.Card {
	known := map[string]bool{}
	for i := range g.units {
		a := table.Who(i)
		if !g.seen(seat, a) || !g.shown(seat, a) {
			continue
		}
		for k := range g.deedsOf(a) {
			known[g.deed(a, k).key] = true
		}
	}
	for i := range g.things {
		if a := g.things[i].holder; a == table.Nobody || g.seen(seat, a) && g.shown(seat, a) {
			known[g.def.thingDefs[i].kind] = true
		}
	}
	var cards []table.Card
	for _, s := range append([]*Setup{g.def.setup}, g.def.joined...) {
		cards = append(cards, cardsOf("attack", s.Attacks, known)...)
		cards = append(cards, cardsOf("ability", s.Abilities, known)...)
		cards = append(cards, cardsOf("object", s.Objects, known)...)
	}
	for _, one := range g.def.setup.Tasks {
		cards = append(cards, setup.Card("task", one.ID, one))
	}
	return cards
}

// cardsOf explains the entries of a section that are known, by id.
func cardsOf[T any](kind string, entries map[string]T, known map[string]bool) []table.Card {
	var cards []table.Card
	for _, key := range sortedKeys(entries) {
		if known[key] {
			cards = append(cards, setup.Card(kind, key, entries[key]))
		}
	}
	return cards
}
