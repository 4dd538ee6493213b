package sim

// histogram counts how often each number from 0 occurred.
type histogram []int

// count adds one occurrence of v.
func (h *histogram) count(v int) {
	for len(*h) <= v {
		*h = append(*h, 0)
	}
	(*h)[v]++
}

// add adds another histogram.
func (h *histogram) add(o histogram) {
	for len(*h) < len(o) {
		*h = append(*h, 0)
	}
	for v, n := range o {
		(*h)[v] += n
	}
}

// total returns the number of occurrences and their sum.
func (h histogram) total() (n, sum int) {
	for v, c := range h {
		n += c
		sum += v * c
	}
	return n, sum
}

// spread returns the statistics of rounds.
func (h histogram) spread() Rounds {
	n, sum := h.total()
	return Rounds{ratio(sum, n), h.quantile(10), h.quantile(50), h.quantile(90), append([]int{}, h...)}
}

// quantile returns the smallest number that is at least as large as percent of 100 occurrences: 50 is the median. It
// is 0 for an empty histogram.
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
