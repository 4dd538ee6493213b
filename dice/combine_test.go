package dice

import (
	"errors"
	"math"
	"testing"

	"pgregory.net/rapid"
)

func TestAddIsMoreDice(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := Pool{Count: rapid.IntRange(0, 30).Draw(t, "a"), Sides: rapid.IntRange(2, 12).Draw(t, "sides")}
		b := Pool{Count: rapid.IntRange(0, 30).Draw(t, "b"), Sides: a.Sides}
		sum, err := dist(t, a).Add(dist(t, b))
		if err != nil {
			t.Fatal(err)
		}
		alike(t, "sum", sum, dist(t, Pool{Count: a.Count + b.Count, Sides: a.Sides}))
	})
}

// Combine with a sum must be Add, on 64 bits and beyond.
func TestCombineAgainstAdd(t *testing.T) {
	plus := func(a, b int) (int, error) { return a + b, nil }
	for _, c := range [][2]Pool{
		{{Count: 2, Sides: 6}, {Count: 4, Sides: 6, Keep: 3}},
		{{Count: 20, Sides: 6}, {Count: 10, Sides: 6}},
		{{Count: 30, Sides: 6}, {Count: 1, Sides: 8}},
	} {
		a, b := dist(t, c[0]), dist(t, c[1]).Neg()
		want, err := a.Add(b)
		if err != nil {
			t.Fatal(err)
		}
		got, err := a.Combine(b, plus)
		if err != nil {
			t.Fatal(err)
		}
		alike(t, c[0].String()+" - "+c[1].String(), got, want)
	}
}

func TestCombineLeavesGaps(t *testing.T) {
	d, err := dist(t, Pool{Count: 1, Sides: 3}).Combine(dist(t, Pool{Count: 1, Sides: 2}),
		func(a, b int) (int, error) { return 10*a - b, nil })
	if err != nil {
		t.Fatal(err)
	}
	same(t, "10a-b", d, tally{8: 1, 9: 1, 18: 1, 19: 1, 28: 1, 29: 1})
	// A pair that cannot come is not tried.
	_, err = d.Map(func(v int) (int, error) {
		if v > 9 && v < 18 {
			return 0, errors.New("asked for what cannot come")
		}
		return v, nil
	})
	if err != nil {
		t.Error(err)
	}
}

func TestMapBig(t *testing.T) {
	d, err := dist(t, Pool{Count: 30, Sides: 6}).Map(func(v int) (int, error) { return v % 2, nil })
	if err != nil {
		t.Fatal(err)
	}
	if even, odd := d.Weight(0), d.Weight(1); even.Cmp(odd) != 0 || d.Total().Cmp(pow(6, 30)) != 0 {
		t.Errorf("even %v, odd %v, want half of 6^30 each", even, odd)
	}
}

func TestCombineErrors(t *testing.T) {
	d6 := dist(t, Pool{Count: 1, Sides: 6})
	no := errors.New("no")
	_, err := d6.Map(func(v int) (int, error) {
		if v == 5 {
			return 0, no
		}
		return v, nil
	})
	if !errors.Is(err, no) {
		t.Errorf("error %v, want %v", err, no)
	}
	far := func(v int) (int, error) {
		if v == 6 {
			return math.MaxInt, nil
		}
		return math.MinInt, nil
	}
	if _, err := d6.Map(far); !errors.Is(err, ErrTooLarge) {
		t.Errorf("far apart: error %v, want %v", err, ErrTooLarge)
	}
	wide := dist(t, Pool{Count: 1, Sides: MaxValues})
	if _, err := wide.Add(d6); !errors.Is(err, ErrTooLarge) {
		t.Errorf("wide sum: error %v, want %v", err, ErrTooLarge)
	}
	much := dist(t, Pool{Count: 500, Sides: 6})
	if _, err := much.Add(much); !errors.Is(err, ErrTooLarge) {
		t.Errorf("much work: error %v, want %v", err, ErrTooLarge)
	}
	if _, err := much.Combine(much, func(a, b int) (int, error) { return max(a, b), nil }); !errors.Is(err, ErrTooLarge) {
		t.Errorf("many pairs: error %v, want %v", err, ErrTooLarge)
	}
}

func TestMix(t *testing.T) {
	d6 := dist(t, Pool{Count: 1, Sides: 6})
	when, err := d6.Map(func(v int) (int, error) { return max(0, v-4), nil }) // 0 in four, 1 and 2 in one each
	if err != nil {
		t.Fatal(err)
	}
	d, err := Mix(when, dist(t, Pool{Count: 1, Sides: 3}), Certain(5))
	if err != nil {
		t.Fatal(err)
	}
	same(t, "d3 in two of six, else 5", d, tally{1: 2, 2: 2, 3: 2, 5: 12})
	for _, c := range []struct {
		when Dist
		want int
	}{{Certain(0), 5}, {Certain(1), 9}, {Certain(-3), 9}, {d6, 9}} {
		d, err := Mix(c.when, Certain(9), Certain(5))
		if err != nil {
			t.Fatal(err)
		}
		same(t, "no doubt", d, tally{c.want: 1})
	}
}

func TestMixBigAndTooLarge(t *testing.T) {
	coin := dist(t, Pool{Count: 1, Sides: 2}).Shift(-1)
	many := dist(t, Pool{Count: 30, Sides: 6})
	d, err := Mix(coin, many, many)
	if err != nil {
		t.Fatal(err)
	}
	for v := many.Min(); v <= many.Max(); v++ {
		want := many.AtLeast(v)
		if got := d.AtLeast(v); got.Cmp(want) != 0 {
			t.Fatalf("%d or more: %v, want %v", v, got, want)
		}
	}
	if _, err := Mix(coin, Certain(0), Certain(MaxValues)); !errors.Is(err, ErrTooLarge) {
		t.Errorf("far apart: error %v, want %v", err, ErrTooLarge)
	}
	huge := dist(t, Pool{Count: 1000, Sides: 80})
	if _, err := Mix(coin, huge, huge); !errors.Is(err, ErrTooLarge) {
		t.Errorf("huge: error %v, want %v", err, ErrTooLarge)
	}
}
