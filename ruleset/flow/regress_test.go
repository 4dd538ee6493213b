package flow_test

import (
	"slices"
	"strings"
	"testing"

	"fray/ruleset/flow"
	"fray/space"
	"fray/table"
)

// two is the smallest fight: a and b side by side, a to begin.
func two() *flow.Setup {
	s := skirmish(1, 1)
	s.Combatants = []flow.Combatant{
		{ID: "a", Side: "red", At: "5,5", Initiative: new(9)},
		{ID: "b", Side: "blue", At: "6,5", Initiative: new(1)},
	}
	return s
}

// keys are the keys of what the first seat beside the GM is offered.
func keys(s *table.Session) []string {
	var out []string
	for _, c := range s.Choices(1) {
		out = append(out, c.Key)
	}
	return out
}

// count is how many keys begin with a text.
func count(keys []string, with string) int {
	n := 0
	for _, k := range keys {
		if strings.HasPrefix(k, with) {
			n++
		}
	}
	return n
}

func decree(t *testing.T, s *table.Session, as ...table.Adjustment) {
	t.Helper()
	for _, a := range as {
		if err := s.Adjust(a); err != nil {
			t.Fatal(err)
		}
	}
}

func answer(t *testing.T, s *table.Session, keys ...string) {
	t.Helper()
	for _, k := range keys {
		if err := s.Answer(s.Open().Seats.First(), k); err != nil {
			t.Fatal(err)
		}
	}
}

// TestNamesThatCollide: what would make two options alike in their keys is refused.
func TestNamesThatCollide(t *testing.T) {
	for path, change := range map[string]func(*flow.Setup){
		"items.dagger-2":             func(s *flow.Setup) { s.Items["dagger-2"] = s.Items["dagger"] },
		"items.unarmed":              func(s *flow.Setup) { s.Items["unarmed"] = s.Items["dagger"] },
		"items.a:b":                  func(s *flow.Setup) { s.Items["a:b"] = s.Items["dagger"] },
		"abilities.pin":              func(s *flow.Setup) { s.Abilities["pin"] = s.Abilities["mend"] },
		"combatants[0].abilities[1]": func(s *flow.Setup) { s.Combatants[0].Abilities = []string{"mend", "mend"} },
		"items.shortbow.range":       func(s *flow.Setup) { s.Items["shortbow"] = flow.Item{Category: "bow", Damage: "1d6"} },
		"objects[0].at":              func(s *flow.Setup) { s.Objects = []flow.Object{{ID: "o", At: "5,5", Solid: true}} },
		"objects[1].at": func(s *flow.Setup) {
			s.Objects = []flow.Object{{ID: "o", At: "5,5"}, {ID: "d", At: "6,5", Kind: "door"}}
		},
	} {
		s := two()
		change(s)
		_, problems := flow.New(s)
		if len(problems) != 1 || problems[0].Path != path {
			t.Errorf("found %v, expected a problem at %s", problems, path)
		}
	}
}

// TestTwoSwordsHaveTwoNames: one's own, and one that was nobody's.
func TestTwoSwordsHaveTwoNames(t *testing.T) {
	set := two()
	set.Combatants[0].Hands.Main = "sword"
	set.Ground = []flow.Lying{{Item: "sword", At: "5,5"}}
	s := table.NewSession(newGame(t, set), table.Options{})
	answer(t, s, "pickup:sword-2")
	for s.Open().Kind != 0 || s.Open().Who != 0 {
		answer(t, s, "none")
	}
	if got := keys(s); count(got, "attack:b:sword") != 2 || count(got, "attack:b:sword-2") != 1 {
		t.Errorf("two swords in hand, but the options are %v", got)
	}
}

// TestTwoOrbsAreOneOption: what two items in hand can do alike is listed once, and so is what a two-handed one can.
func TestTwoOrbsAreOneOption(t *testing.T) {
	for _, hands := range []int{1, 2} {
		set := two()
		set.Items["orb"] = flow.Item{Ability: "glow", Hands: hands}
		set.Abilities["glow"] = flow.Ability{Kind: "item", AP: new(1), Range: "self"}
		set.Combatants[0].Hands.Main = "orb"
		if hands == 1 {
			set.Combatants[0].Hands.Off = "orb"
		}
		s := table.NewSession(newGame(t, set), table.Options{})
		if got := keys(s); count(got, "use:glow") != 1 {
			t.Errorf("%d hands: %v", hands, got)
		}
	}
}

