package room_test

import (
	"testing"

	"fray/api"
)

// TestEndTellsHowItWent: the course goes from full health to what is left, the deed that decided the fight is in it, for each viewer.
func TestEndTellsHowItWent(t *testing.T) {
	for name, seat := range map[string]string{"bridge": "wardens", "ford-gate": "pcs", "gate-yard": "reach"} {
		s := newFixture(t).start(api.Create{Encounter: name, Seats: map[string]string{seat: "greedy"}})
		s.settled()
		for _, viewer := range []string{"gm", seat, "spectator"} {
			sum := s.state(viewer).Summary
			if sum == nil || sum.Encounter != name || len(sum.Sides) != 2 || len(sum.Course) < 2 || sum.Turn == nil || len(sum.Highlights) == 0 {
				t.Fatalf("%s, %s: the summary is %+v", name, viewer, sum)
			}
			first, last := sum.Course[0], sum.Course[len(sum.Course)-1]
			decided := false
			for i, m := range sum.Course {
				decided = decided || m.At == sum.Turn.At
				if i > 1 && m.At <= sum.Course[i-1].At {
					t.Errorf("%s: moment %d is at %d, the one before at %d", name, i, m.At, sum.Course[i-1].At)
				}
			}
			if !decided || sum.Turn.Text == "" || sum.Turn.Lost <= 0 {
				t.Errorf("%s: what decided it is %+v", name, sum.Turn)
			}
			for k, side := range sum.Sides {
				left, full := 0, 0
				for _, d := range sum.Who {
					if d.Side == side {
						left, full = left+d.Left, full+d.Full
					}
				}
				if first.Left[k] != 1000 || last.Left[k] != left*1000/full {
					t.Errorf("%s, %s: %s goes from %d to %d, and has %d of %d left", name, viewer, side, first.Left[k], last.Left[k], left, full)
				}
			}
		}
	}
}
