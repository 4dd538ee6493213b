package odds_test

import (
	"context"
	"testing"

	"fray/odds"
	"fray/table"
)

// TestEscalationSampled: in a fight of escalation what is exact is near what is sampled.
func TestEscalationSampled(t *testing.T) { exactIsSampled(t, "late-snow", 12) }

// TestEscalationSave: a save of 11 or more with a bonus of 1 succeeds with 10 or more on three dice, in 135 of 216 throws
// (escalation.save.roll).
func TestEscalationSave(t *testing.T) {
	s := table.NewSession(encounter(t, "testdata/save.yaml"), table.Options{Seed: table.Practice(1)})
	r, err := odds.Key(context.Background(), s, "use:steel", odds.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if !r.Exact || len(r.Contests) != 1 || r.Contests[0].Won.Exact.RatString() != "5/8" || r.Contests[0].Lost.Exact.RatString() != "3/8" {
		t.Errorf("found %+v, expected exactly one save that succeeds with 5/8", r)
	}
}
