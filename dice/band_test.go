package dice

import (
	"math/big"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

func TestBand(t *testing.T) {
	d := dist(t, Pool{Count: 2, Sides: 6})
	gaps, err := d.Map(func(v int) (int, error) { return v / 4 * 10, nil })
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name   string
		d      Dist
		limits []int16
		want   []Band
	}{
		{"none", d, nil, []Band{{0, 2, 36, nil}}},
		{"pbta", d, []int16{6, 9}, []Band{{0, 2, 15, nil}, {1, 7, 15, nil}, {2, 10, 6, nil}}},
		{"all below", d, []int16{12}, []Band{{0, 2, 36, nil}}},
		{"all above", d, []int16{-3, 1}, []Band{{2, 2, 36, nil}}},
		{"an empty one between", d, []int16{4, 4, 7}, []Band{{0, 2, 6, nil}, {2, 5, 15, nil}, {3, 8, 15, nil}}},
		{"gaps", gaps, []int16{0, 5, 10}, []Band{{0, 0, 3, nil}, {2, 10, 18, nil}, {3, 20, 15, nil}}},
		{"certain", Certain(4), []int16{3}, []Band{{1, 4, 1, nil}}},
	} {
		if diff := cmp.Diff(c.want, c.d.Band(c.limits)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}

func TestBandBig(t *testing.T) {
	d := dist(t, Pool{Count: 31, Sides: 6})
	bands := d.Band([]int16{31, 108})
	if len(bands) != 3 {
		t.Fatalf("%d bands, want 3", len(bands))
	}
	half := pow(6, 31)
	half.Rsh(half, 1) // 108.5 is the middle
	for i, want := range []*big.Int{big.NewInt(1), new(big.Int).Sub(half, big.NewInt(1)), half} {
		if b := bands[i]; b.Weight != 0 || b.Big.Cmp(want) != 0 {
			t.Errorf("band %d weighs %d and %v, want %v", i, b.Weight, b.Big, want)
		}
	}
	if d.Weight(31).Cmp(big.NewInt(1)) != 0 {
		t.Error("banding changed the distribution")
	}
}

func TestBandProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := Pool{Count: rapid.IntRange(1, 8).Draw(t, "count"), Sides: rapid.IntRange(1, 10).Draw(t, "sides")}
		first := rapid.Int16Range(-5, 60).Draw(t, "first")
		limits := []int16{first, first + rapid.Int16Range(0, 30).Draw(t, "step")}
		d := dist(t, p)
		want := tally{}
		weights, _ := d.Weights()
		for i, w := range weights {
			index := 0
			for index < 2 && d.Min()+i > int(limits[index]) {
				index++
			}
			want[index] += w
		}
		bands := d.Band(limits)
		if len(bands) != len(want) {
			t.Fatalf("%v by %v: %d bands, want %d", p, limits, len(bands), len(want))
		}
		for _, b := range bands {
			if b.Weight != want[b.Index] {
				t.Fatalf("%v by %v: band %d weighs %d, want %d", p, limits, b.Index, b.Weight, want[b.Index])
			}
		}
	})
}
