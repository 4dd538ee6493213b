package space_test

import (
	"slices"
	"testing"

	"fray/space"
)

// squares makes a map that has no faults.
func squares(tb testing.TB, cols, rows, levels int, rules space.SquareRules) *space.Squares {
	tb.Helper()
	s, err := space.NewSquares(cols, rows, levels, rules)
	if err != nil {
		tb.Fatal(err)
	}
	return s
}

// everyRule is all rules for steps there are.
func everyRule() []space.SquareRules {
	var out []space.SquareRules
	for _, d := range []space.Diagonals{space.DiagonalsEqual, space.DiagonalsAlternate, space.DiagonalsNever} {
		for _, c := range []space.Corners{space.CornersHard, space.CornersSoft} {
			out = append(out, space.SquareRules{Diagonals: d, Corners: c})
		}
	}
	return out
}

// scattered is a set that holds so many cells of a hundred; nil for none.
func scattered(s *space.Squares, seed *uint64, part uint64) *space.Set {
	if part == 0 {
		return nil
	}
	set := s.NewSet()
	for c := range space.Cell(s.Size()) {
		if draw(seed)%100 < part {
			set.Add(c)
		}
	}
	return set
}

// pick is one of a list.
func pick[T any](seed *uint64, list ...T) T { return list[draw(seed)%uint64(len(list))] }

// walled is a barrier of so many cells and edges of a hundred; nil for none at all.
func walled(tb testing.TB, s *space.Squares, seed *uint64, cells, edges uint64) *space.Barrier {
	if cells == 0 && edges == 0 {
		return nil
	}
	b := s.NewBarrier()
	for c := range space.Cell(s.Size()) {
		b.PutCell(c, draw(seed)%100 < cells)
		x, y, z := s.Place(c)
		for _, n := range []space.Cell{s.At(x+1, y, z), s.At(x, y+1, z), s.At(x, y, z+1)} {
			if n != space.None && draw(seed)%100 < edges {
				if err := b.PutEdge(c, n, true); err != nil {
					tb.Fatal(err)
				}
			}
		}
	}
	return b
}

// squareCaseOf makes the walk of a seed.
func squareCaseOf(tb testing.TB, maps []*space.Squares, seed *uint64) *squareCase {
	s := pick(seed, maps...)
	g := &squareCase{s: s, least: pick(seed, 0, 1, 2, 3, 4, 6, 9, 1<<29, -1)}
	g.w = space.Walk{From: space.Cell(draw(seed) % uint64(s.Size())), Span: pick(seed, 1, 1, 1, 2, 2, 3, 4, 5, 6)}
	g.w.Barrier = walled(tb, s, seed, pick(seed, uint64(0), 0, 5, 20, 40), pick(seed, uint64(0), 0, 0, 5, 20, 40))
	g.w.Blocked = scattered(s, seed, pick(seed, uint64(0), 0, 5, 20))
	g.w.Hold = scattered(s, seed, pick(seed, uint64(0), 0, 0, 5, 30))
	g.w.Footing = scattered(s, seed, pick(seed, uint64(0), 0, 0, 0, 80))
	if most := pick(seed, uint64(0), 0, 0, 2, 4, 255); most > 0 {
		g.cost = make([]uint8, s.Size())
		for c := range g.cost {
			g.cost[c] = uint8(1 + draw(seed)%most)
		}
		g.w.Ground = s.NewGround(g.cost)
	}
	return g
}

// caseCount is how many walks are compared: a hundred thousand, and fewer with -short.
func caseCount() int {
	if testing.Short() {
		return 5_000
	}
	return 100_000
}

// The floods of all rules, spans, levels, walls, edges and prices agree with a plain search, and so do their ways.
func TestSquareFloodAgreesWithPlainOne(t *testing.T) {
	var maps, wide []*space.Squares
	floods := map[*space.Squares]*space.SquareFlood{}
	for _, rules := range everyRule() {
		for _, size := range [][3]int{{6, 6, 1}, {9, 5, 1}, {1, 7, 1}, {4, 4, 3}, {5, 3, 2}, {3, 3, 4}, {70, 3, 1}, {66, 2, 2}} {
			s := squares(t, size[0], size[1], size[2], rules)
			floods[s] = s.NewFlood()
			if size[0] > 64 {
				wide = append(wide, s)
			} else {
				maps = append(maps, s)
			}
		}
	}
	for n := range caseCount() {
		seed, from := uint64(n), maps
		if n%64 == 0 {
			from = wide // where the plain search takes long
		}
		g := squareCaseOf(t, from, &seed)
		compareSquares(t, n, g, floods[g.s])
	}
}

