package space_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"fray/space"
)

// plainFlood is the definition: the cheapest cost of every hex by relaxing until nothing changes; -1 if not reached.
func plainFlood(h *space.Hexes, from space.Cell, points int, blocked, hold *space.Set, cost []uint8) []int {
	best := make([]int, h.Size())
	for c := range best {
		best[c] = -1
	}
	best[from] = 0
	queue := []space.Cell{from}
	for len(queue) > 0 {
		c := queue[0]
		queue = queue[1:]
		if c != from && hold != nil && hold.Has(c) {
			continue
		}
		for _, n := range h.Neighbours(c, nil) {
			total := best[c] + price(cost, n)
			if n != from && (blocked == nil || !blocked.Has(n)) && total <= points && (best[n] < 0 || total < best[n]) {
				best[n] = total
				queue = append(queue, n)
			}
		}
	}
	return best
}

func price(cost []uint8, c space.Cell) int {
	if cost == nil {
		return 1
	}
	return max(1, int(cost[c]))
}

// plainPath goes back from c by the cheapest neighbour, the lowest of equals, and is turned round.
func plainPath(h *space.Hexes, best []int, from, c space.Cell, hold *space.Set) []space.Cell {
	path := []space.Cell{}
	for c != from {
		path = append(path, c)
		before := space.None
		for _, n := range h.Neighbours(c, nil) {
			if best[n] < 0 || n != from && hold != nil && hold.Has(n) {
				continue
			}
			if before == space.None || best[n] < best[before] || best[n] == best[before] && n < before {
				before = n
			}
		}
		c = before
	}
	slices.Reverse(path)
	return path
}

// ground is what a flood is run on.
type ground struct {
	h             *space.Hexes
	from          space.Cell
	blocked, hold *space.Set
	cost          []uint8
}

// drawGround draws a map with walls from none to a maze, perhaps a hold set, perhaps prices.
func drawGround(t *rapid.T) ground {
	cols := rapid.OneOf(rapid.IntRange(1, 24), rapid.IntRange(1, 130), rapid.SampledFrom([]int{63, 64, 65, 66, 95, 96, 97, 128, 130})).Draw(t, "cols")
	rows := rapid.IntRange(1, 24).Draw(t, "rows")
	h, err := space.NewHexes(cols, rows, 0, 0)
	if err != nil {
		t.Fatal(err)
	}
	g := ground{h: h, from: drawCell(t, h, "from")}
	// One drawn seed scatters the rest: drawing thousands of cells one by one would be slow and shrink badly.
	seed := rapid.Uint64().Draw(t, "seed")
	scatter := func(part uint64) *space.Set {
		s := h.NewSet()
		for c := range space.Cell(h.Size()) {
			if draw(&seed)%100 < part {
				s.Add(c)
			}
		}
		return s
	}
	if part := rapid.SampledFrom([]uint64{0, 5, 20, 40, 45}).Draw(t, "blocked"); part > 0 {
		g.blocked = scatter(part)
	}
	if part := rapid.SampledFrom([]uint64{0, 0, 5, 20, 50}).Draw(t, "hold"); part > 0 {
		g.hold = scatter(part)
	}
	if most := rapid.SampledFrom([]uint64{0, 0, 1, 2, 3, 4, 4, 5, 255}).Draw(t, "cost"); most > 0 {
		g.cost = make([]uint8, h.Size())
		for c := range g.cost {
			g.cost[c] = uint8(draw(&seed) % (most + 1))
		}
	}
	return g
}

