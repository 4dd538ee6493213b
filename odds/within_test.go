package odds_test

import (
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"fray/odds"
	"fray/table"
)

// TestWithin: with no time to speak of every option is named that there was none for, and with plenty the odds are those of
// no bound.
func TestWithin(t *testing.T) {
	s := table.NewSession(encounter(t, "bridge"), table.Options{Seed: table.Practice(11)})
	whole, err := odds.All(t.Context(), s, odds.Options{})
	if err != nil {
		t.Fatal(err)
	}
	plenty, err := odds.All(t.Context(), s, odds.Options{Within: 10 * time.Hour})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(whole, plenty, cmpopts.IgnoreTypes(odds.Chance{}, odds.Mean{}, table.Option{})); diff != "" {
		t.Error(diff)
	}
	short, err := odds.All(t.Context(), s, odds.Options{Within: time.Nanosecond})
	if err != nil {
		t.Fatal(err)
	}
	late, rest := 0, len(short.Options)
	for _, q := range short.Late {
		late += len(q.Keys)
	}
	for _, q := range append(short.Quiet, short.LeftOut...) {
		rest += len(q.Keys)
	}
	if n := s.Open().Count(); late == 0 || late+rest != n {
		t.Errorf("of %d options %d are reported, and %d are late", n, rest, late)
	}
	for _, o := range short.Options {
		if !o.Exact && o.Runs < 100 {
			t.Errorf("%s has %d samples", o.Choice.Key, o.Runs)
		}
	}
	if _, err := odds.Option(t.Context(), s, s.Open().Default(), odds.Options{Within: -1}); errors.Is(err, odds.ErrLate) {
		t.Error("a bound below 0 is one")
	}
}

// TestEach: the odds of several options are those of each by itself, up to one that is not listed.
func TestEach(t *testing.T) {
	s := table.NewSession(encounter(t, "bridge"), table.Options{Seed: table.Practice(11)})
	q := s.Open()
	options := make([]table.Option, q.Count(), q.Count()+1)
	for k := range options {
		options[k] = q.Kth(k)
	}
	n := 0
	for r, err := range odds.Each(t.Context(), s, append(options, table.Option{}), odds.Options{}) {
		if n == len(options) {
			if !errors.Is(err, odds.ErrNotListed) {
				t.Errorf("what is not listed has %v, %v", r, err)
			}
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		if text, want := r.Text(), estimate(t, s, options[n], odds.Options{}).Text(); text != want {
			t.Errorf("among others %s\nby itself %s", text, want)
		}
		n++
	}
	t.Errorf("%d options have odds, want %d and an error", n, len(options))
}
