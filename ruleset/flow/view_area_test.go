package flow_test

import (
	"slices"
	"strings"
	"testing"

	"fray/bot"
	"fray/space"
	"fray/table"
)

// TestAreas: a choice of an area names the hexes that it touches, its own among them, and no other choice names any.
func TestAreas(t *testing.T) {
	h, _ := space.NewHexes(20, 20, 0, 0)
	g := newGame(t, skirmish(4, 6))
	s := table.NewSession(g, table.Options{Seed: table.Practice(3)})
	var rng table.Rand
	seen := 0
	for n := 0; seen < 400 && n < 4000; n++ {
		q := s.Open()
		if q == nil {
			break
		}
		for k := range q.Count() {
			c := s.Game().Describe(q, q.Kth(k))
			if !strings.HasPrefix(c.Key, "cast:fire-burst:") {
				if c.Area != nil {
					t.Fatalf("%s touches %v", c.Key, c.Area)
				}
				continue
			}
			seen++
			center, _ := h.Parse(c.Cell)
			want := 0
			for other := range int32(h.Size()) {
				if h.Distance(center, other) <= 1 {
					want++
				}
			}
			if len(c.Area) != want || !slices.Contains(c.Area, c.Cell) {
				t.Fatalf("%s touches %v, want %d hexes around %s", c.Key, c.Area, want, c.Cell)
			}
		}
		seat := bot.Speaker(g.Cast(), q)
		bot.Deal(&rng, table.Practice(3), n)
		if err := s.AnswerOption(seat, bot.Random{}.Choose(s.Game(), q, table.JustSeat(seat), &rng)); err != nil {
			t.Fatal(err)
		}
	}
	if seen == 0 {
		t.Fatal("nobody could cast Fire Burst")
	}
}
