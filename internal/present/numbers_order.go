package present

import (
	"cmp"
	"slices"

	"fray/table"
)

// The ranks of targets.
const (
	foe = iota
	ally
	thing // also the fallen
)

// order returns the indices of the choices in the order in which people look for something to do.
func (q *Question) order(choices []table.Choice) []int {
	rank := make([]int, len(choices))
	order := make([]int, len(choices))
	for i := range choices {
		c := &choices[i]
		order[i] = i
		if c.Target != "" {
			rank[i] = q.rank(c.Target)
		}
		if c.Idle {
			rank[i] += thing + 1
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return rank[a] - rank[b] })
	return order
}

// rank returns the rank of a target.
func (q *Question) rank(id string) int {
	var own string
	var target *table.Token
	for i := range q.View.Tokens {
		t := &q.View.Tokens[i]
		if t.ID == q.Who {
			own = t.Side
		}
		if t.ID == id {
			target = t
		}
	}
	switch {
	case target == nil || target.Down:
		return thing
	case target.Side == own:
		return ally
	}
	return foe
}

// Tab returns the tab that a turn begins with: that of what the encounter is about, as its tracks say until they are done, else the first
// with something besides attacks on friends, things and the fallen. It is "" besides turns, and where nothing but the end of the turn is possible.
func (q *Question) Tab(rows []Row) string {
	useful, first := "", ""
	for _, r := range rows {
		if r.Tab == "" || r.Gone() || r.Choices[0].Key == EndKey {
			continue
		}
		if slices.ContainsFunc(r.Choices, q.advances) {
			return r.Tab
		}
		if useful == "" && slices.ContainsFunc(r.Choices, func(c table.Choice) bool { return q.useful(&c) }) {
			useful = r.Tab
		}
		first = cmp.Or(first, r.Tab)
	}
	return cmp.Or(useful, first)
}

// useful reports whether a choice is aimed as such choices usually are: attacks at enemies, the others at somebody who is up.
func (q *Question) useful(c *table.Choice) bool {
	most := ally
	if q.Book.VerbRow(q.verb(c)).Tab == table.TabAttack {
		most = foe
	}
	return c.Target == "" || q.rank(c.Target) <= most
}

// advances reports whether a choice advances what the encounter is about.
func (q *Question) advances(c table.Choice) bool {
	verb := q.Book.VerbName(q.verb(&c))
	return !c.Idle && slices.ContainsFunc(q.View.Tracks, func(t table.Track) bool { return t.Verb == verb && t.Value < t.Goal })
}
