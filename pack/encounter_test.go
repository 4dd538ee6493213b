package pack_test

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"fray/pack"
)

const ambush = `ruleset: toy
name: Ambush
combatants:
  - {id: mara, side: red, at: "0,0", hp: 12, hands: {main: sword}}
  - {id: gob, creature: goblin, count: 2, side: blue, at: g, hands: {main: bomb}}
  - {creature: ogre, side: blue, at: o, hp: 3}
ground: [{item: shield, at: "1,1"}]
max_rounds: 20
`

// TestEncounterMerges: keys beside creature: replace the sheet's as a whole, count numbers ids and names, and of the
// library only what is referred to comes along.
func TestEncounterMerges(t *testing.T) {
	l := toyLibrary(t, map[string]string{"toy/encounters/ambush.yaml": ambush})
	e, err := l.Encounter("ambush")
	if err != nil {
		t.Fatal(err)
	}
	hp := func(n int) *int { return &n }
	goblin := toyCombatant{ID: "gob-1", Name: "Goblin 1", Side: "blue", At: "g", HP: hp(7), Hands: toyHands{Main: "bomb"}, Carried: []string{"wand"}}
	second := goblin
	second.ID, second.Name = "gob-2", "Goblin 2"
	want := &toySetup{
		Ruleset: "toy", Name: "Ambush", Rounds: 20,
		Combatants: []toyCombatant{
			{ID: "mara", Side: "red", At: "0,0", HP: hp(12), Hands: toyHands{Main: "sword"}},
			goblin, second,
			{ID: "ogre", Side: "blue", At: "o", HP: hp(3), Big: true},
		},
		Items: map[string]toyItem{
			"sword": {Damage: 8, Hands: 1, Rule: "toy.hit"}, "bomb": {Ability: "boom"}, "wand": {Ability: "spark"}, "shield": {Damage: 1},
		},
		Abilities: map[string]toyAbility{"spark": {Range: "6"}, "boom": {Range: "self"}},
		Ground:    []toyLying{{Item: "shield", At: "1,1"}},
	}
	if diff := cmp.Diff(any(want), e.Setup); diff != "" {
		t.Error(diff)
	}
	if e.Name != "Ambush" || e.File != "packs/toy/encounters/ambush.yaml" || e.Game == nil || e.Ruleset.Name != "toy" {
		t.Errorf("found %q of %q for %q", e.Name, e.File, e.Ruleset.Name)
	}
}

// TestEncounterOwnSections: what an encounter defines itself comes before the library, and comes along unasked.
func TestEncounterOwnSections(t *testing.T) {
	text := `ruleset: toy
items: {sword: {damage: 20}, whip: {damage: 2}}
creatures: {rat: {hp: 1, hands: {main: whip}}}
combatants: [{creature: rat, side: a, at: "0,0"}, {id: b, side: b, at: "1,0", hands: {main: sword}}]
`
	l := toyLibrary(t, nil)
	e, err := l.Encounter(write(t, "own.yaml", text))
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]toyItem{"sword": {Damage: 20}, "whip": {Damage: 2}}
	if diff := cmp.Diff(want, e.Setup.(*toySetup).Items); diff != "" {
		t.Error(diff)
	}
	if e.Name != "own" {
		t.Errorf("named %q, expected the name of its file", e.Name)
	}
}

// TestEncounterMistakes: all mistakes of a file are reported at once, each at its place.
func TestEncounterMistakes(t *testing.T) {
	text := `ruleset: toy
nmae: Ambush
combatants:
  - {id: mara, sid: red, at: "0,0", hp: many, hands: {man: sword}}
  - id: gob
    creature: gobliin
    side: blue
    at: "1,0"
    carried: sword
    abilities: [sparc, ~]
  - {creature: ogre, side: blue, at: "2,0", hp: 0, count: none}
  - {creature: goblin, side: [x], at: "3,0", hands: {main: swrod}}
  - just a word
ground: {item: shield}
max_rounds: 20000
items: {Axe: {damage: 1}, club: {damage: 99999999}, dart: {damage: -1}}
`
	path := write(t, "bad.yaml", text)
	_, err := toyLibrary(t, nil).Encounter(path)
	want := []string{
		`x.yaml:2:1: unknown key "nmae"; did you mean "name"?`,
		`x.yaml:4:5: side: missing, expected a side`,
		`x.yaml:4:16: unknown key "sid"; did you mean "id"?`,
		`x.yaml:4:41: hp: found the text "many"; expected a whole number from -1000000 to 1000000`,
		`x.yaml:4:55: unknown key "man"; did you mean "main"?`,
		`x.yaml:6:15: there is no creature "gobliin"; did you mean "goblin"? (creatures of another file: --pack FILE)`,
		`x.yaml:9:14: carried: found the text "sword"; expected a list of texts`,
		`x.yaml:10:17: there is no ability "sparc"; did you mean "spark"? (abilities of another file: --pack FILE)`,
		`x.yaml:10:24: abilities: found nothing; expected a text`,
		`x.yaml:11:49: hp: expected at least 1`,
		`x.yaml:11:59: count: found the text "none"; expected a whole number from 1 to 500`,
		`x.yaml:12:30: side: found a list; expected a text`,
		`x.yaml:12:60: there is no item "swrod"; did you mean "sword"? (items of another file: --pack FILE)`,
		`x.yaml:13:5: combatants: found the text "just a word"; expected a mapping with id, name, side, at, hp, big, hands, carried, abilities, attacks`,
		`x.yaml:14:9: ground: found a mapping; expected a list of mappings`,
		`x.yaml:15:13: max_rounds: found the number 20000; expected 1 to 10000 rounds`,
		`x.yaml:16:9: "Axe" is not an id; expected lower-case letters, digits, - and _, at most 64, such as goblin-chief`,
		`x.yaml:16:42: damage: found the number 99999999; expected a whole number from -1000000 to 1000000`,
		`x.yaml:16:68: damage: expected 0 or more`,
	}
	if diff := cmp.Diff(want, lines(err, path)); diff != "" {
		t.Error(diff)
	}
	var bad pack.Errors
	var one pack.Error
	if !errors.As(err, &bad) || !errors.As(err, &one) || one.Line != 2 || one.Col != 1 || len(bad) != len(want) {
		t.Errorf("found %T, expected Errors with an Error for each", err)
	}
}

