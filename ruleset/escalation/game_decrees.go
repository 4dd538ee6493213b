package escalation

import (
	"slices"

	"fray/table"
)

// Decrees are what the GM may decree: the words that Adjust knows.
func (g *Game) Decrees() []table.Decree {
	who, conditions := func() *table.Field { return table.Somebody("Who") }, conditionNames()
	lasts := table.Word("For how long (else the whole encounter)", "save_ends", "one_round", "end_of_turn", "end_of_next_turn", "encounter")
	free := slices.DeleteFunc(slices.Clone(conditions), func(c string) bool { return c == conditionNames()[grabbed] })
	out := []table.Decree{
		{
			Do: "set", Text: "set a number of", Who: who(), Value: table.Number("To"),
			What: table.Word("Which number", "hp", "recoveries", "strain", "power", "secondary", "relationship dice", "fails"),
		},
		{Do: "set", Text: "set a number of the fight", What: table.Word("Which number", "die", "round"), Value: table.Number("To")},
		{
			Do: "add", Text: "give a condition to", Who: who(), What: table.Word("Which condition", free...),
			Value: table.Number("Save against it (9, 11 or 13)").OrNot(), At: lasts.OrNot(),
		},
		{Do: "add", Text: "give ongoing damage to", Who: who(), What: table.Word("What", "ongoing"), Value: table.Number("How much"), At: lasts},
		{
			Do: "add", Text: "have somebody grab", Who: who(), What: table.Word("How", conditions[grabbed]),
			At: table.Somebody("By whom (who stands beside it)"),
		},
		{Do: "clear", Text: "take a condition from", Who: who(), What: table.Word("Which condition", append(conditions, "ongoing")...)},
		{Do: "add", Text: "put into a state", Who: who(), What: table.Word("Which state", statusNames()...)},
		{
			Do: "place", Text: "put elsewhere", Who: who(), At: table.Somewhere("Where (else where it is)").OrNot(),
			What: table.Somebody("Beside whom").OrNot(),
		},
		{Do: "grant", Text: "give back, between encounters, to", Who: who(), What: table.Word("What", append([]string{"recovery"}, g.dailies()...)...)},
	}
	if doors := g.doorIDs(); len(doors) > 0 {
		out = append(out, table.Decree{
			Do: "object", Text: "change a door", Who: table.Word("Which door", doors...), What: table.Word("It is now", noDoor.names()[doorOpen:]...),
		})
	}
	return append(out, table.CommonDecrees(&g.def.cast)...)
}

// dailies are the keys of all Daily abilities that somebody has.
func (g *Game) dailies() []string {
	var out []string
	for who := range g.sheets {
		for _, n := range g.sheets[who].list {
			if d := &g.def.abilities[n]; d.freq == daily && !slices.Contains(out, d.key) {
				out = append(out, d.key)
			}
		}
	}
	return out
}

// doorIDs are the ids of the objects that are doors.
func (g *Game) doorIDs() []string {
	var out []string
	for i := range g.def.objects {
		if g.def.objects[i].door != noDoor {
			out = append(out, g.def.objects[i].id)
		}
	}
	return out
}