// draw is splitmix64.
func draw(seed *uint64) uint64 {
	*seed += 0x9e3779b97f4a7c15
	x := *seed
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// compareFlood checks all that a flood says against the plain costs.
func compareFlood(t *rapid.T, g ground, f *space.Flood, best []int, hold *space.Set) {
	buf := make([]space.Cell, 0, 8)
	for c := range space.Cell(g.h.Size()) {
		if f.Cost(c) != best[c] {
			t.Fatalf("%s costs %d, want %d", g.h.Name(c), f.Cost(c), best[c])
		}
		if f.Cells().Has(c) != (best[c] > 0) {
			t.Fatalf("%s is among the cells: %t, cost %d", g.h.Name(c), f.Cells().Has(c), best[c])
		}
		want := []space.Cell{}
		if best[c] > 0 {
			want = plainPath(g.h, best, g.from, c, hold)
		}
		buf = f.Path(c, buf)
		if !slices.Equal(buf, want) {
			t.Fatalf("path to %s: %s, want %s", g.h.Name(c), names(g.h, buf), names(g.h, want))
		}
		sum := 0
		for _, step := range buf {
			sum += price(g.cost, step)
		}
		if len(buf) > 0 && sum != f.Cost(c) {
			t.Fatalf("path to %s sums up to %d, cost %d", g.h.Name(c), sum, f.Cost(c))
		}
	}
	if got := f.Cells().Count(); got != len(members(f.Cells())) {
		t.Fatalf("counts %d cells, lists %d", got, len(members(f.Cells())))
	}
}

// The same flood is run again and again, so that what one run leaves behind would show in the next.
func TestRunAgreesWithPlainOne(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGround(t)
		f, within := g.h.NewFlood(), g.h.NewSet()
		for range rapid.IntRange(1, 4).Draw(t, "runs") {
			points := rapid.SampledFrom([]int{-1 << 40, -100, -1, 0, 1, 2, 3, 6, 12, 31, 32, 64, 65, 300, 1 << 40}).Draw(t, "points")
			hold := g.hold
			if rapid.Bool().Draw(t, "free") {
				hold = nil
			}
			now := g
			if rapid.Bool().Draw(t, "flat") {
				now.cost = nil
			}
			f.Run(now.from, points, now.blocked, hold, now.h.NewGround(now.cost))
			best := plainFlood(now.h, now.from, points, now.blocked, hold, now.cost)
			compareFlood(t, now, f, best, hold)
			most := rapid.SampledFrom([]int{-1, 0, 1, 2, 5, 40, 300}).Draw(t, "within")
			f.Within(most, within)
			for c := range space.Cell(now.h.Size()) {
				if within.Has(c) != (best[c] > 0 && best[c] <= most) {
					t.Fatalf("%s costs %d and is within %d: %t", now.h.Name(c), best[c], most, within.Has(c))
				}
			}
			g.from = drawCell(t, g.h, "next from")
		}
	})
}

// TestWayAgreesWithRun: a way is the path that Run and Path find, whatever was searched before.
func TestWayAgreesWithRun(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGround(t)
		ways, all := g.h.NewFlood(), g.h.NewFlood()
		var way, path []space.Cell
		for range rapid.IntRange(1, 6).Draw(t, "runs") {
			points := rapid.SampledFrom([]int{-1, 0, 1, 2, 3, 6, 12, 31, 32, 64, 65, 300, 1 << 40}).Draw(t, "points")
			to, prices := drawCell(t, g.h, "to"), g.h.NewGround(g.cost)
			all.Run(g.from, points, g.blocked, g.hold, prices)
			way, path = ways.Way(g.from, to, points, g.blocked, g.hold, prices, way), all.Path(to, path)
			if !slices.Equal(way, path) {
				t.Fatalf("way to %s with %d points: %s, want %s", g.h.Name(to), points, names(g.h, way), names(g.h, path))
			}
			if got := ways.Cells().Has(to); got != all.Cells().Has(to) || ways.Cells().Count() > 1 {
				t.Fatalf("%s was reached: %t, among %d cells", g.h.Name(to), got, ways.Cells().Count())
			}
			if got, want := ways.Cost(to), all.Cost(to); got != want {
				t.Fatalf("%s costs %d, want %d", g.h.Name(to), got, want)
			}
			g.from = drawCell(t, g.h, "next from")
		}
	})
}

func TestTowardAgreesWithPlainOne(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGround(t)
		f := g.h.NewFlood()
		for range rapid.IntRange(1, 4).Draw(t, "runs") {
			goal := g.h.NewSet()
			for range rapid.IntRange(0, 4).Draw(t, "goals") {
				goal.Add(drawCell(t, g.h, "goal"))
			}
			best := plainFlood(g.h, g.from, 1<<40, g.blocked, nil, g.cost)
			want := space.None
			for c := range goal.Each() {
				if best[c] >= 0 && (want == space.None || best[c] < best[want]) {
					want = c
				}
			}
			if got := f.Toward(g.from, goal, g.blocked, g.h.NewGround(g.cost)); got != want {
				t.Fatalf("found cell %d, want %d", got, want)
			}
			for c := range best {
				if want != space.None && space.Cell(c) != want && best[c] >= best[want] {
					best[c] = -1
				}
			}
			compareFlood(t, g, f, best, nil)
			g.from = drawCell(t, g.h, "next from")
		}
	})
}

