package analyze_test

import (
	"bytes"
	"context"
	"errors"
	"math"
	"os"
	"reflect"
	"testing"

	"fray/analyze"
	"fray/internal/live"
	"fray/ruleset"
	"fray/table"
)

// golden reads a golden record of a ruleset, and returns what makes its game.
func golden(t *testing.T, path string) (*table.Record, func() (table.Game, error)) {
	t.Helper()
	data, err := os.ReadFile("../ruleset/" + path)
	if err != nil {
		t.Fatal(err)
	}
	rec, err := table.ReadRecord(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return rec, func() (table.Game, error) { return live.GameOf(rec, ruleset.Find) }
}

// TestRecord: choice and luck add up to the change of the chances, the end is certain, and workers change nothing.
func TestRecord(t *testing.T) {
	for _, path := range []string{"flow/testdata/records/duel.fray.jsonl", "surge/testdata/records/water-gate.fray.jsonl"} {
		t.Run(path, func(t *testing.T) {
			t.Parallel()
			rec, open := golden(t, path)
			done, last := 0, 0 // steps of closer looks, and of all
			o := analyze.Options{Fights: 12, Workers: 2, Search: 10, Progress: func(n int) {
				if n < last {
					t.Errorf("progress falls from %d to %d", last, n)
				}
				if last = n; n > analyze.Points(rec) {
					done++
				}
			}}
			r, err := analyze.Record(t.Context(), rec, open, o)
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Moments) != len(rec.Inputs) || last != analyze.Steps(rec) || done < len(r.Turning) {
				t.Fatalf("%d moments, progress to %d with %d closer looks, of %d inputs", len(r.Moments), last, done, len(rec.Inputs))
			}
			before := r.Start
			for _, m := range r.Moments {
				if m.Side >= 0 {
					if d := m.After[m.Side].Share - before[m.Side].Share; math.Abs(d-m.Choice-m.Luck) > 1e-9 {
						t.Errorf("input %d: choice %v and luck %v, but the chance changed by %v", m.Input, m.Choice, m.Luck, d)
					}
				}
				if m.Usual == "" && m.Choice != 0 {
					t.Errorf("input %d: as greedy, but the choice counts %v", m.Input, m.Choice)
				}
				before = m.After
			}
			if rec.End != nil && rec.End.Result >= 0 && before[rec.End.Result].Share != 1 {
				t.Errorf("the end is %+v, but side %d won", before, rec.End.Result)
			}
			o.Workers, last = 1, 0
			again, err := analyze.Record(t.Context(), rec, open, o)
			if err != nil || !reflect.DeepEqual(r, again) {
				t.Errorf("another number of workers gives another report: %v", err)
			}
		})
	}
}

// TestCancelled: an analysis that is not wanted any more ends.
func TestCancelled(t *testing.T) {
	rec, open := golden(t, "flow/testdata/records/duel.fray.jsonl")
	ctx, cancel := context.WithCancel(t.Context())
	o := analyze.Options{Fights: 3, Progress: func(done int) {
		if done == 2 {
			cancel()
		}
	}}
	if r, err := analyze.Record(ctx, rec, open, o); r != nil || !errors.Is(err, context.Canceled) {
		t.Errorf("the report is %v, the error %v", r, err)
	}
}
