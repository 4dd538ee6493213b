package room_test

import (
	"slices"
	"strings"
	"testing"

	"fray/api"
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
	for _, line := range o.Lines {
		if strings.HasPrefix(line, "Brandt Oller reacts: use ") && strings.HasSuffix(line, " %") {
			return
		}
	}
	t.Errorf("no reaction of Brandt's is named in %q", o.Lines)
}
