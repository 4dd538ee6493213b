package server_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"fray/api"
	"fray/ruleset"
)

// errOver and errEnough end the events of a seat: the fight is over, or the test has seen enough of it.
var errOver, errEnough = errors.New("the fight is over"), errors.New("enough of the fight was played")

// TestTwoSeatsPlayFight plays a fight of two players to its end in each ruleset, with reactions of one in the turn of the
// other. At the end both have seen the same, and the record proves it.
func TestTwoSeatsPlayFight(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	lib, err := h.client("").Encounters(t.Context())
	must(t, err)
	for _, rs := range ruleset.All() {
		t.Run(rs.Name, func(t *testing.T) {
			e := smallest(lib, rs.Name)
			c := api.Create{Encounter: e.Name, Seats: map[string]string{}, Seed: 11}
			for _, seat := range e.Seats {
				if seat != "gm" {
					c.Seats[seat] = "player"
				}
			}
			f := &fight{t: t, testServer: h, links: h.start(c)}
			f.play(t.Context(), 2000)
			if f.crossed == 0 {
				t.Error("no seat reacted in the turn of the other")
			}
			s, err := f.advisor.session(t.Context())
			must(t, err)
			result, over := s.Over()
			if !over {
				t.Fatalf("after %d answers the fight is not over", f.answers)
			}
			for seat, saw := range f.last {
				if saw.Summary == nil || saw.Summary.Rounds != s.End().Rounds || saw.View.Winner != saw.View.SideName(s.End().Winner) {
					t.Errorf("%s saw the end %+v; the record has %v %+v", seat, saw.Summary, result, s.End())
				}
				again, err := h.client(f.links.seats[seat]).Past(t.Context(), saw.Inputs)
				must(t, err)
				followed := saw.Log[max(0, again.LogFrom-saw.LogFrom):]
				if logText(again.Log) != logText(followed) || len(again.Log) > 500 {
					t.Errorf("%s got another log in events than it can read afterwards:\n%s\n\n%s", seat, logText(followed), logText(again.Log))
				}
			}
		})
	}
}

// smallest returns the encounter of a ruleset with the fewest combatants and two seats besides the GM.
func smallest(all []api.Encounter, rs string) api.Encounter {
	var found api.Encounter
	for _, e := range all {
		seats := len(slices.DeleteFunc(slices.Clone(e.Seats), func(s string) bool { return s == "gm" }))
		if e.Name == "gate-yard" { // neither of its two gives the other anything to react to
			continue
		}
		if e.Ruleset == rs && seats == 2 && (found.Name == "" || combatants(e) < combatants(found)) {
			found = e
		}
	}
	return found
}

// combatants returns the number of combatants in an encounter.
func combatants(e api.Encounter) int {
	n := 0
	for _, s := range e.Sides {
		n += s.Combatants
	}
	return n
}

// logText returns the text of a log.
func logText(lines []api.Line) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(l.Text + "\n")
	}
	return b.String()
}
