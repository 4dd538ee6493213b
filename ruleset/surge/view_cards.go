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
		cards = setup.Cards(cards, "attack", s.Attacks, known)
		cards = setup.Cards(cards, "ability", s.Abilities, known)
		cards = setup.Cards(cards, "object", s.Objects, known)
	}
	for _, one := range g.def.setup.Tasks {
		cards = append(cards, setup.Card("task", one.ID, one))
	}
	return cards
}
