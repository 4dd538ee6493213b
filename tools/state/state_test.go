package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestFresh demands that the generated files of the tree are those that the command writes today.
func TestFresh(t *testing.T) {
	root := filepath.Join("..", "..")
	files, err := filepath.Glob(filepath.Join(root, "ruleset", "*", generated))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range append(files, filepath.Join(root, "tools", "state", "internal", "toy", generated)) {
		dir, err := filepath.Rel(root, filepath.Dir(name))
		if err != nil {
			t.Fatal(err)
		}
		fresh(t, root, dir, generated, Generate)
		fresh(t, root, dir, wordsFile, Words)
		fresh(t, root, dir, frameFile, Frame)
	}
}

// fresh demands that a generated file is what the command writes, and that it is missing where there is nothing to write.
func fresh(t *testing.T, root, dir, file string, generate func(root, dir string) ([]byte, error)) {
	t.Helper()
	want, err := generate(root, filepath.ToSlash(dir))
	if err != nil {
		t.Error(err)
		return
	}
	name := filepath.Join(root, dir, file)
	got, err := os.ReadFile(name)
	if (err == nil) != (want != nil) || !bytes.Equal(got, want) {
		t.Errorf("%s is not up to date: run make generate (%v)", name, err)
	}
}

// TestWords numbers the rows of tables in their order, and leaves constants alone that the package declares itself.
func TestWords(t *testing.T) {
	root := t.TempDir()
	save := func(name, text string) {
		if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	save("words_verbs.go", `package toy

func verbs() []row { return []row{vHit: {Name: "hit"}, vAway: {Name: "away"}} }

func asks() []ask { return []ask{askTurn: {}, askEnd: {}} }

func events() []event { return []event{table.Moved: {}, evLoud: {}, evQuiet: {}} }

func conditions() []condition { return []condition{condDazed: {}, condProne: {}} }

const other = 1
`)
	save("kinds.go", `package toy

type ailment uint8 //state:cond

type door uint8 //state:names

const (
	doorNone door = iota // no door
	doorOpen
	doorHalfAC
	doorCount
	doorUnknown door = 9
)
`)
	got, err := Words(root, ".")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"_ table.Verb = iota\n\tvHit\n\tvAway\n)", "askTurn table.Kind = iota\n\taskEnd\n)", "evLoud = table.Own + iota\n\tevQuiet\n)",
		"condDazed ailment = iota\n\tcondProne\n)", "func (door) names() []string {\n\treturn []string{\"\", \"open\", \"half_ac\"}\n}",
	} {
		if !bytes.Contains(got, []byte(want)) {
			t.Errorf("found no %q in\n%s", want, got)
		}
	}
	save("kinds.go", "package toy\n\ntype ailment uint8\n")
	save("other.go", "package toy\n\nconst (\n\t_ = iota\n\tvHit\n\tvAway\n)\n\nconst (\n\taskTurn = iota\n\taskEnd\n)\n\nconst evLoud = 5\n")
	if got, err := Words(root, "."); err != nil || got != nil {
		t.Errorf("with constants declared by hand: %s, %v", got, err)
	}
}
