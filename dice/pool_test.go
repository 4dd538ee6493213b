package dice

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestPoolAgainstEveryThrow(t *testing.T) {
	for count := range 6 {
		for sides := 1; sides <= 5; sides++ {
			for keep := 0; keep <= count; keep++ {
				for _, low := range []bool{false, true} {
					p := Pool{Count: count, Sides: sides, Keep: keep, Low: low}
					want := tally{}
					throws(slices.Repeat([]int{sides}, count), func(faces []int32) {
						v := sorted(p, faces)
						want[v]++
						if got := p.Read(faces); got != v {
							t.Fatalf("%v reads %v as %d, want %d", p, faces, got, v)
						}
					})
					if sides == 1 {
						want = tally{p.Kept(): 1}
					}
					same(t, fmt.Sprintf("%+v", p), dist(t, p), want)
				}
			}
		}
	}
}

func TestPoolReadLeavesFacesAlone(t *testing.T) {
	faces := []int32{6, 1, 1, 4, 6}
	p := Pool{Count: 5, Sides: 6, Keep: 2, Low: true}
	if got := p.Read(faces); got != 2 {
		t.Errorf("%v reads %d, want 2", p, got)
	}
	if want := []int32{6, 1, 1, 4, 6}; !slices.Equal(faces, want) {
		t.Errorf("faces are now %v, want %v", faces, want)
	}
}

func TestPoolReadAllocatesNothing(t *testing.T) {
	faces := []int32{6, 1, 1, 4, 6}
	p := Pool{Count: 5, Sides: 6, Keep: 2}
	if n := testing.AllocsPerRun(100, func() { p.Read(faces) }); n != 0 {
		t.Errorf("%v allocations, want none", n)
	}
}

func TestPoolReadProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := Pool{
			Sides: rapid.IntRange(1, MaxSides).Draw(t, "sides"),
			Low:   rapid.Bool().Draw(t, "low"),
		}
		faces := rapid.SliceOfN(rapid.Int32Range(1, int32(p.Sides)), 1, 40).Draw(t, "faces")
		p.Count = len(faces)
		p.Keep = rapid.IntRange(0, p.Count+1).Draw(t, "keep")
		got := p.Read(faces)
		if want := sorted(p, faces); got != want {
			t.Fatalf("%+v reads %v as %d, want %d", p, faces, got, want)
		}
		if got < p.Min() || got > p.Max() {
			t.Fatalf("%+v reads %d, outside of %d to %d", p, got, p.Min(), p.Max())
		}
	})
}

// The big path must agree with the small one where both can go.
func TestPoolBigAgainstSmall(t *testing.T) {
	for _, p := range []Pool{
		{Count: 4, Sides: 6, Keep: 3},
		{Count: 7, Sides: 4, Keep: 2},
		{Count: 6, Sides: 10, Keep: 5},
		{Count: 2, Sides: 20, Keep: 1},
		{Count: 12, Sides: 2, Keep: 6},
		{Count: 24, Sides: 6, Keep: 9},
	} {
		alike(t, p.String(), Dist{min: p.Keep, big: p.keepBig()}, dist(t, p))
		all := Pool{Count: p.Count, Sides: p.Sides}
		alike(t, all.String(), Dist{min: p.Count, big: sumWeights(p.Count, p.Sides)}, dist(t, all))
	}
}

func TestPoolKeepsWholeTotal(t *testing.T) {
	for _, p := range []Pool{
		{Count: 63, Sides: 2, Keep: 31}, // the largest binomials that fit 64 bits
		{Count: 64, Sides: 2, Keep: 31}, // just beyond
		{Count: 40, Sides: 6, Keep: 20, Low: true},
		{Count: 1000, Sides: 6},
		{Count: 1000, Sides: 6, Keep: 50},
		{Count: 2, Sides: 100000, Keep: 1},
	} {
		d := dist(t, p)
		if got, want := d.Total(), pow(p.Sides, p.Count); got.Cmp(want) != 0 {
			t.Errorf("%v: total %v, want %v", p, got, want)
		}
		if d.Min() != p.Min() || d.Max() != p.Max() {
			t.Errorf("%v: from %d to %d, want %d to %d", p, d.Min(), d.Max(), p.Min(), p.Max())
		}
	}
}

func TestPoolRefusals(t *testing.T) {
	for _, p := range []Pool{
		{Count: 1001, Sides: 2},
		{Count: 1, Sides: 200001},
		{Count: 1000, Sides: 201},
		{Count: 1 << 40, Sides: 1 << 40},
		{Count: 1000, Sides: 200},
		{Count: 1000, Sides: 100, Keep: 500},
		{Count: 1000, Sides: 6, Keep: 500},
	} {
		if _, err := p.Dist(); !errors.Is(err, ErrTooLarge) {
			t.Errorf("%v: error %v, want %v", p, err, ErrTooLarge)
		}
	}
}

func TestPoolString(t *testing.T) {
	for _, c := range []struct {
		p    Pool
		want string
	}{
		{Pool{Count: 2, Sides: 6}, "2d6"},
		{Pool{Count: 4, Sides: 6, Keep: 3}, "4d6kh3"},
		{Pool{Count: 2, Sides: 20, Keep: 1, Low: true}, "2d20kl1"},
		{Pool{Count: 3, Sides: 8, Keep: 3, Low: true}, "3d8"},
	} {
		if got := c.p.String(); got != c.want {
			t.Errorf("%+v is %q, want %q", c.p, got, c.want)
		}
	}
}
