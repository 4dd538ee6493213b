package dice

import "math/big"

// AtLeast is the chance of v or more.
func (d Dist) AtLeast(v int) *big.Rat {
	if v > d.Max() {
		return new(big.Rat)
	}
	return new(big.Rat).SetFrac(d.between(max(v, d.Min()), d.Max()), d.Total())
}

// AtMost is the chance of v or less.
func (d Dist) AtMost(v int) *big.Rat {
	if v < d.Min() {
		return new(big.Rat)
	}
	return new(big.Rat).SetFrac(d.between(d.Min(), min(v, d.Max())), d.Total())
}

// Mean is the expected value.
func (d Dist) Mean() *big.Rat {
	sum := new(big.Int)
	var value, part big.Int
	for i, w := range d.bigs() {
		if w != nil {
			sum.Add(sum, part.Mul(w, value.SetInt64(int64(d.min+i))))
		}
	}
	return new(big.Rat).SetFrac(sum, d.Total())
}
