package odds

import (
	"math/big"
	"testing"

	"fray/table"
)

// rolls is a roll of every reading and kind.
func rolls() map[string]table.Roll {
	return map[string]table.Roll{
		"nothing":               {},
		"d20":                   {Count: 1, Sides: 20},
		"3d6":                   {Count: 3, Sides: 6},
		"2d4 and a d10":         {Count: 2, Sides: 4, Extra: 1},
		"4d6, highest three":    {Count: 4, Sides: 6, Keep: 3, Read: table.Highest},
		"3d8, lowest":           {Count: 3, Sides: 8, Keep: 1, Read: table.Lowest},
		"3d6, none kept":        {Count: 3, Sides: 6, Read: table.Highest},
		"2d10 and d10, highest": {Count: 2, Sides: 10, Extra: 1, Keep: 2, Read: table.Highest},
		"d100":                  {Count: 1, Sides: 100, Read: table.TensLow},
		"d100, advantage":       {Count: 1, Sides: 100, Extra: 1, Read: table.TensLow},
		"d100, two bad tens":    {Count: 1, Sides: 100, Extra: 2, Read: table.TensHigh},
		"d100, advantage, in bands": {
			Count: 1, Sides: 100, Extra: 1, Read: table.TensLow,
			Bands: [6]int16{5, 12, 30, 60, 95}, NBand: 5,
		},
		"2d6 in bands of which one never comes": {Count: 2, Sides: 6, Bands: [6]int16{1, 7, 9}, NBand: 3},
	}
}

// TestLaw: the law of every kind of roll against all faces there are, read by the table.
func TestLaw(t *testing.T) {
	for name, r := range rolls() {
		want, total := map[int]int64{}, int64(0)
		faces := make([]int32, r.Dice())
		for i := range faces {
			faces[i] = 1
		}
		for more := true; more; {
			want[lowest(&r, r.Value(faces))]++
			total++
			more = false
			for i := range faces {
				if faces[i]++; int(faces[i]) <= r.SidesOf(i) {
					more = true
					break
				}
				faces[i] = 1
			}
		}
		l, err := newLaw(&r)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		got := map[int]*big.Rat{}
		for i, v := range l.values {
			got[lowest(&r, v)] = new(big.Rat).SetFrac(l.weights[i], l.total)
		}
		if len(got) != len(want) || len(l.values) != len(want) {
			t.Errorf("%s: %d values, want %d", name, len(l.values), len(want))
		}
		for v, w := range want {
			if p := big.NewRat(w, total); got[v] == nil || got[v].Cmp(p) != 0 {
				t.Errorf("%s: %d comes with %v, want %v", name, v, got[v], p)
			}
		}
	}
}

// lowest stands for all values of a band: its index below -1000, so that it is no value; without bands it is the value.
func lowest(r *table.Roll, v int) int {
	if r.NBand == 0 {
		return v
	}
	band := 0
	for band < int(r.NBand) && v > int(r.Bands[band]) {
		band++
	}
	return -1000 - band
}

// TestLawRepresentative: the value that stands for a band is its lowest that can come.
func TestLawRepresentative(t *testing.T) {
	l, err := newLaw(&table.Roll{Count: 2, Sides: 6, Bands: [6]int16{1, 7, 9}, NBand: 3})
	if err != nil {
		t.Fatal(err)
	}
	if len(l.values) != 3 || l.values[0] != 2 || l.values[1] != 8 || l.values[2] != 10 {
		t.Errorf("values %v, want 2, 8 and 10", l.values)
	}
}

// TestLawRefused: what is not known is refused, and not guessed.
func TestLawRefused(t *testing.T) {
	for _, r := range []table.Roll{
		{Count: 1, Sides: 6, Extra: 1, Keep: 1, Read: table.Highest},
		{Count: 1000, Sides: 30000},
	} {
		if _, err := newLaw(&r); err == nil {
			t.Errorf("%+v has a law", r)
		}
	}
}

// TestBranches: over rolls that depend on each other, the weights of all ways add up to the whole.
func TestBranches(t *testing.T) {
	var f facts
	b := newBranches(&f, func() {})
	for range 2 {
		b.reset()
		ways := 0
		for more := true; more; more = b.next() {
			ways++
			first, _, _ := b.Roll(&table.Roll{Count: 2, Sides: 6, Bands: [6]int16{7}, NBand: 1}, nil)
			if first > 7 {
				b.Roll(&table.Roll{Count: 1, Sides: 4}, nil)
			}
			f.at = int32(first)
		}
		g := b.whole
		if ways != 5 || len(g.found) != 2 {
			t.Fatalf("%d ways and %d outcomes, want 5 and 2", ways, len(g.found))
		}
		for i, want := range []*big.Rat{big.NewRat(21, 36), big.NewRat(15, 36)} {
			if got := new(big.Rat).SetFrac(&g.found[i].weight, &g.total); got.Cmp(want) != 0 {
				t.Errorf("outcome %d has chance %v, want %v", i, got, want)
			}
		}
	}
}
