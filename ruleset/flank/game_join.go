package flank

import (
	"encoding/json"
	"fmt"

	"fray/ruleset/late"
	"fray/table"
)

// join has a new combatant join the fight, in sight or as a hidden reserve (decision 14).
func (g *Game) join(t *table.Table, c table.Command) error {
	s, err := g.def.newcomer(c.Adjustment)
	if err != nil {
		return err
	}
	secret := late.Unknown(c, len(g.units), g.secret)
	d, items, err := g.def.join(s, c.Cell, secret)
	if err != nil {
		return err
	}
	if len(g.items)+len(items) > maxItems {
		return fmt.Errorf("the fight has %d objects, and at most %d can be in it", len(g.items), maxItems)
	}
	sheet, err := json.Marshal(s)
	if err != nil {
		return err
	}
	old := g.def
	g.def = d
	who := table.Who(len(g.units))
	u := newUnit(&d.sheets[who])
	wanted := u.presence
	u.presence = healthHere
	g.units = append(g.units, u)
	if err := g.fitsIn(who, c); err != nil {
		g.def, g.units = old, g.units[:who]
		return err
	}
	g.setPresence(who, wanted)
	g.joins = append(g.joins, join{string(sheet), c.Cell, secret})
	g.spotted, g.detected = append(g.spotted, table.Crowd{}), append(g.detected, table.Crowd{})
	g.items = append(g.items, items...)
	g.sc = newScratch(d)
	g.handle(who)
	g.afflict(who)
	g.suffer(who)
	g.settleIn(who)
	lateRules().Say(g, t, who, c.Adjustment, g.audience(who))
	g.takePlace(t, who)
	return nil
}

// fitsIn says why a newcomer cannot be where it is to appear; a reserve may wait where somebody stands.
func (g *Game) fitsIn(who table.Who, c table.Command) error {
	if c.Do == "join" {
		return g.roomAt(who, c.Cell)
	}
	if why := g.def.unfit(who, c.Cell); why != "" {
		return fmt.Errorf("%s: %s; name another square", g.squares.Name(c.Cell), why)
	}
	return nil
}

// takePlace puts a newcomer into the order by its initiative, behind its equals. Before the order is rolled it rolls with
// the others.
func (g *Game) takePlace(t *table.Table, who table.Who) {
	if g.stage <= stageInitiative || len(g.order) == 0 {
		return
	}
	g.rollOne(t, who)
	if g.insert(who) <= int(g.slot) {
		g.slot++
	}
}