// TestExplainedIsPlain: asking what is blocked once listed a spell of a held caster, a pinning shot out of reach, and
// Carry Through without an axe.
func TestExplainedIsPlain(t *testing.T) {
	set := two()
	set.Combatants[0].Casting, set.Combatants[0].Abilities = new(90), []string{"ember-dart"}
	s := table.NewSession(newGame(t, set), table.Options{})
	decree(t, s, table.Adjustment{Do: "add", What: "held", Who: "a", At: "b"})
	before := s.Open().Count()
	s.Blocked(1)
	if after := s.Open().Count(); before != after || count(keys(s), "cast:") > 0 {
		t.Errorf("%d options, with explanations %d", before, after)
	}
}

// TestReadiedDoorIsListedOnce: what a Readied Action can open once was listed twice.
func TestReadiedDoorIsListedOnce(t *testing.T) {
	set := two()
	set.Objects = []flow.Object{{ID: "gate", Kind: "door", At: "5,4"}}
	s := table.NewSession(newGame(t, set), table.Options{})
	answer(t, s, "ready", "open", "attacks", "attack:a:unarmed")
	if got := keys(s); count(got, "open:gate") != 1 {
		t.Errorf("the Readied Action may be %v", got)
	}
}

// TestDecreesForTheFallen: who is Down has no pools, is prone and defends nothing, whatever the GM says.
func TestDecreesForTheFallen(t *testing.T) {
	s := table.NewSession(newGame(t, skirmish(2, 2)), table.Options{})
	decree(t, s, table.Adjustment{Do: "set", Who: "b1", What: "hp", Value: -1})
	for _, a := range []table.Adjustment{
		{Do: "set", Who: "b1", What: "ap", Value: 5},
		{Do: "set", Who: "b1", What: "rp", Value: 1},
		{Do: "set", Who: "b1", What: "fp", Value: 1},
		{Do: "clear", Who: "b1", What: "prone"},
		{Do: "add", Who: "b1", What: "total-defense"},
	} {
		if s.Adjust(a) == nil {
			t.Errorf("%+v is accepted", a)
		}
	}
}

// TestBigFormulas: a die of 100000 sides and a constant of as many were cut to 16 bits; what nobody can count is refused.
func TestBigFormulas(t *testing.T) {
	for text, good := range map[string]bool{"1d100000": true, "1d4 + 100000": true, "1d6 / 0": false, "1000d1000000": false, "melee * 10000": false} {
		set := two()
		set.Items["sword"] = flow.Item{Category: "sword", Damage: text}
		set.Combatants[0].Hands.Main, set.Combatants[0].Melee = "sword", new(200)
		set.Combatants[1].HPMax, set.Combatants[1].RPMax, set.Combatants[1].FPStart = new(5), new(0), new(0)
		g, problems := flow.New(set)
		if (g != nil) != good || len(problems) > 1 {
			t.Errorf("%s: %v", text, problems)
			continue
		}
		if !good {
			continue
		}
		s := table.NewSession(g, table.Options{Seed: table.Practice(1)})
		answer(t, s, "attack:b:sword")
		if r, over := s.Over(); !over || r != 0 {
			t.Errorf("%s does not fell one of 5 hit points", text)
		}
	}
}

// TestGreatPools: AP given again and again once turned negative, which is 0.
func TestGreatPools(t *testing.T) {
	set := two()
	set.Abilities["haste"] = flow.Ability{AP: new(1), Range: "self", Effects: []flow.Effect{{Do: "ap", Value: 1000}}}
	set.Combatants[0].Abilities = []string{"haste"}
	s := table.NewSession(newGame(t, set), table.Options{})
	for range 40 {
		answer(t, s, "use:haste")
	}
}

// script answers by keys, and if it looks describes every option before.
type script struct {
	t    *testing.T
	g    *flow.Game
	keys []string
	look bool
}

func (s *script) Answer(q *table.Question) (table.Option, bool) {
	key := s.keys[0]
	s.keys = s.keys[1:]
	for k := range q.Count() {
		if s.look {
			s.g.Describe(q, q.Kth(k))
		}
	}
	for k := range q.Count() {
		if s.g.Key(q, q.Kth(k)) == key {
			return q.Kth(k), true
		}
	}
	s.t.Fatalf("%s is not listed", key)
	return q.Default(), true
}

