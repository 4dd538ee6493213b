package flank_test

import (
	"math/big"
	"testing"

	"fray/odds"
	"fray/ruleset/flank"
	"fray/table"
)

// TestPinnedOdds: the exact odds of an attack know each number on the die that the rules treat apart (flank.attack.natural_20,
// flank.attack.natural_1, flank.attack.critical, flank.attack.proficiency).
func TestPinnedOdds(t *testing.T) {
	no := false
	for _, tc := range []struct {
		ac, from int // AC besides 10, the lowest number that is critical
		skilled  *bool
		hits     int64 // of 20, critical ones twice
	}{
		{0, 20, nil, 11 + 1},
		{0, 12, nil, 11 + 9},
		{0, 10, nil, 11 + 11},
		{0, 2, nil, 11 + 11},
		{0, 12, &no, 11},
		{30, 18, nil, 1 + 1},
		{30, 18, &no, 1},
		{9, 19, nil, 2 + 2},
		{10, 19, nil, 1 + 1},
		{-7, 20, nil, 18 + 1},
		{-8, 2, nil, 19 + 19},
		{-20, 15, nil, 19 + 6},
	} {
		s := &flank.Setup{
			Items: map[string]flank.Item{"rod": {Attacks: []flank.Attack{{Dice: "1d4", Crit: tc.from, Skilled: tc.skilled}}}},
			Combatants: []flank.Combatant{
				{ID: "a", Side: "red", At: "0,0", Held: []string{"rod"}, Given: new(int), Begun: true},
				{ID: "b", Side: "blue", At: "1,0", AC: tc.ac, HPMax: 50, Begun: true},
			},
		}
		*s.Combatants[0].Given = 100
		g, problems := flank.New(s)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		session := table.NewSession(g, table.Options{Seed: table.Practice(1)})
		q := session.Open()
		option, ok := q.Groups()[0].Option, false
		for _, group := range q.Groups() {
			if o := group.Kth(0); session.Game().Key(q, o) == "attack:rod:b" {
				option, ok = o, true
			}
		}
		if !ok {
			t.Fatal("the attack is not offered")
		}
		r, err := odds.Option(t.Context(), session, option, odds.Options{Seat: session.Game().Cast().Combatants[0].Seat})
		if err != nil {
			t.Fatal(err)
		}
		want := big.NewRat(5*tc.hits, 2*20) // 1d4 is 5/2
		for _, e := range r.Effects {
			if e.Who == "b" && (e.Damage.Exact == nil || e.Damage.Exact.Cmp(want) != 0) {
				t.Errorf("AC %d, critical from %d: damage %v, want %v", 10+tc.ac, tc.from, e.Damage.Exact, want)
			}
		}
		if len(r.Effects) == 0 {
			t.Errorf("AC %d, critical from %d: no effects", 10+tc.ac, tc.from)
		}
	}
}
