package table

import "math/bits"

// Rand is the generator behind the dice of a practice seed and behind bots: PCG with 128 bits of state and the DXSM output, with our own bounded draw.
// It is pinned by test vectors, because records must replay for years. The zero value is a valid, fixed state.
type Rand struct{ hi, lo uint64 }

// Seed sets the state from two numbers, however alike those of two streams are.
func (r *Rand) Seed(seed, stream uint64) {
	r.hi = Mix(seed)
	r.lo = Mix(stream ^ 0x6a09e667f3bcc909)
}

// Mix spreads the bits of a number (SplitMix64): how seeds are derived from a run's seed and a counter.
func Mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Uint64 is the next number of the stream.
func (r *Rand) Uint64() uint64 {
	const (
		mulHi = 2549297995355413924
		mulLo = 4865540595714422341
		incHi = 6364136223846793005
		incLo = 1442695040888963407
		cheap = 0xda942042e4dd58b5
	)
	hi, lo := bits.Mul64(r.lo, mulLo)
	hi += r.hi*mulLo + r.lo*mulHi
	lo, carry := bits.Add64(lo, incLo, 0)
	hi, _ = bits.Add64(hi, incHi, carry)
	r.hi, r.lo = hi, lo
	hi ^= hi >> 32
	hi *= cheap
	hi ^= hi >> 48
	return hi * (lo | 1)
}

// Below is an unbiased draw from 0 to n-1. n must be at least 1.
func (r *Rand) Below(n int) int {
	hi, lo := bits.Mul64(r.Uint64(), uint64(n))
	if lo < uint64(n) {
		for limit := -uint64(n) % uint64(n); lo < limit; {
			hi, lo = bits.Mul64(r.Uint64(), uint64(n))
		}
	}
	return int(hi)
}

// Die is one throw of a die with so many sides, from 1.
func (r *Rand) Die(sides int) int { return r.Below(sides) + 1 }