func compareSquares(t *testing.T, n int, g *squareCase, f *space.SquareFlood) {
	best := plainSquares(g)
	f.Run(g.w, g.least)
	compareReached(t, n, g, f, best)
	goal := g.s.NewSet()
	seed := uint64(n) + 1<<40
	for range 3 {
		goal.Add(space.Cell(draw(&seed) % uint64(g.s.Size())))
	}
	if g.least < 1<<29 {
		return
	}
	want := space.None
	for c := range goal.Each() {
		if cost := plainCost(best, c); cost >= 0 && (want == space.None || cost < plainCost(best, want)) {
			want = c
		}
	}
	if got := f.Toward(g.w, goal); got != want {
		t.Fatalf("case %d: found cell %d, want %d", n, got, want)
	}
	if want != space.None {
		limit := plainCost(best, want)
		for node, cost := range best {
			if cost >= limit && cost > 0 && node.c != want {
				delete(best, node)
			}
		}
		compareReached(t, n, g, f, best)
	}
}

func plainCost(best map[plainNode]int, c space.Cell) int {
	even, hasEven := best[plainNode{c, 0}]
	odd, hasOdd := best[plainNode{c, 1}]
	switch {
	case hasEven && (!hasOdd || even <= odd):
		return even
	case hasOdd:
		return odd
	}
	return -1
}

func compareReached(t *testing.T, n int, g *squareCase, f *space.SquareFlood, best map[plainNode]int) {
	t.Helper()
	count := 0
	for c := range space.Cell(g.s.Size()) {
		want := plainCost(best, c)
		if want > 0 {
			count++
		}
		if f.Cost(c) != want || f.Cells().Has(c) != (want > 0) {
			t.Fatalf("case %d, %+v span %d from %s: %s costs %d, want %d", n, g.s.Rules(), g.w.Span, g.s.Name(g.w.From), g.s.Name(c), f.Cost(c), want)
		}
		if n%8 == 0 {
			comparePath(t, n, g, f, best, c)
		}
	}
	if f.Cells().Count() != count {
		t.Fatalf("case %d: counts %d cells, want %d", n, f.Cells().Count(), count)
	}
}

// comparePath checks that a way is one: each step open, each allowed, the costs as told; and the one that is promised.
func comparePath(t *testing.T, n int, g *squareCase, f *space.SquareFlood, best map[plainNode]int, c space.Cell) {
	t.Helper()
	want := []space.Cell{}
	if cost := plainCost(best, c); cost > 0 {
		odd := 0
		if even, ok := best[plainNode{c, 0}]; !ok || even > cost {
			odd = 1
		}
		for node := (plainNode{c, odd}); node.c != g.w.From; node = plainBefore(t, g, best, node) {
			want = append(want, node.c)
		}
		slices.Reverse(want)
	}
	if got := f.Path(c, nil); !slices.Equal(got, want) {
		t.Fatalf("case %d: path to %s: %v, want %v", n, g.s.Name(c), got, want)
	}
}

// plainBefore is the node that a way comes from: by the fewest axes, then from the lowest cell.
func plainBefore(t *testing.T, g *squareCase, best map[plainNode]int, node plainNode) plainNode {
	t.Helper()
	x, y, z := g.s.Place(node.c)
	for axes := 1; axes <= 3; axes++ {
		for k := -1; k <= 1; k++ {
			for j := -1; j <= 1; j++ {
				for i := -1; i <= 1; i++ {
					from := g.s.At(x+i, y+j, z+k)
					if i*i+j*j+k*k != axes || from == space.None || !plainStep(g.s, g.w.Barrier, from, [3]int{-i, -j, -k}, g.w.Span) ||
						from != g.w.From && touches(g.s, g.w.Hold, from, g.w.Span) {
						continue
					}
					before, cost := plainNode{from, node.odd}, plainToll(g, from, node.c)
					if axes > 1 && g.s.Rules().Diagonals == space.DiagonalsAlternate {
						before.odd = 1 - node.odd
						cost <<= before.odd
					}
					if had, ok := best[before]; ok && had+cost == best[node] {
						return before
					}
				}
			}
		}
	}
	t.Fatalf("no way to %s", g.s.Name(node.c))
	return node
}
