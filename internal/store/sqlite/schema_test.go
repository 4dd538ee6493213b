package sqlite_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/pressly/goose/v3"

	"fray/api"
	"fray/internal/store"
	"fray/internal/store/sqlite"
)

// TestOlderSchema creates a database with each earlier schema and a table in it, then opens it.
func TestOlderSchema(t *testing.T) {
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
					VALUES (1, 'old', 'n', 'flow', 'e', 0, 0, '', 30, 1, '{"s":{"plays":"person"},"\"plays\":\"person\"":{"plays":"greedy"}}', 0, 1, 5);
			INSERT INTO lines VALUES (1, 0, CAST('head' AS BLOB));`+add)
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		s := open(t, dir, sqlite.Options{})
		old := min(int(version)-1, 1) // number of links it had
		checkOld(t, s, old)
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		checkOld(t, open(t, dir, sqlite.Options{}), old+1) // one more link: the first check added it
	}
}

// checkOld reads and changes the table of an older database. It counts as touched now, and its seat is played by a player.
func checkOld(t *testing.T, s *sqlite.Store, links int) {
	t.Helper()
	got, err := s.Table(t.Context(), "old")
	if err != nil || got.Branch != "" || got.UndoRequest != nil || got.Seeds != nil || got.Limit != 30 || !got.Paused || time.Since(got.Touched) > time.Hour {
		t.Errorf("the table is %+v: %v", got, err)
	}
	if want := map[string]store.Seat{"s": {Plays: "player"}, `"plays":"person"`: {Plays: "greedy"}}; !cmp.Equal(got.Seats, want) {
		t.Errorf("the seats are %+v, not %+v", got.Seats, want)
	}
	has, err := s.Links(t.Context(), "old")
	if len(has) != links || err != nil {
		t.Errorf("%d links, not %d: %v", len(has), links, err)
	}
	for _, l := range has {
		if l.Unused || l.Revoked {
			t.Errorf("the old link is %+v", l)
		}
		if found, err := s.LinkByHash(t.Context(), l.Hash); found != l || err != nil {
			t.Errorf("LinkByHash returns %+v: %v", found, err)
		}
	}
	l := store.Link{ID: fmt.Sprint("new", links), Table: "old", Role: api.RoleGM, Hash: [32]byte{1, byte(links)}}
	l.Seat = l.ID // a separate seat, so that it replaces no link
	if revoked, err := s.Reissue(t.Context(), l); len(revoked) != 0 || err != nil {
		t.Errorf("Reissue revokes %v: %v", revoked, err)
	}
	if err := s.Append(t.Context(), "old", got.Lines, []byte("new")); err != nil {
		t.Error(err)
	}
	if lines, err := s.Lines(t.Context(), "old"); len(lines) != got.Lines+1 || string(lines[0]) != "head" || err != nil {
		t.Errorf("the record is %q: %v", lines, err)
	}
	snap := store.Snapshot{Lines: got.Lines + 1, State: []byte("state")}
	if err := s.PutSnapshot(t.Context(), "old", snap); err != nil {
		t.Error(err)
	}
	b := store.Table{ID: fmt.Sprint("b", links), Branch: "old"}
	if err := s.Create(t.Context(), b, [][]byte{[]byte("head")}, nil); err != nil {
		t.Error(err)
	}
}

func TestNewerSchema(t *testing.T) {
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

func TestDatabaseOfAnotherProgram(t *testing.T) {
	dir := t.TempDir()
	db := raw(t, dir)
	execute(t, db, `CREATE TABLE recipes (cake TEXT)`)
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	unchanged(t, dir, "another program")
}

// unchanged checks that a database is refused because of its schema, and that the file does not change.
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
		t.Errorf("the file changed: %v", err)
	}
}
