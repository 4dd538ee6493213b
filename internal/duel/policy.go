package duel

import "fray/table"

// Greedy answers by the rules of thumb of the game that is played.
type Greedy struct{ Game table.Game }

// Answer gives the best option.
func (p *Greedy) Answer(q *table.Question) (table.Option, bool) { return p.Game.Best(q), true }

// Random answers at random: one of the verbs that are listed, then one of the options with it.
type Random struct{ Rand table.Rand }

// Answer draws an option. Options of the same verb are listed together.
func (p *Random) Answer(q *table.Question) (table.Option, bool) {
	groups := q.Groups()
	kinds := 0
	for i := range groups {
		if i == 0 || groups[i].Option.Verb != groups[i-1].Option.Verb {
			kinds++
		}
	}
	kind := p.Rand.Below(kinds)
	first := 0
	for i := 1; kind > 0; i++ {
		if groups[i].Option.Verb != groups[i-1].Option.Verb {
			kind--
			first = i
		}
	}
	n := 0
	for i := first; i < len(groups) && groups[i].Option.Verb == groups[first].Option.Verb; i++ {
		n += groups[i].Len()
	}
	k := p.Rand.Below(n)
	for i := first; ; i++ {
		g := &groups[i]
		if l := g.Len(); k >= l {
			k -= l
			continue
		}
		if g.Members == nil {
			return g.Option, true
		}
		return g.Option.To(g.Members.Kth(k)), true
	}
}
