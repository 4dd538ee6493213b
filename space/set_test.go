package space_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"fray/space"
)

func members(s *space.Set) []space.Cell {
	list := []space.Cell{}
	for c := s.First(); c != space.None; c = s.Next(c) {
		list = append(list, c)
	}
	return list
}

func setOf(h *space.Hexes, list ...space.Cell) *space.Set {
	s := h.NewSet()
	for _, c := range list {
		s.Add(c)
	}
	return s
}

func TestSetIgnoresNone(t *testing.T) {
	h := hexes(t, 5, 5, 0, 0)
	s := h.NewSet()
	s.Add(space.None)
	s.Remove(space.None)
	if !s.Empty() || s.Has(space.None) || s.Count() != 0 {
		t.Error("None is a member")
	}
	if s.First() != space.None || s.Next(0) != space.None || s.Kth(0) != space.None || s.Kth(-1) != space.None {
		t.Error("an empty set has a member")
	}
}

func TestSetIgnoresThePaddingOfRows(t *testing.T) {
	for _, cols := range []int{1, 63, 64, 65, 128, 130} {
		h := hexes(t, cols, 3, 0, 0)
		s := h.NewSet()
		h.AddDisk(s, 0, cols+3)
		want := make([]space.Cell, h.Size())
		for c := range want {
			want[c] = space.Cell(c)
		}
		if diff := cmp.Diff(want, members(s)); diff != "" {
			t.Errorf("a full map of %d columns: %s", cols, diff)
		}
	}
}

func TestSetEachStops(t *testing.T) {
	h := hexes(t, 70, 3, 0, 0)
	s := setOf(h, 2, 69, 70, 150)
	if got := slices.Collect(s.Each()); !slices.Equal(got, []space.Cell{2, 69, 70, 150}) {
		t.Errorf("visited %v", got)
	}
	seen := 0
	for range s.Each() {
		seen++
		if seen == 2 {
			break
		}
	}
	if seen != 2 {
		t.Errorf("continued to %d", seen)
	}
}

// A set and a plain slice of booleans get the same operations and must agree at every step.
func TestSetAgreesWithPlainOne(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := drawMap(t)
		sets := []*space.Set{h.NewSet(), h.NewSet()}
		plain := [][]bool{make([]bool, h.Size()), make([]bool, h.Size())}
		merge := func(i int, f func(mine, other bool) bool) {
			for c := range plain[i] {
				plain[i][c] = f(plain[i][c], plain[1-i][c])
			}
		}
		for range rapid.IntRange(1, 30).Draw(t, "steps") {
			i := rapid.IntRange(0, 1).Draw(t, "set")
			c := drawCell(t, h, "cell")
			s, o := sets[i], sets[1-i]
			switch rapid.SampledFrom([]string{"add", "add", "add", "remove", "disk", "clear", "copy", "self", "union", "subtract", "intersect"}).Draw(t, "what") {
			case "add":
				s.Add(c)
				plain[i][c] = true
			case "remove":
				s.Remove(c)
				plain[i][c] = false
			case "disk":
				radius := rapid.IntRange(0, 70).Draw(t, "radius")
				h.AddDisk(s, c, radius)
				for d := range plain[i] {
					plain[i][d] = plain[i][d] || h.Distance(c, space.Cell(d)) <= radius
				}
			case "clear":
				s.Clear()
				clear(plain[i])
			case "copy":
				s.CopyFrom(o)
				copy(plain[i], plain[1-i])
			case "self":
				s.CopyFrom(s)
			case "union":
				s.Union(o)
				merge(i, func(mine, other bool) bool { return mine || other })
			case "subtract":
				s.Subtract(o)
				merge(i, func(mine, other bool) bool { return mine && !other })
			case "intersect":
				s.Intersect(o)
				merge(i, func(mine, other bool) bool { return mine && other })
			}
			compareSet(t, s, plain[i])
		}
		if sets[0].Equal(sets[1]) != slices.Equal(plain[0], plain[1]) || sets[0].Equal(sets[1]) != sets[1].Equal(sets[0]) {
			t.Fatalf("%v equals %v: %t", members(sets[0]), members(sets[1]), sets[0].Equal(sets[1]))
		}
	})
}

func compareSet(t *rapid.T, s *space.Set, plain []bool) {
	want := []space.Cell{}
	for c, in := range plain {
		if s.Has(space.Cell(c)) != in {
			t.Fatalf("has %d: %t, want %t", c, !in, in)
		}
		if in {
			want = append(want, space.Cell(c))
		}
	}
	if got := members(s); !slices.Equal(got, want) {
		t.Fatalf("members %v, want %v", got, want)
	}
	if s.Count() != len(want) || s.Empty() != (len(want) == 0) {
		t.Fatalf("counts %d, empty %t, want %d", s.Count(), s.Empty(), len(want))
	}
	for k, c := range want {
		if s.Kth(k) != c {
			t.Fatalf("member %d is %d, want %d", k, s.Kth(k), c)
		}
	}
	if s.Kth(len(want)) != space.None {
		t.Fatalf("member %d is %d, want None", len(want), s.Kth(len(want)))
	}
}
