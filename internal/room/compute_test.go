package room_test

import (
	"math/big"
	"slices"
	"strings"
	"testing"

	"fray/api"
	"fray/internal/room"
	"fray/odds"
	"fray/table"
)

// TestOddsNameReactions: odds name a possible reaction as the log does, with its combatant and its item.
func TestOddsNameReactions(t *testing.T) {
	s := newFixture(t).start(api.Create{Encounter: "champions", Seats: map[string]string{"pcs": "player", "gm": "player"}})
	q := s.settled().Question
	i := slices.IndexFunc(q.Choices, func(c table.Choice) bool { return c.Target == "brandt" })
	if i < 0 {
		t.Fatalf("nobody may be attacked: %+v", q.Choices)
	}
	o, err := s.Odds(t.Context(), s.who["gm"], q.ID, q.Choices[i].Key)
	must(t, err)
	for _, line := range o[0].Lines {
		if strings.HasPrefix(line, "Brandt Oller reacts: use ") && strings.HasSuffix(line, " %") {
			return
		}
	}
	t.Errorf("no reaction of Brandt's is named in %q", o[0].Lines)
}

// TestOddsAreCertain: only a chance that is exactly 0 or 1 is 0 or 10,000 hundredths of a percent. Samples prove neither.
func TestOddsAreCertain(t *testing.T) {
	exactly := func(a, b int64) odds.Chance {
		r := big.NewRat(a, b)
		p, _ := r.Float64()
		return odds.Chance{P: p, Exact: r}
	}
	sampled := func(p float64) odds.Chance { return odds.Chance{P: p, Range: &odds.Interval{}} }
	for _, c := range []struct {
		of   odds.Chance
		want int
	}{
		{exactly(0, 1), 0},
		{exactly(1, 1_000_000), 1},
		{exactly(215, 216), 9954},
		{exactly(999_999, 1_000_000), 9999},
		{exactly(1, 1), 10_000},
		{sampled(0), 1},
		{sampled(0.5), 5000},
		{sampled(1), 9999},
	} {
		if got := room.Hundredths(c.of); got != c.want {
			t.Errorf("%v is %d, want %d", c.of, got, c.want)
		}
	}
}
