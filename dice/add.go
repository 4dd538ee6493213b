package dice

import "math/big"

// Add is the distribution of the sum of two independent values: the convolution. It refuses, with ErrTooLarge, sums of
// more than MaxValues values or MaxWork word operations.
func (d Dist) Add(o Dist) (Dist, error) {
	switch {
	case o.constant():
		return d.Shift(o.min), nil
	case d.constant():
		return o.Shift(d.min), nil
	}
	size := d.size() + o.size() - 1
	if size > MaxValues {
		return Dist{}, refuse("the number of values of the sum", size, MaxValues)
	}
	fits, err := pairwise(d, o)
	if err != nil {
		return Dist{}, err
	}
	out := Dist{min: d.min + o.min}
	if fits {
		out.small = addSmall(d.words(), o.words())
	} else {
		out.big = addBig(d.bigs(), o.bigs())
	}
	return out, nil
}

// constant reports whether the one value has the weight 1, as in Certain.
func (d Dist) constant() bool { return d.size() == 1 && d.big == nil && d.words()[0] == 1 }

// pairwise reports whether the product of the totals fits 64 bits, or refuses the work of all pairs.
func pairwise(d, o Dist) (bool, error) {
	a, aFits := d.total64()
	b, bFits := o.total64()
	_, fits := product(a, aFits, b, bFits)
	if work := d.Words() * o.Words(); work > MaxWork {
		return false, refuse("the work for all pairs of values in words", work, MaxWork)
	}
	return fits, nil
}

// Words is the number of 64-bit words of all weights, each taken to be as long as the total: what Add and Combine of two
// distributions cost is the product of their words.
func (d Dist) Words() int {
	if d.big == nil {
		return d.size()
	}
	return d.size() * (d.Total().BitLen()/64 + 1)
}

func addSmall(a, b []uint64) []uint64 {
	out := make([]uint64, len(a)+len(b)-1)
	for i, x := range a {
		row := out[i:]
		for j, y := range b {
			row[j] += x * y
		}
	}
	return out
}

func addBig(a, b []*big.Int) []*big.Int {
	out := make([]*big.Int, len(a)+len(b)-1)
	for i, x := range a {
		if x == nil {
			continue
		}
		for j, y := range b {
			if y != nil {
				addProduct(out, i+j, x, y)
			}
		}
	}
	return out
}

// addProduct adds x times y to the weight at i.
func addProduct(weights []*big.Int, i int, x, y *big.Int) {
	part := new(big.Int).Mul(x, y)
	if weights[i] != nil {
		part.Add(part, weights[i])
	}
	weights[i] = part
}
