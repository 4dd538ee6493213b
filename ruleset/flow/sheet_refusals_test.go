package flow_test

import (
	"strings"
	"testing"

	"fray/ruleset/flow"
	"fray/space"
)

// change makes an encounter of a, red at 0,0, and d, blue at 1,0, into another one.
type change func(s *flow.Setup, a, d *flow.Combatant)

// read compiles the encounter after the change, and gives its problems as path: why.
func (c change) read() string {
	s := &flow.Setup{
		Ruleset: "flow", Map: space.Plan{Hex: []int{9, 9}, Origin: []int{4, 4}, Terrain: []space.Patch{{Kind: "wall", At: []string{"2,2"}}}},
		Items: map[string]flow.Item{
			"blade": {Category: "sword", Reach: 1, Damage: "1"}, "beam": {Category: "mace", Reach: 1, Damage: "1", Hands: 2},
			"rod": {Ability: "glow"},
		},
		Abilities:  map[string]flow.Ability{"glow": {Kind: "item", AP: new(1), Range: "self"}, "jab": {Kind: "class", AP: new(1), Range: "touch"}},
		Combatants: []flow.Combatant{{ID: "a", Side: "red", At: "0,0"}, {ID: "d", Side: "blue", At: "1,0"}},
	}
	c(s, &s.Combatants[0], &s.Combatants[1])
	var out []string
	_, problems := flow.New(s)
	for _, p := range problems {
		out = append(out, p.Path+": "+p.Why)
	}
	return strings.Join(out, "\n")
}

// blade changes the item blade, which a carries.
func blade(do func(in *flow.Item)) change {
	return func(s *flow.Setup, a, _ *flow.Combatant) {
		in := s.Items["blade"]
		do(&in)
		s.Items["blade"] = in
		a.Carried = []string{"blade"}
	}
}

// ability changes an ability of the encounter.
func ability(key string, do func(in *flow.Ability)) change {
	return func(s *flow.Setup, _, _ *flow.Combatant) {
		in := s.Abilities[key]
		do(&in)
		s.Abilities[key] = in
	}
}

// TestSheetsRefused: what a sheet cannot say is refused at its place, once.
func TestSheetsRefused(t *testing.T) {
	for _, x := range []struct {
		want string
		do   change
	}{
		{"combatants: all are on one side", func(_ *flow.Setup, _, d *flow.Combatant) { d.Side = "red" }},
		{"combatants[1].at: 0,0 is taken by a", func(_ *flow.Setup, _, d *flow.Combatant) { d.At = "0,0" }},
		{"combatants[1].at: 2,2 cannot be entered", func(_ *flow.Setup, _, d *flow.Combatant) { d.At = "2,2" }},
		{"combatants[1].at: missing", func(_ *flow.Setup, _, d *flow.Combatant) { d.At = "" }},
		{"combatants[0].hands.main: beam needs both hands, but the other holds blade", func(_ *flow.Setup, a, _ *flow.Combatant) {
			a.Hands.Main, a.Hands.Off = "beam", "blade"
		}},
		{"items.unarmed: \"unarmed\" means an empty hand", func(s *flow.Setup, _, _ *flow.Combatant) { s.Items["unarmed"] = flow.Item{} }},
		{"items.blade-2: \"blade-2\" is what a further blade is called", func(s *flow.Setup, _, _ *flow.Combatant) { s.Items["blade-2"] = flow.Item{} }},
		{"abilities.pin: \"pin\" is a Flow Action of the rules", func(s *flow.Setup, _, _ *flow.Combatant) {
			s.Abilities["pin"] = flow.Ability{Kind: "class", AP: new(1), Range: "self"}
		}},
		{"items.blade.range: a bow or crossbow needs a range", blade(func(in *flow.Item) { in.Category = "bow" })},
		{"items.blade.range: a bow or crossbow needs a range, and is not thrown", blade(func(in *flow.Item) {
			in.Category, in.Range, in.Thrown = "crossbow", 5, true
		})},
		{"items.blade.thrown: found it without range", blade(func(in *flow.Item) { in.Thrown = true })},
		{"items.rod.ability: a magic item costs 1 or 2 AP, ability \"glow\" costs 0", ability("glow", func(in *flow.Ability) { in.AP = new(0) })},
		{"items.rod.ability: a magic item costs 1 or 2 AP, ability \"glow\" costs 3", ability("glow", func(in *flow.Ability) { in.AP = new(3) })},
		{"items.rod.ability: a magic item is used on one's turn", ability("glow", func(in *flow.Ability) { in.Timing = "after_hit" })},
		{"abilities.jab.against: found it without skill", ability("jab", func(in *flow.Ability) { in.Against = "agility" })},
		{"abilities.jab.attack_spell: found it without skill", ability("jab", func(in *flow.Ability) { in.Attack, in.Damage = true, "1" })},
		{"objects[0].toggles[0]: \"post\" is no door", func(s *flow.Setup, _, _ *flow.Combatant) {
			s.Objects = []flow.Object{{ID: "lever", At: "3,0", Toggles: []string{"post"}}, {ID: "post", At: "3,1"}}
		}},
		{"objects[0].at: a stands at 0,0", func(s *flow.Setup, _, _ *flow.Combatant) {
			s.Objects = []flow.Object{{ID: "gate", Kind: "door", State: "closed", At: "0,0"}}
		}},
		{"ground[0].at: 2,2 cannot be entered", func(s *flow.Setup, _, _ *flow.Combatant) {
			s.Ground = []flow.Lying{{Item: "blade", At: "2,2"}}
		}},
		{"surprised[0]: no combatant or side is called \"green\"", func(s *flow.Setup, _, _ *flow.Combatant) { s.Surprised = &[]string{"green"} }},
	} {
		if got := x.do.read(); !strings.HasPrefix(got, x.want) || strings.Contains(got, "\n") {
			t.Errorf("expected %s\nfound    %s", x.want, got)
		}
	}
}

