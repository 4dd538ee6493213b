//go:build unix

package sqlite_test

import (
	"os"
	"path/filepath"
	"testing"

	"fray/internal/store"
	"fray/internal/store/sqlite"
)

func TestSecondServerRefused(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir, sqlite.Options{})
	create(t, s, "one")
	refused(t, dir, store.ErrInUse, "stop that server")
	if err := s.Append(t.Context(), "one", 1, []byte("a")); err != nil {
		t.Errorf("Append of the first server fails: %v", err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if got, err := open(t, dir, sqlite.Options{}).Lines(t.Context(), "one"); len(got) != 2 || err != nil {
		t.Errorf("after the first server is closed there are %d lines: %v", len(got), err)
	}
}

func TestFolderIsPrivate(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "data")
	create(t, open(t, dir, sqlite.Options{}), "one")
	for name, want := range map[string]os.FileMode{"": 0o700, "fray.db": 0o600, "fray.db-wal": 0o600, "fray.db-shm": 0o600, "fray.lock": 0o600} {
		info, err := os.Stat(filepath.Join(dir, name))
		if err != nil || info.Mode().Perm() != want {
			t.Errorf("%q is %v: %v", name, info.Mode(), err)
		}
	}
}
