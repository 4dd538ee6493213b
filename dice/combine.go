package dice

import "math/big"

// Combine is the distribution of f of two independent values. f must depend on nothing but its arguments; its first
// error, for a pair that can come, is returned. It refuses, with ErrTooLarge, results that are further apart than
// MaxValues or take more than MaxWork word operations.
func (d Dist) Combine(o Dist, f func(a, b int) (int, error)) (Dist, error) {
	fits, err := pairwise(d, o)
	if err != nil {
		return Dist{}, err
	}
	low, high, err := d.span(o, f)
	if err != nil {
		return Dist{}, err
	}
	if apart := uint64(high) - uint64(low); apart >= MaxValues {
		return Dist{}, refuse("the number of values of the result", int(min(apart, 1<<62))+1, MaxValues)
	}
	out := Dist{min: low}
	if fits {
		out.small = d.combineSmall(o, f, low, high)
	} else {
		out.big = d.combineBig(o, f, low, high)
	}
	return out, nil
}

// Map is the distribution of f of the value, on the terms of Combine.
func (d Dist) Map(f func(v int) (int, error)) (Dist, error) {
	return d.Combine(Certain(0), func(v, _ int) (int, error) { return f(v) })
}

// span is the lowest and the highest result of f over all pairs that can come.
func (d Dist) span(o Dist, f func(a, b int) (int, error)) (low, high int, err error) {
	first := true
	for i := range d.size() {
		if !d.has(i) {
			continue
		}
		for j := range o.size() {
			if !o.has(j) {
				continue
			}
			v, err := f(d.min+i, o.min+j)
			if err != nil {
				return 0, 0, err
			}
			if first {
				low, high, first = v, v, false
			}
			low, high = min(low, v), max(high, v)
		}
	}
	return low, high, nil
}

// has reports whether the i-th value can come.
func (d Dist) has(i int) bool {
	switch {
	case d.big != nil:
		return d.big[i] != nil && d.big[i].Sign() != 0
	case d.small != nil:
		return d.small[i] != 0
	default:
		return true
	}
}

func (d Dist) combineSmall(o Dist, f func(a, b int) (int, error), low, high int) []uint64 {
	out := make([]uint64, high-low+1)
	right := o.words()
	for i, x := range d.words() {
		for j, y := range right {
			if x != 0 && y != 0 {
				v, _ := f(d.min+i, o.min+j) // span has seen that there is no error
				out[v-low] += x * y
			}
		}
	}
	return out
}

func (d Dist) combineBig(o Dist, f func(a, b int) (int, error), low, high int) []*big.Int {
	out := make([]*big.Int, high-low+1)
	left, right := d.bigs(), o.bigs()
	for i := range left {
		for j := range right {
			if d.has(i) && o.has(j) {
				v, _ := f(d.min+i, o.min+j)
				addProduct(out, v-low, left[i], right[j])
			}
		}
	}
	return out
}
