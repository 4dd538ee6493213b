package escalation

import (
	"fmt"
	"strings"

	"fray/ruleset/text"
	"fray/table"
)

// sheetLines returns a combatant's numbers in words.
func (g *Game) sheetLines(a table.Who) []string {
	sh, u := &g.sheets[a], &g.units[a]
	d := sh.defense
	lines := []string{
		fmt.Sprintf("level %d, volition %d, AC %d, PD %d, MD %d, %s", sh.level, g.volition(a), d[defenseAC]-u.strain, d[defensePD]-u.strain, d[defenseMD]-u.strain,
			text.Words(bandMedium.names()[u.band])),
	}
	var powers []string
	for i, n := range sh.list {
		name := g.def.abilities[n].title
		if u.spent>>i&1 != 0 {
			name += " (spent)"
		}
		powers = append(powers, name)
	}
	if len(powers) > 0 {
		lines = append(lines, "abilities: "+strings.Join(powers, ", "))
	}
	var guards []string
	for t := range damageCount {
		if sh.resist[t] > 0 {
			guards = append(guards, fmt.Sprintf("resists %s %d+", damageTypeNames()[t], sh.resist[t]))
		}
		if sh.weak.has(t) {
			guards = append(guards, "weak to "+damageTypeNames()[t])
		}
	}
	if len(guards) > 0 {
		lines = append(lines, strings.Join(guards, ", "))
	}
	return lines
}
