package room_test

import (
	"testing"

	"fray/api"
	"fray/table"
)

// BenchmarkState is what one page is sent after an answer: the state of ten combatants, made and written, for a seat that is
// asked and for one that is not. Every run shows a new rev.
func BenchmarkState(b *testing.B) {
	for _, tt := range []struct{ encounter, seat string }{{"skirmish", "guards"}, {"skirmish", "raiders"}, {"late-snow", "pcs"}, {"melee", "towns"}} {
		b.Run(tt.encounter+"/"+tt.seat, func(b *testing.B) {
			s := newFixture(b).start(api.Create{Encounter: tt.encounter})
			s.settled()
			v, ctx := s.who[tt.seat], b.Context()
			bytes := 0
			b.ReportAllocs()
			for b.Loop() {
				must(b, s.Pause(ctx, s.who["gm"], false)) // a new rev
				shown, err := s.Changes(ctx, v, api.Rev{})
				must(b, err)
				bytes = len(shown.JSON)
			}
			b.ReportMetric(float64(bytes), "B/state")
		})
	}
}

// BenchmarkAnswer is an answer with all that comes of it: it is played, kept (in memory), and shown to five links.
func BenchmarkAnswer(b *testing.B) {
	s := newFixture(b).start(bridge())
	ctx, revs := b.Context(), map[string]api.Rev{}
	b.ReportAllocs()
	for b.Loop() {
		q := s.state("gm").Question
		if q == nil {
			b.StopTimer()
			s = newFixture(b).start(bridge())
			s.settled()
			b.StartTimer()
			continue
		}
		must(b, s.Answer(ctx, s.who["gm"], api.Answer{Question: q.ID, Key: q.Default}))
		for name, v := range s.who {
			shown, err := s.Changes(ctx, v, revs[name])
			must(b, err)
			revs[name] = shown.Rev
		}
	}
}

// BenchmarkSame is one more page of a seat that others have: it is given the same bytes.
func BenchmarkSame(b *testing.B) {
	s := newFixture(b).start(bridge())
	s.settled()
	b.ReportAllocs()
	for b.Loop() {
		_, err := s.Changes(b.Context(), s.who["spectator"], api.Rev{})
		must(b, err)
	}
}

// BenchmarkOdds is the odds of every choice of a first turn, as the page asks for them: many at once, and then those that are left.
func BenchmarkOdds(b *testing.B) {
	const most = 50 // as in odds.ts
	for _, encounter := range []string{"bridge", "skirmish", "roofs", "gate-yard", "three-towers", "rooftop", "champions"} {
		b.Run(encounter, func(b *testing.B) {
			s := newFixture(b).start(api.Create{Encounter: encounter, Seed: 1})
			asked := ""
			var q *api.Question
			for name := range s.who {
				if is := s.state(name).Question; is != nil && is.Mine && name != "gm" {
					asked, q = name, is
				}
			}
			keys := make([]string, len(q.Choices))
			for i, c := range q.Choices {
				keys[i] = c.Key
			}
			exact, calls := 0, 0
			for b.Loop() {
				exact, calls = 0, 0
				for left := keys; len(left) > 0; calls++ {
					all, err := s.Odds(b.Context(), s.who[asked], q.ID, left[:min(most, len(left))]...)
					must(b, err)
					for _, o := range all {
						exact += table.Bit(o.Exact)
					}
					left = left[len(all):]
				}
			}
			b.ReportMetric(float64(len(keys)), "choices")
			b.ReportMetric(float64(exact), "exact")
			b.ReportMetric(float64(calls), "calls")
			b.ReportMetric(float64(b.Elapsed().Microseconds())/1000/float64(b.N)/float64(len(keys))*30, "ms/30-choices")
		})
	}
}