// TestLookingOnTheWay: a host that looks at a Readied Move in the middle of somebody's walk must not change the walk. The
// way of the mover lay in the scratch that the looking used.
func TestLookingOnTheWay(t *testing.T) {
	set := two()
	set.Map = space.Plan{Hex: []int{10, 2}, Origin: []int{0, 0}}
	set.Combatants[0].At, set.Combatants[1].At = "0,0", "3,1"
	set.Combatants[1].Initiative, set.Combatants[1].RPMax, set.Combatants[1].FPStart = new(20), new(0), new(0)
	for _, looking := range []bool{false, true} {
		g := newGame(t, set)
		s := &script{t, g, []string{"ready", "move", "enters", "move:6,0", "none"}, looking}
		tb := &table.Table{Answers: s}
		for len(s.keys) > 0 {
			tb.Beat(g)
		}
		if at := g.View(table.GM).Tokens[0].Cell; at != "6,0" {
			t.Errorf("looking %v: the walk ends at %s", looking, at)
		}
	}
}

// TestPushFromAfar: a push from three hexes away once pulled.
func TestPushFromAfar(t *testing.T) {
	set := two()
	set.Combatants[1].At = "8,5"
	set.Abilities["gust"] = flow.Ability{Range: "9", Effects: []flow.Effect{{Do: "push"}}}
	set.Combatants[0].Abilities = []string{"gust"}
	s := table.NewSession(newGame(t, set), table.Options{})
	answer(t, s, "use:gust:b")
	if q := s.Open(); q.Count() != 2 && q.Count() != 3 {
		t.Fatalf("pushed to one of %d hexes", q.Count())
	}
	answer(t, s, "put:9,5")
	if at := s.Game().View(table.GM).Tokens[1].Cell; at != "9,5" {
		t.Errorf("pushed to %s", at)
	}
}

// TestPushedAwayFromTheDoor: who is no longer in reach of the door does not hit it.
func TestPushedAwayFromTheDoor(t *testing.T) {
	set := two()
	set.Objects = []flow.Object{{ID: "gate", Kind: "door", At: "6,4", Attackable: true}}
	set.Combatants[1].Initiative, set.Combatants[1].Athletics, set.Combatants[0].Athletics = new(20), new(200), new(1)
	set.Combatants[0].Melee = new(200)
	pushed := false
	for seed := range uint64(20) {
		s := table.NewSession(newGame(t, set), table.Options{Seed: table.Practice(seed)})
		answer(t, s, "ready", "shove", "attacks", "attack:gate:unarmed", "shove:a:push")
		for q := s.Open(); q.Kind != 0; q = s.Open() {
			key := s.Game().Describe(q, q.Kth(q.Count()-1)).Key
			if key == "prone" {
				key = "push"
			}
			answer(t, s, key)
		}
		if s.Game().View(table.GM).Tokens[0].Cell != "4,6" {
			continue
		}
		pushed = true
		for _, e := range s.Events() {
			if e.Kind == table.Hit {
				t.Fatalf("seed %d: a is two hexes from the gate and hits it", seed)
			}
		}
	}
	if !pushed {
		t.Fatal("nobody was pushed away")
	}
}

// TestHeaps: three hundred things in one hex and in one bag have no two options alike.
func TestHeaps(t *testing.T) {
	set := two()
	for range 300 {
		set.Ground = append(set.Ground, flow.Lying{Item: "dagger", At: "5,5"})
	}
	for range 100 {
		set.Combatants[0].Carried = append(set.Combatants[0].Carried, "sword")
	}
	s := table.NewSession(newGame(t, set), table.Options{})
	seen := map[string]bool{}
	for _, k := range keys(s) {
		if seen[k] {
			t.Fatalf("%s is listed twice", k)
		}
		seen[k] = true
	}
	if !seen["pickup:dagger-255"] || !seen["draw:sword-100"] {
		t.Error("not all that can be named is listed")
	}
}

// TestFelledByAReaction: an attacker that goes down by a reaction to its attack does not land it.
func TestFelledByAReaction(t *testing.T) {
	set := two()
	set.Abilities["spikes"] = flow.Ability{Timing: "reaction_window", Damage: "100"}
	set.Combatants[0].Melee, set.Combatants[1].Abilities = new(200), []string{"spikes"}
	s := table.NewSession(newGame(t, set), table.Options{})
	answer(t, s, "attack:b:unarmed", "use:spikes")
	if v := s.Game().View(table.GM); !v.Tokens[0].Down || v.Tokens[1].Meters[0].Value != 20 {
		t.Errorf("the attacker is down: %v; its target has %d HP of 20", v.Tokens[0].Down, v.Tokens[1].Meters[0].Value)
	}
}

