package dice

import "math/big"

// keepBig is keepSmall for totals of any size.
func (p Pool) keepBig() []*big.Int {
	out := make([]*big.Int, p.Keep*(p.Sides-1)+1)
	for i := range out {
		out[i] = new(big.Int)
	}
	var choose, ways, part big.Int
	for above := range p.Sides {
		f := p.Sides - above
		for j := range p.Keep {
			if j > 0 && above == 0 {
				break
			}
			ways.Mul(choose.Binomial(int64(p.Count), int64(j)), p.fillBig(j, f))
			at := p.Keep*(f-1) + j
			for i, w := range sumWeights(j, max(1, above)) {
				out[at+i].Add(out[at+i], part.Mul(&ways, w))
			}
		}
	}
	return out
}

// fillBig is fill for totals of any size.
func (p Pool) fillBig(j, f int) *big.Int {
	rest := p.Count - j
	sum, choose, below := new(big.Int), big.NewInt(1), big.NewInt(1)
	var factor, part big.Int
	for under := 0; under <= p.Count-p.Keep; under++ {
		if under > 0 {
			choose.Mul(choose, factor.SetInt64(int64(rest-under+1)))
			choose.Quo(choose, factor.SetInt64(int64(under)))
			below.Mul(below, factor.SetInt64(int64(f-1)))
		}
		sum.Add(sum, part.Mul(choose, below))
	}
	return sum
}
