package pack_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"fray/pack"
	"fray/table"
)

func TestLibraryLists(t *testing.T) {
	l := toyLibrary(t, nil)
	if diff := cmp.Diff([]string{"creatures", "items", "abilities"}, l.Sections("toy")); diff != "" {
		t.Error(diff)
	}
	want := []pack.Entry{
		{ID: "goblin", Name: "Goblin", File: "packs/toy/stock.yaml", Line: 3},
		{ID: "ogre", File: "packs/toy/stock.yaml", Line: 8},
	}
	if diff := cmp.Diff(want, l.Entries("toy", "creatures")); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"toy.hit"}, l.Cited("toy")); diff != "" {
		t.Error(diff)
	}
	if l.Sections("none") != nil || l.Entries("none", "creatures") != nil {
		t.Error("a ruleset that is not there has entries")
	}
}

// TestDuplicates: within a layer an id is defined once, and both places are named; a user's file may replace what is
// bundled.
func TestDuplicates(t *testing.T) {
	again := "ruleset: toy\nitems:\n  sword: {damage: 9}\n"
	l := pack.New(toy())
	err := l.AddBundle(fstest.MapFS{"toy/stock.yaml": {Data: []byte(stock)}, "toy/zz.yaml": {Data: []byte(again)}})
	want := `packs/toy/zz.yaml:3:3: items: "sword" is already defined at packs/toy/stock.yaml:12; expected a unique id`
	if err == nil || err.Error() != want {
		t.Errorf("found %v, expected %s", err, want)
	}

	l = toyLibrary(t, map[string]string{"toy/encounters/ambush.yaml": ambush})
	if err := l.AddPath(write(t, "mine.yaml", again)); err != nil {
		t.Fatal(err)
	}
	e, err := l.Encounter("ambush")
	if err != nil || e.Setup.(*toySetup).Items["sword"].Damage != 9 {
		t.Errorf("found %v %v, expected the user's sword", e, err)
	}
	if err := l.AddPath(write(t, "more.yaml", again)); err == nil || !strings.Contains(err.Error(), "is already defined at") {
		t.Errorf("found %v, expected that two files of the user clash", err)
	}
}

func TestAddFolder(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"creatures.yaml": "ruleset: toy\ncreatures: {rat: {hp: 1}}\n",
		"cellar.yml":     "ruleset: toy\nname: Cellar\ncombatants: [{creature: rat, side: a, at: a}]\n",
		"notes.txt":      "not ours",
		"broken.yaml":    "ruleset: toy\ncreatures: {bat: {hp: x}}\nitem: {}\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	l := toyLibrary(t, nil)
	err := l.AddPath(dir)
	want := []string{
		`broken.yaml:2:23: hp: found the text "x"; expected a whole number from -1000000 to 1000000`,
		`broken.yaml:3:1: unknown key "item"; did you mean "items"?`,
	}
	if diff := cmp.Diff(want, strings.Split(strings.ReplaceAll(err.Error(), dir+string(filepath.Separator), ""), "\n")); diff != "" {
		t.Error(diff)
	}
	if _, err := l.Encounter("cellar"); err != nil {
		t.Error(err)
	}
	if err := l.AddPath(filepath.Join(dir, "none")); err == nil || !strings.Contains(err.Error(), "there is no such file") {
		t.Errorf("found %v, expected that there is no such file", err)
	}
}

func TestNearest(t *testing.T) {
	known := []string{"sword", "shield", "shortbow", "goblin-chief"}
	for word, want := range map[string]string{
		"swrod": "sword", "sord": "sword", "sheild": "shield", "goblin-cheif": "goblin-chief", "axe": "", "": "",
		"shortbo": "shortbow", strings.Repeat("sword", 50): "",
	} {
		if got := table.Nearest(word, known); got != want {
			t.Errorf("%q: found %q, expected %q", word, got, want)
		}
	}
}
