package table

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"strconv"
)

// Seed is what all dice of a fight come from. There are two kinds. A practice seed is a number that somebody typed or drew:
// anyone who knows or guesses it can compute the dice. A secret seed has 256 bits and feeds a cryptographic stream; its
// [Seed.Commit] is public from the start, and the seed is revealed when the fight is over.
//
// The zero value is practice seed 0. Every hash of a secret seed is defined in docs/serve.md.
type Seed struct {
	number uint64
	secret bool
	key    [32]byte
	stirs  [32]byte // hash of the stirs; part of what keys the dice, not of the seed's text
}

// The beginnings of what is hashed, so that no two uses of a seed share a hash.
const (
	seedCommit = "fray seed 1\n"
	seedStirs  = "fray stirs 1\n"
	seedDice   = "fray dice 1\n"
	seedBots   = "fray bots 1\n"
	seedFresh  = "fray fresh 1\n"
	seedFight  = "fray fight 1\n"
)

// Practice is the practice seed of this number.
func Practice(number uint64) Seed { return Seed{number: number} }

// SecretSeed is the secret seed of these bytes, which have to be random.
func SecretSeed(key [32]byte) Seed {
	s := Seed{secret: true, key: key}
	return s.Stir(nil)
}

// ParseSeed reads a seed as [Seed.String] prints it: a whole number for a practice seed, 64 hexadecimal digits for a secret
// one.
func ParseSeed(text string) (Seed, error) {
	if raw, err := hex.DecodeString(text); err == nil && len(raw) == 32 {
		return SecretSeed([32]byte(raw)), nil
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return Seed{}, errors.New("a seed is a whole number from 0 to 18446744073709551615, or 64 hexadecimal digits")
	}
	return Practice(n), nil
}

// String is the seed as [ParseSeed] reads it.
func (s Seed) String() string {
	if s.secret {
		return hex.EncodeToString(s.key[:])
	}
	return strconv.FormatUint(s.number, 10)
}

// MarshalText gives the text of the seed.
func (s Seed) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads the text of a seed.
func (s *Seed) UnmarshalText(text []byte) (err error) {
	*s, err = ParseSeed(string(text))
	return err
}

// UnmarshalJSON reads the text of a seed, or the bare number that records of format 1 have.
func (s *Seed) UnmarshalJSON(text []byte) error {
	if len(text) > 1 && text[0] == '"' && text[len(text)-1] == '"' {
		text = text[1 : len(text)-1]
	}
	return s.UnmarshalText(text)
}

// Secret reports whether it is a secret seed.
func (s Seed) Secret() bool { return s.secret }

// Number is the number of a practice seed, and 0 of a secret one.
func (s Seed) Number() uint64 { return s.number }

// Commit is the commitment to a secret seed: a hash that anyone may see before the first roll and that fits no other seed.
// It is empty for a practice seed.
func (s Seed) Commit() string {
	if !s.secret {
		return ""
	}
	sum := s.derived(seedCommit)
	return hex.EncodeToString(sum[:])
}

// Stir is the seed with these texts mixed in, in their order. A practice seed stays the same.
func (s Seed) Stir(stirs []Stir) Seed {
	if !s.secret {
		return s
	}
	text := []byte(seedStirs)
	for _, st := range stirs {
		for _, part := range [2]string{st.Seat, st.Text} {
			text = binary.BigEndian.AppendUint32(text, uint32(len(part)))
			text = append(text, part...)
		}
	}
	s.stirs = sha256.Sum256(text)
	return s
}

// Next is the seed that fresh dice come from. It follows from a secret seed alone, so nobody can choose it, and keeps its
// stirs. A practice seed stays the same: fresh dice only count as an input there.
func (s Seed) Next() Seed {
	if s.secret {
		s.key = s.derived(seedFresh)
	}
	return s
}

// Fight is the secret seed of fight number n of an adventure, whose own secret seed this is. Nothing of the others follows from it.
func (s Seed) Fight(n int) Seed { return SecretSeed(s.stirred(seedFight, uint64(n))) }

// Bots fills the generator that bots choose by for one answer: input number inputs. The stream number sets it apart from the
// dice of a practice seed; nothing of a secret seed follows from it.
func (s *Seed) Bots(r *Rand, stream uint64, inputs int) {
	if !s.secret {
		r.Seed(s.number^stream, uint64(inputs))
		return
	}
	sum := s.stirred(seedBots, uint64(inputs))
	r.hi, r.lo = binary.BigEndian.Uint64(sum[:8]), binary.BigEndian.Uint64(sum[8:16])
}

// Public is a seed from which nothing secret follows: the same for a practice seed, and practice seed 0 for a secret one.
// What looks ahead draws from it.
func (s Seed) Public() Seed {
	if s.secret {
		return Seed{}
	}
	return s
}

// Equal reports whether both are the same seed with the same stirs.
func (s Seed) Equal(other Seed) bool { return s == other }

// dice is the key of the stream that the dice of one place in the fight come from.
func (s *Seed) dice(place uint64) [32]byte { return s.stirred(seedDice, place) }

// derived is what follows from the key alone.
func (s *Seed) derived(begin string) [32]byte {
	var room [96]byte
	return sha256.Sum256(append(append(room[:0], begin...), s.key[:]...))
}

// stirred is what follows from the key, the stirs and a number.
func (s *Seed) stirred(begin string, number uint64) [32]byte {
	var room [96]byte
	text := append(append(append(room[:0], begin...), s.key[:]...), s.stirs[:]...)
	return sha256.Sum256(binary.BigEndian.AppendUint64(text, number))
}
