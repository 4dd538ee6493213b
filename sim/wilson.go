package sim

import "math"

// z95 is the number of standard errors on either side that hold 95 % of a normal distribution.
const z95 = 1.959963984540054

// Wilson is the 95 % score interval of a share of which hits of n were seen: unlike the textbook one it stays within 0
// to 1, and is right for shares near the ends too (Wilson 1927). Without any trials it is 0 to 1.
func Wilson(hits, n int) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	p, m := float64(hits)/float64(n), float64(n)
	middle := p + z95*z95/(2*m)
	slack := z95 * math.Sqrt(p*(1-p)/m+z95*z95/(4*m*m))
	scale := 1 + z95*z95/m
	low, high = (middle-slack)/scale, (middle+slack)/scale
	if hits == 0 {
		low = 0
	}
	if hits == n {
		high = 1
	}
	return low, high
}
