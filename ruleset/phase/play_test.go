package phase_test

import (
	"fmt"
	"testing"

	"fray/ruleset/phase"
	"fray/ruleset/rulestest/property"
	"fray/space"
	"fray/table"
)

// skirmish is a fight of many kinds on a map of 20 by 20 hexes: every list of options is in use.
func skirmish(a, b int) *phase.Setup {
	s := &phase.Setup{
		Ruleset: "phase", Name: "skirmish", Map: space.Plan{Hex: []int{20, 20}},
		Items: map[string]phase.Item{"sword": {}, "rifle": {Hands: 2}, "spear": {Hands: 2}},
		Attacks: map[string]phase.Attack{
			"slash":  {DC: 5, Kind: "killing", NeedsItem: "sword"},
			"burst":  {DC: 6, Kind: "killing", Mode: "ranged", NeedsItem: "rifle", ShotsMax: 6},
			"poke":   {DC: 6, Reach: 1, NeedsItem: "spear"},
			"blast":  {DC: 9, Against: "energy", Mode: "ranged"},
			"throat": {Source: "body", ManOCV: 1, ManDCV: 2},
		},
		Powers: map[string]phase.Power{
			"field":  {Upkeep: 2, Effects: map[string]int{"rpd": 6, "red": 6}},
			"growth": {Upkeep: 1, Effects: map[string]int{"reach_growth": 1, "str": 15}},
		},
	}
	skills := map[string]phase.Skill{"acrobatics": {Roll: 12}, "breakfall": {Roll: 12}, "analyse": {Roll: 11}, "paramedics": {Roll: 11}}
	kinds := []phase.Combatant{
		{CV: new(5), STR: new(20), InHand: []string{"sword"}, Attacks: []string{"slash"}, Levels: 2, STUNMax: new(30), ENDMax: new(40)},
		{CV: new(5), InHand: []string{"rifle"}, Attacks: []string{"burst"}, STUNMax: new(25)},
		{CV: new(6), STR: new(35), CON: new(20), PD: new(10), RPD: 5, Powers: []string{"growth"}, STUNMax: new(45), ENDMax: new(50)},
		{CV: new(6), Attacks: []string{"blast"}, Powers: []string{"field"}, Deflection: true, STUNMax: new(30), ENDMax: new(50)},
		{CV: new(7), Attacks: []string{"throat", "poke"}, InHand: []string{"spear"}, Skills: skills, Reflexes: 1, Movement: new(8), STUNMax: new(30), ENDMax: new(40)},
	}
	h, _ := space.NewHexes(20, 20, 0, 0)
	for i := range a + b {
		c := kinds[i%len(kinds)]
		c.ID, c.Side = fmt.Sprintf("r%d", i+1), "red"
		k, n, col := i, a, 5
		if i >= a {
			c.ID, c.Side, k, n, col = fmt.Sprintf("b%d", i-a+1), "blue", i-a, b, 14
		}
		c.At = h.Name(h.AtOffset(col, 1+k*18/n))
		s.Combatants = append(s.Combatants, c)
	}
	return s
}

func newGame(t testing.TB, s *phase.Setup) *phase.Game {
	t.Helper()
	g, problems := phase.New(s)
	for _, p := range problems {
		t.Fatal(p)
	}
	return g
}

// FuzzReadState reads any bytes as a state, beginning with those of fights with a newcomer and without.
func FuzzReadState(f *testing.F) {
	start := newGame(f, skirmish(2, 3))
	g := start.Clone().(*phase.Game)
	f.Add(g.AppendState(nil))
	tb := &table.Table{Answers: &property.Roller{T: f}}
	for range 12 {
		tb.Beat(g)
		f.Add(g.AppendState(nil))
	}
	if err := g.Adjust(tb, table.Adjustment{Do: "join", Who: "late", What: "b1", At: "7,5"}); err != nil {
		f.Fatal(err)
	}
	f.Add(g.AppendState(nil))
	f.Fuzz(func(t *testing.T, state []byte) { property.FuzzState(t, start, state) })
}

// FuzzJoin has a combatant join by any sheet: it is there, sound and last, or nothing has changed.
func FuzzJoin(f *testing.F) {
	for i, sheet := range sheets() {
		f.Add(sheet, "n0", i%2 == 0)
	}
	f.Add(sheets()[0], "r1", false)
	f.Add(sheets()[0], "two words", true)
	f.Fuzz(func(t *testing.T, sheet, id string, reserve bool) {
		a := table.Adjustment{Do: "join", Who: id, At: "5,5", Sheet: sheet}
		if reserve {
			a.Do = "reserve"
		}
		property.Join(t, newGame(t, skirmish(2, 3)), a)
	})
}
