package pack_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// roadToy is the toy with adventures: hit points carry over, and a full rest restores them.
func roadToy() ruleset.Ruleset {
	rs := toy()
	rs.Rests = []string{"quick", "full"}
	rs.Carry = func(next any, from table.Game, party []string, rest string) (bool, error) {
		was := from.(*toyGame).setup
		if was.Name == "Crash" {
			panic("crash")
		}
		if was.Name == "Lost" {
			return false, nil
		}
		if next == nil || rest == "full" {
			return true, nil
		}
		to := next.(*toySetup)
		for i := range to.Combatants {
			for _, c := range was.Combatants {
				if c.ID == to.Combatants[i].ID {
					if c.HP == nil {
						return false, errors.New("no hit points")
					}
					*to.Combatants[i].HP = *c.HP - 1
				}
			}
		}
		return true, nil
	}
	return rs
}

// roadLibrary has two encounters, one with its own heroes.
func roadLibrary(t testing.TB) *pack.Library {
	t.Helper()
	files := fstest.MapFS{
		"toy/stock.yaml":                 {Data: []byte(stock)},
		"toy/encounters/gate.yaml":       {Data: []byte("ruleset: toy\nname: The Gate\ncombatants:\n  - {id: a, side: red, at: g}\n  - {id: b, side: red, at: h}\n  - {id: guide, side: red, at: w}\n  - {id: gob, creature: goblin, count: 2, side: blue, at: x}\n")},
		"toy/encounters/cave.yaml":       {Data: []byte("ruleset: toy\ncombatants: [{creature: ogre, side: blue, at: o, hands: {main: sword}}]\nitems: {sword: {damage: 20}}\n")},
		"toy/adventures/there-back.yaml": {Data: []byte("ruleset: toy\nname: There and back\nparty: [{id: m, side: red, hp: 9}]\nplay: [{encounter: gate}]\n")},
	}
	l := pack.New(roadToy())
	if err := l.AddBundle(files); err != nil {
		t.Fatal(err)
	}
	return l
}

const road = `ruleset: toy
name: The Road
about: Two gates and a cave.
party:
  - {id: mara, creature: squire, side: red, hp: 12}
  - {id: ben, side: red, hp: 10}
play:
  - encounter: gate
  - rest: quick
  - {encounter: gate, at: {ben: z}, keep: [guide]}
  - {encounter: cave, at: mouth}
  - rest: full
  - encounter:
      name: The Shore
      combatants: [{id: crab, side: blue, at: s, hp: 1}, {id: x, side: red, at: t}]
creatures:
  squire: {name: Squire, hands: {main: sword}}
`

// TestAdventureStandsThePartyInPlace: the party takes the places of its side, those beyond them the last one's; `at:` and
// `keep:` say otherwise; sections are those of the encounter, then of the adventure, then of the library.
func TestAdventureStandsThePartyInPlace(t *testing.T) {
	l := roadLibrary(t)
	a, err := l.Adventure(write(t, "road.yaml", road))
	if err != nil {
		t.Fatal(err)
	}
	if a.Name != "The Road" || a.Side != "red" || !cmp.Equal(a.Party, []string{"mara", "ben"}) {
		t.Errorf("found %q with %v on side %q", a.Name, a.Party, a.Side)
	}
	type stand struct{ ID, At string }
	var got [][]stand
	var names, rests []string
	for _, f := range a.Fights {
		names, rests = append(names, f.Name), append(rests, f.Rest)
		var all []stand
		for _, c := range f.Setup.(*toySetup).Combatants {
			all = append(all, stand{c.ID, c.At})
		}
		got = append(got, all)
	}
	want := [][]stand{
		{{"mara", "g"}, {"ben", "h"}, {"gob-1", "x"}, {"gob-2", "x"}},
		{{"mara", "g"}, {"ben", "z"}, {"guide", "w"}, {"gob-1", "x"}, {"gob-2", "x"}},
		{{"mara", "mouth"}, {"ben", "mouth"}, {"ogre", "o"}},
		{{"mara", "t"}, {"ben", "t"}, {"crab", "s"}},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"The Gate", "The Gate", "cave", "The Shore"}, names); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"", "quick", "", "full"}, rests); diff != "" {
		t.Error(diff)
	}
	for i, damage := range []int{8, 8, 20, 8} {
		if found := a.Fights[i].Setup.(*toySetup).Items["sword"].Damage; found != damage {
			t.Errorf("fight %d has a sword of %d, expected %d", i+1, found, damage)
		}
	}
}

