package phase

import (
	"errors"
	"fmt"

	"fray/ruleset/late"
	"fray/space"
	"fray/table"
)

// Adjust carries out a decree of the GM at a resting point. If only hidden combatants are left to fight then, the next beat asks
// the GM about it.
func (g *Game) Adjust(t *table.Table, a table.Adjustment) error {
	if g.stage == stageOver {
		return errors.New("the fight is over: nothing can be decreed any more")
	}
	g.sc.begin()
	if err := late.Adjust(g, lateRules(), g.decreeRows(), t, a); err != nil {
		return err
	}
	if g.active != table.Nobody && !g.able(g.active) && g.stage == stageAct {
		g.stage = stageEnd
	}
	doubt := g.stage != stageOver && g.settled(healthUp)
	ends := doubt && g.settled(healthHidden) && !t.AskEnd
	if ends {
		g.finish(t, g.standing())
	}
	g.doubt = doubt && !ends
	return nil
}

// Decrees lists what the GM may decree.
func (g *Game) Decrees() []table.Decree { return late.Decrees(g, g.decreeRows()) }

// ParseCell returns the hex of this name.
func (g *Game) ParseCell(name string) (space.Cell, error) { return g.hexes.Parse(name) }

// objectStates are the states of objects that a decree can set.
func objectStates() []string { return []string{"open", "closed", "locked", "broken", "whole"} }

// decreeRows returns the table of phase's decrees.
func (g *Game) decreeRows() []table.DecreeRow[*Game] {
	type row = table.DecreeRow[*Game]
	type decree = table.Decree
	var meters, conditions []string
	for _, m := range meterRows()[:meterOCV] {
		meters = append(meters, m.Word)
	}
	meters = append(meters, "initiative", "moved", "opportunities", "levels")
	for i, c := range conditionRows() {
		if i != condGrabbed && i != bitOf(condGrabMod) {
			conditions = append(conditions, c.Name)
		}
	}
	who, by := table.Somebody("Who"), table.Somebody("By")
	rows := []row{
		{Decree: decree{Do: "set", Text: "set a number of", Who: who, What: table.Word("Which number", meters...), Value: table.Between("To", -10000, 10000)}, Run: (*Game).decreeNumber},
		{Decree: decree{Do: "add", Text: "give a condition to", Who: who, What: table.Word("Which condition", conditions...), Value: table.Between("For how many slots", 0, 100).OrNot()}, Run: (*Game).decreeCondition},
		{Decree: decree{Do: "clear", Text: "take a condition from", Who: who, What: table.Word("Which condition", conditions...)}, Run: (*Game).decreeCondition},
		{Decree: decree{Do: "add", Text: "have a combatant held in a Grab", Who: who, What: table.Word("How", "grabbed"), At: by}, Run: (*Game).decreeGrab},
		{Decree: decree{Do: "clear", Text: "free from a Grab", Who: who, What: table.Word("From what", "grabbed")}, Run: (*Game).decreeGrab},
		{Decree: decree{Do: "place", Text: "put elsewhere", Who: who, At: table.Somewhere("Where")}, Run: (*Game).decreePlace},
	}
	if len(g.def.objectDefs) > 0 {
		var ids []string
		for i := range g.def.objectDefs {
			ids = append(ids, g.id(table.Thing(i)))
		}
		rows = append(rows, row{Decree: decree{Do: "object", Text: "change an object", Who: table.Word("Which object", ids...), What: table.Word("It is now", objectStates()...)}, Run: (*Game).decreeObject})
	}
	return rows
}

// decreePlace puts a combatant into a hex; a hidden one waits there.
func (g *Game) decreePlace(t *table.Table, c table.Command) error {
	u := &g.units[c.Who]
	if g.sc.solid.Has(c.Cell) {
		return fmt.Errorf("%s cannot be entered; name another hex", c.At)
	}
	if u.health.there() {
		if other := g.bodyAt(c.Cell, c.Who); other != table.Nobody {
			return fmt.Errorf("%s is taken by %s; name another hex", c.At, g.id(other))
		}
	}
	t.Muted(func() {
		g.moveTo(t, c.Who, c.Cell, 0)
		g.checkHolds(t, c.Who)
	})
	return nil
}

// decreeObject sets the state of an object.
func (g *Game) decreeObject(_ *table.Table, c table.Command) error {
	i := thingIndex(g.def.cast.Lookup(c.Adjustment.Who))
	o, d := &g.objects[i], &g.def.objectDefs[i]
	next := *o
	switch c.What {
	case "broken":
		next.body = 0
	case "whole":
		next.body = d.body
	default:
		if d.kind != kindDoor {
			return fmt.Errorf("%s is no door: it is broken or whole", c.Adjustment.Who)
		}
		next.door = doorOpen + doorState(c.Word)
	}
	was := *o
	*o = next
	if g.blocks(i) {
		if who := g.bodyAt(o.cell, table.Nobody); who != table.Nobody {
			*o = was
			return fmt.Errorf("%s is in the way", g.id(who))
		}
	}
	if rider := o.rider; next.body <= 0 && rider != table.Nobody {
		g.units[rider].mount = -1
		o.rider = table.Nobody
	}
	g.rewall()
	return nil
}
