package sqlite_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"fray/internal/store"
	"fray/internal/store/sqlite"
)

func TestFullDisk(t *testing.T) {
	dir, inside := onOwnDisk(t, "1m")
	if !inside {
		return
	}
	s := open(t, dir, sqlite.Options{})
	create(t, s, "one", "two")
	line := bytes.Repeat([]byte("x"), 20_000)
	n := 1
	for ; n < 1000; n++ {
		if err := s.Append(t.Context(), "one", n, line); err != nil {
			if !errors.Is(err, store.ErrFull) {
				t.Fatalf("the error is %v", err)
			}
			break
		}
	}
	if n < 5 || n == 1000 {
		t.Fatalf("%d lines of 20 kB fit on a disk of 1 MiB", n)
	}
	if got, err := s.Lines(t.Context(), "one"); len(got) != n || err != nil {
		t.Errorf("reading from a full disk gives %d of %d lines: %v", len(got), n, err)
	}
	changes := []func() error{
		func() error { return s.Append(t.Context(), "one", n, bytes.Repeat(line, 30)) },
		func() error { return s.Append(t.Context(), "two", 7, line) },
	}
	errs := together(t, s, changes)
	if !errors.Is(errs[0], store.ErrFull) || !errors.Is(errs[1], store.ErrConflict) {
		t.Errorf("the errors of an oversized and of a misplaced append are %v", errs)
	}

	if err := os.WriteFile(filepath.Join(dir, "filler"), make([]byte, 1<<20), 0o600); !errors.Is(err, syscall.ENOSPC) {
		t.Fatalf("the disk is not full yet: %v", err)
	}
	err := error(nil)
	for range 1000 { // fill the rest of the log; an append needs more pages than a ping
		if err = s.Append(t.Context(), "one", n, []byte("x")); err == nil {
			n++
		} else if err = s.Ping(t.Context()); err != nil {
			break
		}
	}
	if !errors.Is(err, store.ErrFull) {
		t.Errorf("on a full disk Ping returns %v", err)
	}
	if err := s.Append(t.Context(), "one", n, []byte("x")); !errors.Is(err, store.ErrFull) {
		t.Errorf("on a full disk Append returns %v", err)
	}

	mount(t, "none", dir, "tmpfs", syscall.MS_REMOUNT, "size=8m")
	if err := errors.Join(s.Ping(t.Context()), s.Append(t.Context(), "one", n, line), s.Ping(t.Context()), s.Close()); err != nil {
		t.Errorf("after the disk was enlarged: %v", err)
	}
	if got, err := open(t, dir, sqlite.Options{}).Lines(t.Context(), "one"); len(got) != n+1 || err != nil {
		t.Errorf("after reopening there are %d of %d lines: %v", len(got), n+1, err)
	}
}

func TestDiskTooSmallToOpen(t *testing.T) {
	for _, size := range []string{"4k", "20k"} {
		t.Run(size, func(t *testing.T) {
			if dir, inside := onOwnDisk(t, size); inside {
				refused(t, filepath.Join(dir, "data"), store.ErrFull, "full")
			}
		})
	}
}

func TestReadOnlyFolder(t *testing.T) {
	dir, inside := onOwnDisk(t, "4m")
	if !inside {
		return
	}
	empty, used := filepath.Join(dir, "empty"), filepath.Join(dir, "used")
	if err := os.Mkdir(empty, 0o700); err != nil {
		t.Fatal(err)
	}
	s := open(t, used, sqlite.Options{})
	create(t, s, "one")
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	mount(t, "none", dir, "tmpfs", syscall.MS_REMOUNT|syscall.MS_RDONLY, "")
	for _, dir := range []string{empty, used, filepath.Join(dir, "new")} {
		refused(t, dir, store.ErrReadOnly, "")
	}
	mount(t, "none", dir, "tmpfs", syscall.MS_REMOUNT, "")
	if n, err := open(t, used, sqlite.Options{}).Count(t.Context()); n != 1 || err != nil {
		t.Errorf("when it is writable again there are %d tables: %v", n, err)
	}
}
