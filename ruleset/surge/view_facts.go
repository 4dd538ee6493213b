package surge

import (
	"fmt"

	"fray/table"
)

// factLines are what the sides of a seat have learned of a combatant.
func (g *Game) factLines(seat table.Seat, a table.Who) []string {
	var lines []string
	for i := range g.facts {
		if f := &g.facts[i]; f.of == a && g.def.cast.Plays(seat, int(f.side)) {
			lines = append(lines, g.factText(f))
		}
	}
	return lines
}

// factText is a fact in words.
func (g *Game) factText(f *fact) string {
	relation := func(n int16) string { return [...]string{"lower", "equal", "higher"}[n+1] }
	switch f.what {
	case factAttack:
		return fmt.Sprintf("attack value %d", f.n[0])
	case factDefense:
		return fmt.Sprintf("defense value %d", f.n[0])
	case factStyle:
		return "attacks with " + words(g.def.skills[f.n[0]])
	case factCompare:
		return fmt.Sprintf("attack %s (%s), defense %s (%s)", relation(f.n[0]), ability(f.n[2]), relation(f.n[1]), ability(f.n[3]))
	case factTold:
		return "it is said: " + f.note
	default:
		return fmt.Sprintf("%s %d", g.traitWords(f.trait), f.n[0])
	}
}
