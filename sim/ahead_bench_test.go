package sim

import (
	"testing"
	"time"

	"fray/bot"
	"fray/table"
)

// BenchmarkFlowAhead plays fights from the start and continuations from the middle of one, by turns. "of-sim" is how many decisions a
// second a continuation makes, as a share of those of a whole fight.
func BenchmarkFlowAhead(b *testing.B) {
	g := encounter(b, "skirmish")
	at := middle(b, g)
	arenas := [...]*arena{newArena(Match{Game: g}, 1_000_000), newArena(Match{Game: g, From: &at}, 1_000_000)}
	var took [2]time.Duration
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		for k, a := range arenas {
			began := time.Now()
			if _, err := a.play(1, i%cycle); err != nil {
				b.Fatal(err)
			}
			took[k] += time.Since(began)
		}
	}
	var each [2]float64 // nanoseconds of a decision
	for k, a := range arenas {
		each[k] = float64(took[k].Nanoseconds()) / float64(a.sum.Decisions)
	}
	b.ReportMetric(each[0], "ns/decision")
	b.ReportMetric(each[1], "ns/ahead")
	b.ReportMetric(each[0]/each[1], "of-sim")
}

// middle is the position half-way through a fight of greedy bots.
func middle(tb testing.TB, g table.Game) table.Position {
	tb.Helper()
	play := func(most int) *table.Session {
		s := table.NewSession(g.Clone(), table.Options{Seed: table.Practice(7)})
		team := bot.NewTeam(g.Cast(), nil)
		for q := s.Open(); q != nil && len(s.Inputs()) < most; q = s.Open() {
			if err := s.AnswerOption(q.Seats.First(), team.Choose(s.Game(), q, q.Seats, nil)); err != nil {
				tb.Fatal(err)
			}
		}
		return s
	}
	whole := play(1_000_000)
	at := play(len(whole.Inputs()) / 2).Position()
	return at.Keep()
}
