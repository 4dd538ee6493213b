package pack_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fray/pack"
	"fray/packs"
	"fray/ruleset"
)

// TestTrials: the encounter in which a ruleset's library entries are tried is good by itself.
func TestTrials(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	for _, rs := range ruleset.All() {
		if rs.Trial == "" {
			t.Errorf("%s has no trial", rs.Name)
		}
		path := write(t, "x.yaml", "ruleset: "+rs.Name+"\ncreatures: {nobody: {}}\n")
		if bad := lib.Validate(path); len(bad) > 0 {
			t.Errorf("%s: a creature without anything fails: %v", rs.Name, bad)
		}
	}
}

// TestBundled: every bundled file is good, alone and with the others, and every encounter makes a game.
func TestBundled(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	if len(lib.Encounters()) == 0 {
		t.Fatal("no encounters are bundled")
	}
	for _, e := range lib.Encounters() {
		if _, err := lib.Encounter(e.Name); err != nil {
			t.Errorf("%s:\n%v", e.Name, err)
		}
		if e.Title == "" || e.About == "" {
			t.Errorf("%s says no name or nothing about itself", e.File)
		}
	}
	dir := t.TempDir()
	err = fs.WalkDir(packs.FS, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".yaml") {
			return err
		}
		text, err := fs.ReadFile(packs.FS, name)
		if err != nil {
			return err
		}
		path := filepath.Join(dir, filepath.Base(name))
		if err := os.WriteFile(path, text, 0o600); err != nil {
			return err
		}
		if bad := lib.Validate(path); len(bad) > 0 {
			t.Errorf("%s:\n%v", name, bad)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}
