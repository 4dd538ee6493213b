package space_test

import (
	"testing"

	"pgregory.net/rapid"

	"fray/space"
)

func TestDiskSizes(t *testing.T) {
	h := hexes(t, 20, 20, 10, 9)
	for radius, around := range []int{0, 6, 18, 36, 60, 90} {
		disk, ring := h.NewSet(), h.NewSet()
		h.AddDisk(disk, h.At(0, 0), radius)
		h.AddEmanation(ring, h.At(0, 0), radius)
		if disk.Count() != around+1 || ring.Count() != around || ring.Has(h.At(0, 0)) {
			t.Errorf("radius %d: disk of %d, emanation of %d, want %d around", radius, disk.Count(), ring.Count(), around)
		}
	}
	none := h.NewSet()
	h.AddDisk(none, h.At(0, 0), -1)
	if !none.Empty() {
		t.Errorf("a disk of radius -1 holds %d", none.Count())
	}
}

func TestAreasAddToWhatIsThere(t *testing.T) {
	h := hexes(t, 9, 9, 4, 4)
	s := setOf(h, 0, h.At(0, 0))
	h.AddEmanation(s, h.At(0, 0), 1)
	if s.Count() != 8 || !s.Has(0) || !s.Has(h.At(0, 0)) {
		t.Errorf("an emanation took something away: %s", names(h, members(s)))
	}
	h.AddCone(s, h.At(0, 0), 0, 2)
	h.AddLine(s, h.At(0, 0), h.At(0, 3))
	h.AddDisk(s, h.At(-3, 0), 0)
	want := setOf(h, cells(t, h, "2,0 2,-1 1,1 0,2 0,3 -3,0")...)
	h.AddDisk(want, h.At(0, 0), 1)
	want.Add(0)
	if !s.Equal(want) {
		t.Errorf("got %s, want %s", names(h, members(s)), names(h, members(want)))
	}
}

func TestDiskIsEveryHexInReach(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := drawMap(t)
		c, radius := drawCell(t, h, "centre"), rapid.IntRange(0, 140).Draw(t, "radius")
		disk := h.NewSet()
		h.AddDisk(disk, c, radius)
		for d := range space.Cell(h.Size()) {
			if disk.Has(d) != (h.Distance(c, d) <= radius) {
				t.Fatalf("radius %d about %s: %s is in it: %t", radius, h.Name(c), h.Name(d), disk.Has(d))
			}
		}
	})
}

func TestConeExamples(t *testing.T) {
	h := hexes(t, 15, 15, 7, 7)
	for _, tc := range []struct {
		dir, size int
		want      string
	}{
		{0, 0, ""},
		{0, 1, "1,0"},
		{0, 2, "2,-1 1,0 2,0 1,1"},
		{1, 2, "2,-2 1,-2 1,-1 2,-1"},
		{3, 2, "-2,0 -1,0 -1,-1 -2,1"},
		{5, 3, "0,1 -1,2 0,2 1,1 0,3 1,2 -1,3"},
	} {
		cone := h.NewSet()
		h.AddCone(cone, h.At(0, 0), tc.dir, tc.size)
		if want := setOf(h, cells(t, h, tc.want)...); !cone.Equal(want) {
			t.Errorf("cone of %d in direction %d: %s, want %s", tc.size, tc.dir, names(h, members(cone)), names(h, members(want)))
		}
	}
	for size, want := range []int{0, 1, 4, 7, 12, 17} {
		for dir := range 6 {
			cone := h.NewSet()
			h.AddCone(cone, h.At(0, 0), dir, size)
			if cone.Count() != want {
				t.Errorf("cone of %d in direction %d holds %d, want %d", size, dir, cone.Count(), want)
			}
		}
	}
}

// All six cones of a hex cover its disk, and overlap only where a hex lies exactly between two directions.
func TestConesCoverTheDisk(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := drawMap(t)
		c, size := drawCell(t, h, "tip"), rapid.IntRange(0, 12).Draw(t, "size")
		all, want := h.NewSet(), h.NewSet()
		h.AddEmanation(want, c, size)
		total := 0
		for dir := range 6 {
			cone := h.NewSet()
			h.AddCone(cone, c, dir, size)
			total += cone.Count()
			all.Union(cone)
		}
		between := 0
		q, r := h.Axial(c)
		for d := range want.Each() {
			dq, dr := h.Axial(d)
			dq, dr = dq-q, dr-r
			if dq == dr || dq == -dq-dr || dr == -dq-dr {
				between++
			}
		}
		if !all.Equal(want) || total != want.Count()+between {
			t.Fatalf("cones of %d hexes hold %d, %d of them between directions, disk of %d", total, all.Count(), between, want.Count())
		}
	})
}

func TestConeOfAnySize(t *testing.T) {
	h := hexes(t, 5, 5, 2, 2)
	far, wide := h.NewSet(), h.NewSet()
	h.AddCone(far, h.At(0, 0), 0, 1<<40)
	h.AddCone(wide, h.At(0, 0), 0, 10)
	if !far.Equal(wide) {
		t.Error("a cone longer than the map differs from one that fills it")
	}
}

func TestLineAreaIsTheLineWithItsEnd(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := drawMap(t)
		a, b := drawCell(t, h, "a"), drawCell(t, h, "b")
		got, want := h.NewSet(), setOf(h, h.Line(a, b, nil)...)
		want.Add(b)
		h.AddLine(got, a, b)
		if !got.Equal(want) {
			t.Fatalf("got %s, want %s", names(h, members(got)), names(h, members(want)))
		}
	})
}
