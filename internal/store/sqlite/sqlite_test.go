package sqlite_test

import (
	"context"
	"path/filepath"
	"testing"

	"fray/internal/store"
	"fray/internal/store/sqlite"
	"fray/internal/store/storetest"
)

func driver() storetest.Driver {
	return storetest.Driver{
		Empty: func(t testing.TB) storetest.Place { return storetest.Place(filepath.Join(t.TempDir(), "data")) },
		Open: func(ctx context.Context, p storetest.Place) (store.Store, error) {
			s, err := sqlite.Open(ctx, string(p), sqlite.Options{})
			if err != nil {
				return nil, err
			}
			return s, nil
		},
	}
}

func TestMain(m *testing.M) { storetest.Main(driver(), m.Run) }

func TestStore(t *testing.T)       { storetest.Run(t, driver()) }
func TestCrash(t *testing.T)       { storetest.Crash(t, driver()) }
func BenchmarkAppend(b *testing.B) { storetest.BenchmarkAppend(b, driver()) }
func BenchmarkLines(b *testing.B)  { storetest.BenchmarkLines(b, driver()) }
func BenchmarkLink(b *testing.B)   { storetest.BenchmarkLink(b, driver()) }
