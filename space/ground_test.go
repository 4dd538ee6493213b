package space_test

import (
	"slices"
	"testing"

	"fray/space"
)

func TestGroundThatCostsOneEverywhereIsNone(t *testing.T) {
	h := hexes(t, 3, 3, 0, 0)
	for _, cost := range [][]uint8{nil, make([]uint8, 9), slices.Repeat([]uint8{1}, 9)} {
		if g := h.NewGround(cost); g != nil || g.Cost(4) != 1 {
			t.Errorf("%v: ground %v, the middle costs %d", cost, g, g.Cost(4))
		}
	}
}

func TestGroundKeepsItsPrices(t *testing.T) {
	h := hexes(t, 3, 2, 0, 0)
	cost := []uint8{0, 1, 2, 4, 5, 255}
	g := h.NewGround(cost)
	clear(cost)
	for c, want := range []int{1, 1, 2, 4, 5, 255} {
		if got := g.Cost(space.Cell(c)); got != want {
			t.Errorf("cell %d costs %d, want %d", c, got, want)
		}
	}
}

// A field of prices, and what six points make of it: through the mire, round it, and not into what costs more than is
// left. The same must come out of the bitboards (a highest price of 4) and of the queue (one of 5).
func TestRunOnPricedGround(t *testing.T) {
	h := hexes(t, 7, 3, 0, 1)
	for _, most := range []uint8{4, 5} {
		cost := make([]uint8, h.Size())
		for _, c := range cells(t, h, "2,0 2,-1 2,1") {
			cost[c] = 3
		}
		cost[h.At(1, 1)] = most
		cost[h.At(4, 0)] = 2
		cost[h.At(4, 1)] = 4
		f := h.NewFlood()
		f.Run(h.At(0, 0), 6, nil, nil, h.NewGround(cost))
		for name, want := range map[string]int{"1,0": 1, "2,0": 4, "3,0": 5, "1,1": 1 + int(most), "4,0": -1, "4,1": -1, "3,1": 6, "4,-1": 6} {
			if got := f.Cost(cells(t, h, name)[0]); got != want {
				t.Errorf("a highest price of %d: %s costs %d, want %d", most, name, got, want)
			}
		}
		if got := names(h, f.Path(h.At(4, -1), nil)); got != "1,-1 2,-1 3,-1 4,-1" {
			t.Errorf("a highest price of %d: to 4,-1 by %s", most, got)
		}
		if got := f.Toward(h.At(0, 0), setOf(h, cells(t, h, "4,0 4,1")...), nil, h.NewGround(cost)); got != h.At(4, 0) || f.Cost(got) != 7 {
			t.Errorf("a highest price of %d: goes to %d for %d", most, got, f.Cost(got))
		}
	}
}

// What waits to be entered is not forgotten because nothing is entered meanwhile, and what a walk leaves waiting does not
// turn up in the next.
func TestWaitingHexes(t *testing.T) {
	h := hexes(t, 9, 9, 4, 4)
	cost := slices.Repeat([]uint8{4}, h.Size())
	ground := h.NewGround(cost)
	f := h.NewFlood()
	for points, want := range []int{0, 0, 0, 0, 6, 6, 6, 6, 18, 18} {
		f.Run(h.At(0, 0), points, nil, nil, ground)
		if got := f.Cells().Count(); got != want {
			t.Errorf("%d points reach %d hexes, want %d", points, got, want)
		}
		f.Run(h.At(0, -4), points, h.NewSet(), nil, ground)
	}
}
