package flow_test

import (
	"pgregory.net/rapid"

	"fray/table"
)

// source gives the choices of a setup and of a play: from bytes while there are some (so that a fuzzer and a shrinker
// have something to turn), then from a seed.
type source struct {
	data []byte
	rng  table.Rand
}

func newSource(data []byte, seed uint64) *source {
	s := &source{data: data}
	s.rng.Seed(seed, 1)
	return s
}

// drawSource is a source drawn by rapid.
func drawSource(t *rapid.T) *source {
	data := rapid.SliceOfN(rapid.Byte(), 0, 60).Draw(t, "data")
	return newSource(data, rapid.Uint64().Draw(t, "seed"))
}

// below chooses from 0 to n-1.
func (s *source) below(n int) int {
	if len(s.data) > 0 && n <= 256 {
		b := s.data[0]
		s.data = s.data[1:]
		return int(b) % n
	}
	return s.rng.Below(n)
}

// oneIn reports true once in n times.
func (s *source) oneIn(n int) bool { return s.below(n) == n-1 }

// number chooses a number that may be left out.
func (s *source) number(ns ...int) *int {
	k := s.below(len(ns) + 1)
	if k == 0 {
		return nil
	}
	return new(ns[k-1])
}

// pick chooses one of several.
func pick[T any](s *source, of ...T) T { return of[s.below(len(of))] }

// some chooses a few, each at most once.
func some[T any](s *source, most int, of []T) []T {
	var out []T
	left := append([]T(nil), of...)
	for range s.below(most + 1) {
		if len(left) == 0 {
			break
		}
		k := s.below(len(left))
		out = append(out, left[k])
		left = append(left[:k], left[k+1:]...)
	}
	return out
}
