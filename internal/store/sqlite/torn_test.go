package sqlite_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"fray/internal/store"
	"fray/internal/store/sqlite"
)

// tornLines is the number of lines in the record of a folder made by torn.
const tornLines = 30

// torn returns the files of a store that was not closed, as a loss of power leaves them. Half of the lines are in the
// database already, the others only in the log.
func torn(t *testing.T) map[string][]byte {
	t.Helper()
	dir := t.TempDir()
	s := open(t, dir, sqlite.Options{})
	create(t, s, "one")
	for n := 1; n < tornLines; n++ {
		if n == tornLines/2 {
			execute(t, raw(t, dir), "PRAGMA wal_checkpoint(TRUNCATE)")
		}
		if err := s.Append(t.Context(), "one", n, fmt.Append(nil, "line ", n)); err != nil {
			t.Fatal(err)
		}
	}
	files := map[string][]byte{}
	for _, name := range []string{"fray.db", "fray.db-wal", "fray.db-shm"} {
		b, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		files[name] = b
	}
	return files
}

// folder writes the files into a new folder.
func folder(t *testing.T, files map[string][]byte) string {
	t.Helper()
	dir := t.TempDir()
	for name, b := range files {
		if err := os.WriteFile(filepath.Join(dir, name), b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// whole opens a folder and returns the number of lines of its record. It checks that they are the first lines as written, and
// that another can be appended.
func whole(t *testing.T, dir string) int {
	t.Helper()
	s := open(t, dir, sqlite.Options{})
	got, err := s.Lines(t.Context(), "one")
	if err != nil {
		t.Fatal(err)
	}
	for n, line := range got[1:] {
		if string(line) != fmt.Sprint("line ", n+1) {
			t.Errorf("line %d is %q", n+1, line)
		}
	}
	if err := s.Append(t.Context(), "one", len(got), []byte("more")); err != nil {
		t.Error(err)
	}
	return len(got)
}

// TestTruncatedLog cuts the write-ahead log at many places: earlier commits are still there, and no line is cut in half.
func TestTruncatedLog(t *testing.T) {
	files := torn(t)
	log := files["fray.db-wal"]
	last := 0
	for size := 0; size <= len(log); size += 1777 {
		n := whole(t, folder(t, map[string][]byte{"fray.db": files["fray.db"], "fray.db-wal": log[:size]}))
		if n < max(last, tornLines/2) {
			t.Errorf("a log of %d bytes gives %d lines; a shorter one gave %d", size, n, last)
		}
		last = n
	}
	if n := whole(t, folder(t, files)); n != tornLines {
		t.Errorf("the whole log gives %d lines", n)
	}
}

func TestLostFiles(t *testing.T) {
	files := torn(t)
	for _, c := range []struct {
		why   string
		files map[string][]byte
		lines int // 0: refused
	}{
		{"no log index: it is rebuilt", map[string][]byte{"fray.db": files["fray.db"], "fray.db-wal": files["fray.db-wal"]}, tornLines},
		{"wrong log index", map[string][]byte{"fray.db": files["fray.db"], "fray.db-wal": files["fray.db-wal"], "fray.db-shm": make([]byte, 32768)}, tornLines},
		{"no log: the lines before it", map[string][]byte{"fray.db": files["fray.db"]}, tornLines / 2},
		{"log only", map[string][]byte{"fray.db-wal": files["fray.db-wal"]}, 0},
		{"empty database with a log", map[string][]byte{"fray.db": nil, "fray.db-wal": files["fray.db-wal"]}, 0},
		{"half a database", map[string][]byte{"fray.db": files["fray.db"][:len(files["fray.db"])/2]}, 0},
		{"not a database", map[string][]byte{"fray.db": []byte("this was a letter to my aunt, and was long enough to be one: with a hundred characters and then some")}, 0},
	} {
		t.Run(c.why, func(t *testing.T) {
			dir := folder(t, c.files)
			if c.lines == 0 {
				refused(t, dir, store.ErrDamaged, "")
			} else if n := whole(t, dir); n != c.lines {
				t.Errorf("there are %d lines, not %d", n, c.lines)
			}
		})
	}
}

func TestInvalidRows(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir, sqlite.Options{})
	create(t, s, "one")
	for n := 1; n < 4; n++ {
		if err := s.Append(t.Context(), "one", n, []byte("a")); err != nil {
			t.Fatal(err)
		}
	}
	execute(t, raw(t, dir), `DELETE FROM lines WHERE n = 2; UPDATE tables SET seats = '{';
		INSERT INTO links (table_key, id, role, seat, hash, created) VALUES (1, 'x', 'gm', '', x'00', 0)`)
	_, lines := s.Lines(t.Context(), "one")
	_, links := s.Links(t.Context(), "one")
	_, table := s.Table(t.Context(), "one")
	for _, err := range []error{lines, links, table} {
		if !errors.Is(err, store.ErrDamaged) {
			t.Errorf("the error is %v, not ErrDamaged", err)
		}
	}
}
