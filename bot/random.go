package bot

import "fray/table"

// Random picks a section of the question uniformly, then a verb of it, then an option of that verb. So a move to one of two
// hundred cells does not crowd out a single attack, and only the sections that it draws are listed. It allocates nothing, never
// expands a set of cells, and leaves options reserved for players.
type Random struct{}

// Choose draws from r for the section, the verb and the option, wherever there are several; a section that has nothing to choose
// is drawn again.
func (Random) Choose(_ table.Game, q *table.Question, seats table.Seats, r *table.Rand) table.Option {
	for left := q.Sections(); !left.Empty(); {
		s := left.Kth(below(r, left.Count()))
		if o, ok := pick(q, table.Section(s), seats, r); ok {
			return o
		}
		left &^= 1 << s
	}
	return q.DefaultFor(seats)
}

// pick draws a verb of a section, and an option of that verb. It reports false if the section has none for these seats.
func pick(q *table.Question, s table.Section, seats table.Seats, r *table.Rand) (table.Option, bool) {
	groups := q.Listed(s)
	may := func(g *table.Group) bool { return g.Section == s && g.Seats&seats != 0 && !g.ForPeople }
	var verbs verbSet
	entries, last := 0, 0
	for i := range groups {
		if g := &groups[i]; may(g) {
			verbs.add(g.Option.Verb)
			entries, last = entries+1, i
		}
	}
	switch entries {
	case 0:
		return table.Option{}, false
	case 1:
		return groups[last].Kth(below(r, groups[last].Len())), true
	}
	verb := verbs.kth(below(r, verbs.count()))
	total := 0
	for i := range groups {
		if g := &groups[i]; g.Option.Verb == verb && may(g) {
			total, last = total+g.Len(), i
		}
	}
	k := below(r, total)
	for i := range groups[:last] {
		g := &groups[i]
		if g.Option.Verb != verb || !may(g) {
			continue
		}
		n := g.Len()
		if k < n {
			return g.Kth(k), true
		}
		k -= n
	}
	return groups[last].Kth(k), true
}

// below draws from 0 to n-1. It draws nothing if n is 1.
func below(r *table.Rand, n int) int {
	if n == 1 {
		return 0
	}
	return r.Below(n)
}

// verbSet is a set of verbs.
type verbSet [4]table.Bits

func (s *verbSet) add(v table.Verb) { s[v>>6] |= 1 << (v & 63) }

func (s *verbSet) count() int {
	return s[0].Count() + s[1].Count() + s[2].Count() + s[3].Count()
}

// kth returns the k-th verb of the set by number, from 0. The set has more than k verbs.
func (s *verbSet) kth(k int) table.Verb {
	word := 0
	for n := s[word].Count(); k >= n; n = s[word].Count() {
		k -= n
		word++
	}
	return table.Verb(word<<6) + table.Verb(s[word].Kth(k))
}