// TestProblemsInTheLibrary: a problem of the ruleset with a merged value is reported where that value is written.
func TestProblemsInTheLibrary(t *testing.T) {
	l := pack.New(toy())
	lib := write(t, "lib.yaml", "ruleset: toy\ncreatures:\n  rat: {side: a,\n    hp: -3}\nitems:\n  fang: {damage: -2}\n")
	if err := l.AddPath(lib); err != nil {
		t.Fatal(err)
	}
	_, err := l.Encounter(write(t, "x.yaml", "ruleset: toy\ncombatants:\n  - {creature: rat, at: a, carried: [fang]}\n"))
	want := []string{"x.yaml:4:9: hp: expected at least 1", "x.yaml:6:18: damage: expected 0 or more"}
	if diff := cmp.Diff(want, lines(err, lib)); diff != "" {
		t.Error(diff)
	}
}

// TestRefusals: files that are refused as a whole, or by a limit.
func TestRefusals(t *testing.T) {
	tests := map[string]struct{ text, want string }{
		"empty":       {"", "x.yaml:1:1: nothing here; expected a mapping with ruleset:"},
		"comment":     {"# nothing\n", "x.yaml:1:1: nothing here; expected a mapping with ruleset:"},
		"list":        {"- a\n", "x.yaml:1:1: found a list; expected a mapping with ruleset:"},
		"syntax":      {"ruleset: toy\ncombatants: [{id: a\nname: b", "x.yaml:3:5: not YAML: "},
		"tab":         {"ruleset: toy\n\tname: x\n", "x.yaml:2:1: not YAML: "},
		"bytes":       {"ruleset: \xff\xfe\n", "x.yaml:1:1: not YAML: "},
		"two":         {"ruleset: toy\n---\nruleset: toy\n", "x.yaml:2:1: a second document begins; expected one mapping in the file"},
		"no ruleset":  {"combatants: []\n", "x.yaml:1:1: ruleset: is missing; expected one of toy"},
		"ruleset":     {"ruleset: tyo\ncombatants: []\n", `x.yaml:1:10: there is no ruleset "tyo"; did you mean "toy"?`},
		"alias":       {"ruleset: toy\nname: &n x\nabout: *n\n", "x.yaml:2:7: &n is an anchor; expected the value without it\nx.yaml:3:8: *n is an alias; expected the value itself (write it out, or make it a creature of the library)"},
		"bomb":        {bomb(), "x.yaml:1:4: &a is an anchor"},
		"merge":       {"<<: {ruleset: toy}\ncombatants: []\n", `x.yaml:1:1: found the text "<<" as a key; expected a plain word`},
		"list key":    {"? [a]\n: b\n", "x.yaml:1:3: found a list as a key; expected a plain word"},
		"twice":       {"ruleset: toy\nruleset: toy\n", `x.yaml:2:1: "ruleset" is given twice (first on line 1); expected it once`},
		"deep":        {"ruleset: toy\ncombatants: " + strings.Repeat("[", 40) + strings.Repeat("]", 40), "x.yaml:2:37: not YAML: exceeded max depth of 24"},
		"large":       {"ruleset: toy\nname: " + strings.Repeat("x", 1<<20), "x.yaml: more than 1048576 bytes; expected a smaller file"},
		"combatants":  {"ruleset: toy\ncombatants: [{creature: ogre, count: 500, side: a, at: a}, {id: b, side: b, at: b}]\n", "x.yaml:2:60: this makes more than 500 combatants; expected fewer"},
		"count":       {"ruleset: toy\ncombatants: [{creature: ogre, count: 501, side: a, at: a}]\n", "x.yaml:2:38: count: found the number 501; expected a whole number from 1 to 500"},
		"panic":       {"ruleset: toy\ncombatants: [{id: a, name: Crash, side: a, at: a}]\n", "x.yaml:1:1: ruleset toy fails at this encounter (please report it): crash"},
		"octal":       {"ruleset: toy\ncombatants: [{id: a, hp: 0x10, side: a, at: a}]\n", "x.yaml:2:26: hp: found the number 0x10; expected a whole number from -1000000 to 1000000"},
		"quoted":      {"ruleset: toy\ncombatants: [{id: a, hp: \"7\", side: a, at: a}]\n", `x.yaml:2:26: hp: found the text "7"; expected a whole number from -1000000 to 1000000`},
		"word as yes": {"ruleset: toy\ncombatants: [{id: a, big: maybe, side: a, at: a}]\n", `x.yaml:2:27: big: found the text "maybe"; expected true or false`},
	}
	l := toyLibrary(t, nil)
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			path := write(t, "x.yaml", test.text)
			_, err := l.Encounter(path)
			if got := strings.Join(lines(err, path), "\n"); !strings.HasPrefix(got, test.want) {
				t.Errorf("expected %s\nfound %s", test.want, got)
			}
		})
	}
}

