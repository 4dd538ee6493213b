package sqlite_test

import (
	"bytes"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	"fray/internal/store"
	"fray/internal/store/sqlite"
)

// raw opens the database beside the store, as somebody's sqlite3 would.
func raw(t *testing.T, dir string) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite", filepath.Join(dir, "fray.db"))
	if err != nil {
		t.Fatal(err)
	}
	db.SetMaxOpenConns(1)
	t.Cleanup(func() { db.Close() }) //nolint:errcheck // some are closed already
	return db
}

func execute(t *testing.T, db *sql.DB, query string) {
	t.Helper()
	if _, err := db.ExecContext(t.Context(), query); err != nil {
		t.Fatal(err)
	}
}

func open(t *testing.T, dir string, o sqlite.Options) *sqlite.Store {
	t.Helper()
	s, err := sqlite.Open(t.Context(), dir, o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

func create(t *testing.T, s *sqlite.Store, ids ...string) {
	t.Helper()
	for _, id := range ids {
		if err := s.Create(t.Context(), store.Table{ID: id}, [][]byte{[]byte("head")}, nil); err != nil {
			t.Fatal(err)
		}
	}
}

// together has all changes wait in the queue, in this order, so that they are one group, and gives their errors.
func together(t *testing.T, s *sqlite.Store, changes []func() error) []error {
	t.Helper()
	release := s.Hold(t.Context())
	var all sync.WaitGroup
	errs := make([]error, len(changes))
	for i, do := range changes {
		all.Go(func() { errs[i] = do() })
		for s.Queued() <= i {
			runtime.Gosched()
		}
	}
	if err := release(); err != nil {
		t.Error(err)
	}
	all.Wait()
	return errs
}

// commits counts the transactions in the log of writes: frames that say how large the database is after them.
func commits(t *testing.T, dir string) (n int) {
	t.Helper()
	wal, err := os.ReadFile(filepath.Join(dir, "fray.db-wal"))
	if err != nil {
		t.Fatal(err)
	}
	const head, frame = 32, 24 + 4096
	for at := head; at+frame <= len(wal); at += frame {
		if binary.BigEndian.Uint32(wal[at+4:]) > 0 {
			n++
		}
	}
	return n
}

func TestManyShareATransaction(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir, sqlite.Options{})
	var changes []func() error
	for i := range 50 {
		id := fmt.Sprint("t", i)
		create(t, s, id)
		changes = append(changes,
			func() error { return s.Append(t.Context(), id, 1, []byte("a")) },
			func() error { return s.Append(t.Context(), id, 7, []byte("a")) }) // refused
	}
	before := commits(t, dir)
	for i, err := range together(t, s, changes) {
		if want := []error{nil, store.ErrConflict}[i%2]; !errors.Is(err, want) {
			t.Errorf("the error is %v, not %v", err, want)
		}
	}
	if n := commits(t, dir) - before; n != 1 {
		t.Errorf("100 changes took %d transactions", n)
	}
}

// TestADamagedRecordIsItsOwnTrouble destroys the pages of one record, and writes to it and to others in one transaction.
func TestADamagedRecordIsItsOwnTrouble(t *testing.T) {
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
				return s.Delete(t.Context(), id) // which comes by all its lines
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
		t.Errorf("to read it is %v", err)
	}
	for _, id := range []string{"before", "after"} {
		if got, err := s.Lines(t.Context(), id); len(got) != lines+2 || err != nil {
			t.Errorf("%s has %d lines: %v", id, len(got), err)
		}
	}
}

// destroy overwrites the pages of the database that hold nothing but rows with the mark.
func destroy(t *testing.T, file, mark string, others ...string) {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	const leaf = 0x0a // page type of rows without a rowid
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
