package flank_test

import (
	"slices"
	"testing"

	"fray/ruleset/flank"
	"fray/table"
)

// turnOf keeps what the first question of a turn warns of, by the keys of its choices, and ends the turn.
type turnOf struct {
	g      *flank.Game
	warned map[string][]string
}

// Answer describes each option.
func (f *turnOf) Answer(q *table.Question) (table.Option, bool) {
	if f.warned == nil && flank.IsTurn(q) {
		f.warned = map[string][]string{}
		for k := range q.Count() {
			c := f.g.Describe(q, q.Kth(k))
			f.warned[c.Key] = c.Warnings
		}
	}
	return q.Default(), true
}

// TestHarmIsMarked: what would harm the own side says so, and nothing else does.
func TestHarmIsMarked(t *testing.T) {
	early := 20
	s := &flank.Setup{
		Items: map[string]flank.Item{"sword": {Attacks: []flank.Attack{{Dice: "1d8"}}}},
		Abilities: map[string]flank.Ability{
			"sting": {School: "storm", Damage: []flank.Part{{Dice: "1d6", Type: "electricity"}}},
			"mend":  {School: "life", Heals: "1d8"},
		},
		Combatants: []flank.Combatant{
			{ID: "a", Side: "red", At: "1,0", Given: &early, Held: []string{"sword"}, Feats: []string{"psion"}, Focused: true, Spells: []string{"sting", "mend"}, SQMax: 2},
			{ID: "c", Side: "red", At: "0,0"},
			{ID: "b", Side: "blue", At: "2,0"},
		},
	}
	s.Map.Squares = []string{"..."}
	g, problems := flank.New(s)
	for _, p := range problems {
		t.Fatal(p)
	}
	f := &turnOf{g: g}
	tb := table.Table{Answers: f}
	for f.warned == nil {
		tb.Beat(g)
	}
	for key, want := range map[string]bool{
		"attack:sword:c": true, "attack:sword:b": false, "trip:sword:c": true, "grapple:c": true, "grapple:b": false, "assist:c": false,
		"cast:sting:c": true, "cast:sting:b": false, "cast:mend:c": false, "cast:sting:a": true, "cast:mend:a": false,
	} {
		warnings, listed := f.warned[key]
		if !listed {
			t.Errorf("%s is not listed", key)
		}
		if got := slices.Contains(warnings, "harms your side"); got != want {
			t.Errorf("%s: it is marked %t, want %t (%v)", key, got, want, warnings)
		}
	}
}
