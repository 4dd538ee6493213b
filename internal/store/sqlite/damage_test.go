package sqlite_test

import (
	"bytes"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fray/internal/store"
	"fray/internal/store/sqlite"
)

// TestDamagedRecordAffectsNoOthers destroys the pages of one record, then changes it and others in one transaction.
func TestDamagedRecordAffectsNoOthers(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir, sqlite.Options{})
	create(t, s, "before", "bad", "after")
	const lines = 60
	for n := 1; n <= lines; n++ {
		for _, id := range []string{"before", "bad", "after"} {
			if err := s.Append(t.Context(), id, n, []byte(strings.Repeat(strings.ToUpper(id), 100))); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	destroy(t, filepath.Join(dir, "fray.db"), "BAD", "BEFORE", "AFTER", "head")

	s = open(t, dir, sqlite.Options{})
	var changes []func() error
	for _, id := range []string{"before", "bad", "after"} {
		changes = append(changes, func() error {
			if id == "bad" {
				return s.Delete(t.Context(), id) // reads all its lines
			}
			return s.Append(t.Context(), id, lines+1, []byte("more"))
		})
	}
	errs := together(t, s, changes)
	for i, want := range []error{nil, store.ErrDamaged, nil} {
		if !errors.Is(errs[i], want) {
			t.Errorf("the error is %v, not %v", errs[i], want)
		}
	}
	if _, err := s.Lines(t.Context(), "bad"); !errors.Is(err, store.ErrDamaged) {
		t.Errorf("Lines returns %v, not ErrDamaged", err)
	}
	for _, id := range []string{"before", "after"} {
		if got, err := s.Lines(t.Context(), id); len(got) != lines+2 || err != nil {
			t.Errorf("%s has %d lines: %v", id, len(got), err)
		}
	}
}

// destroy overwrites the database pages that contain mark and none of the others.
func destroy(t *testing.T, file, mark string, others ...string) {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	const leaf = 0x0a // type of a page of a table without rowid
	hit := 0
pages:
	for at := 4096; at < len(b); at += 4096 {
		page := b[at : at+4096]
		if page[0] != leaf || !bytes.Contains(page, []byte(mark)) {
			continue
		}
		for _, o := range others {
			if bytes.Contains(page, []byte(o)) {
				continue pages
			}
		}
		copy(page, bytes.Repeat([]byte{0xff}, 64))
		hit++
	}
	if err := os.WriteFile(file, b, 0o600); err != nil || hit == 0 {
		t.Fatal(hit, err)
	}
}

// TestReadDamagedTable checks that lists still work, and that Lines returns the remaining lines with the error.
func TestReadDamagedTable(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir, sqlite.Options{})
	create(t, s, "good", "gap", "seats")
	for n := 1; n <= 3; n++ {
		if err := s.Append(t.Context(), "gap", n, []byte("line")); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite", filepath.Join(dir, "fray.db"))
	if err != nil {
		t.Fatal(err)
	}
	execute(t, db, `DELETE FROM lines WHERE n = 2 AND table_key = (SELECT key FROM tables WHERE id = 'gap')`)
	execute(t, db, `UPDATE tables SET seats = '{' WHERE id = 'seats'`)
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}

	s = open(t, dir, sqlite.Options{})
	lines, err := s.Lines(t.Context(), "gap")
	if !errors.Is(err, store.ErrDamaged) || !strings.Contains(err.Error(), "line 3 of the record is missing") || len(lines) != 3 {
		t.Errorf("Lines returns %d lines: %v", len(lines), err)
	}
	if _, err := s.Table(t.Context(), "seats"); !errors.Is(err, store.ErrDamaged) {
		t.Errorf("Table returns %v, not ErrDamaged", err)
	}
	all, err := s.Tables(t.Context(), 0, 10)
	if err != nil || len(all) != 3 {
		t.Fatalf("%d tables are listed, not 3: %v", len(all), err)
	}
	for _, tb := range all {
		if tb.Damaged != (tb.ID == "seats") {
			t.Errorf("table %s is listed with Damaged = %v", tb.ID, tb.Damaged)
		}
	}
	if err := s.Delete(t.Context(), "seats"); err != nil {
		t.Errorf("Delete fails: %v", err)
	}
	mark := func(tb *store.Table) error { tb.Damaged = true; return nil }
	if err := s.Update(t.Context(), "gap", mark); err != nil {
		t.Fatal(err)
	}
	if tb, err := s.Table(t.Context(), "gap"); err != nil || !tb.Damaged {
		t.Errorf("Damaged is not stored: %+v, %v", tb, err)
	}
}