// A corridor that winds over the whole map is longer than the layers are deep, on narrow maps and on wide ones.
func TestLongWays(t *testing.T) {
	for _, cols := range []int{20, 64, 65, 130} {
		for _, price := range []uint8{1, 2, 4} {
			h := hexes(t, cols, 21, 0, 0)
			walls := h.NewSet()
			for row := 1; row < 21; row += 2 {
				for col := range cols {
					walls.Add(h.AtOffset(col, row))
				}
				walls.Remove(h.AtOffset((cols-1)*(row/2%2^1), row))
			}
			cost := slices.Repeat([]uint8{price}, h.Size())
			ground := h.NewGround(cost)
			from, end := h.AtOffset(0, 0), h.AtOffset(cols-1, 20)
			best := plainFlood(h, from, 1<<30, walls, nil, cost)
			f := h.NewFlood()
			if got := f.Toward(from, setOf(h, end), walls, ground); got != end {
				t.Fatalf("%d columns, price %d: found %d, want %d", cols, price, got, end)
			}
			path := f.Path(end, nil)
			if f.Cost(end) != best[end] || !slices.Equal(path, plainPath(h, best, from, end, nil)) {
				t.Errorf("%d columns, price %d: a way of %d and cost %d, want %d", cols, price, len(path), f.Cost(end), best[end])
			}
			f.Run(from, 1<<30, walls, nil, ground)
			for c := range best {
				if f.Cost(space.Cell(c)) != best[c] {
					t.Fatalf("%d columns, price %d: %s costs %d, want %d", cols, price, h.Name(space.Cell(c)), f.Cost(space.Cell(c)), best[c])
				}
			}
		}
	}
}

func TestRunExamples(t *testing.T) {
	h := hexes(t, 7, 7, 3, 3)
	f := h.NewFlood()
	from := h.At(0, 0)
	ring := h.NewSet()
	h.AddEmanation(ring, from, 1)
	f.Run(from, 3, ring, nil, nil)
	if !f.Cells().Empty() {
		t.Errorf("shut in, but reaches %s", names(h, members(f.Cells())))
	}
	f.Run(from, 3, nil, ring, nil)
	if !f.Cells().Equal(ring) {
		t.Errorf("held at the first step, but reaches %s", names(h, members(f.Cells())))
	}
	f.Run(from, 2, nil, setOf(h, from), nil)
	if f.Cells().Count() != 18 {
		t.Errorf("the start holds: reaches %d", f.Cells().Count())
	}
	f.Run(from, 2, setOf(h, from), nil, nil)
	if f.Cells().Count() != 18 || f.Cells().Has(from) || f.Cost(from) != 0 || len(f.Path(from, nil)) != 0 {
		t.Errorf("the start is blocked: reaches %d", f.Cells().Count())
	}
	if f.Cost(space.None) != -1 || len(f.Path(space.None, nil)) != 0 || f.Cost(h.AtOffset(0, 0)) != -1 {
		t.Error("what was not reached has a cost")
	}
}

// What a caller does to its sets and prices after a run must not change what the run has found.
func TestFloodKeepsNothingOfItsCallers(t *testing.T) {
	for _, price := range []uint8{0, 1, 2} {
		h := hexes(t, 7, 7, 3, 3)
		f := h.NewFlood()
		blocked, hold := setOf(h, h.At(1, 0)), setOf(h, h.At(1, -1), h.At(0, 1))
		cost := slices.Repeat([]uint8{price}, h.Size())
		f.Run(h.At(0, 0), 12, blocked, hold, h.NewGround(cost))
		want := f.Path(h.At(2, 0), nil)
		h.AddDisk(blocked, h.At(0, 0), 9)
		hold.Clear()
		for c := range cost {
			cost[c] = 7
		}
		if got := f.Path(h.At(2, 0), nil); !slices.Equal(got, want) || len(want) != 5 {
			t.Errorf("path %s, before %s", names(h, got), names(h, want))
		}
	}
}

func TestTowardFromTheGoal(t *testing.T) {
	h := hexes(t, 5, 5, 0, 0)
	f := h.NewFlood()
	f.Run(0, 3, nil, nil, nil)
	if got := f.Toward(7, setOf(h, 7, 8), nil, nil); got != 7 || f.Cost(7) != 0 || len(f.Path(7, nil)) != 0 || !f.Cells().Empty() {
		t.Errorf("found %d at cost %d", got, f.Cost(7))
	}
}
