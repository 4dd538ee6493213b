package dice

import (
	"errors"
	"testing"
)

// TestRefusals: what is too much says which number is beyond which limit.
func TestRefusals(t *testing.T) {
	coin := Pool{Count: 1, Sides: 2}
	many, wide := Pool{Count: 500, Sides: 6}, Pool{Count: 1, Sides: MaxValues}
	times := func(a, b int) (int, error) { return a * b, nil }
	for _, c := range []struct {
		name string
		do   func() (Dist, error)
		want string
	}{
		{"dice", Pool{Count: 1001, Sides: 2}.Dist, "the number of dice of 1001d2 is 1001, the limit is 1000"},
		{"values", Pool{Count: 3, Sides: 100000}.Dist, "count times sides of 3d100000 is 300000, the limit is 200000"},
		{"sums", Pool{Count: 1000, Sides: 200}.Dist, "the size of 1000d200 in words is 25200000, the limit is 16777216"},
		{"keeping", Pool{Count: 1000, Sides: 6, Keep: 500}.Dist, "the work for 1000d6kh500 in words is 194922000, the limit is 16777216"},
		{
			"wide sum", func() (Dist, error) { return dist(t, wide).Add(dist(t, coin)) },
			"the number of values of the sum is 200001, the limit is 200000",
		},
		{
			"long sum", func() (Dist, error) { return dist(t, many).Add(dist(t, many)) },
			"the work for all pairs of values in words is 2758455441, the limit is 16777216",
		},
		{
			"product", func() (Dist, error) { return dist(t, coin).Combine(dist(t, wide), times) },
			"the number of values of the result is 400000, the limit is 200000",
		},
		{
			"choice", func() (Dist, error) { return Mix(dist(t, coin).Shift(-1), Certain(0), Certain(MaxValues)) },
			"the number of values of the choice is 200001, the limit is 200000",
		},
	} {
		d, err := c.do()
		if err == nil {
			t.Errorf("%s: from %d to %d, want a refusal", c.name, d.Min(), d.Max())
			continue
		}
		if want := "too large for an exact distribution: " + c.want; !errors.Is(err, ErrTooLarge) || err.Error() != want {
			t.Errorf("%s:\n got %v\nwant %s", c.name, err, want)
		}
	}
}

// TestNoSuchDice: what cannot be thrown is no matter of size.
func TestNoSuchDice(t *testing.T) {
	for _, c := range []struct {
		p    Pool
		want string
	}{
		{Pool{Count: -1, Sides: 6}, "-1 dice of 6 sides cannot be thrown"},
		{Pool{Count: 2, Sides: 0}, "2 dice of 0 sides cannot be thrown"},
	} {
		if _, err := c.p.Dist(); err == nil || err.Error() != c.want || errors.Is(err, ErrTooLarge) {
			t.Errorf("%+v: error %v, want %s", c.p, err, c.want)
		}
	}
}

// TestLimitsAreReached: the largest that is not refused is answered in full.
func TestLimitsAreReached(t *testing.T) {
	for _, c := range []struct {
		p        Pool
		min, max int
	}{
		{Pool{Count: 1, Sides: MaxValues}, 1, MaxValues},
		{Pool{Count: MaxDice, Sides: 100}, MaxDice, 100 * MaxDice},
		{Pool{Count: MaxDice, Sides: 1}, MaxDice, MaxDice},
		{Pool{Count: MaxDice, Sides: 6, Keep: 1, Low: true}, 1, 6},
	} {
		d := dist(t, c.p)
		if d.Min() != c.min || d.Max() != c.max || d.Total().Cmp(pow(c.p.Sides, c.p.Count)) != 0 {
			t.Errorf("%v: from %d to %d, want %d to %d and the whole total", c.p, d.Min(), d.Max(), c.min, c.max)
		}
	}
}
