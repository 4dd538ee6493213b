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
		want, err := Generate(root, filepath.ToSlash(dir))
		if err != nil {
			t.Error(err)
			continue
		}
		if got, err := os.ReadFile(name); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is not up to date: run make generate (%v)", name, err)
		}
	}
}
