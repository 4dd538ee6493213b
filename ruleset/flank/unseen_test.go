package flank_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/bot"
	"fray/odds"
	"fray/pack"
	"fray/ruleset/flank"
	"fray/table"
)

// TestUnseenPlacesAreSecret: where somebody stands that a seat has not noticed changes nothing that the seat is shown: its view, its
// choices with their costs, paths, areas and warnings, what is blocked and why, and the odds.
func TestUnseenPlacesAreSecret(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	compared := 0
	for _, name := range []string{"burnt-abbey", "two-schools", "wine-cellar", "muster"} {
		e, err := lib.Encounter(name)
		if err != nil {
			t.Fatal(err)
		}
		g := e.Game.Clone().(*flank.Game)
		for i := range uint64(12) {
			g.CopyFrom(e.Game)
			compared += secretive(t, name, g, i)
		}
	}
	if compared < 150 {
		t.Errorf("only %d questions were compared", compared)
	}
}

// secretive plays a fight, and compares the questions of its turns with those of the same fight with an unseen one elsewhere.
func secretive(t *testing.T, name string, g *flank.Game, seed uint64) (compared int) {
	var tb table.Table
	a := &either{g: g}
	tb.Answers = a
	tb.Reset(seed)
	a.rng.Seed(seed, 5)
	for beat := range 120 {
		if _, over := g.Over(); over || t.Failed() {
			break
		}
		for who := range table.Who(len(g.Cast().Combatants)) {
			moved, ok := g.Elsewhere(who, seed+uint64(beat))
			if !ok {
				continue
			}
			here, there := shownAt(g.Clone(), who), shownAt(moved, who)
			for seat, text := range here {
				if other, asked := there[seat]; asked {
					compared++
					if text != other {
						t.Errorf("%s, seed %d, beat %d: seat %d is shown where %s is:\n%s", name, seed, beat, seat, g.Cast().Combatants[who].ID, cmp.Diff(strings.SplitAfter(text, "},"), strings.SplitAfter(other, "},")))
						return compared
					}
				}
			}
		}
		tb.Beat(g)
	}
	return compared
}

// either plays greedily and at random in turns.
type either struct {
	g   table.Game
	rng table.Rand
	n   int
}

// Answer picks an option.
func (a *either) Answer(q *table.Question) (table.Option, bool) {
	if a.n++; a.n%3 == 0 {
		return bot.Random{}.Choose(a.g, q, q.Asked(), &a.rng), true
	}
	return a.g.Best(q), true
}

// shownAt is what the seats that are asked for a turn, and do not perceive a combatant, are shown from a resting point on.
func shownAt(g table.Game, who table.Who) map[table.Seat]string {
	s := table.NewSession(g, table.Options{Seed: table.Practice(1)})
	q := s.Open()
	if q == nil || q.Who == table.Nobody || q.Who == who {
		return nil
	}
	out := map[table.Seat]string{}
	for seat := table.Seat(1); int(seat) < len(g.Cast().Seats); seat++ {
		v := s.Game().View(seat)
		if !q.Seats.Has(seat) || v.Sees(g.Cast().Combatants[who].ID) || g.Cast().Combatants[who].Seat == seat {
			continue
		}
		text, err := json.Marshal([]any{v, s.Game().Prompt(q), s.Choices(seat), s.Blocked(seat), oddsFor(s, seat)})
		if err != nil {
			panic(err)
		}
		out[seat] = string(text)
	}
	return out
}

// oddsFor is what a seat gets of the outcomes of one of its choices of each verb.
func oddsFor(s *table.Session, seat table.Seat) (texts []string) {
	seen := map[table.Verb]bool{}
	q := s.Open()
	for _, group := range q.Groups() {
		if seen[group.Option.Verb] {
			continue
		}
		seen[group.Option.Verb] = true
		r, err := odds.Option(context.Background(), s, group.Kth(group.Len()/2), odds.Options{Seat: seat, MaxRuns: 20, Samples: 10})
		if err != nil {
			texts = append(texts, err.Error())
			continue
		}
		texts = append(texts, r.Text())
	}
	return texts
}

