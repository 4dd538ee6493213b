package server_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"fray/api"
	"fray/ruleset"
)

// errOver and errEnough end the events of a seat.
var errOver, errEnough = errors.New("it is over"), errors.New("it has gone on long enough")

// TestTwoSeatsPlayAFight plays a fight of two people to its end in each ruleset, reactions across them included. At the end
// everybody has seen the same, the record proves it, and a bot's game of the same answers is the same.
func TestTwoSeatsPlayAFight(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	lib, err := h.client("").Encounters(t.Context())
	must(t, err)
	for _, rs := range ruleset.All() {
		t.Run(rs.Name, func(t *testing.T) {
			e := smallest(lib, rs.Name)
			c := api.Create{Encounter: e.Name, Seats: map[string]string{}, Seed: 11}
			for _, seat := range e.Seats {
				if seat != "gm" {
					c.Seats[seat] = "person"
				}
			}
			f := &fight{t: t, house: h, links: h.start(c)}
			f.play(t.Context(), 2000)
			if f.crossed == 0 {
				t.Error("nobody reacted in the turn of another")
			}
			s, err := f.counsel.session(t.Context())
			must(t, err)
			result, over := s.Over()
			if !over {
				t.Fatalf("after %d answers it is not over", f.answers)
			}
			for seat, saw := range f.last {
				if saw.Summary == nil || saw.Summary.Rounds != s.End().Rounds || saw.View.Winner != s.End().Winner {
					t.Errorf("%s saw the end %+v; the record has %v %+v", seat, saw.Summary, result, s.End())
				}
				again, err := h.client(f.links.seats[seat]).Past(t.Context(), saw.Inputs)
				must(t, err)
				followed := saw.Log[max(0, again.LogFrom-saw.LogFrom):]
				if words(again.Log) != words(followed) || len(again.Log) > 500 {
					t.Errorf("%s has followed another log than it can read afterwards:\n%s\n\n%s", seat, words(followed), words(again.Log))
				}
			}
		})
	}
}

// smallest is the encounter of a ruleset with the fewest combatants and two seats of people.
func smallest(all []api.Encounter, rs string) api.Encounter {
	var found api.Encounter
	for _, e := range all {
		seats := len(slices.DeleteFunc(slices.Clone(e.Seats), func(s string) bool { return s == "gm" }))
		if e.Ruleset == rs && seats == 2 && (found.Name == "" || combatants(e) < combatants(found)) {
			found = e
		}
	}
	return found
}

// combatants is how many are in an encounter.
func combatants(e api.Encounter) int {
	n := 0
	for _, s := range e.Sides {
		n += s.Combatants
	}
	return n
}

// words are the lines of a log.
func words(lines []api.Line) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(l.Text + "\n")
	}
	return b.String()
}
