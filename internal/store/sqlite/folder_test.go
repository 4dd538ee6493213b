package sqlite_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fray/internal/store"
	"fray/internal/store/sqlite"
)

// refused checks that opening the folder fails with an error that names the folder and contains a text.
func refused(t *testing.T, dir string, want error, says string) {
	t.Helper()
	s, err := sqlite.Open(t.Context(), dir, sqlite.Options{})
	if err == nil {
		s.Close() //nolint:errcheck // the test fails anyway
	}
	if err == nil || (want != nil && !errors.Is(err, want)) || !strings.Contains(err.Error(), says) || !strings.Contains(err.Error(), dir) {
		t.Errorf("the error is %v; expected %v with the folder %s and %q in it", err, want, dir, says)
	}
}

func TestUnusualFolderNames(t *testing.T) {
	for _, name := range []string{"with space", "a?b=c&_pragma=x", "a#b", "100%41", "grün", "'quote\""} {
		dir := filepath.Join(t.TempDir(), name)
		create(t, open(t, dir, sqlite.Options{}), "one")
		if _, err := os.Stat(filepath.Join(dir, "fray.db")); err != nil {
			t.Error(err)
		}
	}
	t.Chdir(t.TempDir())
	create(t, open(t, "here", sqlite.Options{}), "one")
	if _, err := os.Stat(filepath.Join("here", "fray.db")); err != nil {
		t.Error(err)
	}
}

func TestFolderIsFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	refused(t, file, nil, "not a directory")
}

func TestOpenCanceled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	dir := t.TempDir()
	if _, err := sqlite.Open(ctx, dir, sqlite.Options{}); !errors.Is(err, context.Canceled) {
		t.Errorf("the error is %v", err)
	}
	open(t, dir, sqlite.Options{}) // the folder is unlocked
}

func TestQuota(t *testing.T) {
	dir := t.TempDir()
	o := sqlite.Options{MaxBytes: 400 << 10}
	s := open(t, dir, o)
	create(t, s, "one", "two")
	line := []byte(strings.Repeat("x", 10_000))
	n := 1
	for ; n < 100; n++ {
		if err := s.Append(t.Context(), "one", n, line); err != nil {
			if !errors.Is(err, store.ErrFull) {
				t.Errorf("the error is %v", err)
			}
			break
		}
	}
	if n < 20 || n > 40 {
		t.Errorf("%d lines of 10 kB fit in 400 KiB", n)
	}
	if got, err := s.Lines(t.Context(), "one"); len(got) != n || err != nil {
		t.Errorf("%d lines of %d: %v", len(got), n, err)
	}
	if err := s.Delete(t.Context(), "one"); err != nil {
		t.Errorf("Delete fails: %v", err)
	}
	if err := s.Append(t.Context(), "two", 1, line); err != nil {
		t.Errorf("Append fails although there is room again: %v", err)
	}
}

// TestBackupWhileRunning copies the database with plain SQLite, as docs/serve.md describes, while it is written to.
func TestBackupWhileRunning(t *testing.T) {
	dir, copied := t.TempDir(), t.TempDir()
	s := open(t, dir, sqlite.Options{})
	create(t, s, "one")
	ctx, stop := context.WithCancel(t.Context())
	wrote := make(chan int)
	go func() {
		n := 1
		for ; s.Append(ctx, "one", n, []byte("a")) == nil; n++ {
		}
		wrote <- n
	}()
	execute(t, raw(t, dir), "VACUUM INTO '"+filepath.Join(copied, "fray.db")+"'")
	stop()
	n := <-wrote
	b := open(t, copied, sqlite.Options{})
	got, err := b.Lines(t.Context(), "one")
	if len(got) < 1 || len(got) > n || err != nil {
		t.Fatalf("the copy has %d lines of %d: %v", len(got), n, err)
	}
	if err := b.Append(t.Context(), "one", len(got), []byte("more")); err != nil {
		t.Errorf("Append to the copy fails: %v", err)
	}
}
