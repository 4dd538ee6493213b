package flank_test

import (
	"testing"

	"fray/ruleset/flank"
	"fray/table"
)

// walled is a fight of a small and a large combatant on two levels with walls, water, cover and a gap.
func walled(t *testing.T) *flank.Game {
	t.Helper()
	s := &flank.Setup{Combatants: []flank.Combatant{{ID: "a", Side: "red", At: "0,0,0"}, {ID: "b", Side: "blue", At: "5,3,0", Size: "large"}}}
	s.Map.Squares = []string{
		". . # . ~ . .\n. . # . . . .\n. _ . . # . .\n. h . # . . .\n. # . . h . .",
		". . # . . . .\n. . . . . # .\n. . . . # . .\n. . . # . . .\n. . . . . . .",
	}
	s.Map.Legend = map[string]string{"#": "wall", "~": "water", "_": "gap", "h": "cover"}
	g, problems := flank.New(s)
	for _, p := range problems {
		t.Fatal(p)
	}
	return g
}

// TestRememberedLines: what is remembered of a line is what it is when it is drawn, also after others have taken its place.
func TestRememberedLines(t *testing.T) {
	g := walled(t)
	free, stopped, covered := 0, 0, 0
	for range 2 {
		for a := range g.Size() {
			for b := range g.Size() {
				for _, span := range []int{1, 2} {
					for range 2 {
						got, want := g.LineFree(a, b, span)
						if got != want {
							t.Fatalf("%v to %v of span %d: free %t, want %t", g.Place(a), g.Place(b), span, got, want)
						}
						free, stopped = free+table.Bit(want), stopped+table.Bit(!want)
						if got, want := g.MiddleFree(a, b, span); got != want {
							t.Fatalf("the middle of %v of span %d to %v: free %t, want %t", g.Place(a), span, g.Place(b), got, want)
						}
						cover, wanted := g.CoverBetween(a, b, span)
						if cover != wanted {
							t.Fatalf("%v to %v of span %d: cover %t, want %t", g.Place(a), g.Place(b), span, cover, wanted)
						}
						covered += table.Bit(wanted[0] != wanted[1])
					}
				}
			}
		}
	}
	if free == 0 || stopped == 0 || covered == 0 {
		t.Errorf("%d lines are free, %d stopped and %d covered at one end, want some of each", free, stopped, covered)
	}
}

// TestRememberedSteps: a step that is remembered is open if walls leave it open and there is room behind.
func TestRememberedSteps(t *testing.T) {
	g := walled(t)
	open, closed := 0, 0
	for how := range flank.GoingCount {
		for _, span := range []int{1, 2} {
			for c := range g.Size() {
				for dir := range g.Directions() {
					for range 2 {
						got, want := g.StepOpen(how, c, dir, span)
						if got != want {
							t.Fatalf("from %v in direction %d with span %d by %d: open %t, want %t", g.Place(c), dir, span, how, got, want)
						}
						open, closed = open+table.Bit(want), closed+table.Bit(!want)
					}
				}
			}
		}
	}
	if open == 0 || closed == 0 {
		t.Errorf("%d steps are open and %d closed, want some of each", open, closed)
	}
}
