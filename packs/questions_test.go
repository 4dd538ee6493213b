package packs_test

import (
	"testing"

	"fray/bot"
	"fray/pack"
	"fray/table"
)

// TestQuestionsOfSurge: the many windows of surge ask a seat at most one and a half times as often in a round as those of flow, in greedy
// play, which is what people play like, and in random play. Each seat that may answer a question counts once, and a choice of one does
// not.
func TestQuestionsOfSurge(t *testing.T) {
	const fights, times = 40, 1.5
	lib := library(t)
	for _, player := range []bot.Player{bot.Greedy{}, bot.Random{}} {
		flow, surge := questions(t, lib, "flow", player, fights), questions(t, lib, "surge", player, fights)
		t.Logf("%s: %.1f questions a round and seat in flow, %.1f in surge: %.2f times", bot.Name(player), flow, surge, surge/flow)
		if surge > times*flow {
			t.Errorf("%s: surge asks %.2f times as often as flow, want %.2f at most", bot.Name(player), surge/flow, times)
		}
	}
}

// questions plays all encounters of a ruleset and returns how many questions a seat is asked in a round, on average over the
// encounters.
func questions(t *testing.T, lib *pack.Library, rs string, player bot.Player, fights int) float64 {
	t.Helper()
	sum, n := 0.0, 0
	for _, e := range lib.Encounters() {
		if e.Ruleset != rs {
			continue
		}
		enc, err := lib.Encounter(e.Name)
		if err != nil {
			t.Fatal(err)
		}
		g, cast := enc.Game.Clone(), enc.Game.Cast()
		team := make([]bot.Player, len(cast.Sides))
		for i := range team {
			team[i] = player
		}
		c := &asking{wanderer: wanderer{g: g, greedy: bot.NewTeam(cast, team)}}
		c.t.Answers = c
		rounds := 0
		for i := range fights {
			g.CopyFrom(enc.Game)
			c.t.Reset(uint64(i))
			for over := false; !over; _, over = g.Over() {
				c.t.Beat(g)
			}
			rounds += g.View(table.GM).Round
		}
		sum += float64(c.asked) / float64(rounds*len(cast.Seats[1:]))
		n++
	}
	return sum / float64(n)
}

// asking counts the seats that are asked, but not the game master.
type asking struct {
	wanderer
	asked int
}

func (c *asking) Answer(q *table.Question) (table.Option, bool) {
	groups := q.Groups()
	for s := q.Seats &^ table.JustSeat(table.GM); s != 0; s &^= table.JustSeat(s.First()) {
		n := 0
		for i := range groups {
			if x := &groups[i]; !x.ForPeople && x.Seats&table.JustSeat(s.First()) != 0 {
				n += x.Len()
			}
		}
		c.asked += table.Bit(n > 1)
	}
	return c.wanderer.Answer(q)
}
