package flow

import (
	"errors"
	"fmt"
	"slices"

	"fray/ruleset/flow/rule"
	"fray/ruleset/late"
	"fray/space"
	"fray/table"
)

// Adjust carries out a decree of the GM (flow.combat.end). If only hidden combatants keep the fight going then, the next
// beat asks the GM.
func (g *Game) Adjust(t *table.Table, a table.Adjustment) error {
	if g.stage == stageOver {
		return errors.New("the fight is over: nothing can be decreed any more")
	}
	if err := late.Adjust(g, lateRules(), g.decreeRows(), t, a); err != nil {
		return err
	}
	if g.active != table.Nobody && g.units[g.active].health != healthUp && g.stage == stageAct {
		g.stage = stageEnd
	}
	if g.doubt = g.stage != stageOver && g.settled(healthUp); g.doubt && g.settled(healthHidden) && !t.AskEnd {
		g.doubt = false
		g.finish(t, g.standing())
	}
	return nil
}

// Decrees lists the decrees that the GM can make.
func (g *Game) Decrees() []table.Decree { return late.Decrees(g, g.decreeRows()) }

// ParseCell returns the hex of this name.
func (g *Game) ParseCell(name string) (space.Cell, error) { return g.hexes.Parse(name) }

// decreeRows returns the table of flow's decrees.
func (g *Game) decreeRows() []table.DecreeRow[*Game] {
	type row = table.DecreeRow[*Game]
	type decree = table.Decree
	var meters []string
	for _, m := range meterRows() {
		meters = append(meters, m.Word)
	}
	conditions := append(conditionNames(0, condAilments), conditionNames(condTotalDefense, condHeld)...)
	conditions = slices.DeleteFunc(conditions, func(word string) bool { // these change a pool or act at once
		return slices.Contains([]string{"ap", "rp", "fp", "push", "reaction_damage"}, word)
	})
	ties := conditionNames(condHeld, condFeinted+1)
	who, by := table.Somebody("Who"), table.Somebody("By")
	rows := []row{
		{Decree: decree{Do: "set", Text: "set a number of", Who: who, What: table.Word("Which number", meters...), Value: table.Between("To", -10000, 10000)}, Run: (*Game).decreeNumber},
		{Decree: decree{
			Do: "add", Text: "give a condition to", Who: who, What: table.Word("Which condition", conditions...),
			Value: table.Between("How much", 0, 1000).OrNot(), At: table.Between("For how many rounds", 0, maxRoundLimit).OrNot(),
		}, Run: (*Game).decreeCondition},
		{Decree: decree{Do: "clear", Text: "take a condition from", Who: who, What: table.Word("Which condition", conditions...)}, Run: (*Game).decreeCondition},
		{Decree: decree{Do: "add", Text: "have a combatant hold or feint", Who: who, What: table.Word("How", ties...), At: by}, Run: (*Game).decreeTie},
		{Decree: decree{Do: "clear", Text: "free from a hold or a feint", Who: who, What: table.Word("From what", ties...), At: by}, Run: (*Game).decreeTie},
		{Decree: decree{Do: "place", Text: "put elsewhere", Who: who, At: table.Somewhere("Where")}, Run: (*Game).decreePlace},
		{Decree: decree{Do: "run", Text: "call for a check on running", Who: who, Value: table.Between("How fast, in miles an hour (no check up to 10)", 1, 1000)}, Run: (*Game).decreeRun},
	}
	var doors []string
	for i := range g.def.objectDefs {
		if g.def.objectDefs[i].door {
			doors = append(doors, g.id(table.Thing(i)))
		}
	}
	if len(doors) > 0 {
		states := doorNone.names()[doorOpen:]
		rows = append(rows, row{Decree: decree{Do: "object", Text: "change a door", Who: table.Word("Which door", doors...), What: table.Word("It is now", states...)}, Run: (*Game).decreeDoor})
	}
	return rows
}

// decreePlace puts a combatant into a hex; a hidden one waits there.
func (g *Game) decreePlace(t *table.Table, c table.Command) error {
	u := &g.units[c.Who]
	if u.health == healthUp && !g.free(c.Cell) && g.at[c.Cell] != c.Who || g.sc.walls.Has(c.Cell) {
		return fmt.Errorf("%s is not free", c.At)
	}
	g.put(c.Who, c.Cell)
	if u.health != healthHidden {
		t.Muted(func() { g.parted(t, c.Who) })
		g.walk.open = false
	}
	return nil
}

// decreeDoor sets the state of a door.
func (g *Game) decreeDoor(_ *table.Table, c table.Command) error {
	i := thingIndex(g.def.cast.Lookup(c.Adjustment.Who))
	state := doorOpen + doorState(c.Word)
	if who := g.at[g.def.objectDefs[i].cell]; state != doorOpen && who >= 0 {
		return fmt.Errorf("%s stands in the door", g.id(who))
	}
	g.objects[i].state = state
	g.rewall()
	return nil
}

// decreeRun calls for a check on running outside the fight (flow.move.outside_combat), as a separate beat, so that a player
// can roll.
func (g *Game) decreeRun(_ *table.Table, c table.Command) error {
	if g.units[c.Who].health == healthHidden {
		return fmt.Errorf("%s is hidden; reveal it first", c.Adjustment.Who)
	}
	if g.runner != table.Nobody {
		return fmt.Errorf("the check of %s comes first", g.id(g.runner))
	}
	if c.Value > 10 {
		g.runner = c.Who
	}
	return nil
}

// run makes the check that the GM called for.
func (g *Game) run(t *table.Table) {
	c := g.plain(g.runner, skillAthletics, rule.MoveOutsideCombat)
	if g.roll(t, &c) < degreeNormal {
		g.sayNothing(t, rule.MoveOutsideCombat, g.runner)
	}
	g.runner = table.Nobody
}
