package table

import (
	"math/bits"
	"math/rand/v2"
)

// stream is what the dice of a secret seed come from: ChaCha8 as the standard library pins it (C2SP chacha8rand), set by a key
// for each place in the fight. Who knows the dice of one place learns nothing of the others.
type stream struct{ c rand.ChaCha8 }

// set begins the stream of a key.
func (s *stream) set(key [32]byte) { s.c.Seed(key) }

// die is an unbiased throw of a die, from 1, drawn as [Rand.Below] does. It is written out a second time, as a call through
// an interface would cost every die of a simulation.
func (s *stream) die(sides int) int {
	hi, lo := bits.Mul64(s.c.Uint64(), uint64(sides))
	if lo < uint64(sides) {
		for limit := -uint64(sides) % uint64(sides); lo < limit; {
			hi, lo = bits.Mul64(s.c.Uint64(), uint64(sides))
		}
	}
	return int(hi) + 1
}