// TestAdventureCarries what the ruleset says, into a copy; and its plan holds all of it.
func TestAdventureCarries(t *testing.T) {
	l := roadLibrary(t)
	read, err := l.Adventure(write(t, "road.yaml", road))
	if err != nil {
		t.Fatal(err)
	}
	plan, err := read.Plan()
	if err != nil {
		t.Fatal(err)
	}
	planned, err := pack.DecodeAdventure(roadToy(), &plan)
	if err != nil {
		t.Fatal(err)
	}
	for name, a := range map[string]*pack.Adventure{"read": read, "planned": planned} {
		to, next, on, err := a.Next(table.Progress{}, a.Fights[0].Game)
		if err != nil || !on || to.Fight != 1 || *next.(*toySetup).Combatants[0].HP != 11 {
			t.Errorf("%s: found %+v, %v, %v; expected 11 hit points", name, next, on, err)
		}
		if _, again, _, _ := a.Next(table.Progress{}, a.Fights[0].Game); !cmp.Equal(next, again) {
			t.Errorf("%s: what was carried into one copy is in the other", name)
		}
		if *a.Fights[1].Setup.(*toySetup).Combatants[0].HP != 12 {
			t.Errorf("%s: the adventure was changed", name)
		}
		if _, next, on, err := a.Next(table.Progress{Fight: 3}, a.Fights[3].Game); next != nil || !on || err != nil {
			t.Errorf("%s: found %v, %v, %v; expected that the party came through", name, next, on, err)
		}
	}
	end := func(name string) table.Game { return &toyGame{setup: &toySetup{Name: name}} }
	if _, next, on, err := read.Next(table.Progress{}, end("Lost")); next != nil || on || err != nil {
		t.Errorf("found %v, %v, %v; expected that the party does not go on", next, on, err)
	}
	if _, _, on, err := read.Next(table.Progress{}, end("Crash")); on || err == nil {
		t.Errorf("found %v, %v; expected the ruleset's fault as an error", on, err)
	}
	if _, err := pack.DecodeAdventure(toy(), &plan); err == nil {
		t.Error("a ruleset without adventures has one")
	}
	plan.Fights[2].Setup = []byte(`{"hp": 3}`)
	if _, err := pack.DecodeAdventure(roadToy(), &plan); err == nil || err.Error() != `fight 3, cave: setup: json: unknown field "hp"` {
		t.Errorf("found %v, expected what is wrong with the plan", err)
	}
}

// TestAdventuresAreListed apart from encounters, and each is refused where the other is wanted.
func TestAdventuresAreListed(t *testing.T) {
	l := roadLibrary(t)
	list := l.Adventures()
	if len(list) != 1 || list[0].Name != "there-back" || list[0].Title != "There and back" || len(l.Encounters()) != 2 {
		t.Errorf("found %+v and %d encounters", list, len(l.Encounters()))
	}
	if _, err := l.Adventure("there-back"); err != nil {
		t.Error(err)
	}
	if !l.IsAdventure("there-back") || l.IsAdventure("gate") || l.IsAdventure("nowhere") {
		t.Error("what is an adventure is not told from what is none")
	}
	_, err := l.Encounter("there-back")
	want := "packs/toy/adventures/there-back.yaml:1:1: this is an adventure; expected one encounter"
	if err == nil || err.Error() != want {
		t.Errorf("found %v, expected %s", err, want)
	}
	_, err = l.Adventure("gate")
	want = "packs/toy/encounters/gate.yaml:1:1: not an adventure; expected party: and play:"
	if err == nil || err.Error() != want {
		t.Errorf("found %v, expected %s", err, want)
	}
}

// TestAnAdventureIsNoScenario.
func TestAnAdventureIsNoScenario(t *testing.T) {
	bad := roadLibrary(t).Scenario(fstest.MapFS{"road.yaml": {Data: []byte(road)}}, "road.yaml", "road.yaml").Errors()
	if want := "road.yaml:1:1: this is an adventure; expected a scenario"; bad.Error() != want {
		t.Errorf("found %v, expected %s", bad, want)
	}
}

// TestAdventureNamesFilesBesideIt: a name with a YAML ending is a file of the adventure's folder.
func TestAdventureNamesFilesBesideIt(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"road.yaml": "ruleset: toy\nparty: [{id: m, side: red, hp: 9}]\nplay: [{encounter: ford.yaml}]\n",
		"ford.yaml": ambush,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	a, err := roadLibrary(t).Adventure(filepath.Join(dir, "road.yaml"))
	if err != nil || a.Fights[0].Name != "Ambush" {
		t.Errorf("found %+v, %v", a, err)
	}
}

