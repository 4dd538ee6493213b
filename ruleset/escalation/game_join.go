package escalation

import (
	"encoding/json"
	"fmt"
	"slices"

	"fray/ruleset/late"
	"fray/table"
)

// adjustJoin has a new combatant join, in sight or as a hidden reserve. It has its turn in this round if the half of its
// band is still to come (docs/decisions/0014-out-of-sight-and-late.md).
func (g *Game) adjustJoin(t *table.Table, c table.Command) error {
	if n := len(g.units); n >= maxCrowd {
		return fmt.Errorf("the fight has %d combatants and objects, and no more can join", n)
	}
	s, err := g.def.newcomer(c.Adjustment)
	if err != nil {
		return err
	}
	var secret crowd
	for i := range g.units[:g.people] {
		if c.Do == "join" && g.units[i].health >= healthHidden {
			secret |= only(table.Who(i))
		}
	}
	d, in := g.def.join(s, g.units, secret)
	in.ailing(g.people)
	if len(in.Faults) > 0 {
		return in.SheetError()
	}
	if err := g.roomFor(len(in.marks)); err != nil {
		return err
	}
	text, err := json.Marshal(s)
	if err != nil {
		return err
	}
	who := g.people
	g.joins = append(g.joins, join{string(text), secret})
	g.grow(d, in.state.units[who])
	g.ail(in.marks)
	lateRules().Say(g, t, who, c.Adjustment, late.Audience(&g.def.cast, who, g.hiding.has(who)))
	return nil
}

// grow takes over definitions with one more combatant. Objects follow combatants, each one place further.
func (g *Game) grow(d *def, u unit) {
	who := g.people
	for i := range g.units {
		low := g.units[i].struck & (only(who) - 1)
		g.units[i].struck = low | (g.units[i].struck&^low)<<1
	}
	g.def = d
	g.units = slices.Insert(g.units, int(who), u)
	g.derive()
}
