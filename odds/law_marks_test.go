package odds

import (
	"errors"
	"math/big"
	"testing"

	"fray/dice"
	"fray/table"
)

// TestLawOfMarks: the pairs of value and marks weigh what the sets of faces that show them weigh together.
func TestLawOfMarks(t *testing.T) {
	body := [6]uint8{0, 1, 1, 1, 1, 2}
	for n := range int16(7) {
		r := &table.Roll{Count: n, Sides: 6, Look: true, Marks: body}
		want := map[[2]int]int64{}
		sets, err := lawOfFaces(r)
		if err != nil {
			t.Fatal(err)
		}
		for i, faces := range sets.faces {
			want[[2]int{r.Value(faces), r.Marked(faces)}] += sets.weights[i].Int64()
		}
		got, err := newLaw(r)
		if err != nil {
			t.Fatal(err)
		}
		if len(got.values) != len(want) || got.total.Cmp(sets.total) != 0 {
			t.Errorf("%dd6: %d pairs of %v, want %d of %v", n, len(got.values), got.total, len(want), sets.total)
		}
		for i, faces := range got.faces {
			pair := [2]int{r.Value(faces), r.Marked(faces)}
			if got.values[i] != pair[0] || got.weights[i].Cmp(big.NewInt(want[pair])) != 0 || len(faces) != int(n) {
				t.Errorf("%dd6: %v with faces %v weighs %v, want %d", n, pair, faces, got.weights[i], want[pair])
			}
		}
	}
}

// TestLawOfMarksBounds: the largest roll is right in its total; a larger one, and dice with more sides, are refused.
func TestLawOfMarksBounds(t *testing.T) {
	marks := [6]uint8{1}
	l, err := newLaw(&table.Roll{Count: maxMarkedDice, Sides: 6, Look: true, Marks: marks})
	if want := new(big.Int).Exp(big.NewInt(6), big.NewInt(maxMarkedDice), nil); err != nil || l.total.Cmp(want) != 0 {
		t.Errorf("%v, %v", l, err)
	}
	for _, r := range []table.Roll{{Count: maxMarkedDice + 1, Sides: 6}, {Count: 1, Sides: 8}} {
		r.Look, r.Marks = true, marks
		if _, err := newLaw(&r); !errors.Is(err, dice.ErrTooLarge) {
			t.Errorf("%dd%d: %v", r.Count, r.Sides, err)
		}
	}
}

func BenchmarkLawOfMarks(b *testing.B) {
	r := &table.Roll{Count: 12, Sides: 6, Look: true, Marks: [6]uint8{0, 1, 1, 1, 1, 2}}
	for b.Loop() {
		if _, err := newLaw(r); err != nil {
			b.Fatal(err)
		}
	}
}
