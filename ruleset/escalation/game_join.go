package escalation

import (
	"fmt"
	"slices"

	"fray/table"
)

// adjustJoin has somebody new join the fight, in sight or as a hidden reserve, beside nobody. It has its turn in this round if
// the half of its band is still to come (docs/decisions/0014-out-of-sight-and-late.md).
func (g *Game) adjustJoin(a table.Adjustment) (int16, error) {
	if n := len(g.units); n >= maxCrowd {
		return table.Nobody, fmt.Errorf("the fight has %d combatants and objects, and no more can join", n)
	}
	s, err := g.def.newcomer(a)
	if err != nil {
		return table.Nobody, err
	}
	inSight := a.Do == "join"
	d, c := g.def.join(s, g.units, func(i int16) bool { return inSight && g.units[i].status >= hidden })
	if len(c.Faults) > 0 {
		return table.Nobody, c.SheetError()
	}
	if err := g.roomFor(len(c.marks)); err != nil {
		return table.Nobody, err
	}
	who := g.people
	g.grow(d, c.state.units[who])
	g.ail(c.marks)
	return who, nil
}

// grow goes on by definitions with one combatant more. The objects stand behind it now, each one place further on.
func (g *Game) grow(d *def, u unit) {
	who := g.people
	for i := range g.units {
		low := g.units[i].struck & (only(who) - 1)
		g.units[i].struck = low | (g.units[i].struck&^low)<<1
	}
	g.def = d
	g.units = slices.Insert(g.units, int(who), u)
	g.compilePlaces()
}
