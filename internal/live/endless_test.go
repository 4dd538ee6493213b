package live_test

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/internal/duel"
	"fray/internal/live"
	"fray/table"
)

// A bot that never ends its turn is stopped with an error, and the fight can continue from its record with other
// answers.
func TestEndless(t *testing.T) {
	c := config(live.Seating{"red": "greedy", "blue": "greedy"})
	c.Setup = &duel.Setup{Fighters: 1, Goblins: 1, Endless: duel.EndlessRolls}
	c.Record = filepath.Join(t.TempDir(), "fight.jsonl")
	tb := start(t, c)
	var endless *table.EndlessError
	for range 2 { // it stays so
		err := tb.Advance(t.Context(), nil)
		if !errors.As(err, &endless) || endless.Who == "" || !strings.Contains(err.Error(), "the turn of "+endless.Who+" in round 1 does not end") {
			t.Fatalf("the bots stop with %v", err)
		}
	}
	inputs := tb.Session().Inputs()
	if len(inputs) == 0 || tb.Session().Open() == nil {
		t.Errorf("there are %d inputs, and %v is open", len(inputs), tb.Session().Open())
	}
	if err := tb.Close(); err != nil {
		t.Fatal(err)
	}
	r, err := live.Resume(c.Record, find, live.Seating{"red": "player", "blue": "player"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Table.Close() //nolint:errcheck // read by nobody
	if diff := cmp.Diff(inputs, r.Table.Session().Inputs()); diff != "" {
		t.Errorf("resumed with other inputs (-was +is):\n%s", diff)
	}
	if err := r.Table.Answer("end"); !errors.As(err, &endless) {
		t.Errorf("the answer of a player fails with %v", err)
	}
	if diff := cmp.Diff(inputs, r.Table.Session().Inputs()); diff != "" {
		t.Errorf("the answer was not undone (-was +is):\n%s", diff)
	}
}
