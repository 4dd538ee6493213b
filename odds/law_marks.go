package odds

import (
	"fmt"
	"math/big"
	"slices"

	"fray/dice"
	"fray/table"
)

// maxMarkedDice is how many dice with marks one roll may have: the ways to throw 24d6 fit into 63 bits.
const maxMarkedDice = 24

// throws counts in how many ways dice show each pair of value and marks: first none of the dice, then one, and so on to all.
type throws struct {
	marks []uint8 // by face, from face 1 on
	most  int     // marks of one die
	ways  [][]int64
	last  [][]uint8 // a face of the last of the dice with which the others can show the rest
}

// newThrows counts those of n dice.
func newThrows(n int, marks []uint8) *throws {
	t := &throws{marks: marks, most: int(slices.Max(marks)), ways: make([][]int64, 1, n+1), last: make([][]uint8, 1, n+1)}
	t.ways[0] = []int64{1}
	for dice := 1; dice <= n; dice++ {
		next := make([]int64, (dice*len(marks)+1)*(dice*t.most+1))
		last := make([]uint8, len(next))
		for i, ways := range t.ways[dice-1] {
			if ways == 0 {
				continue
			}
			value, m := t.pair(dice-1, i)
			for face, mark := range marks {
				k := t.at(dice, value+face+1, m+int(mark))
				next[k] += ways
				last[k] = uint8(face + 1)
			}
		}
		t.ways, t.last = append(t.ways, next), append(t.last, last)
	}
	return t
}

// at is where the ways of some dice to show a pair stand.
func (t *throws) at(dice, value, marks int) int { return value*(dice*t.most+1) + marks }

// pair is the value and the marks whose ways stand at i.
func (t *throws) pair(dice, i int) (value, marks int) {
	return i / (dice*t.most + 1), i % (dice*t.most + 1)
}

// faces appends one set of faces by which all dice show a pair.
func (t *throws) faces(out []int32, value, marks int) []int32 {
	for dice := len(t.last) - 1; dice > 0; dice-- {
		face := int(t.last[dice][t.at(dice, value, marks)])
		out, value, marks = append(out, int32(face)), value-face, marks-int(t.marks[face-1])
	}
	return out
}

// lawOfMarks is the law of added dice of which the rules read the value and the marks: one outcome for each pair that the rules tell
// apart. The faces of an outcome are one of the sets that show it.
func lawOfMarks(r *table.Roll) (*law, error) {
	if r.Count > maxMarkedDice || r.Sides > int32(len(r.Marks)) {
		return nil, fmt.Errorf("the marks of %d dice: %w", r.Dice(), dice.ErrTooLarge)
	}
	n := int(r.Count)
	t := newThrows(n, r.Marks[:r.Sides])
	all := t.ways[n]
	first := make([]int, len(all)) // by the pair that stands for those that are alike: which outcome they are, from 1 on
	leastValue, leastMarks := 0, 0 // up to these all are alike
	if r.NBand == 2 {
		leastValue, leastMarks = min(int(r.Bands[0]), n*int(r.Sides)), min(int(r.Bands[1]), n*t.most)
	}
	l := &law{total: new(big.Int)}
	var w big.Int
	for i, ways := range all {
		if ways == 0 {
			continue
		}
		w.SetInt64(ways)
		l.total.Add(l.total, &w)
		value, marks := t.pair(n, i)
		like := t.at(n, max(value, leastValue), max(marks, leastMarks))
		if k := first[like]; k > 0 {
			l.weights[k-1].Add(l.weights[k-1], &w)
			continue
		}
		l.add(value, new(big.Int).Set(&w))
		l.faces = append(l.faces, t.faces(make([]int32, 0, n), value, marks))
		first[like] = len(l.values)
	}
	return l, nil
}
