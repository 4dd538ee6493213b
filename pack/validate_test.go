package pack_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestValidate(t *testing.T) {
	tests := map[string]struct {
		text string
		want []string
	}{
		"a good library":         {stock, nil},
		"a good encounter":       {ambush, nil},
		"a creature with a side": {"ruleset: toy\ncreatures:\n  rat: {hp: 1, side: rats, at: home, attacks: [dance]}\n", nil},
		"attacks are abilities": {
			"ruleset: toy\ncreatures:\n  rat: {attacks: [bite, spark]}\n  cat: {abilities: [bite]}\nabilities: {bit: {}}\n",
			[]string{
				`x.yaml:3:19: there is no ability "bite"; did you mean "bit"? (abilities of another file: --pack FILE)`,
				`x.yaml:4:21: there is no ability "bite"; did you mean "bit"? (abilities of another file: --pack FILE)`,
			},
		},
		"a good scenario": {
			"ruleset: toy\ncases: [{name: a, rules: [toy.hit], encounter: {combatants: [{creature: ogre, side: a, at: a}]}, expect: [{round: 1}]}]\n",
			nil,
		},
		"a good record": {`{"fray":1,"ruleset":"toy","name":"x","seed":7,"dice":"roll","setup":{"ruleset":"toy"}}` + "\n", nil},
		"a bad library": {
			"ruleset: toy\nabout: Things.\ncreatures:\n  rat: {hp: 0, hands: {main: fang, off: fank}}\n  bat: {hp: 1, wings: 2}\n  cat: 9\nitems:\n  fang: {damage: -1}\n  claw: {abilty: rip, ability: rip}\nability: {}\n",
			[]string{
				`x.yaml:4:13: hp: expected at least 1`,
				`x.yaml:4:41: there is no item "fank"; did you mean "fang"? (items of another file: --pack FILE)`,
				`x.yaml:5:16: unknown key "wings"; expected one of id, name, side, at, hp, big, hands, carried, abilities, attacks`,
				`x.yaml:6:8: found the number 9; expected a mapping with id, name, side, at, hp, big, hands, carried, abilities, attacks`,
				`x.yaml:8:18: damage: expected 0 or more`,
				`x.yaml:9:10: unknown key "abilty"; did you mean "ability"?`,
				`x.yaml:9:32: there is no ability "rip"; expected one of boom, dance, spark (abilities of another file: --pack FILE)`,
				`x.yaml:10:1: unknown key "ability"; expected one of ruleset, name, about, creatures, items, abilities, combatants, cases, play`,
			},
		},
		"a section that is a list": {"ruleset: toy\nitems: [sword]\n", []string{`x.yaml:2:8: found a list; expected a mapping of ids to items`}},
		"no ruleset":               {"items: {}\n", []string{`x.yaml:1:1: ruleset: is missing; expected one of toy`}},
		"a bad encounter":          {"ruleset: toy\ncombatants: [{id: a, at: a}]\n", []string{`x.yaml:2:14: side: missing, expected a side`}},
		"a bad scenario":           {"ruleset: toy\ncases: 5\n", []string{`x.yaml:2:8: cases: found the number 5; expected a list of mappings`}},
		"a bad record":             {" { \"fray\": 99}\n", nil},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			path := write(t, "file", test.text)
			bad := toyLibrary(t, nil).Validate(path)
			if name == "a bad record" {
				if len(bad) != 1 || bad[0].Line != 1 || bad[0].File != path {
					t.Errorf("found %v, expected one mistake on line 1", bad)
				}
				return
			}
			if diff := cmp.Diff(test.want, lines(bad.Err(), path)); diff != "" {
				t.Error(diff)
			}
		})
	}
	if bad := toyLibrary(t, nil).Validate("none.yaml"); len(bad) != 1 || bad[0].Error() != "none.yaml: there is no such file" {
		t.Errorf("found %v, expected that there is no such file", bad)
	}
}

// TestValidateLargeLibrary: many entries are tried in small encounters, and one that is wrong is still found.
func TestValidateLargeLibrary(t *testing.T) {
	var b strings.Builder
	b.WriteString("ruleset: toy\nitems:\n")
	for i := range 100 {
		b.WriteString("  item-" + strconv.Itoa(i) + ": {damage: " + strconv.Itoa(98-i) + "}\n")
	}
	path := write(t, "x.yaml", b.String())
	want := []string{"x.yaml:102:21: damage: expected 0 or more"}
	if diff := cmp.Diff(want, lines(toyLibrary(t, nil).Validate(path).Err(), path)); diff != "" {
		t.Error(diff)
	}
}
