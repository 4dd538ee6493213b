package control_test

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"fray/api"
	"fray/internal/control"
)

// issue issues links of one table, "one".
func issue(_ context.Context, table string) (api.Link, error) {
	if table != "one" {
		return api.Link{}, errors.New("there is no such table")
	}
	return api.Link{ID: "l", Role: api.RoleGM, Token: "secret", URL: "http://here/t/secret"}, nil
}

// start starts a control server in a folder.
func start(t *testing.T, dir string) *control.Server {
	t.Helper()
	s, err := control.Start(dir, issue)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestIssue(t *testing.T) {
	dir := t.TempDir()
	s := start(t, dir)
	l, err := control.IssueGM(t.Context(), dir, "one")
	if want := (api.Link{ID: "l", Role: api.RoleGM, Token: "secret", URL: "http://here/t/secret"}); l != want || err != nil {
		t.Errorf("the link is %+v: %v", l, err)
	}
	if l, err := control.IssueGM(t.Context(), dir, "none"); l != (api.Link{}) || err == nil || err.Error() != "there is no such table" {
		t.Errorf("for a missing table the link is %+v: %v", l, err)
	}
	if _, err := control.IssueGM(t.Context(), dir, strings.Repeat("x", 5000)); err == nil {
		t.Error("a request of 5000 bytes is answered")
	}
	info, err := os.Lstat(filepath.Join(dir, "fray.sock"))
	if err != nil || runtime.GOOS != "windows" && info.Mode() != fs.ModeSocket|0o600 {
		t.Errorf("the socket is %v: %v", info.Mode(), err)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	if _, err := os.Lstat(filepath.Join(dir, "fray.sock")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the socket still exists after Close: %v", err)
	}
	if _, err := control.IssueGM(t.Context(), dir, "one"); !errors.Is(err, control.ErrNoServer) {
		t.Errorf("after Close the error is %v, not ErrNoServer", err)
	}
}

// Start replaces a socket that a killed server left behind, but refuses to replace another kind of file.
func TestStartReplacesOnlyASocket(t *testing.T) {
	dir := t.TempDir()
	killed := start(t, dir)
	again := start(t, dir) // the first has not removed its socket
	if _, err := control.IssueGM(t.Context(), dir, "one"); err != nil {
		t.Error(err)
	}
	if err := errors.Join(again.Close(), killed.Close()); err != nil {
		t.Error(err)
	}
	file := filepath.Join(dir, "fray.sock")
	if err := os.WriteFile(file, []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := control.Start(dir, issue); err == nil || !strings.Contains(err.Error(), "not a socket") {
		t.Errorf("with a regular file in the way, the error is %v", err)
	}
	if got, err := os.ReadFile(file); string(got) != "mine" || err != nil {
		t.Errorf("the file holds %q: %v", got, err)
	}
}

// A folder with a path that is too long for a socket still works by its relative path.
func TestLongPaths(t *testing.T) {
	dir := filepath.Join(t.TempDir(), strings.Repeat("long", 30))
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	if _, err := control.Start(dir, issue); err == nil || !strings.Contains(err.Error(), "100 bytes") {
		t.Errorf("by the absolute path, the error is %v", err)
	}
	if _, err := control.IssueGM(t.Context(), dir, "one"); !errors.Is(err, control.ErrNoServer) {
		t.Errorf("IssueGM returns %v, not ErrNoServer", err)
	}
	t.Chdir(dir)
	s := start(t, ".")
	if _, err := control.IssueGM(t.Context(), dir, "one"); err != nil {
		t.Error(err)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
}
