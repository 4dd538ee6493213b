// Package storetest is the conformance suite for drivers of [store]. [Run] tests each method, [Crash] tests what is left after
// a kill, [Main] supports Crash, and there are benchmarks.
package storetest

import (
	"context"
	"crypto/sha256"
	"errors"
	"testing"
	"time"

	"fray/internal/store"
	"fray/table"
)

// Place is the location of a store: a folder, or the address of a database. Every test gets a new empty one.
type Place string

// Driver is the driver under test.
type Driver struct {
	// Empty returns a new empty place that is removed after the test.
	Empty func(testing.TB) Place
	// Open opens the store at a place. It must work again after the store is closed and after its process is killed.
	Open func(context.Context, Place) (store.Store, error)
}

// Run runs the suite.
func Run(t *testing.T, d Driver) {
	for _, test := range []struct {
		name string
		run  func(*testing.T, Driver)
	}{
		{"Create", testCreate},
		{"Tables", testTables},
		{"Update", testUpdate},
		{"Delete", testDelete},
		{"Branches", testBranches},
		{"Untouched", testUntouched},
		{"Append", testAppend},
		{"FullRecord", testFullRecord},
		{"Concurrent", testConcurrent},
		{"Snapshots", testSnapshots},
		{"Timelines", testTimelines},
		{"Links", testLinks},
		{"Reissue", testReissue},
		{"Context", testContext},
		{"Close", testClose},
		{"Model", testModel},
	} {
		t.Run(test.name, func(t *testing.T) { test.run(t, d) })
	}
}

// open opens the store at a place and closes it when the test ends.
func (d Driver) open(t testing.TB, p Place) store.Store {
	t.Helper()
	s, err := d.Open(t.Context(), p)
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

// begin returns a time in a zone that the store should convert to UTC.
func begin() time.Time { return time.Date(2026, 3, 1, 12, 0, 0, 0, time.FixedZone("", 3600)) }

// sample returns a table with all fields set.
func sample(id string) store.Table {
	return store.Table{
		ID: id, Name: "The Bridge", Ruleset: "flow", Encounter: "bridge", Created: begin(), Touched: begin(), Lines: 1, Limit: 90, Paused: true,
		Seats: map[string]store.Seat{"wardens": {Plays: "player"}, "grüne Räuber": {Plays: "greedy"}},
		Seeds: []table.Seed{table.SecretSeed([32]byte{31: 1}), table.SecretSeed([32]byte{0: 0xff})},
	}
}

// kept returns the table as the store should return it: with times in UTC.
func kept(t store.Table) store.Table {
	t.Created, t.Touched = t.Created.Truncate(time.Millisecond).UTC(), t.Touched.Truncate(time.Millisecond).UTC()
	return t
}

// link returns a link of a table. Its token consists of both IDs.
func link(table, id, role string) store.Link {
	return store.Link{ID: id, Table: table, Role: role, Hash: sha256.Sum256([]byte(table + "/" + id)), Created: begin()}
}

// create creates a table whose record is only a header.
func create(t testing.TB, s store.Store, id string, links ...store.Link) {
	t.Helper()
	if err := s.Create(t.Context(), sample(id), [][]byte{[]byte(`{"fray":1}`)}, links); err != nil {
		t.Fatal(err)
	}
}

// is reports a test error unless err is want; a nil want means no error.
func is(t testing.TB, what string, err, want error) {
	t.Helper()
	if (want == nil && err != nil) || !errors.Is(err, want) {
		t.Errorf("%s: the error is %v, not %v", what, err, want)
	}
}