func TestAdventureMistakes(t *testing.T) {
	const head = "ruleset: toy\nparty: [{id: m, side: red, hp: 9}]\n"
	tests := map[string]struct {
		text string
		want []string
	}{
		"no play":      {"ruleset: toy\nparty: [{id: m, side: red}]\n", []string{"x.yaml:1:1: play: is missing; expected a list of encounters and rests"}},
		"no party":     {"ruleset: toy\nplay: [{encounter: gate}]\n", []string{"x.yaml:1:1: party: is missing; expected a list of combatants"}},
		"empty":        {head + "play: []\n", []string{"x.yaml:3:7: found a list; expected a list of encounters and rests"}},
		"a word":       {head + "play: gate\n", []string{`x.yaml:3:7: found the text "gate"; expected a list of encounters and rests`}},
		"unknown keys": {head + "paly: []\nplay: [{encounter: gate, att: x}]\n", []string{`x.yaml:3:1: unknown key "paly"; did you mean "play"?`, `x.yaml:4:26: unknown key "att"; did you mean "at"?`}},
		"rests": {
			head + "play:\n- rest: quick\n- encounter: gate\n- rest: long\n- rest: full\n- {encounter: gate, rest: full}\n- {rest: full, at: x}\n- {}\n- encounter: gate\n- rest: quick\n",
			[]string{
				"x.yaml:4:3: an adventure begins with an encounter; expected one before this rest",
				`x.yaml:6:9: there is no rest "long"; expected one of quick, full`,
				"x.yaml:7:3: a second rest; expected an encounter between two rests",
				"x.yaml:8:3: expected encounter: (with at:, keep:, as:, if: and unless:), or rest: alone",
				"x.yaml:9:3: expected encounter: (with at:, keep:, as:, if: and unless:), or rest: alone",
				"x.yaml:10:3: expected encounter: (with at:, keep:, as:, if: and unless:), or rest: alone",
				"x.yaml:12:9: an adventure ends with an encounter; expected one after this rest",
			},
		},
		"rests alone": {head + "play: [{rest: quick}]\n", []string{"x.yaml:3:8: an adventure begins with an encounter; expected one before this rest"}},
		"the party": {
			"ruleset: toy\nparty:\n- {id: m, side: red, at: x}\n- {id: m, side: red}\n- {creature: gobln, side: blue}\n- {side: red}\n- {id: o}\n- o\nplay: [{encounter: gate}]\n",
			[]string{
				"x.yaml:3:26: the party has no fixed place; expected at: beside encounter:, in play:",
				`x.yaml:4:3: id: two members of the party are called "m"; expected unique ids`,
				`x.yaml:5:14: there is no creature "gobln"; did you mean "goblin"? (creatures of another file: --pack FILE)`,
				`x.yaml:5:27: found side "blue", but other members of the party are on side "red"; expected one side`,
				"x.yaml:6:3: id: is missing; expected a short unique name such as edda",
				"x.yaml:7:3: side: is missing; expected the side that the party fights on",
				`x.yaml:8:3: found the text "o"; expected a combatant: a mapping with creature, id, side`,
			},
		},
		"encounters": {
			head + "play:\n- encounter: gaet\n- encounter: [gate]\n- encounter: {name: x}\n- encounter: there-back\n- encounter: none.yaml\n- encounter: {ruleset: flow, combatants: []}\n",
			[]string{
				`x.yaml:4:14: there is no encounter "gaet"; did you mean "gate"?`,
				"x.yaml:5:14: found a list; expected the name of an encounter, or a mapping",
				"x.yaml:6:14: combatants: is missing; expected a list of who takes part",
				"x.yaml:7:14: packs/toy/adventures/there-back.yaml is not an encounter; expected a file with combatants",
				"x.yaml:8:14: there is no such file",
				`x.yaml:9:24: found the text "flow"; expected the ruleset of the adventure, toy`,
			},
		},
		"places": {
			head + "play:\n- encounter: cave\n- {encounter: cave, at: {n: x}}\n- {encounter: gate, keep: [gob-1, guide]}\n- {encounter: gate, keep: guide}\n- {encounter: gate, at: [x]}\n",
			[]string{
				`x.yaml:5:26: the party has no member "n"; did you mean "m"?`,
				`x.yaml:6:28: the encounter has no combatant "gob-1" on side "red"; expected one of a, b, guide`,
				`x.yaml:7:27: found the text "guide"; expected a list of ids`,
				`x.yaml:8:25: at: found a list; expected a text`,
			},
		},
		"the ruleset": {
			"ruleset: toy\nparty: [{id: m, side: red, hp: 0, hands: {main: swrod}}]\nplay: [{encounter: {combatants: [{id: a, at: q}]}, at: p}]\n",
			[]string{
				"x.yaml:2:32: hp: expected at least 1",
				`x.yaml:2:49: there is no item "swrod"; did you mean "sword"? (items of another file: --pack FILE)`,
				"x.yaml:3:34: side: missing, expected a side",
			},
		},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			path := write(t, "file.yaml", test.text)
			l := roadLibrary(t)
			_, err := l.Adventure(path)
			if diff := cmp.Diff(test.want, lines(err, path)); diff != "" {
				t.Error(diff)
			}
			if test.want != nil && !cmp.Equal(l.Validate(path).Error(), err.Error()) {
				t.Errorf("validated to %v", l.Validate(path))
			}
		})
	}
	path := write(t, "file.yaml", road)
	if bad := roadLibrary(t).Validate(path); bad != nil {
		t.Error(bad)
	}
	if _, err := toyLibrary(t, nil).Adventure(path); err == nil || shown(err, path) != "x.yaml:7:1: ruleset toy has no adventures; expected a ruleset with rests" {
		t.Errorf("found %v, expected that there are none", err)
	}
}
