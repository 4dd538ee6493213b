package dice

import (
	"math/big"
	"math/bits"
)

// sum is the distribution of all dice added.
func (p Pool) sum() (Dist, error) {
	if _, fits := power(p.Sides, p.Count); fits {
		weights := make([]uint64, p.Count*(p.Sides-1)+1)
		weights[0] = 1
		for i := range p.Count {
			addDie(weights[:(i+1)*(p.Sides-1)+1], p.Sides)
		}
		return Dist{min: p.Count, small: weights}, nil
	}
	if cost := p.Cost(); cost > MaxWork {
		return Dist{}, refuse("the size of "+p.String()+" in words", cost, MaxWork)
	}
	return Dist{min: p.Count, big: sumWeights(p.Count, p.Sides)}, nil
}

// Cost estimates the work of Dist, in operations on 64-bit words, for a pool within its limits.
func (p Pool) Cost() int {
	if p.Kept() < p.Count {
		return p.keepWork()
	}
	return p.Count * p.Sides * p.words()
}

// words is how many 64-bit words a weight can take.
func (p Pool) words() int { return p.Count*bits.Len(uint(p.Sides))/64 + 1 }

// addDie convolves the weights, which have room for it, with one die more, in place. As polynomials, the die is
// (1-x^sides)/(1-x): the first loop multiplies by 1-x^sides, the second divides by 1-x. Differences may wrap round; the
// sums come right again.
func addDie(weights []uint64, sides int) {
	if len(weights) > sides {
		from := weights[:len(weights)-sides]
		to := weights[sides:]
		for i := len(from) - 1; i >= 0; i-- {
			to[i] -= from[i]
		}
	}
	sum := uint64(0)
	for i, w := range weights {
		sum += w
		weights[i] = sum
	}
}

// sumWeights is the weights of n dice of s sides from the lowest sum on. They are the coefficients q of
// ((1-x^s)/(1-x))^n, and the derivative of that gives each from three before it:
//
//	k q[k] = (k-1+n) q[k-1] + (k-s-ns) q[k-s] + (ns+s-n+1-k) q[k-s-1]
//
// They are symmetric: the upper half shares the numbers of the lower.
func sumWeights(n, s int) []*big.Int {
	q := make([]*big.Int, n*(s-1)+1)
	last := len(q) - 1
	q[0], q[last] = big.NewInt(1), big.NewInt(1)
	var factor, part big.Int
	for k := 1; k <= last/2; k++ {
		w := new(big.Int).Mul(q[k-1], factor.SetInt64(int64(k-1+n)))
		if k >= s {
			w.Add(w, part.Mul(q[k-s], factor.SetInt64(int64(k-s-n*s))))
		}
		if k > s {
			w.Add(w, part.Mul(q[k-s-1], factor.SetInt64(int64(n*s+s-n+1-k))))
		}
		q[k] = w.Quo(w, factor.SetInt64(int64(k)))
		q[last-k] = q[k]
	}
	return q
}
