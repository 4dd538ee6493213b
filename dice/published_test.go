package dice

import (
	"math/big"
	"testing"
)

// TestPublished holds distributions against the tables that are printed everywhere: weights from the lowest value on.
func TestPublished(t *testing.T) {
	for text, weights := range map[string][]uint64{
		"1d6":    {1, 1, 1, 1, 1, 1},
		"2d6":    {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1},
		"3d6":    {1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1},
		"4d6dl1": {1, 4, 10, 21, 38, 62, 91, 122, 148, 167, 172, 160, 131, 94, 54, 21},
		"4d6dh1": {21, 54, 94, 131, 160, 172, 167, 148, 122, 91, 62, 38, 21, 10, 4, 1},
		"3d6dl1": {1, 3, 7, 12, 19, 27, 34, 36, 34, 27, 16},
		"2d20kh1": {
			1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39,
		},
		"2d20kl1": {
			39, 37, 35, 33, 31, 29, 27, 25, 23, 21, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1,
		},
		"1d6+1d8": {1, 2, 3, 4, 5, 6, 6, 6, 5, 4, 3, 2, 1},
		"1d6-1d6": {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1},
	} {
		e := parse(t, text)
		d, err := e.Dist()
		if err != nil {
			t.Fatal(err)
		}
		want := tally{}
		for i, w := range weights {
			want[e.Min()+i] = w
		}
		same(t, text, d, want)
	}
}

// TestPublishedMeans: what the dice come to on the average.
func TestPublishedMeans(t *testing.T) {
	for _, c := range []struct {
		text string
		mean *big.Rat
	}{
		{"1d20", big.NewRat(21, 2)},
		{"3d6", big.NewRat(21, 2)},
		{"2d6+3", big.NewRat(10, 1)},
		{"1d8-1d4", big.NewRat(2, 1)},
		{"4d6dl1", big.NewRat(15869, 1296)},    // 12.24
		{"4d6dh1", big.NewRat(11347, 1296)},    // 8.76: the two are as far from 10.5
		{"2d20kh1", big.NewRat(13825, 1000)},   // advantage
		{"2d20kl1", big.NewRat(7175, 1000)},    // disadvantage
		{"3d20kh1", big.NewRat(154875, 10000)}, // advantage with one die thrown again
		{"100d6", big.NewRat(350, 1)},          // beyond 64 bits
	} {
		d, err := parse(t, c.text).Dist()
		if err != nil {
			t.Fatal(err)
		}
		if got := d.Mean(); got.Cmp(c.mean) != 0 {
			t.Errorf("%s comes to %v, want %v", c.text, got, c.mean)
		}
	}
}

// TestPublishedChances: the numbers that players know by heart.
func TestPublishedChances(t *testing.T) {
	for _, c := range []struct {
		text    string
		atLeast int
		chance  *big.Rat
	}{
		{"1d20+5", 15, big.NewRat(11, 20)},
		{"2d20kh1+5", 15, big.NewRat(319, 400)}, // advantage: 55 % becomes 79.75 %
		{"2d20kl1+5", 15, big.NewRat(121, 400)}, // disadvantage: 30.25 %
		{"2d20kh1", 20, big.NewRat(39, 400)},    // 9.75 % to crit
		{"2d6", 10, big.NewRat(6, 36)},          // a full success
		{"2d6", 7, big.NewRat(21, 36)},          // at least a partial one
		{"3d6", 18, big.NewRat(1, 216)},
		{"4d6dl1", 18, big.NewRat(21, 1296)},
		{"10d10", 100, new(big.Rat).SetFrac(big.NewInt(1), pow(10, 10))},
	} {
		d, err := parse(t, c.text).Dist()
		if err != nil {
			t.Fatal(err)
		}
		if got := d.AtLeast(c.atLeast); got.Cmp(c.chance) != 0 {
			t.Errorf("%s is %d or more with %v, want %v", c.text, c.atLeast, got, c.chance)
		}
	}
}

// TestPublishedPercentile: the chance to roll the number or less with extra tens dice: for the better, or below 0 for the worse.
func TestPublishedPercentile(t *testing.T) {
	for _, c := range []struct {
		extra, target int
		chance        *big.Rat
	}{
		{0, 50, big.NewRat(1, 2)},
		{1, 50, big.NewRat(3, 4)},
		{-1, 50, big.NewRat(1, 4)},
		{2, 50, big.NewRat(7, 8)},
		{-2, 50, big.NewRat(1, 8)},
		{1, 25, big.NewRat(435, 1000)}, // three tens in ten do with units 1 to 5, two with others
		{-1, 25, big.NewRat(65, 1000)},
		{1, 1, big.NewRat(19, 1000)}, // the 01 on either die
		{-1, 1, big.NewRat(1, 1000)},
		{1, 99, big.NewRat(999, 1000)}, // 00 on both dice to miss
		{-1, 99, big.NewRat(981, 1000)},
		{3, 100, big.NewRat(1, 1)},
	} {
		if got := PercentileDist(c.extra).AtMost(c.target); got.Cmp(c.chance) != 0 {
			t.Errorf("with %d extra, %d or less comes with %v, want %v", c.extra, c.target, got, c.chance)
		}
	}
}
