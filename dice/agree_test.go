package dice

import (
	"testing"

	"pgregory.net/rapid"

	"fray/table"
)

// Package table reads the dice of a game; this package computes their chances. They may not import each other, so
// these tests compare the two.

// reading is the roll that a pool stands for. A pool that keeps all (Keep 0) is a plain sum to the table.
func reading(p Pool) table.Roll {
	r := table.Roll{Count: int16(p.Count), Sides: int32(p.Sides)}
	switch {
	case p.Kept() == p.Count:
		r.Read = table.Sum
	case p.Low:
		r.Read, r.Keep = table.Lowest, int16(p.Keep)
	default:
		r.Read, r.Keep = table.Highest, int16(p.Keep)
	}
	return r
}

// percentile is the roll that ReadPercentile reads.
func percentile(extra int) table.Roll {
	r := table.Roll{Count: 1, Sides: 100, Extra: int16(max(extra, -extra)), Read: table.TensLow}
	if extra < 0 {
		r.Read = table.TensHigh
	}
	return r
}

func TestPoolReadsAsTheTableDoes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := Pool{
			Sides: rapid.OneOf(rapid.IntRange(1, 6), rapid.IntRange(1, MaxSides)).Draw(t, "sides"),
			Low:   rapid.Bool().Draw(t, "low"),
		}
		faces := rapid.SliceOfN(rapid.Int32Range(1, int32(p.Sides)), 0, 20).Draw(t, "faces")
		p.Count = len(faces)
		p.Keep = rapid.IntRange(0, p.Count+1).Draw(t, "keep")
		r := reading(p)
		if got, want := p.Read(faces), r.Value(faces); got != want {
			t.Fatalf("%+v reads %v as %d, the table as %d", p, faces, got, want)
		}
	})
}

func TestPercentileReadsAsTheTableDoes(t *testing.T) {
	for extra := -3; extra <= 3; extra++ {
		r := percentile(extra)
		sides := make([]int, r.Dice())
		for i := range sides {
			sides[i] = r.SidesOf(i)
		}
		throws(sides, func(faces []int32) {
			if got, want := ReadPercentile(extra, faces), r.Value(faces); got != want {
				t.Fatalf("with %d extra, %v reads %d, at the table %d", extra, faces, got, want)
			}
		})
	}
}

func TestTheTableThrowsNoMoreDice(t *testing.T) {
	if table.MaxDice != MaxDice {
		t.Errorf("one roll of the table has at most %d dice, one expression %d", table.MaxDice, MaxDice)
	}
}
