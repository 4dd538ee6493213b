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

// refused opens the folder, which should be refused with an error that names it.
func refused(t *testing.T, dir string, want error, says string) {
	t.Helper()
	s, err := sqlite.Open(t.Context(), dir, sqlite.Options{})
	if err == nil {
		s.Close() //nolint:errcheck // it should not be there
	}
	if err == nil || (want != nil && !errors.Is(err, want)) || !strings.Contains(err.Error(), says) || !strings.Contains(err.Error(), dir) {
		t.Errorf("the error is %v, not %v about %s with %q in it", err, want, dir, says)
	}
}

func TestFoldersWithOddNames(t *testing.T) {
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

func TestAFolderThatIsAFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	refused(t, file, nil, "not a directory")
}

func TestOpenIsCalledOff(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	dir := t.TempDir()
	if _, err := sqlite.Open(ctx, dir, sqlite.Options{}); !errors.Is(err, context.Canceled) {
		t.Errorf("the error is %v", err)
	}
	open(t, dir, sqlite.Options{}) // and has left the folder to others
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
		t.Errorf("%d lines of 10 kB have room in 400 KiB", n)
	}
	if got, err := s.Lines(t.Context(), "one"); len(got) != n || err != nil {
		t.Errorf("%d lines of %d: %v", len(got), n, err)
	}
	if err := s.Delete(t.Context(), "one"); err != nil {
		t.Errorf("to delete one: %v", err)
	}
	if err := s.Append(t.Context(), "two", 1, line); err != nil {
		t.Errorf("then there is room again: %v", err)
	}
}

// TestABackupWhileItRuns copies the database as the README says, with any SQLite, while it is written to.
func TestABackupWhileItRuns(t *testing.T) {
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
		t.Errorf("the copy can not be gone on with: %v", err)
	}
}
