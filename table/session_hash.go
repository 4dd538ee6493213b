package table

import (
	"crypto/sha256"
	"encoding/hex"
)

// hashLen is the number of bytes of a hash that are written: enough that nobody finds two equal ones, short enough to read out.
const hashLen = 16

// chainStart is the hash before the first input.
func chainStart(g Game, o Options) [32]byte {
	if o.Base == nil {
		return sha256.Sum256([]byte(g.Book().Name + "\n" + o.Seed.Public().String()))
	}
	sum := sha256.Sum256(o.Base)
	for _, s := range o.Stirs {
		line := canonicalStir(s)
		sum = sha256.Sum256(append(sum[:], line...))
	}
	return sum
}

// restHash returns the hash of the state at the last resting point. It is computed on demand.
func (s *Session) restHash() [32]byte {
	if !s.restSeen {
		s.state = s.rest.AppendState(s.state[:0])
		s.restSum, s.restSeen = sha256.Sum256(s.state), true
	}
	return s.restSum
}

// link is the hash of the chain with one more input: of the hash before, the resting point, and the input.
func (s *Session) link(in Input) [32]byte {
	h := sha256.New()
	before, state := s.sums[len(s.sums)-1], s.restHash()
	h.Write(before[:])
	h.Write(state[:])
	h.Write(in.canonical())
	return [32]byte(h.Sum(nil))
}

// LastHash is the hash that the next input will be linked to: that of the last input, or of the base if there is none.
// The record of an adventure's next fight holds it.
func (s *Session) LastHash() string { return shortHash(s.sums[len(s.inputs)]) }

// BaseHash is the hash of a plan's line, which the record of the first fight holds.
func BaseHash(base []byte) string { return shortHash(sha256.Sum256(base)) }

func shortHash(sum [32]byte) string { return hex.EncodeToString(sum[:hashLen]) }
