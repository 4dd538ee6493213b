package sqlite_test

import (
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"testing"

	"fray/internal/store"
	"fray/internal/store/sqlite"
)

// together queues all changes in this order, so that they form one group, and returns their errors.
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

// commits counts the transactions in the write-ahead log: the frames that carry the size of the database after a commit.
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

func TestChangesShareTransaction(t *testing.T) {
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
		t.Errorf("100 changes took %d transactions, not 1", n)
	}
}
