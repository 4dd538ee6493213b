package flank

import (
	"testing"

	"fray/space"
	"fray/table"
)

// walled is a fight of a small and a large combatant on two levels with walls, water and a gap.
func walled(t *testing.T) *Game {
	t.Helper()
	s := &Setup{Combatants: []Combatant{{ID: "a", Side: "red", At: "0,0,0"}, {ID: "b", Side: "blue", At: "5,3,0", Size: "large"}}}
	s.Map.Squares = []string{
		". . # . ~ . .\n. . # . . . .\n. _ . . # . .\n. . . # . . .\n. # . . . . .",
		". . # . . . .\n. . . . . # .\n. . . . # . .\n. . . # . . .\n. . . . . . .",
	}
	s.Map.Legend = map[string]string{"#": "wall", "~": "water", "_": "gap"}
	g, problems := New(s)
	for _, p := range problems {
		t.Fatal(p)
	}
	return g
}

// TestRememberedLines: a line of effect that is remembered is what it is when it is drawn, also after others have taken its place.
func TestRememberedLines(t *testing.T) {
	g := walled(t)
	free, stopped := 0, 0
	for range 2 {
		for a := range space.Cell(g.squares.Size()) {
			for b := range space.Cell(g.squares.Size()) {
				for _, span := range []int{1, 2} {
					want := g.squares.Sight(a, 1, b, span, g.field.Opaque)
					for range 2 {
						if got := g.lineFree(a, 1, b, span); got != want {
							t.Fatalf("%s to %s of span %d: free %t, want %t", g.squares.Name(a), g.squares.Name(b), span, got, want)
						}
					}
					free, stopped = free+table.Bit(want), stopped+table.Bit(!want)
				}
			}
		}
	}
	if free == 0 || stopped == 0 || free+stopped <= len(g.sc.lines) {
		t.Errorf("%d lines are free and %d stopped, want some of each, and more than are remembered", free, stopped)
	}
}

// TestRememberedSteps: a step that is remembered is open if walls leave it open and there is room behind.
func TestRememberedSteps(t *testing.T) {
	g := walled(t)
	open, closed := 0, 0
	for how := range goingCount {
		for _, span := range []int{1, 2} {
			for c := range space.Cell(g.squares.Size()) {
				for dir := range g.squares.Directions() {
					to := g.squares.Step(c, dir)
					want := to != space.None && g.squares.Passage(g.def.barrier(how), c, dir, span) && g.def.room(how, to, span)
					for range 2 {
						if got := g.stepOpen(how, c, dir, span); got != want {
							t.Fatalf("from %s in direction %d with span %d by %d: open %t, want %t", g.squares.Name(c), dir, span, how, got, want)
						}
					}
					open, closed = open+table.Bit(want), closed+table.Bit(!want)
				}
			}
		}
	}
	if open == 0 || closed == 0 {
		t.Errorf("%d steps are open and %d closed, want some of each", open, closed)
	}
}