// bomb would expand to a billion values if aliases were followed.
func bomb() string {
	var b strings.Builder
	b.WriteString("a: &a [x, x, x, x, x, x, x, x, x]\n")
	for c := 'b'; c < 'k'; c++ {
		b.WriteString(string(c) + ": &" + string(c) + " [")
		for range 9 {
			b.WriteString("*" + string(c-1) + ", ")
		}
		b.WriteString("]\n")
	}
	return b.String()
}

// TestTooManyMistakes: a file full of mistakes says how many more there are.
func TestTooManyMistakes(t *testing.T) {
	var b strings.Builder
	b.WriteString("ruleset: toy\ncombatants: []\n")
	for i := range 150 {
		b.WriteString(strings.Repeat("z", i+8) + ": 1\n")
	}
	_, err := toyLibrary(t, nil).Encounter(write(t, "x.yaml", b.String()))
	var bad pack.Errors
	if !errors.As(err, &bad) || len(bad) != pack.MaxErrors+1 || bad[pack.MaxErrors].Msg != "and 50 more mistakes" {
		t.Errorf("found %d mistakes, the last %v", len(bad), bad[len(bad)-1])
	}
}

// TestEncountersOfTheSameName: where two rulesets have one, both are called by ruleset and name, and the mistake names
// them. A user's file of the same ruleset and name is called by its path.
func TestEncountersOfTheSameName(t *testing.T) {
	game := toy()
	game.Name = "game"
	l := pack.New(toy(), game)
	other := strings.Replace(ambush, "ruleset: toy", "ruleset: game", 1)
	files := fstest.MapFS{}
	for name, text := range map[string]string{"game/ambush.yaml": other, "toy/ambush.yaml": ambush, "toy/stock.yaml": stock, "toy/tower.yaml": ambush} {
		files[name] = &fstest.MapFile{Data: []byte(text)}
	}
	if err := l.AddBundle(files); err != nil {
		t.Fatal(err)
	}
	mine := write(t, "ambush.yaml", ambush)
	if err := l.AddPath(mine); err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range l.Encounters() {
		names = append(names, e.Name)
	}
	if diff := cmp.Diff([]string{"game/ambush", "toy/ambush", "tower", mine}, names); diff != "" {
		t.Error(diff)
	}
	for name, file := range map[string]string{"toy/ambush": "packs/toy/ambush.yaml", "toy/tower": "packs/toy/tower.yaml", mine: mine} {
		if e, err := l.Encounter(name); err != nil || e.File != file {
			t.Errorf("%s: found %v, %v; expected %s", name, e, err, file)
		}
	}
	want := `several encounters are called "ambush"; expected one of game/ambush, toy/ambush, ` + mine
	if _, err := l.Encounter("ambush"); err == nil || err.Error() != want {
		t.Errorf("found %v, expected %s", err, want)
	}
}

func TestFindingEncounters(t *testing.T) {
	l := toyLibrary(t, map[string]string{"toy/encounters/ambush.yaml": ambush, "toy/encounters/bridge.yaml": ambush})
	for _, name := range []string{"ambush", "toy/ambush", "packs/toy/encounters/ambush.yaml"} {
		if _, err := l.Encounter(name); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, want := range map[string]string{
		"ambsh":       `there is no encounter "ambsh"; did you mean "ambush"?`,
		"tower":       `there is no encounter "tower"; expected a file, or one of ambush, bridge`,
		"nosuch.yaml": "nosuch.yaml: there is no such file",
	} {
		if _, err := l.Encounter(name); err == nil || err.Error() != want {
			t.Errorf("%s: found %v, expected %s", name, err, want)
		}
	}
	want := []pack.Listing{
		{Name: "ambush", Title: "Ambush", Ruleset: "toy", File: "packs/toy/encounters/ambush.yaml"},
		{Name: "bridge", Title: "Ambush", Ruleset: "toy", File: "packs/toy/encounters/bridge.yaml"},
	}
	if diff := cmp.Diff(want, l.Encounters()); diff != "" {
		t.Error(diff)
	}
}