// TestUpAgainInAFreeHex: who gets up where another stands, or under a shut door, gets up beside it.
func TestUpAgainInAFreeHex(t *testing.T) {
	for name, meanwhile := range map[string]table.Adjustment{
		"somebody stands there": {Do: "place", Who: "a", At: "6,5"},
		"the door is shut":      {Do: "object", Who: "gate", What: "closed"},
	} {
		set := two()
		set.Combatants = append(set.Combatants, flow.Combatant{ID: "c", Side: "blue", At: "9,9", Initiative: new(0)})
		set.Objects = []flow.Object{{ID: "gate", Kind: "door", State: "open", At: "6,5"}}
		s := table.NewSession(newGame(t, set), table.Options{})
		decree(t, s, table.Adjustment{Do: "set", Who: "b", What: "hp", Value: 0}, meanwhile, table.Adjustment{Do: "set", Who: "b", What: "hp", Value: 9})
		if faults := s.Position().Rest.(*flow.Game).Faults(); len(faults) > 0 || s.Game().View(table.GM).Tokens[1].Cell == "6,5" {
			t.Errorf("%s: b is at %s: %v", name, s.Game().View(table.GM).Tokens[1].Cell, faults)
		}
	}
}

// TestWarningsNameWhoCanStrike: an enemy that threatens is no danger without RP, unless it can get some (flow.threat.reaction).
func TestWarningsNameWhoCanStrike(t *testing.T) {
	for _, tt := range []struct{ rp, fp, warned int }{{1, 0, 1}, {0, 2, 1}, {0, 1, 0}} {
		s := table.NewSession(newGame(t, two()), table.Options{})
		decree(t, s,
			table.Adjustment{Do: "set", Who: "b", What: "rp", Value: tt.rp}, table.Adjustment{Do: "set", Who: "b", What: "fp", Value: tt.fp},
			table.Adjustment{Do: "add", Who: "a", What: "prone"},
		)
		for _, c := range s.Choices(1) {
			if c.Key == "stand" && len(c.Warnings) != tt.warned {
				t.Errorf("with %d RP and %d FP: standing up warns of %v", tt.rp, tt.fp, c.Warnings)
			}
		}
		decree(t, s, table.Adjustment{Do: "clear", Who: "a", What: "prone"})
		for _, c := range s.Choices(1) {
			if c.Key == "move:4,5" && len(c.Warnings) != tt.warned {
				t.Errorf("with %d RP and %d FP: walking away warns of %v", tt.rp, tt.fp, c.Warnings)
			}
		}
	}
}

// TestBlockedKeys: an option that is blocked altogether has the key of its word alone, also where keys are made without the rest.
func TestBlockedKeys(t *testing.T) {
	set := two()
	set.Combatants[0].Casting, set.Combatants[0].Abilities = new(60), []string{"fire-burst"}
	g := newGame(t, set)
	s := table.NewSession(g, table.Options{})
	decree(t, s, table.Adjustment{Do: "set", Who: "a", What: "ap"})
	var got []string
	for _, b := range s.Blocked(1) {
		got = append(got, b.Key)
	}
	for _, want := range []string{"move", "cast:fire-burst"} {
		if !slices.Contains(got, want) {
			t.Errorf("%s is not among the blocked: %v", want, got)
		}
	}
	move, _ := g.Book().FindVerb("move")
	if key := g.Key(s.Open(), table.Do(move)); key != "move" {
		t.Errorf("the key is %q", key)
	}
}

// TestItemInAWall refuses an item that lies where nobody can stand.
func TestItemInAWall(t *testing.T) {
	s := skirmish(2, 2)
	s.Map.Terrain = []space.Patch{{Kind: "wall", At: []string{"0,0"}}}
	s.Ground = []flow.Lying{{Item: "sword", At: "0,0"}}
	_, problems := flow.New(s)
	if len(problems) != 1 || problems[0].Path != "ground[0].at" || !strings.HasPrefix(problems[0].Why, "0,0 cannot be entered") {
		t.Errorf("found %v", problems)
	}
}
