package filelock_test

import (
	"errors"
	"io/fs"
	"path/filepath"
	"testing"

	"fray/internal/filelock"
)

func TestOneHolderAtATime(t *testing.T) {
	path := filepath.Join(t.TempDir(), "lock")
	first, err := filelock.Take(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := filelock.Take(path); !errors.Is(err, filelock.ErrHeld) {
		t.Errorf("the second holder gets %v, not ErrHeld", err)
	}
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	second, err := filelock.Take(path)
	if err != nil {
		t.Fatalf("after the first is closed: %v", err)
	}
	if err := second.Close(); err != nil {
		t.Error(err)
	}
}

func TestFolderIsMissing(t *testing.T) {
	if _, err := filelock.Take(filepath.Join(t.TempDir(), "missing", "lock")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the error is %v, not ErrNotExist", err)
	}
}
