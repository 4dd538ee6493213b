package table

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestRollValue(t *testing.T) {
	for _, c := range []struct {
		name  string
		roll  Roll
		faces []int32
		want  int
	}{
		{"sum", Roll{Count: 3, Sides: 6}, []int32{1, 6, 4}, 11},
		{"no dice", Roll{Sides: 6}, nil, 0},
		{"4d6 keep highest 3", Roll{Count: 4, Sides: 6, Keep: 3, Read: Highest}, []int32{2, 6, 2, 5}, 13},
		{"2d20 keep highest 1 of two alike", Roll{Count: 2, Sides: 20, Keep: 1, Read: Highest}, []int32{7, 7}, 7},
		{"2d20 keep lowest 1", Roll{Count: 2, Sides: 20, Keep: 1, Read: Lowest}, []int32{19, 3}, 3},
		{"keep lowest 2 of three alike", Roll{Count: 3, Sides: 6, Keep: 2, Read: Lowest}, []int32{4, 4, 4}, 8},
		{"keep more than there are", Roll{Count: 2, Sides: 6, Keep: 5, Read: Highest}, []int32{1, 2}, 3},
		{"keep none", Roll{Count: 2, Sides: 6, Read: Highest}, []int32{1, 2}, 0},
		{"tens, low", Roll{Count: 1, Sides: 100, Extra: 1, Read: TensLow}, []int32{73, 2}, 23},
		{"tens, low, extra is worse", Roll{Count: 1, Sides: 100, Extra: 1, Read: TensLow}, []int32{13, 9}, 13},
		{"tens, high", Roll{Count: 1, Sides: 100, Extra: 2, Read: TensHigh}, []int32{31, 6, 9}, 91},
		{"tens: a ten is tens of 0", Roll{Count: 1, Sides: 100, Extra: 1, Read: TensLow}, []int32{47, 10}, 7},
		{"tens: 00 and 0 is 100", Roll{Count: 1, Sides: 100, Extra: 1, Read: TensLow}, []int32{40, 10}, 40},
		{"tens: 00 and 0 is high", Roll{Count: 1, Sides: 100, Extra: 1, Read: TensHigh}, []int32{40, 10}, 100},
		{"tens of 100", Roll{Count: 1, Sides: 100, Extra: 1, Read: TensLow}, []int32{100, 2}, 20},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := c.roll.Value(c.faces); got != c.want {
				t.Errorf("%v is %d, want %d", c.faces, got, c.want)
			}
		})
	}
}

// TestKeep holds keeping against sorting.
func TestKeep(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		faces := rapid.SliceOfN(rapid.Int32Range(1, 8), 0, 12).Draw(t, "faces")
		keep := rapid.IntRange(0, len(faces)).Draw(t, "keep")
		sorted := slices.Sorted(slices.Values(faces))
		low, high := 0, 0
		for i := range keep {
			low += int(sorted[i])
			high += int(sorted[len(sorted)-1-i])
		}
		r := Roll{Count: int16(len(faces)), Sides: 8, Keep: int16(keep), Read: Lowest}
		if got := r.Value(faces); got != low {
			t.Fatalf("lowest %d of %v: %d, want %d", keep, faces, got, low)
		}
		r.Read = Highest
		if got := r.Value(faces); got != high {
			t.Fatalf("highest %d of %v: %d, want %d", keep, faces, got, high)
		}
	})
}
