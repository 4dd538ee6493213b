package room_test

import (
	"math"
	"testing"

	"fray/api"
	"fray/internal/room"
	"fray/internal/store/sqlite"
	"fray/table"
)

// BenchmarkWake opens a table of 5,000 inputs that was put away, from SQLite: up to the first command (wake), and with the first page of
// the GM (page). A replay opens it without a snapshot.
func BenchmarkWake(b *testing.B) {
	for _, encounter := range []string{"skirmish", "ford-gate"} {
		db, err := sqlite.Open(b.Context(), b.TempDir(), sqlite.Options{})
		must(b, err)
		h := newFixture(b, func(c *room.Config) { c.Store = db })
		s := h.start(api.Create{Encounter: encounter})
		s.longFight(5000)
		s.registry.Close()
		snapshot, err := db.LastSnapshot(b.Context(), s.id, math.MaxInt32)
		must(b, err)
		open := func(b *testing.B) {
			b.Helper()
			b.StopTimer()
			s.open()
			r, v, err := s.registry.Enter(b.Context(), s.links["gm"].Token)
			must(b, err)
			s.Room, s.who["gm"] = r, v
			b.StartTimer()
		}
		b.Run(encounter+"/wake", func(b *testing.B) {
			for b.Loop() {
				open(b)
				wants(b, s.Answer(b.Context(), s.who["gm"], api.Answer{Question: "none"}), api.CodeStale)
			}
			b.ReportMetric(float64(len(snapshot.State)), "B/snapshot")
		})
		b.Run(encounter+"/page", func(b *testing.B) {
			for b.Loop() {
				open(b)
				_, err := s.State(b.Context(), s.who["gm"])
				must(b, err)
			}
		})
		s.c.Rules = "changed" // the snapshots are those of other rules
		b.Run(encounter+"/replay", func(b *testing.B) {
			for b.Loop() {
				s.c.Rules += "."
				open(b)
				wants(b, s.Answer(b.Context(), s.who["gm"], api.Answer{Question: "none"}), api.CodeStale)
			}
		})
		must(b, db.Close())
	}
}

// longFight plays so many inputs. Nobody falls for long: the GM heals everyone before each turn, and goes back from the end.
func (s *sat) longFight(inputs int) {
	s.t.Helper()
	ctx, gm := s.t.Context(), s.who["gm"]
	for n := 0; ; n++ {
		state := s.settled()
		if state.Inputs >= inputs {
			return
		}
		if state.Summary != nil {
			must(s.t, s.Undo(ctx, gm, api.Undo{Keep: state.Inputs - 1 - n%40}))
			continue
		}
		if state.Question.Kind == "turn" {
			for _, k := range state.View.Tokens {
				for _, m := range k.Meters {
					if m.Health && m.Value < m.Max*2/3 {
						_ = s.Adjust(ctx, gm, table.Adjustment{Do: "set", Who: k.ID, What: "hp", Value: m.Max, Why: "a long fight"})
					}
				}
			}
			state = s.settled()
		}
		c := state.Question.Choices[(n*7919+13)%len(state.Question.Choices)]
		must(s.t, s.answer("gm", api.Answer{Question: state.Question.ID, Key: c.Key}))
	}
}
