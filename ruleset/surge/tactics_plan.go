package surge

import "fray/table"

// plan is what a combatant means to do on its turn, as far as it is worked out.
type plan struct {
	q     *table.Question
	a     table.Who
	best  table.Option // of the actions that count by themselves
	worth int
}

// open reports whether a bot of the asked seats may choose an entry.
func (p *plan) open(x *table.Group) bool { return !x.ForPeople && x.Seats&p.q.Seats != 0 }

// group is the group of a verb in a section with a skill, or nil.
func (p *plan) group(s table.Section, v table.Verb, with skill) *table.Group {
	groups := p.q.In(s)
	for i := range groups {
		if x := &groups[i]; x.Option.Verb == v && skill(x.Option.N) == with && p.open(x) {
			return x
		}
	}
	return nil
}

// walks is the group of a verb that moves, or nil.
func (p *plan) walks(v table.Verb) *table.Group { return p.group(sectionMoves, v, 0) }

// has reports whether a section lists an option.
func (p *plan) has(s table.Section, o table.Option) bool {
	groups := p.q.In(s)
	for i := range groups {
		if x := &groups[i]; x.Option.Verb == o.Verb && p.open(x) && x.Has(o) {
			return true
		}
	}
	return false
}

// allows reports whether an option that a combatant can carry out is open to it: only an order, or a word of the GM, keeps it from that.
func (g *Game) allows(p *plan, s table.Section, o table.Option) bool {
	if len(g.refused) > 0 {
		return p.has(s, o)
	}
	return !g.orderOf(p.a).forbids(o.Verb)
}

// take keeps an option if it is worth more than the best so far.
func (p *plan) take(o table.Option, worth int) {
	if worth > p.worth {
		p.best, p.worth = o, worth
	}
}
