package surge_test

import (
	"fmt"
	"testing"

	"fray/ruleset/surge"
	"fray/table"
)

// ended is an encounter with these combatants that the heroes have won, after some decrees.
func ended(t *testing.T, combatants []surge.Combatant, decrees ...table.Adjustment) *surge.Game {
	t.Helper()
	setup := &surge.Setup{Ruleset: "surge", Map: surge.Ground{Size: []int{9, 9}}, Combatants: combatants}
	s := table.NewSession(newGame(t, setup), table.Options{Seed: table.Practice(1)})
	for _, d := range append(decrees, table.Adjustment{Do: "end", What: "heroes"}) {
		if err := s.Adjust(d); err != nil {
			t.Fatal(err)
		}
	}
	return s.Game().(*surge.Game)
}

// set is the decree that sets a number of the hero.
func set(what string, value int) table.Adjustment {
	return table.Adjustment{Do: "set", Who: "a", What: what, Value: value}
}

// TestRests: what each rest takes off and gives back, to the last wound, step and die.
func TestRests(t *testing.T) {
	for _, x := range []struct {
		rest    string
		decrees []table.Adjustment
		want    string
	}{
		{"", nil, "wounds [2 1 1] social [1], Stress 3, fatigue 1, dice 0 2 0, dying false"},
		{"breather", nil, "wounds [1 1 1] social [], Stress 3, fatigue 0, dice 0 2 0, dying false"},
		{"night", nil, "wounds [1] social [], Stress 0, fatigue 0, dice 2 2 1, dying false"},
		{"", []table.Adjustment{set("pending", 1)}, "wounds [2 1 1] social [1], Stress 3, fatigue 2, dice 0 2 0, dying false"},
		{"breather", []table.Adjustment{set("pending", 1)}, "wounds [1 1 1] social [], Stress 3, fatigue 1, dice 0 2 0, dying false"},
		{"breather", []table.Adjustment{set("fatigue", 0)}, "wounds [1 1 1] social [], Stress 3, fatigue 0, dice 0 2 0, dying false"},
		{"breather", []table.Adjustment{{Do: "add", Who: "a", What: "dying"}}, "wounds [2 2 1 1] social [], Stress 3, fatigue 0, dice 0 2 0, dying false"},
		{"", []table.Adjustment{{Do: "add", Who: "a", What: "dying"}}, "wounds [3 2 1 1] social [1], Stress 3, fatigue 1, dice 0 2 0, dying true"},
		{"night", []table.Adjustment{set("wounds_3", 2), set("destiny", 5)}, "wounds [2 2 1] social [], Stress 0, fatigue 0, dice 5 2 1, dying false"},
	} {
		sheet := surge.Combatant{
			ID: "a", Side: "heroes", At: "1,1", Hero: true, Destiny: new(2), Fate: 2, Corruption: 1, Wounds: []int{1, 2, 1}, SocialWounds: []int{1}, Stress: 3, Fatigue: 1,
		}
		from := ended(t, []surge.Combatant{sheet, {ID: "c", Side: "heroes", At: "3,1"}, {ID: "b", Side: "foes", At: "7,7"}},
			append([]table.Adjustment{set("destiny", 0), set("corruption", 0)}, x.decrees...)...)
		next := &surge.Setup{Ruleset: "surge", Combatants: []surge.Combatant{sheet, {ID: "c", Side: "heroes"}, {ID: "d", Side: "foes"}}}
		if on, err := surge.Carry(next, from, []string{"a", "c"}, x.rest); err != nil || !on {
			t.Fatalf("%q: %v, %v", x.rest, on, err)
		}
		c := next.Combatants[0]
		got := fmt.Sprintf("wounds %v social %v, Stress %d, fatigue %d, dice %d %d %d, dying %v", c.Wounds, c.SocialWounds, c.Stress, c.Fatigue, *c.Destiny, c.Fate, c.Corruption, c.Dying)
		if got != x.want {
			t.Errorf("rest %q after %v: found %s, expected %s", x.rest, x.decrees, got, x.want)
		}
	}
}

