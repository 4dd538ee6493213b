package sim

// histogram counts how often each of the numbers from 0 came.
type histogram []int

// count adds one of v.
func (h *histogram) count(v int) {
	for len(*h) <= v {
		*h = append(*h, 0)
	}
	(*h)[v]++
}

// add adds another count.
func (h *histogram) add(o histogram) {
	for len(*h) < len(o) {
		*h = append(*h, 0)
	}
	for v, n := range o {
		(*h)[v] += n
	}
}

// total is how many were counted and what they add up to.
func (h histogram) total() (n, sum int) {
	for v, c := range h {
		n += c
		sum += v * c
	}
	return n, sum
}

// spread is the rounds that were counted.
func (h histogram) spread() Rounds {
	n, sum := h.total()
	return Rounds{ratio(sum, n), h.quantile(10), h.quantile(50), h.quantile(90)}
}

// quantile is the smallest number that at least percent of a hundred do not exceed: 50 is the median. It is 0 of
// nothing.
func (h histogram) quantile(percent int) int {
	n, _ := h.total()
	need := (n*percent + 99) / 100
	for v, c := range h {
		if need -= c; need <= 0 && n > 0 {
			return v
		}
	}
	return 0
}
