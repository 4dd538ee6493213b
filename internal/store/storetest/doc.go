// Package storetest proves that a driver of the store keeps what [store] promises. Every driver runs the same suite: [Run]
// for what each method does, [Crash] for what a kill leaves, [Main] to make that possible, and the benchmarks.
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

// Place is where a store is kept: a folder, or the address of a database. Every test gets an empty one of its own.
type Place string

// Driver is what the suite needs of a driver.
type Driver struct {
	// Empty gives a place with nothing in it, which goes with the test.
	Empty func(testing.TB) Place
	// Open opens the store at a place. A place is opened again after it was closed, or its process killed.
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
		{"Links", testLinks},
		{"Reissue", testReissue},
		{"Context", testContext},
		{"Close", testClose},
		{"Model", testModel},
	} {
		t.Run(test.name, func(t *testing.T) { test.run(t, d) })
	}
}

// open opens the store at a place until the test ends.
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

// begin is noon of some day, in a zone that the store should not keep.
func begin() time.Time { return time.Date(2026, 3, 1, 12, 0, 0, 0, time.FixedZone("", 3600)) }

// sample is a table with everything in it.
func sample(id string) store.Table {
	return store.Table{
		ID: id, Name: "The Bridge", Ruleset: "flow", Encounter: "bridge", Created: begin(), Touched: begin(), Lines: 1, Limit: 90, Paused: true,
		Seats: map[string]store.Seat{"wardens": {Plays: "person"}, "grüne Räuber": {Plays: "greedy"}},
		Seeds: []table.Seed{table.SecretSeed([32]byte{31: 1}), table.SecretSeed([32]byte{0: 0xff})},
	}
}

// kept is how a table comes back: in UTC.
func kept(t store.Table) store.Table {
	t.Created, t.Touched = t.Created.Truncate(time.Millisecond).UTC(), t.Touched.Truncate(time.Millisecond).UTC()
	return t
}

// link is a link of a table; its token is its ID with the table's.
func link(table, id, role string) store.Link {
	return store.Link{ID: id, Table: table, Role: role, Hash: sha256.Sum256([]byte(table + "/" + id)), Created: begin()}
}

// create makes a table with the header as its record.
func create(t testing.TB, s store.Store, id string, links ...store.Link) {
	t.Helper()
	if err := s.Create(t.Context(), sample(id), [][]byte{[]byte(`{"fray":1}`)}, links); err != nil {
		t.Fatal(err)
	}
}

// is complains unless the error is the one that was wanted; nil is none.
func is(t testing.TB, what string, err, want error) {
	t.Helper()
	if (want == nil && err != nil) || !errors.Is(err, want) {
		t.Errorf("%s: the error is %v, not %v", what, err, want)
	}
}
