package surge

import (
	"errors"
	"fmt"

	"fray/ruleset/late"
	"fray/space"
	"fray/table"
)

// Adjust carries out a decree of the GM at a resting point. If only hidden combatants keep the encounter going then, the next
// beat asks the GM about it.
func (g *Game) Adjust(t *table.Table, a table.Adjustment) error {
	if g.stage == stageOver {
		return errors.New("the encounter is over: nothing can be decreed any more")
	}
	g.sc.reset()
	if err := late.Adjust(g, lateRules(), g.decreeRows(), t, a); err != nil {
		return err
	}
	if g.stage == stageAct && !g.able(g.active) {
		g.stage = stageEnd
	}
	if g.stage == stageOver || g.stage == stageSetup {
		return nil
	}
	winner, over := g.verdict(healthHere)
	if g.doubt = over; over {
		if _, still := g.verdict(healthHidden); still && !t.AskEnd {
			g.doubt = false
			g.finish(t, winner)
		}
	}
	return nil
}

// Decrees lists what the GM may decree.
func (g *Game) Decrees() []table.Decree { return late.Decrees(g, g.decreeRows()) }

// ParseCell returns the square or the zone of this name. Without a map everybody is in one place, and the name may be left out.
func (g *Game) ParseCell(name string) (space.Cell, error) {
	switch {
	case g.field.squares != nil:
		return g.field.squares.Parse(name)
	case !g.field.shown && name == "":
		return 0, nil
	default:
		return g.field.zones.Parse(name)
	}
}

// decreeRows returns the table of surge's decrees.
func (g *Game) decreeRows() []table.DecreeRow[*Game] {
	type row = table.DecreeRow[*Game]
	type decree = table.Decree
	var meters []string
	for _, m := range meterRows()[meterDestiny:] {
		meters = append(meters, m.Word)
	}
	var marks []string
	for _, c := range conditionRows() {
		marks = append(marks, c.Name)
	}
	who := table.Somebody("Who")
	rows := []row{
		{Decree: decree{Do: "set", Text: "set a number of", Who: who, What: table.Word("Which number", meters...), Value: table.Between("To", 0, 1000)}, Run: (*Game).decreeNumber},
		{Decree: decree{Do: "add", Text: "give a condition to", Who: who, What: table.Word("Which condition", marks...)}, Run: (*Game).decreeCondition},
		{Decree: decree{Do: "clear", Text: "take a condition from", Who: who, What: table.Word("Which condition", marks...)}, Run: (*Game).decreeCondition},
		{Decree: decree{Do: "attitude", Text: "set the attitude of", Who: who, What: table.Word("It is now", attitudeNames()...), At: table.Somebody("To")}, Run: (*Game).decreeAttitude},
	}
	if g.field.shown {
		rows = append(rows, row{Decree: decree{Do: "place", Text: "put elsewhere", Who: who, At: table.Somewhere("Where")}, Run: (*Game).decreePlace})
	}
	var tasks []string
	for i := range g.def.taskDefs {
		tasks = append(tasks, g.def.taskDefs[i].key)
	}
	if len(tasks) > 0 {
		what := table.Word("Which number", "progress", "setbacks")
		rows = append(rows, row{Decree: decree{Do: "task", Text: "change a task", Who: table.Word("Which task", tasks...), What: what, Value: table.Between("To", 0, 1000)}, Run: (*Game).decreeTask})
	}
	return rows
}

// decreePlace puts a combatant into a place; a hidden one waits there.
func (g *Game) decreePlace(t *table.Table, c table.Command) error {
	if g.units[c.Who].presence == healthHidden {
		if g.isWall(c.Cell) {
			return fmt.Errorf("%s is blocked; name another square", c.At)
		}
		g.units[c.Who].cell = c.Cell
		return nil
	}
	if !g.fits(c.Who, c.Cell) {
		return fmt.Errorf("%s is not free", c.At)
	}
	g.put(c.Who, c.Cell)
	t.Muted(func() { g.parted(t, c.Who) })
	g.move = noMovement()
	return nil
}

// decreeCondition gives or takes a condition or a mark. A condition given so lasts until the GM takes it.
func (g *Game) decreeCondition(t *table.Table, c table.Command) error {
	u, on := &g.units[c.Who], c.Do == "add"
	switch x := condition(c.Word); x {
	case condDying:
		if u.dying = on; on && u.wounds[physical][2] == 0 {
			u.wounds[physical][2] = 1
		}
		if !on {
			u.deathFails = 0
		}
	case condDefending:
		u.defending = on
	case condReacted:
		u.did &^= usedReaction
		if on {
			u.did |= usedReaction
		}
	case condProne:
		u.prone = on
	default:
		g.cure(c.Who, x)
		if on {
			g.states = append(g.states, lasts{on: c.Who, by: c.Who, what: x, term: term{turn: table.Nobody}})
		}
	}
	t.Muted(func() { g.suffer(t, c.Who) })
	return nil
}

// decreeAttitude sets the attitude of one combatant to another.
func (g *Game) decreeAttitude(t *table.Table, c table.Command) error {
	if c.Who == c.Target {
		return errors.New("expected two combatants")
	}
	now := int(g.feels(c.Who, c.Target, 0))
	t.Muted(func() { g.sway(t, c.Who, c.Target, 0, c.Word-now) })
	return nil
}

// decreeTask sets the progress or the setbacks of a task.
func (g *Game) decreeTask(_ *table.Table, c table.Command) error {
	for i := range g.def.taskDefs {
		if g.def.taskDefs[i].key != c.Adjustment.Who {
			continue
		}
		if c.Word == 0 {
			g.tasks[i].done = int16(c.Value)
		} else {
			g.tasks[i].lost = int16(c.Value)
		}
	}
	return nil
}
