package postgres_test

import (
	"context"
	"testing"

	"fray/internal/rapidtest"
	"fray/internal/store"
	"fray/internal/store/postgres"
	"fray/internal/store/postgres/pgtest"
	"fray/internal/store/storetest"
)

var server pgtest.Server

func driver() storetest.Driver {
	return storetest.Driver{
		Empty: func(t testing.TB) storetest.Place { return storetest.Place(server.New(t)) },
		Open: func(ctx context.Context, p storetest.Place) (store.Store, error) {
			s, err := postgres.Open(ctx, string(p))
			if err != nil {
				return nil, err
			}
			return s, nil
		},
	}
}

func TestMain(m *testing.M) {
	storetest.Main(driver(), func() int { return server.Main(m.Run) })
}

// TestStore runs the suite, and its model fewer times than SQLite does: each time is slow here.
func TestStore(t *testing.T) {
	rapidtest.Checks(t, "25")
	storetest.Run(t, driver())
}

func TestCrash(t *testing.T)       { storetest.Crash(t, driver()) }
func BenchmarkAppend(b *testing.B) { storetest.BenchmarkAppend(b, driver()) }
func BenchmarkLines(b *testing.B)  { storetest.BenchmarkLines(b, driver()) }
func BenchmarkLink(b *testing.B)   { storetest.BenchmarkLink(b, driver()) }
