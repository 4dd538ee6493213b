package property

import (
	"pgregory.net/rapid"

	"fray/table"
)

// Source supplies the random choices of a setup and of play: from bytes while there are some, which fuzzers and shrinkers
// change, then from a seed.
type Source struct {
	data []byte
	Rng  table.Rand
}

// NewSource returns a source of bytes and a seed.
func NewSource(data []byte, seed uint64) *Source {
	s := &Source{data: data}
	s.Rng.Seed(seed, 1)
	return s
}

// drawSource returns a source drawn by rapid.
func drawSource(t *rapid.T) *Source {
	data := rapid.SliceOfN(rapid.Byte(), 0, 60).Draw(t, "data")
	return NewSource(data, rapid.Uint64().Draw(t, "seed"))
}

// Below chooses from 0 to n-1.
func (s *Source) Below(n int) int {
	if len(s.data) > 0 && n <= 256 {
		b := s.data[0]
		s.data = s.data[1:]
		return int(b) % n
	}
	return s.Rng.Below(n)
}

// OneIn reports true once in n times on average.
func (s *Source) OneIn(n int) bool { return s.Below(n) == n-1 }

// Number chooses a number that may be left out.
func (s *Source) Number(ns ...int) *int {
	k := s.Below(len(ns) + 1)
	if k == 0 {
		return nil
	}
	return new(ns[k-1])
}

// Pick chooses one of several.
func Pick[T any](s *Source, of ...T) T { return of[s.Below(len(of))] }

// Some chooses a few, each at most once.
func Some[T any](s *Source, most int, of []T) []T {
	var out []T
	left := append([]T(nil), of...)
	for range s.Below(most + 1) {
		if len(left) == 0 {
			break
		}
		k := s.Below(len(left))
		out = append(out, left[k])
		left = append(left[:k], left[k+1:]...)
	}
	return out
}