// TestNotRested: an encounter that is not over carries nothing, and there is no rest of another name; a party that nobody can lead on
// ends here, and so does a Combat that another side has won.
func TestNotRested(t *testing.T) {
	people := []surge.Combatant{{ID: "a", Side: "heroes", At: "1,1"}, {ID: "b", Side: "foes", At: "7,7"}, {ID: "c", Side: "heroes", At: "3,1"}}
	from := ended(t, people)
	if _, err := surge.Carry(nil, newGame(t, &surge.Setup{Ruleset: "surge", Combatants: people}), []string{"a"}, ""); err == nil {
		t.Error("an encounter that is not over is carried on")
	}
	if _, err := surge.Carry(nil, from, []string{"a"}, "nap"); err == nil {
		t.Error("there is a rest nap")
	}
	for _, x := range []struct {
		party  []string
		decree []table.Adjustment
		on     bool
	}{
		{[]string{"a"}, nil, true},
		{[]string{"b"}, nil, false},
		{[]string{"nobody"}, nil, false},
		{[]string{"a"}, []table.Adjustment{set("pending", 3)}, false},
		{[]string{"a"}, []table.Adjustment{set("pending", 2)}, true},
		{[]string{"a"}, []table.Adjustment{set("social_3", 1)}, false},
		{[]string{"a", "c"}, []table.Adjustment{set("wounds_3", 1)}, true}, // c can act
	} {
		if on, err := surge.Carry(nil, ended(t, people, x.decree...), x.party, ""); err != nil || on != x.on {
			t.Errorf("%v after %v: %v, %v, expected %v", x.party, x.decree, on, err, x.on)
		}
	}
}

// TestLostAndContinued: a Conflict that another side has won leads on, a Combat does not.
func TestLostAndContinued(t *testing.T) {
	for kind, want := range map[string]bool{"combat": false, "conflict": true} {
		setup := &surge.Setup{
			Ruleset: "surge", Type: kind, Map: surge.Ground{Size: []int{9, 9}},
			Combatants: []surge.Combatant{{ID: "a", Side: "heroes", At: "1,1"}, {ID: "b", Side: "foes", At: "7,7"}},
		}
		s := table.NewSession(newGame(t, setup), table.Options{Seed: table.Practice(1)})
		if err := s.Adjust(table.Adjustment{Do: "end", What: "foes"}); err != nil {
			t.Fatal(err)
		}
		if on, err := surge.Carry(nil, s.Game().(*surge.Game), []string{"a"}, ""); err != nil || on != want {
			t.Errorf("a lost %s leads on: %t, %v", kind, on, err)
		}
	}
}

// TestNightDice: where the sheet gives no number, a hero has 1 Destiny after a night, and others have what is left.
func TestNightDice(t *testing.T) {
	for _, hero := range []bool{true, false} {
		sheet := surge.Combatant{ID: "a", Side: "heroes", At: "1,1", Hero: hero}
		from := ended(t, []surge.Combatant{sheet, {ID: "b", Side: "foes", At: "7,7"}}, set("destiny", 0))
		next := &surge.Setup{Ruleset: "surge", Combatants: []surge.Combatant{sheet}}
		if on, err := surge.Carry(next, from, []string{"a"}, "night"); err != nil || !on {
			t.Fatal(on, err)
		}
		if got := *next.Combatants[0].Destiny; got != table.Bit(hero) {
			t.Errorf("hero %t: %d Destiny", hero, got)
		}
	}
}

// TestForgotten: what names a member that does not come is taken out of the next encounter, and nothing else.
func TestForgotten(t *testing.T) {
	from := ended(t, []surge.Combatant{{ID: "a", Side: "heroes", At: "1,1"}, {ID: "b", Side: "foes", At: "7,7"}})
	for _, named := range []string{"z", "d"} { // z does not come, d is of the next encounter
		next := &surge.Setup{
			Combatants: []surge.Combatant{
				{ID: "a", Side: "heroes", Controller: named, Attitudes: map[string]string{named: "helpful", "x": "hostile"}}, {ID: "z", Side: "heroes", At: "z"}, {ID: "d", Side: "foes"},
			},
			Map:       surge.Ground{Draw: ". z"},
			Tasks:     []surge.Task{{ID: "gate", OpposedBy: named, Opposing: "insight"}},
			Objective: &surge.Objective{Kind: "protect", Subject: named},
		}
		if on, err := surge.Carry(next, from, []string{"a", "z"}, ""); err != nil || !on {
			t.Fatal(on, err)
		}
		found := fmt.Sprintf("%d %q %v %q %q %v %q", len(next.Combatants), next.Combatants[0].Controller, next.Combatants[0].Attitudes, next.Tasks[0].OpposedBy, next.Tasks[0].Opposing, next.Objective != nil, next.Map.Draw)
		want := map[string]string{"z": `2 "" map[x:hostile] "" "" false ". ."`, "d": `2 "d" map[d:helpful x:hostile] "d" "insight" true ". ."`}[named]
		if found != want {
			t.Errorf("%s: found %s, expected %s", named, found, want)
		}
	}
}

