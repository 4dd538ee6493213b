package flank_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fray/ruleset/flank"
	"fray/table"
)

// TestPinnedFaults: what is wrong with a setup is said at its place, and a setup one step better is good.
func TestPinnedFaults(t *testing.T) {
	six := func(do string, what ...string) flank.Effect { return flank.Effect{Do: do, What: what, Value: "1"} }
	spell := func(a flank.Ability) func(s *flank.Setup) {
		return func(s *flank.Setup) { s.Abilities = map[string]flank.Ability{"hum": a} }
	}
	item := func(key string, i flank.Item) func(s *flank.Setup) {
		return func(s *flank.Setup) { s.Items = map[string]flank.Item{"rod": {}, key: i} }
	}
	second := func(change func(c *flank.Combatant)) func(s *flank.Setup) {
		return func(s *flank.Setup) { change(&s.Combatants[1]) }
	}
	attacks := func(n int) func(s *flank.Setup) {
		return func(s *flank.Setup) {
			s.Items = map[string]flank.Item{}
			for i := range n {
				key := fmt.Sprintf("knife%d", i/3)
				knife := s.Items[key]
				knife.Attacks = append(knife.Attacks, flank.Attack{Name: fmt.Sprintf("stab%d", i)})
				s.Items[key] = knife
			}
		}
	}
	for _, tc := range []struct {
		change func(s *flank.Setup)
		want   string // "" if nothing is wrong
	}{
		{func(*flank.Setup) {}, ""},
		{item("unarmed", flank.Item{}), `items.unarmed: "unarmed" is the attack without a weapon, expected another id`},
		{item("rod-2", flank.Item{}), `items.rod-2: "rod-2" is what a further rod is called, expected another id`},
		{item("rod-1", flank.Item{}), ""},
		{item("rod-x", flank.Item{}), ""},
		{item("staff-2", flank.Item{}), ""},
		{attacks(249), ""},
		{attacks(250), "items: the items and creatures have 251 attacks, expected at most 250"},
		{
			item("sling", flank.Item{Attacks: []flank.Attack{{Kind: "ranged"}, {Kind: "melee"}}}),
			"items.sling.attacks[1].name: another attack of sling is called sling, expected another name",
		},
		{item("spear", flank.Item{Attacks: []flank.Attack{{Kind: "thrown"}, {Kind: "melee"}}}), ""},
		{item("spear", flank.Item{Attacks: []flank.Attack{{Kind: "ranged"}, {Kind: "melee", Name: "butt"}}}), ""},
		{
			item("spear", flank.Item{Attacks: []flank.Attack{{Dice: "1d4 + 1d6"}}}),
			`items.spear.attacks[0].dice: "1d4 + 1d6" has several kinds of dice, expected one kind and a number, as in 2d6 + 1; write the rest in more`,
		},
		{item("spear", flank.Item{Attacks: []flank.Attack{{Dice: "2d6 + 1"}, {Name: "butt", Dice: "3"}}}), ""},
		{spell(flank.Ability{Target: "area"}), "abilities.hum.targets: found area, expected area exactly where there is an area"},
		{spell(flank.Ability{Target: "self", Area: &flank.Area{Radius: 5}}), "abilities.hum.targets: found self, expected area exactly where there is an area"},
		{spell(flank.Ability{Target: "area", Area: &flank.Area{Radius: 5}}), ""},
		{spell(flank.Ability{Target: "self", Many: 2}), "abilities.hum.count: found 2, expected several targets only with targets: creature"},
		{spell(flank.Ability{Target: "self", Many: 1}), ""},
		{spell(flank.Ability{Target: "creature", Many: 2}), ""},
		{spell(flank.Ability{Target: "object", Save: "will"}), "abilities.hum.targets: found object, expected only damage and an attack roll on an object"},
		{spell(flank.Ability{Target: "object", Heals: "1"}), "abilities.hum.targets: found object, expected only damage and an attack roll on an object"},
		{spell(flank.Ability{Target: "object", Effects: []flank.Effect{six("damage")}}), "abilities.hum.targets: found object, expected only damage and an attack roll on an object"},
		{spell(flank.Ability{Target: "object", Attack: "ranged", Damage: []flank.Part{{Dice: "1d6"}}}), ""},
		{spell(flank.Ability{Effects: []flank.Effect{six("condition", "deaf", "dying")}}), "abilities.hum.effects[0].what[1]: dying follows from hit points or load, expected another condition"},
		{spell(flank.Ability{Effects: []flank.Effect{six("condition", "encumbered")}}), "abilities.hum.effects[0].what[0]: encumbered follows from hit points or load, expected another condition"},
		{spell(flank.Ability{Effects: []flank.Effect{six("end", "dying")}}), ""},
		{spell(flank.Ability{Heals: "level * 160 + 400"}), ""}, // 10000 on level 60
		{spell(flank.Ability{Heals: "level * 160 + 401"}), `abilities.hum.heals: "level * 160 + 401" can be 10001, expected at most 10000`},
		{spell(flank.Ability{Heals: "level * 166 + 40"}), ""},
		{spell(flank.Ability{Effects: []flank.Effect{{Do: "bonus", What: []string{"ac"}}}}), "abilities.hum.effects[0].value: missing, expected a formula such as 1d6 or 2"},
		{spell(flank.Ability{Effects: []flank.Effect{{Do: "end", What: []string{"deaf"}}}}), ""},
		{spell(flank.Ability{Effects: []flank.Effect{six("ability_damage", "deaf")}}), `abilities.hum.effects[0].what[0]: ability_damage has no "deaf"; expected one of STR, DEX, CON, INT, WIS, CHA`},
		{second(func(c *flank.Combatant) { c.Attacks = []flank.Attack{{}} }), "combatants[1].attacks[0].name: missing, expected what it is called, such as bite"},
		{
			second(func(c *flank.Combatant) { c.Conditions = []flank.Affliction{{Is: "deaf"}, {Is: "unconscious"}} }),
			"combatants[1].conditions[1].is: unconscious follows from hit points or load, expected another condition, hp or asleep",
		},
		{
			second(func(c *flank.Combatant) { c.Conditions = []flank.Affliction{{Is: "dying"}} }),
			"combatants[1].conditions[0].is: dying follows from hit points or load, expected another condition, hp or asleep",
		},
		{second(func(c *flank.Combatant) { c.Conditions = []flank.Affliction{{Is: "friendly"}} }), "combatants[1].conditions[0].of: missing, expected the creature that it is friendly to"},
		{second(func(c *flank.Combatant) {
			c.Conditions = []flank.Affliction{{Is: "frightened"}, {Is: "friendly", Of: "a"}}
		}), ""},
		{second(func(c *flank.Combatant) { c.Held = []string{"rod", "rod", "rod"} }), "combatants[1].held: this takes 3 hands, expected at most 2"},
		{second(func(c *flank.Combatant) { c.Held, c.Worn = []string{"rod", "rod"}, []string{"rod", "rod"} }), ""},
		{second(func(c *flank.Combatant) { c.At = "0,0" }), "combatants[1].at: 0,0 is taken by a"},
		{second(func(c *flank.Combatant) { c.At, c.Size = "5,5", "large" }), "combatants[1].at: 5,5: it does not fit on the map there"},
		{second(func(c *flank.Combatant) { c.At = "2,0" }), "combatants[1].at: 2,0: it cannot be there: a wall, water or a gap is in the way, or there is no ground"},
		{func(s *flank.Setup) { s.Ground = []flank.Lying{{Item: "rod", At: "2,0"}} }, "ground[0].at: 2,0 is a wall, expected an open square"},
		{func(s *flank.Setup) {
			s.Items = map[string]flank.Item{"rod": {Solid: true}}
			s.Ground = []flank.Lying{{Item: "rod", At: "0,0"}}
		}, "ground[0].at: a stands there, expected a free square for something solid"},
		{func(s *flank.Setup) { s.Ground = []flank.Lying{{Item: "rod", At: "0,0"}} }, ""},
		{func(s *flank.Setup) { s.Items["x"], s.Items["x-2"] = flank.Item{}, flank.Item{} }, `items.x-2: "x-2" is what a further x is called, expected another id`},
		{func(s *flank.Setup) { s.Items["x"], s.Items["x-1"] = flank.Item{}, flank.Item{} }, ""},
		{func(s *flank.Setup) { s.Neutral = []flank.Pair{{A: "green", B: "red"}} }, `neutral_sides[0].a: unknown side "green"; expected one of red, blue`},
		{func(s *flank.Setup) { s.Neutral = []flank.Pair{{A: "red", B: "green"}} }, `neutral_sides[0].b: unknown side "green"; expected one of red, blue`},
		{func(s *flank.Setup) { s.Neutral = []flank.Pair{{A: "red", B: "red"}} }, `neutral_sides[0].b: "red" is the same side, expected another`},
		{func(s *flank.Setup) { s.Ambushers = []string{"a", "b"} }, "ambushers: all combatants are ambushers, expected a foe for them"},
		{func(s *flank.Setup) { s.Ambushers = []string{"b"} }, ""},
		{func(s *flank.Setup) { s.Features = []flank.Feature{{At: []string{"1,1", "x"}, Gap: true}} }, `features[0].at[1]: square "x": want two whole numbers, column and row, as in "3,1"`},
	} {
		s := &flank.Setup{
			Items:      map[string]flank.Item{"rod": {}},
			Combatants: []flank.Combatant{{ID: "a", Side: "red", At: "0,0"}, {ID: "b", Side: "blue", At: "4,0"}},
		}
		s.Map.Squares = []string{"..#...\n......\n......\n......\n......\n......"}
		tc.change(s)
		_, problems := flank.New(s)
		var got []string
		for _, p := range problems {
			got = append(got, p.Path+": "+p.Why)
		}
		if tc.want == "" && len(got) > 0 || tc.want != "" && !slices.Equal(got, []string{tc.want}) {
			t.Errorf("got %q, want %q", got, tc.want)
		}
	}
}

// TestMostItems: what an encounter and its newcomers bring together is limited too.
func TestMostItems(t *testing.T) {
	stones := func(first, n int) map[string]flank.Item {
		all := map[string]flank.Item{}
		for i := range n {
			all[fmt.Sprintf("stone%d", first+i)] = flank.Item{}
		}
		return all
	}
	for more, want := range map[int]string{50: "", 51: "there are more than 250 items"} {
		g, problems := flank.New(&flank.Setup{
			Items: stones(0, 200), Combatants: []flank.Combatant{{ID: "a", Side: "red", At: "0,0"}, {ID: "b", Side: "blue", At: "4,0"}},
		})
		for _, p := range problems {
			t.Fatal(p)
		}
		sheet, err := json.Marshal(flank.Setup{Ruleset: "flank", Items: stones(200, more), Combatants: []flank.Combatant{{ID: "c", Side: "blue"}}})
		if err != nil {
			t.Fatal(err)
		}
		err = table.NewSession(g, table.Options{}).Adjust(table.Adjustment{Do: "join", Who: "c", At: "2,0", Sheet: string(sheet)})
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%d more: %v, want %q", more, err, want)
		}
	}
}
