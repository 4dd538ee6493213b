package dice

import (
	"errors"
	"fmt"
	"math/bits"
)

// The limits of notation.
const (
	MaxDice     = 1_000     // dice in one expression
	MaxSides    = 1_000_000 // sides of one die
	MaxConstant = 1_000_000 // magnitude of the constants, one by one and together
)

// The limits of exact distributions.
const (
	// MaxValues is the largest number of consecutive values of a distribution, and of count times sides of a pool.
	MaxValues = 200_000

	// MaxWork bounds one computation, in multiplications or additions of 64-bit words: a fraction of a second, and at
	// most 128 MiB.
	MaxWork = 1 << 24
)

// ErrTooLarge is wrapped by the refusal of a distribution that would take too much time or room.
var ErrTooLarge = errors.New("too large for an exact distribution")

// refuse is ErrTooLarge for something that has a number beyond its limit.
func refuse(what string, has, limit int) error {
	return fmt.Errorf("%w: %s is %d, the limit is %d", ErrTooLarge, what, has, limit)
}

// power is base to the exponent if it fits 64 bits.
func power(base, exponent int) (uint64, bool) {
	p := uint64(1)
	if base == 1 {
		return p, true
	}
	for range exponent {
		hi, lo := bits.Mul64(p, uint64(base))
		if hi != 0 {
			return 0, false
		}
		p = lo
	}
	return p, true
}

// product is the product of two totals if both and their product fit 64 bits.
func product(a uint64, aFits bool, b uint64, bFits bool) (uint64, bool) {
	hi, lo := bits.Mul64(a, b)
	return lo, aFits && bFits && hi == 0
}
