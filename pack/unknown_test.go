package pack_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/pack"
)

// TestUnknownNames: an unknown creature, item or ability gets the nearest name, or the names there are and --pack. The
// names are listed once, and keys that the creature would have are not missing.
func TestUnknownNames(t *testing.T) {
	path := write(t, "x.yaml", `ruleset: toy
combatants:
  - {id: a, creature: goblni, side: red, at: x}
  - {id: b, creature: basilisk, side: red, at: x}
  - {id: c, creature: basilisk, side: red, at: x}
  - {id: d, creature: goblin, side: blue, at: x, hands: {main: trebuchet}}
  - {id: e, creature: goblin, side: blue, at: x, attacks: [petrify]}
  - {id: f, creature: basilisk, count: 2, at: x}
`)
	_, err := toyLibrary(t, nil).Encounter(path)
	want := []string{
		`x.yaml:3:23: there is no creature "goblni"; did you mean "goblin"? (creatures of another file: --pack FILE)`,
		`x.yaml:4:23: there is no creature "basilisk"; expected one of goblin, ogre (creatures of another file: --pack FILE)`,
		`x.yaml:5:23: there is no creature "basilisk"`,
		`x.yaml:6:64: there is no item "trebuchet"; expected one of bomb, shield, sword, wand (items of another file: --pack FILE)`,
		`x.yaml:7:60: there is no ability "petrify"; expected one of boom, dance, spark (abilities of another file: --pack FILE)`,
		`x.yaml:8:23: there is no creature "basilisk"`,
	}
	if got := lines(err, path); !cmp.Equal(got, want) {
		t.Error(cmp.Diff(want, got))
	}
}

// TestUnknownPrefix: the first part of the only id that begins with it is taken as a slip.
func TestUnknownPrefix(t *testing.T) {
	path := write(t, "x.yaml", "ruleset: toy\ncreatures: {wolf-of-the-moor: {hp: 3}}\ncombatants: [{id: a, creature: wolf, side: red, at: x}]\n")
	_, err := toyLibrary(t, nil).Encounter(path)
	if want := []string{`x.yaml:3:32: there is no creature "wolf"; did you mean "wolf-of-the-moor"? (creatures of another file: --pack FILE)`}; !cmp.Equal(lines(err, path), want) {
		t.Error(cmp.Diff(want, lines(err, path)))
	}
}

// TestOneMistakeForAllCopies: a problem that every copy made by count: has is reported once.
func TestOneMistakeForAllCopies(t *testing.T) {
	l, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	cases := []struct {
		text string
		want []string
	}{
		{
			"ruleset: flow\nmap: {hex: [9, 9]}\ncombatants:\n  - {id: a, creature: garrick-two-axe, count: 4, side: x, at: \"0,0\"}\n  - {id: b, creature: garrick-two-axe, side: y, at: \"1,1\"}\n",
			[]string{"x.yaml:4:63: at: 0,0 is taken by a-1"},
		},
		{
			"ruleset: escalation\nmap: {zones: [yard]}\ncombatants:\n  - {id: a, kind: pc, count: 2, at: yard, power: 6}\n  - {id: b, side: enemies, at: yard}\n",
			[]string{"x.yaml:4:50: power: found 6, expected 0 to 0 (power_max is left out)"},
		},
	}
	for _, c := range cases {
		path := write(t, "x.yaml", c.text)
		_, err := l.Encounter(path)
		if got := lines(err, path); !cmp.Equal(got, c.want) {
			t.Error(cmp.Diff(c.want, got))
		}
	}
}
