package phase

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
	if g.sc.solid.Has(c.Cell) || c.Do == "join" {
		if err := g.roomAt(c.Cell); err != nil {
			return err
		}
	}
	secret := late.Unknown(c, len(g.units), g.secret)
	d, items, shots, err := g.def.join(s, c.Cell, secret)
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
	who := g.grow(d, items, shots)
	lateRules().Say(g, t, who, c.Adjustment, g.audience(who))
	g.takePlace(t, who)
	return nil
}

// grow takes over definitions with one combatant more, and gives it its items and its hex.
func (g *Game) grow(d *def, items []item, shots []int16) table.Who {
	who := table.Who(len(g.units))
	g.def = d
	g.units = append(g.units, newUnit(&d.sheets[who]))
	g.items = append(g.items, items...)
	g.shots = append(g.shots, shots...)
	g.refresh(who)
	g.count(who)
	return who
}

// takePlace puts a newcomer into the order behind everybody with the same or a higher score. It has a slot in this Phase if its
// place has not been passed (phase.init.score).
func (g *Game) takePlace(t *table.Table, who table.Who) {
	u := &g.units[who]
	u.score = u.n[statCV] + g.sheets[who].lightning
	if g.stage == stageSetup || u.health == healthDead {
		return
	}
	g.sayScore(t, who)
	g.insert(who)
	if g.passedPlace(who) {
		u.set(condSlotDone)
	}
}
