package bot

import "math"

// After so many pairs a margin can be clear: where it is so many standard errors from zero, or where no pair has differed.
const (
	clearPairs = 48
	clearAt    = 3.5
)

// margin is by how much one option does better than another with the same dice.
type margin struct {
	n            int
	sum, squares float64
}

func (m *margin) add(d float64) {
	m.n++
	m.sum += d
	m.squares += d * d
}

func (m *margin) mean() float64 { return m.sum / float64(max(1, m.n)) }

// deviation returns the standard error of the mean.
func (m *margin) deviation() float64 {
	n, mean := float64(max(1, m.n)), m.mean()
	return math.Sqrt(max(0, m.squares/n-mean*mean) / n)
}

// none reports whether the options have never differed.
func (m *margin) none() bool { return m.squares == 0 }

// clear reports whether more pairs would not change which option is better.
func (m *margin) clear() bool {
	return m.n >= clearPairs && math.Abs(m.mean()) >= clearAt*m.deviation()
}
