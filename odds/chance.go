package odds

import (
	"math"
	"math/big"

	"fray/sim"
)

// Chance is the probability of something. Either it is exact, or it was sampled and has a 95 % Wilson interval.
type Chance struct {
	P     float64   `json:"p"`
	Exact *big.Rat  `json:"exact,omitempty"` // such as 7/20; nil if it was sampled
	Range *Interval `json:"interval,omitempty"`
}

// Interval is the 95 % interval of a number that was sampled.
type Interval struct {
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// Mean is an expected number.
type Mean struct {
	Value float64   `json:"value"`
	Exact *big.Rat  `json:"exact,omitempty"`
	Range *Interval `json:"interval,omitempty"`
}

// scale turns weights into chances.
type scale struct {
	total   *big.Int
	sampled bool
}

// chance is that of a weight.
func (s scale) chance(w *big.Int) Chance {
	r := new(big.Rat).SetFrac(w, s.total)
	p, _ := r.Float64()
	if !s.sampled {
		return Chance{P: p, Exact: r}
	}
	low, high := sim.Wilson(int(w.Int64()), int(s.total.Int64()))
	return Chance{P: p, Range: &Interval{low, high}}
}

// z95 is the number of standard errors on either side that hold 95 % of a normal distribution.
const z95 = 1.959963984540054

// mean is the expected one of some numbers and their weights, which need not be all: what is left weighs for 0.
func (s scale) mean(weights *sums[int]) Mean {
	first, second := new(big.Int), new(big.Int)
	var v, part big.Int
	for _, k := range weights.keys {
		v.SetInt64(int64(k))
		first.Add(first, part.Mul(weights.of(k), &v))
		second.Add(second, part.Mul(&part, &v))
	}
	r := new(big.Rat).SetFrac(first, s.total)
	m, _ := r.Float64()
	if !s.sampled {
		return Mean{Value: m, Exact: r}
	}
	square, _ := new(big.Rat).SetFrac(second, s.total).Float64()
	n, _ := new(big.Float).SetInt(s.total).Float64()
	slack := z95 * math.Sqrt(max(0, square-m*m)/n)
	return Mean{Value: m, Range: &Interval{m - slack, m + slack}}
}

// sums adds up weights by what they are of.
type sums[K comparable] struct {
	keys []K // in the order in which they first came
	by   map[K]*big.Int
}

func newSums[K comparable]() *sums[K] { return &sums[K]{by: map[K]*big.Int{}} }

func (s *sums[K]) add(k K, w *big.Int) {
	sum := s.by[k]
	if sum == nil {
		sum = new(big.Int)
		s.by[k] = sum
		s.keys = append(s.keys, k)
	}
	sum.Add(sum, w)
}

// of is the weight of k, 0 if it never came.
func (s *sums[K]) of(k K) *big.Int {
	if w := s.by[k]; w != nil {
		return w
	}
	return new(big.Int)
}

// all is the weight of everything.
func (s *sums[K]) all() *big.Int {
	sum := new(big.Int)
	for _, k := range s.keys {
		sum.Add(sum, s.by[k])
	}
	return sum
}