// TestOpinions: what somebody has come to feel about a topic is felt in the next encounter with it too.
func TestOpinions(t *testing.T) {
	setup := &surge.Setup{
		Type: "conflict", Topics: []string{"hunting", "war"},
		Combatants: []surge.Combatant{
			{ID: "a", Side: "heroes", Skills: map[string]int{"persuasion": 40}, Initiative: new(20)}, {ID: "b", Side: "foes", Initiative: new(10)},
		},
	}
	s := table.NewSession(newGame(t, setup), table.Options{Seed: table.Practice(1)})
	seats := s.Game().Cast().Combatants
	for _, words := range []string{"about:improve:hunting", "about:worsen:war"} {
		for _, key := range []string{"influence:b:persuasion", words} {
			if err := s.Answer(seats[0].Seat, key); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.Answer(seats[1].Seat, "pass"); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Adjust(table.Adjustment{Do: "end", What: "heroes"}); err != nil {
		t.Fatal(err)
	}
	next := &surge.Setup{Topics: []string{"hunting", "war"}, Combatants: []surge.Combatant{{ID: "a", Side: "heroes"}, {ID: "b", Side: "foes"}}}
	if on, err := surge.Carry(next, s.Game().(*surge.Game), []string{"a"}, ""); err != nil || !on {
		t.Fatal(on, err)
	}
	if got, want := fmt.Sprint(next.Combatants[1].Attitudes), "map[hunting:helpful war:hostile]"; got != want {
		t.Errorf("found %s, expected %s", got, want)
	}
}

// TestRegards: an attitude of or to somebody who is not in the next encounter waits for a later one, the latest of two alone; nobody
// brings what concerns the hidden.
func TestRegards(t *testing.T) {
	setup := &surge.Setup{
		Type: "conflict", Regards: []surge.Regard{{Of: "z", To: "a", Attitude: "hostile"}, {Of: "b", To: "q", Attitude: "hostile"}, {Of: "b", To: "a", Attitude: "unfavorable"}},
		Combatants: []surge.Combatant{{ID: "h", Side: "foes"}, {ID: "a", Side: "heroes"}, {ID: "b", Side: "foes"}},
	}
	s := table.NewSession(newGame(t, setup), table.Options{Seed: table.Practice(1)})
	for _, d := range []table.Adjustment{
		{Do: "attitude", Who: "h", What: "hostile", At: "a"},
		{Do: "attitude", Who: "b", What: "helpful", At: "h"},
		{Do: "attitude", Who: "b", What: "favorable", At: "a"},
		{Do: "hide", Who: "h"},
		{Do: "end", What: "heroes"},
	} {
		if err := s.Adjust(d); err != nil {
			t.Fatal(err)
		}
	}
	for with, want := range map[string]string{
		"q": "map[] [{z a hostile} {b q hostile} {b a favorable}]",
		"b": "map[a:favorable] [{z a hostile} {b q hostile}]",
	} {
		next := &surge.Setup{Regards: []surge.Regard{{Of: "x", To: "y", Attitude: "hostile"}}, Combatants: []surge.Combatant{{ID: with, Side: "foes"}, {ID: "a", Side: "heroes"}, {ID: "h", Side: "foes"}}}
		if on, err := surge.Carry(next, s.Game().(*surge.Game), []string{"a"}, ""); err != nil || !on {
			t.Fatal(on, err)
		}
		if got := fmt.Sprint(next.Combatants[0].Attitudes, next.Regards); got != want {
			t.Errorf("%s: found %s, expected %s", with, got, want)
		}
	}
}
