package bot

import (
	"math/bits"

	"fray/table"
)

// Random picks a verb uniformly, then an option of that verb uniformly. So a move to one of two hundred cells does not
// crowd out a single attack. It allocates nothing, never expands a set of cells, and leaves options reserved for
// players.
type Random struct{}

// Choose draws at most two numbers from r.
func (Random) Choose(_ table.Game, q *table.Question, seats table.Seats, r *table.Rand) table.Option {
	groups := q.Groups()
	all := q.Uniform() && q.Seats&seats != 0
	var verbs verbSet
	for i := range groups {
		if g := &groups[i]; all || g.Seats&seats != 0 && !g.ForPeople {
			verbs.add(g.Option.Verb)
		}
	}
	n := verbs.count()
	if n == 0 {
		return q.DefaultFor(seats)
	}
	verb := verbs.kth(below(r, n))
	total := 0
	for i := range groups {
		if g := &groups[i]; g.Option.Verb == verb && (all || g.Seats&seats != 0 && !g.ForPeople) {
			total += g.Len()
		}
	}
	k := below(r, total)
	for i := range groups {
		g := &groups[i]
		if g.Option.Verb != verb || !all && (g.Seats&seats == 0 || g.ForPeople) {
			continue
		}
		if n := g.Len(); k >= n {
			k -= n
			continue
		}
		return g.Kth(k)
	}
	return q.Default()
}

// below draws from 0 to n-1. It draws nothing if n is 1.
func below(r *table.Rand, n int) int {
	if n == 1 {
		return 0
	}
	return r.Below(n)
}

// verbSet is a set of verbs.
type verbSet [4]uint64

func (s *verbSet) add(v table.Verb) { s[v>>6] |= 1 << (v & 63) }

func (s *verbSet) count() int {
	return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) + bits.OnesCount64(s[2]) + bits.OnesCount64(s[3])
}

// kth returns the k-th verb of the set by number, from 0. The set has more than k verbs.
func (s *verbSet) kth(k int) table.Verb {
	word := 0
	for n := bits.OnesCount64(s[word]); k >= n; n = bits.OnesCount64(s[word]) {
		k -= n
		word++
	}
	m := s[word]
	for ; k > 0; k-- {
		m &= m - 1
	}
	return table.Verb(word<<6 + bits.TrailingZeros64(m))
}
