package table

import "slices"

// Explaining reports whether the host wants the blocked options too. Rules code may then widen its candidates, but never
// change what is legal.
func (q *Question) Explaining() bool { return q.explain }

// Family begins a family of options that share conditions: Need before the first Try holds for all of them.
func (q *Question) Family() {
	q.shut, q.closed, q.isTry = false, false, false
	if q.explain {
		q.family, q.why = 0, q.why[:0]
	}
}

// Allowed reports whether nothing forbids the option that is being tried, or before the first Try the family.
func (q *Question) Allowed() bool { return !q.closed }

// Try begins one option.
func (q *Question) Try(o Option) {
	q.trying, q.isTry, q.closed = o, true, q.shut
	if q.explain {
		q.why = q.why[:q.family]
	}
}

// Offer ends a try: the option is listed if nothing forbids it, else kept among the blocked ones if somebody asks.
func (q *Question) Offer() {
	if q.closed {
		q.keepBlocked()
		return
	}
	q.groups = append(q.groups, Group{Option: q.trying, Seats: q.Seats})
}

// List is Try and Offer: for an option that has no conditions but those of its family.
func (q *Question) List(o Option) {
	q.Try(o)
	q.Offer()
}

// ListIf is Try, Need and Offer: for an option with a single condition.
func (q *Question) ListIf(o Option, ok bool, r Rule) {
	q.Try(o)
	q.Need(ok, r)
	q.Offer()
}

// ListCells is Try and OfferCells.
func (q *Question) ListCells(o Option, cells Members) {
	q.Try(o)
	q.OfferCells(cells)
}

// ListCrowd is Try and OfferCrowd.
func (q *Question) ListCrowd(o Option, crowd Members) {
	q.Try(o)
	q.OfferCrowd(crowd)
}

// OfferCells ends a try that stands for one option for each cell of the set. An empty set lists nothing. The set must
// stay unchanged until the question is answered.
func (q *Question) OfferCells(cells Members) {
	if q.closed {
		q.keepBlocked()
		return
	}
	if !cells.Empty() {
		q.groups = append(q.groups, Group{Option: q.trying, Members: cells, Seats: q.Seats})
	}
}

// OfferCrowd ends a try that stands for one option for each combatant of the set, as OfferCells does for cells. A blocked
// try is explained as a whole and for each of them.
func (q *Question) OfferCrowd(crowd Members) {
	if q.closed {
		q.keepCrowd(crowd)
		return
	}
	if !crowd.Empty() {
		q.groups = append(q.groups, Group{Option: q.trying, Members: crowd, Seats: q.Seats, Crowd: true})
	}
}

// OfferForms ends a try that stands for one option for each of these numbers ([Option.Of]) and each of these additions
// ([Option.Adding]). Without numbers, or without additions, the option keeps its own.
func (q *Question) OfferForms(numbers, also Bits) {
	of := Group{Option: q.trying, Numbers: numbers, Also: also, Seats: q.Seats}
	if q.closed {
		q.keepEach(&of)
		return
	}
	q.groups = append(q.groups, of)
}

// Keep drops the options of other verbs, listed and blocked, and with item not 0 those with another item.
func (q *Question) Keep(v Verb, item uint8) {
	other := func(o Option) bool { return o.Verb != v || item != 0 && o.Item != item }
	q.groups = slices.DeleteFunc(q.Groups(), func(g Group) bool { return other(g.Option) })
	q.blocked = slices.DeleteFunc(q.blocked, func(b Blocked) bool { return other(b.Option) })
}

// Bar blocks what is listed already, entry by entry, where it matches: for these rules. What is blocked already and matches is
// blocked by them too. While a section is listed, it blocks of that section only.
func (q *Question) Bar(match func(Option) bool, rules ...Rule) {
	for i := q.fromBlocked; i < len(q.blocked); i++ {
		if b := &q.blocked[i]; match(b.Option) {
			b.Rules = append(slices.Clip(b.Rules), rules...)
		}
	}
	if !q.listing {
		q.Groups()
	}
	kept := q.groups[:q.from]
	for _, g := range q.groups[q.from:] {
		switch {
		case !match(g.Option):
			kept = append(kept, g)
		case q.explain:
			q.blocked = append(q.blocked, Blocked{Option: g.Option, Rules: slices.Clone(rules), Seats: g.Seats})
		}
	}
	q.groups = kept
}

// Add lists an option that nothing can forbid.
func (q *Question) Add(o Option) {
	q.groups = append(q.groups, Group{Option: o, Seats: q.Seats})
}

// AddDefault is Add and SetDefault.
func (q *Question) AddDefault(o Option) {
	q.Add(o)
	q.SetDefault(o)
}

// OfferFor ends a try like Offer, for these seats, which need not be the asked ones.
func (q *Question) OfferFor(seats Seats) {
	n := len(q.groups)
	q.Offer()
	if len(q.groups) > n {
		q.groups[n].Seats = seats
	} else if q.explain {
		q.blocked[len(q.blocked)-1].Seats = seats
	}
}

// AddFor lists a side option: open to these seats, which need not be the asked ones.
func (q *Question) AddFor(seats Seats, o Option) {
	q.groups = append(q.groups, Group{Option: o, Seats: seats})
}
