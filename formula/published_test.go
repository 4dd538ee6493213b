package formula

import (
	"math/big"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPublished holds distributions against the tables that are printed everywhere: the chances of each value from the
// lowest on, as weights out of their sum.
func TestPublished(t *testing.T) {
	for text, weights := range map[string][]int64{
		"3d6":                         {1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1},
		"4d6dl1":                      {1, 4, 10, 21, 38, 62, 91, 122, 148, 167, 172, 160, 131, 94, 54, 21},
		"1d6 + 1d6":                   {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1},
		"abs(1d6 - 1d6)":              {6, 10, 8, 6, 4, 2}, // the difference of two dice
		"max(1d6, 1d6)":               {1, 3, 5, 7, 9, 11},
		"min(1d6, 1d6)":               {11, 9, 7, 5, 3, 1},
		"max(1d4, 1d4, 1d4)":          {1, 7, 19, 37},
		"(1d6 > 4) + (1d6 > 4)":       {16, 16, 4}, // a pool of two, hits on 5 and 6
		"1d10 / 2":                    {1, 2, 2, 2, 2, 1},
		"(1d10 + 1) / 2":              {2, 2, 2, 2, 2}, // a d5 by halving a d10
		"1d20 > 1d20":                 {210, 190},      // ties go to the other
		"1d20 >= 1d20":                {190, 210},
		"(1d2 - 1) * 6 + 1d6":         {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, // a d12 by a coin and a d6
		"max(0, 2d4 - 4)":             {6, 4, 3, 2, 1},
		"if(2d6 >= 10, 2, 2d6 >= 11)": {30 * 33, 30 * 3, 6 * 36},
	} {
		d, err := parse(t, text).Dist(nil)
		if err != nil {
			t.Fatal(err)
		}
		total := int64(0)
		for _, w := range weights {
			total += w
		}
		got, want := []string{}, []string{}
		for i, w := range weights {
			want = append(want, big.NewRat(w, total).String())
			got = append(got, new(big.Rat).SetFrac(d.Weight(d.Min()+i), d.Total()).String())
		}
		if diff := cmp.Diff(want, got); diff != "" || d.Max() != d.Min()+len(weights)-1 {
			t.Errorf("%s from %d to %d (-want +got):\n%s", text, d.Min(), d.Max(), diff)
		}
	}
}

// TestPublishedMeans: what content is worth on the average.
func TestPublishedMeans(t *testing.T) {
	for _, c := range []struct {
		text string
		mean *big.Rat
	}{
		{"2d6 + level", big.NewRat(10, 1)},
		{"1d8 - 1d4", big.NewRat(2, 1)},
		{"2d6 * 1d4", big.NewRat(35, 2)}, // independent dice multiply their means
		{"2d20kh1", big.NewRat(553, 40)},
		{"2d20kl1", big.NewRat(287, 40)},
		{"max(0, 1d6 - 3)", big.NewRat(1, 1)},
		{"max(0, 1d6 - armor)", big.NewRat(1, 6)},
		{"if(1d20 + level >= 14, 1d8 + 2, 0)", big.NewRat(13, 4)},                        // half of all blows hit for 6.5
		{"if(2d20kh1 + level >= 14, 1d8 + 2, 0)", big.NewRat(39, 8)},                     // three quarters
		{"if(1d20 >= 11, 1d6, 0) + if(1d20 >= 11, 1d6, 0)", big.NewRat(7, 2)},            // two blows
		{"if(1d100 <= 30, 2d6, if(1d100 <= 50, 1d6, 0))", big.NewRat(2100+1225, 1000)},   // .3 * 7 + .7 * .5 * 3.5
		{"not 1d6 == 6 and not 1d6 == 6 and not 1d6 == 6", big.NewRat(125, 216)},         // no six in three
		{"1d6 == 6 or 1d6 == 6 or 1d6 == 6 or 1d6 == 6", big.NewRat(1296-625, 1296)},     // a six in four: more than half
		{"min(6, 1d6 + 1d2 - 1)", new(big.Rat).Add(big.NewRat(7, 2), big.NewRat(5, 12))}, // +1 at even odds, capped
	} {
		d, err := parse(t, c.text).Dist(hero())
		if err != nil {
			t.Fatal(err)
		}
		if got := d.Mean(); got.Cmp(c.mean) != 0 {
			t.Errorf("%s comes to %v, want %v", c.text, got, c.mean)
		}
	}
}
