package dice

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

func pow(base, exponent int) *big.Int {
	return new(big.Int).Exp(big.NewInt(int64(base)), big.NewInt(int64(exponent)), nil)
}

// The figures that every table of four dice, drop the lowest, prints.
func TestDistFourDropLowest(t *testing.T) {
	d := dist(t, Pool{Count: 4, Sides: 6, Keep: 3})
	for v, want := range map[int]int64{2: 0, 3: 1, 4: 4, 10: 122, 13: 172, 17: 54, 18: 21, 19: 0} {
		if got := d.Weight(v); got.Cmp(big.NewInt(want)) != 0 {
			t.Errorf("weight of %d is %v, want %d", v, got, want)
		}
	}
	if got, want := d.Mean(), big.NewRat(15869, 1296); got.Cmp(want) != 0 {
		t.Errorf("mean %v, want %v", got, want)
	}
	if got, want := d.AtLeast(16), big.NewRat(21+54+94, 1296); got.Cmp(want) != 0 {
		t.Errorf("16 or more: %v, want %v", got, want)
	}
}

func TestDistChances(t *testing.T) {
	d := dist(t, Pool{Count: 2, Sides: 6})
	for _, c := range []struct {
		v               int
		atLeast, atMost *big.Rat
	}{
		{-5, big.NewRat(1, 1), big.NewRat(0, 1)},
		{1, big.NewRat(1, 1), big.NewRat(0, 1)},
		{2, big.NewRat(1, 1), big.NewRat(1, 36)},
		{7, big.NewRat(7, 12), big.NewRat(7, 12)},
		{12, big.NewRat(1, 36), big.NewRat(1, 1)},
		{13, big.NewRat(0, 1), big.NewRat(1, 1)},
	} {
		if got := d.AtLeast(c.v); got.Cmp(c.atLeast) != 0 {
			t.Errorf("%d or more: %v, want %v", c.v, got, c.atLeast)
		}
		if got := d.AtMost(c.v); got.Cmp(c.atMost) != 0 {
			t.Errorf("%d or less: %v, want %v", c.v, got, c.atMost)
		}
	}
}

func TestDistZeroValueIsCertainZero(t *testing.T) {
	var d Dist
	same(t, "zero", d, tally{0: 1})
	same(t, "certain", Certain(-7), tally{-7: 1})
	if w, ok := d.Weights(); !ok || len(w) != 1 || w[0] != 1 {
		t.Errorf("weights %v %v, want [1] true", w, ok)
	}
	if got := Certain(4).Mean(); got.Cmp(big.NewRat(4, 1)) != 0 {
		t.Errorf("mean %v, want 4", got)
	}
}

func TestDistShiftAndNeg(t *testing.T) {
	d := dist(t, Pool{Count: 3, Sides: 4, Keep: 2})
	want, turned := tally{}, tally{}
	for v := d.Min(); v <= d.Max(); v++ {
		want[v+5] = d.Weight(v).Uint64()
		turned[-v] = d.Weight(v).Uint64()
	}
	same(t, "shift", d.Shift(5), want)
	same(t, "neg", d.Neg(), turned)
	alike(t, "neg twice", d.Neg().Neg(), d)
}

// A caller may do as it likes with the numbers it is given.
func TestDistGivesNumbersAway(t *testing.T) {
	for _, p := range []Pool{{Count: 2, Sides: 6}, {Count: 100, Sides: 6}} {
		d := dist(t, p)
		before := d.Weight(p.Min() + 1)
		d.Weight(p.Min() + 1).SetInt64(99)
		d.Total().SetInt64(99)
		if got := d.Weight(p.Min() + 1); got.Cmp(before) != 0 {
			t.Errorf("%v: weight is now %v, want %v", p, got, before)
		}
	}
}

func TestDistWeightsFitOrNot(t *testing.T) {
	if w, ok := dist(t, Pool{Count: 24, Sides: 6}).Weights(); !ok || len(w) != 121 || w[120] != 1 {
		t.Errorf("24d6: %d weights, %v", len(w), ok)
	}
	if w, ok := dist(t, Pool{Count: 25, Sides: 6}).Weights(); ok || w != nil {
		t.Errorf("25d6: %v %v, want none", w, ok)
	}
}

func TestDistProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := Pool{
			Count: rapid.IntRange(1, 40).Draw(t, "count"),
			Sides: rapid.IntRange(2, 12).Draw(t, "sides"),
		}
		p.Keep = rapid.IntRange(0, p.Count).Draw(t, "keep")
		d := dist(t, p)
		if got, want := d.Total(), pow(p.Sides, p.Count); got.Cmp(want) != 0 {
			t.Fatalf("%v: total %v, want %v", p, got, want)
		}
		mirror := p
		mirror.Low = true
		alike(t, "mirrored", dist(t, mirror).Neg().Shift(p.Kept()*(p.Sides+1)), d)
		if p.Kept() == p.Count {
			alike(t, "symmetric", d.Neg().Shift(p.Count*(p.Sides+1)), d)
			want := big.NewRat(int64(p.Count*(p.Sides+1)), 2)
			if got := d.Mean(); got.Cmp(want) != 0 {
				t.Fatalf("%v: mean %v, want %v", p, got, want)
			}
		}
		v := rapid.IntRange(p.Min()-1, p.Max()+1).Draw(t, "v")
		sum := new(big.Rat).Add(d.AtLeast(v), d.AtMost(v-1))
		if sum.Cmp(big.NewRat(1, 1)) != 0 {
			t.Fatalf("%v: at least %d and at most %d together %v, want 1", p, v, v-1, sum)
		}
	})
}
