package dice

import (
	"fmt"
	"testing"
)

func TestReadPercentile(t *testing.T) {
	for _, c := range []struct {
		extra int
		faces []int32
		want  int
	}{
		{0, []int32{31}, 31},
		{0, []int32{100}, 100},
		{0, []int32{7}, 7},
		{1, []int32{47, 2}, 27},
		{1, []int32{27, 4}, 27},
		{-1, []int32{27, 4}, 47},
		{1, []int32{43, 10}, 3},   // a ten on the tens die is 0
		{-1, []int32{43, 10}, 43}, // which is the lower one here
		{1, []int32{40, 10}, 40},  // 00 reads 100, the highest
		{-1, []int32{40, 10}, 100},
		{1, []int32{100, 3}, 30},
		{-1, []int32{100, 3}, 100},
		{2, []int32{95, 8, 1}, 15},
		{-2, []int32{15, 8, 1}, 85},
	} {
		if got := ReadPercentile(c.extra, c.faces); got != c.want {
			t.Errorf("%v with extra %d reads %d, want %d", c.faces, c.extra, got, c.want)
		}
	}
}

func TestPercentileDistAgainstEveryThrow(t *testing.T) {
	for extra := -3; extra <= 3; extra++ {
		sides := []int{100}
		for range max(extra, -extra) {
			sides = append(sides, 10)
		}
		want := tally{}
		throws(sides, func(faces []int32) { want[ReadPercentile(extra, faces)]++ })
		same(t, fmt.Sprintf("extra %d", extra), PercentileDist(extra), want)
	}
}

// 17 extra dice are the most whose total fits 64 bits.
func TestPercentileDistTotals(t *testing.T) {
	for _, extra := range []int{17, -17, 18, -18, 999, -999} {
		d := PercentileDist(extra)
		dice := max(extra, -extra) + 1
		if got, want := d.Total(), pow(10, dice+1); got.Cmp(want) != 0 {
			t.Errorf("extra %d: total %v, want %v", extra, got, want)
		}
		if _, fits := d.Weights(); fits != (dice <= 18) {
			t.Errorf("extra %d: fits 64 bits: %v", extra, fits)
		}
		worst := 91 // ten of the lowest kept, or highest: all dice must agree
		if extra < 0 {
			worst = 10
		}
		if got := d.Weight(worst); got.Cmp(pow(1, 1)) != 0 {
			t.Errorf("extra %d: weight of %d is %v, want 1", extra, worst, got)
		}
	}
}

func TestPercentileDistRefusesImpossibleThrows(t *testing.T) {
	for _, extra := range []int{1000, -1000, -1 << 63, 1<<63 - 1} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%d extra dice: no panic", extra)
				}
			}()
			PercentileDist(extra)
		}()
	}
}
