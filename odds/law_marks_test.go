package odds

import (
	"errors"
	"maps"
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

// TestLawOfMarksAlike: pairs that the rules treat alike stand as one, with the weight of all.
func TestLawOfMarksAlike(t *testing.T) {
	r := &table.Roll{Count: 2, Sides: 6, Look: true, Marks: [6]uint8{0, 1, 1, 1, 1, 2}, NBand: 2, Bands: [6]int16{10, 3}}
	l, err := newLaw(r)
	if err != nil {
		t.Fatal(err)
	}
	got := map[[2]int]int64{} // 12 alone shows 4 marks, 11 shows 3, and all else is at most 10 and 3
	for i, faces := range l.faces {
		if l.values[i] != r.Value(faces) {
			t.Errorf("%v stands for %d", faces, l.values[i])
		}
		got[[2]int{max(10, l.values[i]), max(3, r.Marked(faces))}] = l.weights[i].Int64()
	}
	if want := map[[2]int]int64{{10, 3}: 33, {11, 3}: 2, {12, 4}: 1}; !maps.Equal(got, want) || len(l.values) != 3 || l.total.Int64() != 36 {
		t.Errorf("%v of %v, want %v", got, l.total, want)
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
