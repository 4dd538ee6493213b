package packs_test

import (
	"testing"

	"fray/bot"
	"fray/pack"
	"fray/table"
)

// TestQuestionsOfSurge: in greedy play, which is what people play like, the many windows of surge ask a seat at most one and a half
// times as often in a round as those of flow. Random play asks 1.62 times as often, and is held to 1.65: of its 19.5 questions 7.7 come
// from readying, influencing, delaying, running, studying and surging on its own turn, for which greedy play has 1.0 of 18.3. Each seat
// that may answer a question counts once, and a choice of one does not.
func TestQuestionsOfSurge(t *testing.T) {
	const fights = 40
	lib := library(t)
	for _, play := range []struct {
		bot   bot.Player
		times float64
	}{{bot.Greedy{}, 1.5}, {bot.Random{}, 1.65}} {
		flow, surge := questions(t, lib, "flow", play.bot, fights), questions(t, lib, "surge", play.bot, fights)
		t.Logf("%s: %.1f questions a round and seat in flow, %.1f in surge: %.2f times", bot.Name(play.bot), flow, surge, surge/flow)
		if surge > play.times*flow {
			t.Errorf("%s: surge asks %.2f times as often as flow, want %.2f at most", bot.Name(play.bot), surge/flow, play.times)
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
