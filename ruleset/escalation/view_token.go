package escalation

import (
	"fmt"
	"strings"

	"fray/ruleset/setup"
	"fray/ruleset/text"
	"fray/table"
)

// shown reports whether a seat sees the sheet of a combatant: its own side's.
func (g *Game) shown(seat table.Seat, a table.Who) bool {
	return seat == table.GM || g.def.cast.Plays(seat, int(g.sheets[a].side))
}

// token returns a combatant as a seat sees it.
func (g *Game) token(seat table.Seat, a table.Who) table.Token {
	u, sh, m := &g.units[a], &g.sheets[a], &g.def.cast.Combatants[a]
	k := table.Token{
		ID: m.ID, Name: m.Name, Icon: m.Icon, Picture: m.Picture, Side: g.def.cast.Sides[m.Side], Cell: g.zones.Name(u.zone), Mine: sh.seat == seat,
		Down: u.health != healthUp && u.health != healthHidden, Hidden: u.health == healthHidden,
	}
	if u.health == healthOut { // not on the map
		k.Cell = ""
	}
	for c := u.beside & g.present; c != 0; c = c.rest() {
		k.Beside = append(k.Beside, g.id(c.first()))
	}
	k.Meters = append(k.Meters, table.Meter{Name: "HP", Value: int(u.hp), Max: int(sh.hpMax), Health: true})
	meter := func(shown bool, name string, value, most int16) {
		if shown {
			k.Meters = append(k.Meters, table.Meter{Name: name, Value: int(value), Max: int(most)})
		}
	}
	for s := actStandard + 1; s > actQuick; s-- {
		meter(a == g.active && g.stage == stageAct, s.names()[s-1], int16(table.Bit(g.left(a, s-1))), 1)
	}
	meter(sh.recovers(), "recoveries", u.recoveries, sh.recoveries)
	meter(sh.powerMax > 0, "power", u.power, sh.powerMax)
	meter(sh.secondary != "", sh.secondary, u.second, 0)
	meter(sh.relations > 0, "relationship dice", u.relations, sh.relations)
	if sh.pc {
		k.Meters = append(k.Meters, table.Meter{Name: "strain", Value: int(u.strain), Quiet: u.strain == 0},
			table.Meter{Name: "fails", Value: int(u.fails), Max: 4, Quiet: u.fails == 0})
	}
	k.Tags = g.tags(a)
	if len(sh.stances) > 0 {
		k.Holds = []string{sh.stances[u.stance].name}
	}
	if g.shown(seat, a) {
		k.Sheet = g.sheetLines(a)
	}
	return k
}

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
			guards = append(guards, fmt.Sprintf("resists %s %d+", damageAcid.names()[t], sh.resist[t]))
		}
		if sh.weak.has(t) {
			guards = append(guards, "weak to "+damageAcid.names()[t])
		}
	}
	if len(guards) > 0 {
		lines = append(lines, strings.Join(guards, ", "))
	}
	return lines
}

// Cards explains the abilities of the combatants whose sheets the seat sees.
func (g *Game) Cards(seat table.Seat) (cards []table.Card) {
	known := map[string]bool{}
	for i := range g.units {
		if a := table.Who(i); g.seen(seat, a) && g.shown(seat, a) {
			for _, n := range g.sheets[a].list {
				known[g.def.abilities[n].key] = true
			}
		}
	}
	for _, s := range append([]*Setup{g.def.setup}, g.def.joined...) {
		cards = setup.Cards(cards, "ability", s.Abilities, known)
	}
	return cards
}
