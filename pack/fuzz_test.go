package pack_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"fray/pack"
	"fray/packs"
	"fray/ruleset"
)

// FuzzEncounter: whatever the bytes, reading them ends in a game or in mistakes, with no panic of ours or a ruleset's.
func FuzzEncounter(f *testing.F) {
	seed(f, packs.FS)
	f.Add([]byte(bomb()))
	f.Add([]byte("ruleset: flow\ncombatants: [{id: a, side: a, at: \"0,0\"}, {id: b, side: b, at: \"1,0\", hands: {main: sword}}]\n"))
	lib, err := pack.Bundled()
	if err != nil {
		f.Fatal(err)
	}
	path := filepath.Join(f.TempDir(), "fuzz.yaml")
	f.Fuzz(func(t *testing.T, text []byte) {
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		e, err := lib.Encounter(path)
		switch {
		case err == nil && (e == nil || e.Game == nil):
			t.Fatal("neither a game nor a mistake")
		case err != nil && strings.Contains(err.Error(), "please report it"):
			t.Fatal(err)
		case err == nil:
			raw, err := pack.Encode(e.Setup)
			if err != nil {
				t.Fatal(err)
			}
			back, err := pack.Decode(e.Ruleset, raw)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := pack.NewGame(e.Ruleset, back); err != nil {
				t.Fatalf("the setup is good, and not when it comes back: %v", err)
			}
		}
		for _, bad := range lib.Validate(path) {
			if strings.Contains(bad.Msg, "please report it") {
				t.Fatal(bad)
			}
		}
	})
}

// FuzzAdventure: whatever the bytes, reading them ends in an adventure whose plan can be read again, or in mistakes.
func FuzzAdventure(f *testing.F) {
	seed(f, packs.FS)
	for _, text := range []string{
		road, "ruleset: toy\nparty: [{id: m, side: red, hp: 9}]\nplay: [{encounter: gate, at: {m: x}, keep: [guide]}, {rest: full}, {encounter: cave, at: x}]\n",
		"ruleset: toy\nparty: [{creature: ogre, count: 3, side: red}]\nplay: [{encounter: {combatants: [{side: red, at: x}, {creature: goblin, side: red}]}, keep: [goblin]}]\n",
		"ruleset: toy\nparty: {}\nplay: [{encounter: x.yaml}, {rest: []}, {encounter: {combatants: x}}, {keep: [~]}]\n", "ruleset: toy\nplay: 5\nparty: [[]]\n",
	} {
		f.Add([]byte(text))
	}
	lib := roadLibrary(f)
	path := filepath.Join(f.TempDir(), "fuzz.yaml")
	f.Fuzz(func(t *testing.T, text []byte) {
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		a, err := lib.Adventure(path)
		if err != nil {
			if a != nil || err.Error() == "" {
				t.Fatalf("%+v and the mistake %q", a, err)
			}
			return
		}
		plan, err := a.Plan()
		if err != nil || len(plan.Fights) == 0 || len(plan.Party) == 0 {
			t.Fatalf("%+v: %v", plan, err)
		}
		if _, err := pack.DecodeAdventure(a.Ruleset, &plan); err != nil {
			t.Fatalf("the adventure is good, and not when it comes back: %v", err)
		}
	})
}

// FuzzScenario: whatever the bytes, reading them ends in cases that can be run or have mistakes.
func FuzzScenario(f *testing.F) {
	for _, rs := range ruleset.All() {
		seed(f, rs.Files)
	}
	f.Add([]byte("ruleset: flow\ncases:\n  - name: a\n    rules: [flow.round.order]\n    encounter: {combatants: [{id: a, side: a, at: \"0,0\"}, {id: b, side: b, at: \"1,0\"}]}\n" +
		"    dice: [5]\n    given: [{do: set, who: a, what: ap, value: 3}]\n    script: [{a: end, dice: [1]}, {expect: [{a.hp: 3}]}]\n    expect: [{blocked: {x: flow.round.order}}, {view: {seat: a, lacks: b}}]\n"))
	f.Add([]byte("ruleset: flow\nname: a\nrules: [flow.round.order]\nencounter: {combatants: [{id: a, side: a, at: \"0,0\"}, {id: b, side: b, at: \"1,0\"}]}\n" +
		"script: [{anyone: end, note: x}, {b: end}]\nexpect: [{in_order: [a, b], times: {a: 2}}, {beside: {a: [b], b: []}}, {asked: [a, b]}]\n"))
	lib, err := pack.Bundled()
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		s := lib.Scenario(fstest.MapFS{"s.yaml": {Data: text}}, "s.yaml", "s.yaml")
		for i := range s.Cases {
			c := &s.Cases[i]
			if len(c.Mistakes) == 0 && (c.Name == "" || c.Encounter == nil || c.Encounter.Game == nil || len(c.Expect) == 0) {
				t.Fatalf("%+v has no mistakes and cannot be run", c)
			}
		}
		for _, bad := range s.Errors() {
			if bad.File != "s.yaml" && !strings.HasPrefix(bad.File, "packs/") || bad.Msg == "" || strings.Contains(bad.Msg, "please report it") {
				t.Fatal(bad)
			}
		}
	})
}

// seed adds every YAML file of a file system.
func seed(f *testing.F, fsys fs.FS) {
	err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".yaml") {
			return err
		}
		text, err := fs.ReadFile(fsys, name)
		f.Add(text)
		return err
	})
	if err != nil {
		f.Fatal(err)
	}
}