// TestGuess: a guess at where those are that a seat remembers shows the seat what it has seen before, comes out alike wherever they are in truth, and
// differs from draw to draw.
func TestGuess(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	guessed, places := 0, map[string]bool{}
	e, err := lib.Encounter("two-schools")
	if err != nil {
		t.Fatal(err)
	}
	g := e.Game.Clone().(*flank.Game)
	for seed := range uint64(70) {
		g.CopyFrom(e.Game)
		var tb table.Table
		a := &either{g: g}
		tb.Answers = a
		tb.Reset(seed)
		a.rng.Seed(seed, 5)
		for beat := range uint64(120) {
			if _, over := g.Over(); over {
				break
			}
			for who := range table.Who(len(g.Cast().Combatants)) {
				moved, ok := g.Elsewhere(who, seed+beat)
				for seat := table.Seat(1); ok && int(seat) < len(g.Cast().Seats); seat++ {
					one, drawn := guessOf(g, seat, beat)
					if v := g.View(seat); !drawn || v.Sees(g.Cast().Combatants[who].ID) {
						continue
					}
					guessed++
					places[string(one.AppendState(nil))] = true
					if other, _ := guessOf(moved, seat, beat); !bytes.Equal(one.AppendState(nil), other.AppendState(nil)) {
						t.Fatalf("seed %d, beat %d: the guess of seat %d tells where %s is", seed, beat, seat, g.Cast().Combatants[who].ID)
					}
					if diff := cmp.Diff(tokensOf(g.View(seat)), tokensOf(one.View(seat))); diff != "" {
						t.Fatalf("seed %d, beat %d: by its guess, seat %d would see\n%s", seed, beat, seat, diff)
					}
				}
			}
			tb.Beat(g)
		}
	}
	if guessed < 8 || len(places) < 8 {
		t.Errorf("only %d guesses, %d of them different", guessed, len(places))
	}
}

// guessOf is what a seat guesses, and whether it has to.
func guessOf(g *flank.Game, seat table.Seat, draw uint64) (guess *flank.Game, drawn bool) {
	guess = g.Clone().(*flank.Game)
	var r table.Rand
	r.Seed(draw, 1)
	return guess, guess.Guess(seat, &r)
}

// tokensOf says who is where in a view, but for those that are not noticed.
func tokensOf(v table.View) (all []string) {
	for _, k := range v.Tokens {
		if !k.Memory {
			all = append(all, k.ID+" "+k.Cell)
		}
	}
	return all
}

// TestPinnedLastPlace: a seat remembers where it last saw one that hides, until it sees it again, and then the next such place. What it remembers of
// another stays.
func TestPinnedLastPlace(t *testing.T) {
	hides := func(id, at string) flank.Combatant {
		return flank.Combatant{ID: id, Side: "red", At: at, Skills: map[string]int{"stealth": 60}, Begun: true}
	}
	s := &flank.Setup{
		Features:   []flank.Feature{{At: []string{"5,0", "5,4", "5,7"}, Cover: true}},
		Combatants: []flank.Combatant{hides("a", "6,0"), hides("d", "6,4"), {ID: "b", Side: "blue", At: "0,0", Begun: true}},
	}
	g, problems := flank.New(s)
	for _, p := range problems {
		t.Fatal(p)
	}
	session := table.NewSession(g, table.Options{Seed: table.Practice(1)})
	blue, _ := g.Cast().Seat("blue")
	until := func(who, key string) { // the turn of a combatant, in which it does this
		t.Helper()
		for range 20 {
			q := session.Open()
			id, do := g.Cast().Combatants[q.Who].ID, "end"
			if id == who {
				do = key
			}
			if err := session.Answer(g.Cast().Combatants[q.Who].Seat, do); err != nil {
				t.Fatal(id, err)
			}
			if id == who {
				return
			}
		}
	}
	sees := func(want ...string) {
		t.Helper()
		var got []string
		for _, k := range session.Game().View(blue).Tokens {
			if k.Side == "red" {
				got = append(got, fmt.Sprintf("%s %s %t", k.ID, k.Cell, k.Memory))
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("blue sees %q, want %q", got, want)
		}
	}
	until("a", "defend:hide")
	sees("a 6,0 true", "d 6,4 false")
	until("d", "defend:hide")
	sees("a 6,0 true", "d 6,4 true")
	for _, d := range []table.Adjustment{{Do: "spot", Who: "b", At: "a"}, {Do: "place", Who: "a", At: "6,8"}, {Do: "clear", Who: "a", What: "cover"}} {
		if err := session.Adjust(d); err != nil {
			t.Fatal(err)
		}
	}
	sees("a 6,8 false", "d 6,4 true")
	until("a", "defend:hide")
	sees("a 6,8 true", "d 6,4 true")
	for _, id := range []string{"d", "a"} { // what one sees needs no remembering
		if !bytes.Contains(session.Game().AppendState(nil), []byte("memories")) {
			t.Errorf("nothing is remembered, %s included", id)
		}
		if err := session.Adjust(table.Adjustment{Do: "spot", Who: "b", At: id}); err != nil {
			t.Fatal(err)
		}
	}
	sees("a 6,8 false", "d 6,4 false")
	if state := session.Game().AppendState(nil); bytes.Contains(state, []byte("memories")) {
		t.Errorf("what is seen is remembered: %s", state)
	}
}
