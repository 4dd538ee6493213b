package escalation

import (
	"errors"
	"slices"

	"fray/ruleset/late"
	"fray/table"
)

// Adjust carries out a decree of the GM at a resting point.
func (g *Game) Adjust(t *table.Table, a table.Adjustment) error {
	if g.stage == stageOver {
		return errors.New("the fight is over: start another one, or undo its end")
	}
	if err := late.Adjust(g, lateRules(), g.decrees(), t, g.named(a)); err != nil {
		return err
	}
	if g.active != table.Nobody && g.units[g.active].health != healthUp && g.stage == stageAct {
		g.stage = stageEnd
	}
	if how := g.ends(); how != endNone && g.hiding&g.needed(how) == 0 && !t.AskEnd { // else the next beat asks
		g.conclude(t, how)
	}
	return nil
}

// Decrees lists the decrees that the GM can make.
func (g *Game) Decrees() []table.Decree { return late.Decrees(g, g.decrees()) }

// ParseCell returns the zone of this name, or the first for an empty name.
func (g *Game) ParseCell(name string) (int32, error) {
	if name == "" {
		return 0, nil
	}
	return g.zones.Parse(name)
}

// decrees returns the decrees of escalation.
func (g *Game) decrees() []table.DecreeRow[*Game] {
	who, some := table.Somebody("Who"), conditionNames()
	lasts := table.Word("For how long (else the whole encounter)", "save_ends", "one_round", "end_of_turn", "end_of_next_turn", "encounter").OrNot()
	free := slices.DeleteFunc(slices.Clone(some), func(c string) bool { return c == some[condGrabbed] })
	row := func(d table.Decree, run func(g *Game, t *table.Table, c table.Command) error) table.DecreeRow[*Game] {
		return table.DecreeRow[*Game]{Decree: d, Run: run}
	}
	rows := []table.DecreeRow[*Game]{
		row(table.Decree{
			Do: "set", Text: "set a number of", Who: who, Value: table.Between("To", -maxHP, maxHP),
			What: table.Word("Which number", "hp", "recoveries", "strain", "power", "secondary", "relationship dice", "fails"),
		}, (*Game).setNumber),
		row(table.Decree{Do: "set", Text: "set the escalation die", What: table.Word("Which number", "die"), Value: table.Between("To", 0, 6)}, (*Game).setDie),
		row(table.Decree{Do: "set", Text: "set the round", What: table.Word("Which number", "round"), Value: table.Between("To", 1, g.def.maxRounds)}, (*Game).setRound),
		row(table.Decree{
			Do: "add", Text: "give a condition to", Who: who, What: table.Word("Which condition", free...),
			Value: table.Number("Save against it (9, 11 or 13)").OrNot(), At: lasts,
		}, (*Game).addCondition),
		row(table.Decree{
			Do: "add", Text: "give ongoing damage to", Who: who, What: table.Word("What", "ongoing"), Value: table.Between("How much", 1, maxHP), At: lasts,
		}, (*Game).addOngoing),
		row(table.Decree{
			Do: "add", Text: "grab", Who: who, What: table.Word("How", some[condGrabbed]), At: table.Somebody("Held by (a combatant beside it)"),
		}, (*Game).addGrab),
		row(table.Decree{Do: "clear", Text: "take a condition from", Who: who, What: table.Word("Which condition", append(some, "ongoing")...)}, (*Game).clearCondition),
		row(table.Decree{Do: "add", Text: "put into a state", Who: who, What: table.Word("Which state", healthNames()...)}, (*Game).setState),
		row(table.Decree{
			Do: "place", Text: "put elsewhere", Who: who, At: table.Somewhere("Where (else where it is)").OrNot(), What: table.Somebody("Beside which combatant").OrNot(),
		}, (*Game).adjustPlace),
		row(table.Decree{
			Do: "grant", Text: "give back, between encounters, to", Who: who, What: table.Word("What", append([]string{"recovery"}, g.dailies()...)...),
		}, (*Game).grant),
	}
	if doors := g.doorIDs(); len(doors) > 0 {
		rows = append(rows, row(table.Decree{
			Do: "object", Text: "change a door", Who: table.Word("Which door", doors...), What: table.Word("It is now", doorNone.names()[doorOpen:]...),
		}, (*Game).changeDoor))
	}
	return rows
}

// named returns a decree with the word of the table for a number that has another name too.
func (g *Game) named(a table.Adjustment) table.Adjustment {
	who := g.def.cast.Find(a.Who)
	switch {
	case a.Do != "set":
	case a.What == "relationship_dice":
		a.What = "relationship dice"
	case who >= 0 && a.What != "" && a.What == g.sheets[who].secondary:
		a.What = "secondary"
	}
	return a
}

// dailies returns the keys of all Daily abilities on any sheet.
func (g *Game) dailies() []string {
	var out []string
	for who := range g.sheets {
		for _, n := range g.sheets[who].list {
			if d := &g.def.abilities[n]; d.freq == freqDaily && !slices.Contains(out, d.key) {
				out = append(out, d.key)
			}
		}
	}
	return out
}

// doorIDs returns the ids of the doors.
func (g *Game) doorIDs() []string {
	var out []string
	for i := range g.def.objects {
		if g.def.objects[i].door != doorNone {
			out = append(out, g.def.cast.Things[i].ID)
		}
	}
	return out
}
