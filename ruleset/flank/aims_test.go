package flank_test

import (
	"fmt"
	"testing"

	"fray/ruleset/flank"
	"fray/table"
)

// TestPinnedAims: an area can be aimed at each place that is listed and at no other, whether all are listed first or one is named at once.
func TestPinnedAims(t *testing.T) {
	first := 100
	for _, tc := range []struct {
		shape, size string
		reach       int // of a burst its range, else its length
		places      int
		none, some  string // a place too near, too far or behind the wall; one at the edge
	}{
		{"burst", "", 2, 22, "4,1", "4,4"},
		{"burst", "large", 2, 32, "2,5", "5,5"},
		{"cone", "", 3, 8, "4,4", "3,3"},
		{"line", "", 3, 30, "2,2", "5,5"},
	} {
		a := flank.Ability{Target: "area", Area: &flank.Area{Shape: tc.shape, Radius: 5 * tc.reach}}
		if tc.shape == "burst" {
			far := 5 * tc.reach
			a.Range, a.Area.Radius = &far, 5
		}
		s := &flank.Setup{
			Abilities: map[string]flank.Ability{"wave": a},
			Combatants: []flank.Combatant{
				{ID: "a", Side: "red", At: "2,2", Size: tc.size, Feats: []string{"psion"}, Focused: true, Spells: []string{"wave"}, SQMax: 3, Given: &first, Begun: true},
				{ID: "b", Side: "blue", At: "8,8", Begun: true},
			},
		}
		s.Map.Squares = []string{". . . . . . . . .\n. . . # . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . # . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . ."}
		s.Map.Legend = map[string]string{"#": "wall"}
		g, problems := flank.New(s)
		for _, p := range problems {
			t.Fatal(p)
		}
		listed := map[string]bool{}
		open := func() (*table.Session, *table.Question) {
			session := table.NewSession(g, table.Options{Seed: table.Practice(1)})
			return session, session.Open()
		}
		session, q := open()
		var cast table.Option
		for k := range q.Count() {
			if o := q.Kth(k); session.Game().Book().VerbName(o.Verb) == "cast" {
				listed[session.Game().Key(q, o)], cast = true, o
			}
		}
		for cell := range int32(9 * 9) {
			session, q := open()
			o := cast.To(cell)
			if key := session.Game().Key(q, o); q.Contains(o) != listed[key] {
				t.Errorf("%s: %s is listed: %t, and open: %t", tc.shape, key, listed[key], !listed[key])
			}
		}
		if len(listed) != tc.places || listed["cast:wave:"+tc.none] || !listed["cast:wave:"+tc.some] {
			t.Errorf("%s: %d places, %s among them: %t, %s: %t; %v", fmt.Sprint(tc.shape, tc.size), len(listed), tc.none, listed["cast:wave:"+tc.none], tc.some, listed["cast:wave:"+tc.some], listed)
		}
	}
}
