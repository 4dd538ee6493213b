package packs_test

import (
	"strings"
	"testing"

	"fray/bot"
	"fray/internal/seating"
	"fray/packs"
	"fray/ruleset"
	"fray/sim"
	"fray/table"
)

// measured is how fights of an encounter go for one player who plays as the greedy bot does, against it.
type measured struct {
	fights, won, answers int
}

// counter answers greedily and counts what a player would be asked.
type counter struct {
	g       table.Game
	players table.Seats
	answers int
}

func (c *counter) Answer(q *table.Question) (table.Option, bool) {
	if q.Seats&c.players != 0 && q.Count() > 1 {
		c.answers++
	}
	return bot.NewTeam(c.g.Cast(), nil).Choose(c.g, q, q.Seats, &table.Rand{}), true
}

// measure plays fights of an encounter; of an adventure, those of its first fight.
func measure(t *testing.T, game table.Game, fights int) (m measured) {
	t.Helper()
	g := game.Clone()
	c := &counter{g: g}
	for i := range g.Cast().Seats {
		if seating.Usual(g.Cast(), table.Seat(i), "player").Player == nil {
			c.players |= table.JustSeat(table.Seat(i))
		}
	}
	for n := range fights {
		g.CopyFrom(game)
		var tb table.Table
		tb.Answers = c
		tb.Reset(uint64(n))
		for over := false; !over; _, over = g.Over() {
			tb.Beat(g)
		}
		m.fights++
		if winner, _ := g.Over(); winner == 0 {
			m.won++
		}
	}
	m.answers = c.answers
	return m
}

// minutes is how long so many answers take a player, about.
func minutes(answers int) int { return answers * 8 / 60 }

// TestNotes: what is noted about the bundled encounters is so, as far as a hundred fights of each can tell, and each ruleset has one to
// begin with.
func TestNotes(t *testing.T) {
	fights := 100
	if testing.Short() {
		fights = 20
	}
	lib, notes, first := library(t), packs.Notes(), map[string]int{}
	for _, l := range lib.Encounters() {
		name := strings.TrimSuffix(strings.TrimPrefix(strings.Replace(l.File, "/encounters/", "/", 1), "packs/"), ".yaml")
		note, ok := notes[name]
		if delete(notes, name); !ok {
			t.Errorf("there is no note on %s", name)
			continue
		}
		if note.Difficulty != l.Difficulty || note.Minutes != l.Minutes || note.First != l.First {
			t.Errorf("%s is listed as %+v", name, l)
		}
		if note.First {
			first[l.Ruleset]++
		}
		e, err := lib.Encounter(l.Name)
		if err != nil {
			t.Fatal(err)
		}
		m := measure(t, e.Game, fights)
		t.Logf("%s: won %d of %d, %d answers a fight", name, m.won, m.fights, m.answers/m.fights)
		low, high := sim.Wilson(m.won, m.fights)
		least, most := map[string]float64{packs.Easy: 0.57, packs.Even: 0.43}[note.Difficulty], map[string]float64{packs.Even: 0.57, packs.Hard: 0.43}[note.Difficulty]
		if most == 0 {
			most = 1
		}
		if high < least || low > most { // a hundred fights in a row may be luck
			m = measure(t, e.Game, 5*fights)
			low, high = sim.Wilson(m.won, m.fights)
		}
		if high < least || low > most {
			t.Errorf("%s is %s, but the first side wins %d of %d fights", name, note.Difficulty, m.won, m.fights)
		}
		if took := minutes(m.answers / m.fights); took > 2*note.Minutes || 2*took+2 < note.Minutes {
			t.Errorf("%s takes %d minutes, but a fight has answers for %d", name, note.Minutes, took)
		}
	}
	if len(notes) > 0 {
		t.Errorf("notes on what is not bundled: %v", notes)
	}
	for _, rs := range ruleset.All() {
		if first[rs.Name] != 1 {
			t.Errorf("%s has %d encounters to begin with", rs.Name, first[rs.Name])
		}
	}
}
