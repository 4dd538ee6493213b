package sim

import (
	"slices"
	"testing"
	"time"

	"fray/bot"
	"fray/table"
)

// BenchmarkFlowAhead plays fights from the start and continuations from the middle of one, by turns. "of-sim" is how many decisions a
// second a continuation makes, as a share of those of a whole fight: the median, which other work on the machine does not change.
func BenchmarkFlowAhead(b *testing.B) {
	g := encounter(b, "skirmish")
	at := middle(b, g)
	whole, ahead := newArena(Match{Game: g}, 1_000_000), newArena(Match{Game: g, From: &at}, 1_000_000)
	each := func(a *arena, i int) float64 { // nanoseconds of a decision
		began := time.Now()
		if _, err := a.play(1, i); err != nil {
			b.Fatal(err)
		}
		return float64(time.Since(began).Nanoseconds()) / float64(a.decisions)
	}
	var took [2][]float64
	for i := 0; b.Loop(); i++ {
		took[0] = append(took[0], each(whole, i%cycle))
		took[1] = append(took[1], each(ahead, i%cycle))
	}
	for _, t := range took {
		slices.Sort(t)
	}
	sim, on := took[0][len(took[0])/2], took[1][len(took[1])/2]
	b.ReportMetric(sim, "ns/decision")
	b.ReportMetric(on, "ns/ahead")
	b.ReportMetric(sim/on, "of-sim")
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

// BenchmarkPositionCopy copies the middle of a fight of each ruleset into a game that has been used before, as a continuation begins.
func BenchmarkPositionCopy(b *testing.B) {
	for _, name := range []string{"skirmish", "fivescore", "bank", "hollow-way", "kitchen-court"} {
		b.Run(name, func(b *testing.B) {
			at := middle(b, encounter(b, name))
			work := at.Rest.Clone()
			for b.Loop() {
				work.CopyFrom(at.Rest)
			}
		})
	}
}
