package flow

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
	if g.sc.walls.Has(c.Cell) || c.Do == "join" {
		if err := g.roomAt(c.Cell); err != nil {
			return err
		}
	}
	secret := late.Unknown(c, len(g.units), g.secret)
	d, items, err := g.def.join(s, c.Cell, secret)
	if err != nil {
		return err
	}
	if len(g.items)+len(items) > maxItems {
		return fmt.Errorf("the fight has %d items, and at most %d can be in it", len(g.items), maxItems)
	}
	sheet, err := json.Marshal(s)
	if err != nil {
		return err
	}
	g.joins = append(g.joins, join{string(sheet), c.Cell, secret})
	who := g.grow(d, items)
	lateRules().Say(g, t, who, c.Adjustment, g.audience(who))
	g.takePlace(t, who)
	return nil
}

// grow takes over definitions with one combatant more, and gives it its items and its hex.
func (g *Game) grow(d *def, items []item) table.Who {
	who := table.Who(len(g.units))
	g.def = d
	u := newUnit(&d.sheets[who])
	g.units = append(g.units, u)
	g.tried = append(g.tried, table.Crowd{})
	g.items = append(g.items, items...)
	if u.health == healthUp {
		g.at[u.cell] = who
	}
	g.handle(who)
	return who
}

// takePlace puts a new combatant into the order, behind its equals, with the pools of a round. Before the first round it
// rolls with the others.
func (g *Game) takePlace(t *table.Table, who table.Who) {
	if g.stage == stageSetup {
		return
	}
	g.rollOne(t, who)
	place := g.insert(who)
	u, sh := &g.units[who], &g.sheets[who]
	u.rp = sh.rpMax
	g.setPools(u, sh)
	if place <= int(g.slot) {
		g.slot++
		u.ap = 0
	}
}
