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

// pairs is how many ways some dice have to show each pair of value and marks, and the faces of one of them. Value is the first
// index.
type pairs struct {
	ways  [][]int64
	faces [][][]int32
}

// lawOfMarks is the law of added dice of which the rules read the value and the marks: one outcome for each pair that the rules tell
// apart. The faces of an outcome are one of the sets that show it.
func lawOfMarks(r *table.Roll) (*law, error) {
	if r.Count > maxMarkedDice || r.Sides > int32(len(r.Marks)) {
		return nil, fmt.Errorf("the marks of %d dice: %w", r.Dice(), dice.ErrTooLarge)
	}
	most := int(slices.Max(r.Marks[:r.Sides]))
	now := newPairs(0, 0)
	now.ways[0][0], now.faces[0][0] = 1, []int32{}
	for n := range int(r.Count) {
		next := newPairs((n+1)*int(r.Sides), (n+1)*most)
		for value, row := range now.ways {
			for marks, ways := range row {
				if ways == 0 {
					continue
				}
				for face := range int(r.Sides) {
					v, m := value+face+1, marks+int(r.Marks[face])
					if next.ways[v][m] == 0 {
						next.faces[v][m] = append(slices.Clip(now.faces[value][marks]), int32(face+1))
					}
					next.ways[v][m] += ways
				}
			}
		}
		now = next
	}
	l, alike := &law{total: new(big.Int)}, map[[2]int]int{}
	for value, row := range now.ways {
		for marks, ways := range row {
			if ways == 0 {
				continue
			}
			w, pair := big.NewInt(ways), [2]int{value, marks}
			l.total.Add(l.total, w)
			if r.NBand == 2 {
				pair = [2]int{max(value, int(r.Bands[0])), max(marks, int(r.Bands[1]))}
			}
			if i, ok := alike[pair]; ok {
				l.weights[i].Add(l.weights[i], w)
				continue
			}
			alike[pair] = len(l.values)
			l.add(value, w)
			l.faces = append(l.faces, now.faces[value][marks])
		}
	}
	return l, nil
}

// newPairs makes room for values and marks up to these.
func newPairs(value, marks int) pairs {
	p := pairs{ways: make([][]int64, value+1), faces: make([][][]int32, value+1)}
	for i := range p.ways {
		p.ways[i], p.faces[i] = make([]int64, marks+1), make([][]int32, marks+1)
	}
	return p
}
