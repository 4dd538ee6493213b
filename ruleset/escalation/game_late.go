package escalation

import (
	"encoding/json"
	"fmt"
	"slices"

	"fray/ruleset/late"
	"fray/table"
)

// lateRules returns escalation's part of package late. A hidden combatant is neither up nor present, so that no rule affects
// it; its numbers, conditions, band and zone stay (docs/decisions/0014-out-of-sight-and-late.md).
func lateRules() late.Rules[*Game] {
	return late.Rules[*Game]{
		Presence: (*Game).presence,
		Hide:     func(g *Game, _ *table.Table, a table.Who) { g.hide(a) },
		Reveal:   (*Game).reveal,
		Remove: func(g *Game, _ *table.Table, a table.Who) {
			to := healthOut
			if g.hiding.has(a) { // nothing is left to be seen
				to = healthVanished
			}
			g.setHealth(table.Silent(), a, to, 0)
		},
		Join:   (*Game).adjustJoin,
		End:    (*Game).endByDecree,
		Unseen: func(g *Game, a table.Who) bool { return g.units[a].health == healthVanished },
	}
}

// presence returns how a combatant takes part, and its health in a word.
func (g *Game) presence(a table.Who) (late.Presence, string) {
	s := g.units[a].health
	switch {
	case s == healthUp:
		return late.Up, s.String()
	case s == healthHidden:
		return late.Hidden, s.String()
	case s.away():
		return late.Gone, s.String()
	default:
		return late.Down, s.String()
	}
}

// hide takes a combatant out of sight: beside nobody, not ready, sustaining nothing.
func (g *Game) hide(a table.Who) {
	g.setHealth(table.Silent(), a, healthHidden, 0)
	if g.active == a && g.stage == stageBegin { // its turn has not begun, and may still come
		g.stage, g.active = stageNext, table.Nobody
	}
}

// reveal brings a hidden combatant into sight, beside nobody. It has its turn in this round if the half of its band is still
// to come.
func (g *Game) reveal(a table.Who, z int32) error {
	if z != table.Nowhere {
		g.units[a].zone = z
	}
	g.setHealth(table.Silent(), a, healthUp, 0)
	return nil
}

// seen reports whether a seat may know of a combatant: of a hidden one only the GM and its own seat.
func (g *Game) seen(seat table.Seat, a table.Who) bool {
	return late.Seen(&g.def.cast, seat, a, g.hiding.has(a))
}

// veil keeps an event about a hidden combatant to its seat. In an event about another, the hidden one is Nobody.
func (g *Game) veil(e *table.Event) {
	if g.hiding.has(e.Target) {
		e.To = table.At(g.sheets[e.Target].seat)
	}
	if !g.hiding.has(e.Who) {
		return
	}
	switch seat := g.sheets[e.Who].seat; {
	case e.Target == table.Nobody:
		e.To = table.At(seat)
	case e.To != table.At(seat):
		e.Who = table.Nobody
	}
}

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
