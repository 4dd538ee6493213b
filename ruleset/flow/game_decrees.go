package flow

import "fray/table"

// Decrees are what the GM may decree: the words that Adjust knows.
func (g *Game) Decrees() []table.Decree {
	states := []string{
		"prone", "bleeding", "poison", "pinned", "slowed", "ward", "ap_next", "lose_ap", "total-defense", "flow-state", "acted", "stable",
		"feint", "shove", "step", "reaction-fp", "break-free",
	}
	out := []table.Decree{
		{
			Do: "set", Text: "set a number of", Who: table.Somebody("Who"),
			What: table.Word("Which number", "hp", "ap", "rp", "fp", "initiative", "moves"), Value: table.Number("To"),
		},
		{
			Do: "add", Text: "give a condition to", Who: table.Somebody("Who"), What: table.Word("Which condition", states...),
			Value: table.Number("How much").OrNot(), At: table.Number("For how many rounds").OrNot(),
		},
		{Do: "clear", Text: "take a condition from", Who: table.Somebody("Who"), What: table.Word("Which condition", states...)},
		{
			Do: "add", Text: "have somebody hold or feint", Who: table.Somebody("Who"), What: table.Word("How", "held", "feinted"),
			At: table.Somebody("By whom"),
		},
		{
			Do: "clear", Text: "free from a hold or a feint", Who: table.Somebody("Who"), What: table.Word("From what", "held", "feinted"),
			At: table.Somebody("By whom"),
		},
		{Do: "place", Text: "put elsewhere", Who: table.Somebody("Who"), At: table.Somewhere("Where")},
		{
			Do: "run", Text: "call for a check on running", Who: table.Somebody("Who"), Value: table.Number("How fast, in miles an hour (above 10)"),
		},
	}
	var doors []string
	for i := range g.def.objectDefs {
		if d := &g.def.objectDefs[i]; d.door {
			doors = append(doors, g.id(table.Thing(i)))
		}
	}
	if len(doors) > 0 {
		out = append(out, table.Decree{
			Do: "object", Text: "change a door", Who: table.Word("Which door", doors...), What: table.Word("It is now", "open", "closed", "locked"),
		})
	}
	return append(out, table.CommonDecrees(&g.def.cast)...)
}
