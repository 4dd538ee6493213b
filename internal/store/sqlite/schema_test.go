package sqlite_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/pressly/goose/v3"

	"fray/api"
	"fray/internal/store"
	"fray/internal/store/sqlite"
)

// TestAnOlderSchema makes a database as each earlier version had it, with a table in it, and opens it.
func TestAnOlderSchema(t *testing.T) {
	const link = `INSERT INTO links VALUES (1, 1, 'l', 'seat', 's', zeroblob(32), 0, 0);`
	for version, add := range map[int64]string{1: "", 2: link, 3: link + `UPDATE tables SET touched = unixepoch() * 1000`} {
		dir := t.TempDir()
		db := raw(t, dir)
		p, err := goose.NewProvider(goose.DialectSQLite3, db, os.DirFS("migrations"))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := p.UpTo(t.Context(), version); err != nil {
			t.Fatal(err)
		}
		execute(t, db, `INSERT INTO tables (key, id, name, ruleset, encounter, created, ended, winner, time_limit, paused, seats, changed, lines, bytes)
			VALUES (1, 'old', 'n', 'flow', 'e', 0, 0, '', 30, 1, '{"s":{"plays":"person"}}', 0, 1, 5);
			INSERT INTO lines VALUES (1, 0, CAST('head' AS BLOB));`+add)
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		s := open(t, dir, sqlite.Options{})
		old := min(int(version)-1, 1) // links that it had
		checkOld(t, s, old)
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		checkOld(t, open(t, dir, sqlite.Options{}), old+1) // the link that the first look has added
	}
}

// checkOld goes on with the table of an older database: it was touched now, as far as anybody knows.
func checkOld(t *testing.T, s *sqlite.Store, links int) {
	t.Helper()
	got, err := s.Table(t.Context(), "old")
	if err != nil || got.Branch != "" || got.Wish != nil || got.Seeds != nil || got.Limit != 30 || !got.Paused || time.Since(got.Touched) > time.Hour {
		t.Errorf("the table is %+v: %v", got, err)
	}
	has, err := s.Links(t.Context(), "old")
	if len(has) != links || err != nil {
		t.Errorf("%d links of %d: %v", len(has), links, err)
	}
	for _, l := range has {
		if l.Unused || l.Revoked {
			t.Errorf("the old link is %+v", l)
		}
		if found, err := s.LinkByHash(t.Context(), l.Hash); found != l || err != nil {
			t.Errorf("by its hash the old link is %+v: %v", found, err)
		}
	}
	l := store.Link{ID: fmt.Sprint("new", links), Table: "old", Role: api.RoleGM, Hash: [32]byte{1, byte(links)}}
	l.Seat = l.ID // so that it replaces none
	if revoked, err := s.Reissue(t.Context(), l); len(revoked) != 0 || err != nil {
		t.Errorf("a new link revokes %v: %v", revoked, err)
	}
	if err := s.Append(t.Context(), "old", got.Lines, []byte("new")); err != nil {
		t.Error(err)
	}
	if lines, err := s.Lines(t.Context(), "old"); len(lines) != got.Lines+1 || string(lines[0]) != "head" || err != nil {
		t.Errorf("the record is %q: %v", lines, err)
	}
	b := store.Table{ID: fmt.Sprint("b", links), Branch: "old"}
	if err := s.Create(t.Context(), b, [][]byte{[]byte("head")}, nil); err != nil {
		t.Error(err)
	}
}

func TestANewerSchema(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir, sqlite.Options{})
	create(t, s, "one")
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	db := raw(t, dir)
	execute(t, db, `INSERT INTO goose_db_version (version_id, is_applied) VALUES (999, 1)`)
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	unchanged(t, dir, "version 999")
}

func TestSomebodyElsesDatabase(t *testing.T) {
	dir := t.TempDir()
	db := raw(t, dir)
	execute(t, db, `CREATE TABLE recipes (cake TEXT)`)
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	unchanged(t, dir, "another program")
}

// unchanged opens a database that is refused for its schema and is not touched.
func unchanged(t *testing.T, dir, says string) {
	t.Helper()
	file := filepath.Join(dir, "fray.db")
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	refused(t, dir, store.ErrSchema, says)
	after, err := os.ReadFile(file)
	if !bytes.Equal(before, after) || err != nil {
		t.Errorf("the file has changed: %v", err)
	}
}
