package flow_test

import (
	"slices"
	"strings"
	"testing"

	"fray/bot"
	"fray/space"
	"fray/table"
)

// TestAreas: the area of a choice is the hexes around its own, and no other choice has an area.
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
			if is := strings.HasPrefix(c.Key, "cast:fire-burst:"); c.Wide != is {
				t.Fatalf("%s has an area: %t", c.Key, c.Wide)
			} else if !is {
				continue
			}
			touched := s.Game().(table.Coverer).Area(q, q.Kth(k))
			seen++
			center, _ := h.Parse(c.Cell)
			want := 0
			for other := range int32(h.Size()) {
				if h.Distance(center, other) <= 1 {
					want++
				}
			}
			if len(touched) != want || !slices.Contains(touched, c.Cell) {
				t.Fatalf("%s touches %v, want %d hexes around %s", c.Key, touched, want, c.Cell)
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
