package postgres_test

import (
	"context"
	"errors"
	"net/url"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"fray/internal/store"
	"fray/internal/store/postgres"
)

// open opens the store at an address and closes it when the test ends.
func open(t *testing.T, address string) *postgres.Store {
	t.Helper()
	s, err := postgres.Open(t.Context(), address)
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

// sql runs statements at an address, without fray.
func sql(t *testing.T, address string, statements ...string) {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range statements {
		if _, err := conn.Exec(t.Context(), s); err != nil {
			t.Fatalf("%s: %v", s, err)
		}
	}
	if err := conn.Close(t.Context()); err != nil {
		t.Fatal(err)
	}
}

// refused checks that an address is refused with an error, which says all of this and not the password.
func refused(t *testing.T, address string, want error, says ...string) {
	t.Helper()
	s, err := postgres.Open(t.Context(), address)
	if err == nil {
		t.Fatal("it was opened", s.Close())
	}
	mentions(t, err, want, says...)
}

// mentions checks an error and that it says all of this, and not the password.
func mentions(t *testing.T, err, want error, says ...string) {
	t.Helper()
	if want != nil && !errors.Is(err, want) {
		t.Errorf("the error is %v, not %v", err, want)
	}
	for _, text := range says {
		if !strings.Contains(err.Error(), text) {
			t.Errorf("the error %q does not say %q", err, text)
		}
	}
	if strings.Contains(err.Error(), "secret") {
		t.Errorf("the error %q shows the password", err)
	}
}

// with returns the address with another value of a part of its query, or with another user.
func with(t *testing.T, address, key, value string) string {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	if key == "user" {
		u.User = url.UserPassword(value, "secret")
		return u.String()
	}
	q := u.Query()
	q.Set(key, value)
	u.RawQuery = q.Encode()
	return u.String()
}

func TestSecondServerRefused(t *testing.T) {
	at := server.New(t)
	s := open(t, at)
	refused(t, at, store.ErrInUse, "stop that server")
	open(t, server.New(t)) // another schema of the same database
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	open(t, at)
}

func TestForeignDatabaseRefused(t *testing.T) {
	at := server.New(t)
	sql(t, at, "CREATE TABLE customers (name text)")
	refused(t, at, store.ErrSchema, "another program")
	sql(t, at, "DROP TABLE customers") // it has nothing else
	open(t, at)
}

func TestNewerSchemaRefused(t *testing.T) {
	at := server.New(t)
	if err := open(t, at).Close(); err != nil {
		t.Fatal(err)
	}
	sql(t, at, "INSERT INTO fray_schema (version_id, is_applied) VALUES (1000, true)")
	refused(t, at, store.ErrSchema, "version 1000", "start a newer version")
}

func TestBadAddresses(t *testing.T) {
	at := server.New(t)
	refused(t, with(t, at, "search_path", "nowhere"), store.ErrSchema, "CREATE SCHEMA")
	refused(t, with(t, at, "host", t.TempDir()), store.ErrUnavailable)
	refused(t, with(t, at, "user", "nobody"), nil, `"nobody"`)
	refused(t, "postgres://fray:secret@localhost:port/x", nil, "postgres://USER@HOST:PORT/DATABASE")
	sql(t, at, "DROP ROLE IF EXISTS visitor", "CREATE ROLE visitor LOGIN")
	refused(t, with(t, at, "user", "visitor"), store.ErrSchema, "CREATE SCHEMA") // a schema without rights is as none
	u, err := url.Parse(at)
	if err != nil {
		t.Fatal(err)
	}
	sql(t, at, "GRANT USAGE ON SCHEMA "+u.Query().Get("search_path")+" TO visitor")
	refused(t, with(t, at, "user", "visitor"), store.ErrReadOnly, "permission denied")
	sql(t, at, "REVOKE USAGE ON SCHEMA "+u.Query().Get("search_path")+" FROM visitor", "DROP ROLE visitor")
}

// TestDatabaseAway: while PostgreSQL is away nothing is acknowledged; when it is back, the store works again by itself.
func TestDatabaseAway(t *testing.T) {
	s := open(t, server.New(t))
	create(t, s)
	if err := server.Down(); err != nil {
		t.Fatal(err)
	}
	for _, err := range []error{s.Append(t.Context(), "one", 1, []byte("lost")), s.Ping(t.Context())} {
		if !errors.Is(err, store.ErrUnavailable) {
			t.Errorf("the error is %v", err)
		}
	}
	if err := server.Up(); err != nil {
		t.Fatal(err)
	}
	for err := store.ErrUnavailable; err != nil; err = s.Append(t.Context(), "one", 1, []byte("kept")) {
		if !errors.Is(err, store.ErrUnavailable) {
			t.Fatal(err)
		}
	}
	lines, err := s.Lines(t.Context(), "one")
	if len(lines) != 2 || string(lines[1]) != "kept" || err != nil {
		t.Errorf("%q %v", lines, err)
	}
}

// create creates the table "one".
func create(t *testing.T, s store.Store) {
	t.Helper()
	if err := s.Create(context.Background(), store.Table{ID: "one"}, [][]byte{[]byte("head")}, nil); err != nil {
		t.Fatal(err)
	}
}
