package sqlite_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/pressly/goose/v3"

	"fray/api"
	"fray/internal/store"
	"fray/internal/store/sqlite"
)

// TestAnOlderSchema makes a database as the first version had it, with a table in it, and opens it.
func TestAnOlderSchema(t *testing.T) {
	dir := t.TempDir()
	db := raw(t, dir)
	p, err := goose.NewProvider(goose.DialectSQLite3, db, os.DirFS("migrations"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.UpTo(t.Context(), 1); err != nil {
		t.Fatal(err)
	}
	execute(t, db, `INSERT INTO tables VALUES (1, 'old', 'n', 'flow', 'e', 0, 0, '', 0, 0, '{}', 0, 1, 5);
		INSERT INTO lines VALUES (1, 0, CAST('head' AS BLOB))`)
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}

	s := open(t, dir, sqlite.Options{})
	if err := s.AddLink(t.Context(), store.Link{ID: "g", Table: "old", Role: api.RoleGM}); err != nil {
		t.Error(err)
	}
	if err := s.Append(t.Context(), "old", 1, []byte("new")); err != nil {
		t.Error(err)
	}
	if got, err := s.Lines(t.Context(), "old"); len(got) != 2 || string(got[0]) != "head" || err != nil {
		t.Errorf("the record is %q: %v", got, err)
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
