package dice

import (
	"math/big"
	"slices"
)

// Dist is an exact distribution over the consecutive integers from Min to Max: each has a whole weight, and its chance
// is its weight out of the total. The weights of Min and Max are not 0; some between may be. The zero value is the
// certain 0.
//
// Invariants: a total that fits 64 bits has its weights in small, a larger one in big; the certain value has neither.
// Nothing that is stored here is changed after it was made, so that distributions share it; a nil in big is 0.
type Dist struct {
	min   int
	small []uint64
	big   []*big.Int
}

// Certain is the distribution of a constant: its weight is 1 out of 1.
func Certain(v int) Dist { return Dist{min: v} }

// Min is the lowest value that can come.
func (d Dist) Min() int { return d.min }

// Max is the highest value that can come.
func (d Dist) Max() int { return d.min + d.size() - 1 }

// size is the number of values from Min to Max.
func (d Dist) size() int { return max(1, len(d.small)+len(d.big)) }

// Weight is the weight of a value; 0 for one that cannot come. The caller owns the number.
func (d Dist) Weight(v int) *big.Int {
	if v < d.min || v > d.Max() {
		return new(big.Int)
	}
	i := v - d.min
	if d.big == nil {
		return new(big.Int).SetUint64(d.words()[i])
	}
	w := new(big.Int)
	if d.big[i] != nil {
		w.Set(d.big[i])
	}
	return w
}

// Weights is the weights of Min, Min+1, ... Max if the total fits 64 bits, and otherwise false. They are shared and must
// not be changed.
func (d Dist) Weights() ([]uint64, bool) {
	if d.big != nil {
		return nil, false
	}
	return d.words(), true
}

// words is the small weights, also of the certain value.
func (d Dist) words() []uint64 {
	if d.small == nil {
		return []uint64{1}
	}
	return d.small
}

// bigs is the weights as big numbers, shared where they are that already.
func (d Dist) bigs() []*big.Int {
	if d.big != nil {
		return d.big
	}
	out := make([]*big.Int, d.size())
	for i, w := range d.words() {
		if w != 0 {
			out[i] = new(big.Int).SetUint64(w)
		}
	}
	return out
}

// Total is the sum of all weights. The caller owns the number.
func (d Dist) Total() *big.Int { return d.between(d.Min(), d.Max()) }

// total64 is the sum of all weights if it fits 64 bits.
func (d Dist) total64() (uint64, bool) {
	sum := uint64(0)
	for _, w := range d.words() {
		sum += w
	}
	return sum, d.big == nil
}

// between is the sum of the weights of the values from low to high, which are not beyond Min and Max.
func (d Dist) between(low, high int) *big.Int {
	sum := new(big.Int)
	if d.big == nil {
		part := uint64(0)
		for _, w := range d.words()[low-d.min : high-d.min+1] {
			part += w
		}
		return sum.SetUint64(part)
	}
	for _, w := range d.big[low-d.min : high-d.min+1] {
		if w != nil {
			sum.Add(sum, w)
		}
	}
	return sum
}

// Shift is the distribution of the value plus n.
func (d Dist) Shift(n int) Dist {
	d.min += n
	return d
}

// Neg is the distribution of the value with its sign turned.
func (d Dist) Neg() Dist {
	d.min = -d.Max()
	d.small, d.big = slices.Clone(d.small), slices.Clone(d.big)
	slices.Reverse(d.small)
	slices.Reverse(d.big)
	return d
}
