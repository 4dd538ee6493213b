// Package pgtest runs a real PostgreSQL for tests, from binaries that are on the machine. It needs no root, no network and no setup.
package pgtest

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"github.com/jackc/pgx/v5"
)

// requiredVar is the environment variable that makes tests fail where they would be skipped because PostgreSQL is missing.
const requiredVar = "FRAY_TEST_POSTGRES"

// folders are where PostgreSQL's programs are if not on the path, the newest version last.
func folders() []string {
	var all []string
	for _, pattern := range []string{"/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin"} {
		found, _ := filepath.Glob(pattern) // the patterns are correct
		all = append(all, found...)
	}
	return all
}

// program returns the path of one of PostgreSQL's programs, or an empty text.
func program(name string) string {
	if path, err := exec.LookPath(name); err == nil {
		return path
	}
	for _, dir := range slices.Backward(folders()) {
		if path, err := exec.LookPath(filepath.Join(dir, name)); err == nil {
			return path
		}
	}
	return ""
}

// Server is a PostgreSQL that listens on a socket in a separate folder. The zero value has not been started.
type Server struct {
	mu      sync.Mutex
	dir     string
	schemas int
	disk    bool // commits wait for the disk: only benchmarks need that, as tests kill processes and not the machine
}

// New returns the address of a new empty schema, and starts the server if it does not run yet. Without PostgreSQL on the machine
// it skips the test, or fails it if FRAY_TEST_POSTGRES is "required".
func (s *Server) New(t testing.TB) string {
	t.Helper()
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.dir == "" {
		if program("initdb") == "" || program("pg_ctl") == "" {
			if os.Getenv(requiredVar) == "required" {
				t.Fatal("PostgreSQL is missing: install it (Debian: apt-get install postgresql)")
			}
			t.Skip("PostgreSQL is not on this machine (Debian: apt-get install postgresql)")
		}
		_, s.disk = t.(*testing.B)
		if err := s.start(); err != nil {
			t.Fatal(err)
		}
	}
	s.schemas++
	name := fmt.Sprint("fray", s.schemas)
	s.exec(t, "CREATE SCHEMA "+name)
	t.Cleanup(func() { s.exec(t, "DROP SCHEMA "+name+" CASCADE") })
	return s.address(name)
}

// address returns the address of a schema of the server.
func (s *Server) address(schema string) string {
	u := url.URL{Scheme: "postgres", User: url.User("fray"), Path: "/postgres", RawQuery: url.Values{"host": {s.dir}, "search_path": {schema}}.Encode()}
	return u.String()
}

// Restored dumps what an address has with pg_dump, while others may use it, restores it with pg_restore into a new empty database of the
// same server, and returns the address of that.
func (s *Server) Restored(address string) (string, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	from, err := url.Parse(address)
	if err != nil {
		return "", err
	}
	schema := from.Query().Get("search_path")
	name, dump := "restored_"+schema, filepath.Join(s.dir, "dump")
	to := *from
	to.Path = "/" + name
	plain := func(u url.URL) string { // psql and the like do not know search_path
		u.RawQuery = url.Values{"host": {s.dir}}.Encode()
		return u.String()
	}
	if err := errors.Join(
		s.run("createdb", "--host", s.dir, "--username", "fray", name),
		s.run("pg_dump", "--format", "custom", "--schema", schema, "--file", dump, "--dbname", plain(*from)),
		s.run("pg_restore", "--exit-on-error", "--dbname", plain(to), dump),
	); err != nil {
		return "", err
	}
	return to.String(), nil
}

func (s *Server) exec(t testing.TB, sql string) {
	t.Helper()
	ctx := context.WithoutCancel(t.Context())
	conn, err := pgx.Connect(ctx, s.address("public"))
	if err != nil {
		t.Error(err)
		return
	}
	if _, err := conn.Exec(ctx, sql); err != nil {
		t.Error(err)
	}
	if err := conn.Close(ctx); err != nil {
		t.Error(err)
	}
}

// start creates a cluster in a new folder and starts it. The path of a socket has to be short.
func (s *Server) start() error {
	dir, err := os.MkdirTemp("/tmp", "fray-pg")
	if err != nil {
		return err
	}
	if err := give(dir); err != nil {
		return err
	}
	s.dir = dir
	data := filepath.Join(dir, "data")
	if err := s.run("initdb", "--pgdata", data, "--username", "fray", "--auth", "trust", "--encoding", "UTF8", "--no-locale", "--no-sync"); err != nil {
		return err
	}
	return s.Up()
}

// Up starts the server after [Server.Down].
func (s *Server) Up() error {
	return s.run("pg_ctl", "start", "-w", "--pgdata", filepath.Join(s.dir, "data"), "--log", filepath.Join(s.dir, "log"),
		"-o", fmt.Sprintf("-c listen_addresses='' -c max_connections=200 -c fsync=%t -k %s", s.disk, s.dir))
}

// Down stops the server at once, as a loss of power would. Its databases stay.
func (s *Server) Down() error {
	return s.run("pg_ctl", "stop", "-w", "--mode", "immediate", "--pgdata", filepath.Join(s.dir, "data"))
}

// Close stops the server, if it was started, and removes everything.
func (s *Server) Close() error {
	if s.dir == "" {
		return nil
	}
	_ = s.Down() // it may be down
	return os.RemoveAll(s.dir)
}

// run runs one of PostgreSQL's programs as a user that is not root.
func (s *Server) run(name string, args ...string) error {
	cmd := exec.CommandContext(context.Background(), program(name), args...) //nolint:gosec // the programs of PostgreSQL
	cmd.Dir = s.dir
	if err := drop(cmd); err != nil {
		return err
	}
	out, err := os.CreateTemp(s.dir, name) // not a pipe, which the server would keep open
	if err != nil {
		return err
	}
	defer out.Close() //nolint:errcheck // nothing more is written
	cmd.Stdout, cmd.Stderr = out, out
	if err := cmd.Run(); err != nil {
		text, _ := os.ReadFile(out.Name())
		return errors.Join(fmt.Errorf("%s: %w", name, err), errors.New(string(text)))
	}
	return nil
}

// Main runs tests and stops the server afterwards, for TestMain.
func (s *Server) Main(run func() int) int {
	code := run()
	if err := s.Close(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return code
}
