package odds

import (
	"fmt"
	"math/big"
	"slices"

	"fray/dice"
	"fray/table"
)

// maxFaces is how many sets of faces one roll may have: 12d6 have 6,188, 20d6 53,130.
const maxFaces = 20_000

// lawOfFaces is the law of a roll whose faces the rules look at. The order of like dice is nothing to the rules, so that
// each set of faces stands once, in ascending order, with as many ways to be thrown as its dice can change places.
func lawOfFaces(r *table.Roll) (*law, error) {
	first := sets(int(r.Count), int(r.Sides))
	extra := sets(int(r.Extra), 10)
	if len(first)*len(extra) > maxFaces || len(first) == 0 || len(extra) == 0 {
		return nil, fmt.Errorf("all faces of %d dice: %w", r.Dice(), dice.ErrTooLarge)
	}
	l := &law{total: new(big.Int)}
	for _, a := range first {
		for _, b := range extra {
			faces := append(append(make([]int32, 0, r.Dice()), a...), b...)
			w := new(big.Int).Mul(orders(a), orders(b))
			l.add(r.Value(faces), w)
			l.faces = append(l.faces, faces)
			l.total.Add(l.total, w)
		}
	}
	return l, nil
}

// sets are all sets of n faces of dice with so many sides, each in ascending order; none if there are more than maxFaces.
func sets(n, sides int) [][]int32 {
	out := [][]int32{{}}
	for range n {
		var longer [][]int32
		for _, s := range out {
			from := int32(1)
			if len(s) > 0 {
				from = s[len(s)-1]
			}
			for f := from; f <= int32(sides); f++ {
				longer = append(longer, append(slices.Clip(s), f))
			}
			if len(longer) > maxFaces {
				return nil
			}
		}
		out = longer
	}
	return out
}

// orders is in how many orders the dice of an ascending set may have been thrown.
func orders(faces []int32) *big.Int {
	ways := big.NewInt(1)
	var b big.Int
	alike := 0
	for i, f := range faces { // one die more: it stands in any of i+1 places, equal ones count once
		if i > 0 && faces[i-1] == f {
			alike++
		} else {
			alike = 1
		}
		ways.Mul(ways, b.SetInt64(int64(i+1)))
		ways.Quo(ways, b.SetInt64(int64(alike)))
	}
	return ways
}