// TestSheetsAccepted: what stands beside the refusals and is right.
func TestSheetsAccepted(t *testing.T) {
	for name, do := range map[string]change{
		"no change":                  func(*flow.Setup, *flow.Combatant, *flow.Combatant) {},
		"two hands":                  func(_ *flow.Setup, a, _ *flow.Combatant) { a.Hands.Main = "beam" },
		"one in each hand":           func(_ *flow.Setup, a, _ *flow.Combatant) { a.Hands.Main, a.Hands.Off = "blade", "rod" },
		"a bow":                      blade(func(in *flow.Item) { in.Category, in.Range = "bow", 1 }),
		"a thrown blade":             blade(func(in *flow.Item) { in.Thrown, in.Range = true, 1 }),
		"a magic item for 2 AP":      ability("glow", func(in *flow.Ability) { in.AP = new(2) }),
		"a blade-1 beside the blade": func(s *flow.Setup, _, _ *flow.Combatant) { s.Items["blade-1"] = flow.Item{} },
		"a blade-two":                func(s *flow.Setup, _, _ *flow.Combatant) { s.Items["blade-two"] = flow.Item{} },
		"a skill and another":        ability("jab", func(in *flow.Ability) { in.Skill, in.Against = "melee", "agility" }),
		"a lever and its door": func(s *flow.Setup, _, _ *flow.Combatant) {
			s.Objects = []flow.Object{{ID: "lever", At: "3,0", Toggles: []string{"gate"}}, {ID: "gate", Kind: "door", At: "3,1"}}
		},
		"an open door with somebody in it": func(s *flow.Setup, _, _ *flow.Combatant) {
			s.Objects = []flow.Object{{ID: "gate", Kind: "door", State: "open", At: "0,0"}}
		},
		"a surprised side":      func(s *flow.Setup, _, _ *flow.Combatant) { s.Surprised = &[]string{"red"} },
		"a surprised combatant": func(s *flow.Setup, _, _ *flow.Combatant) { s.Surprised = &[]string{"d"} },
	} {
		if got := do.read(); got != "" {
			t.Errorf("%s: %s", name, got)
		}
	}
}
