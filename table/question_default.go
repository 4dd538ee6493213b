package table

// OfferToPeople ends a try like Offer, for people only: the option is legal like any other, but no bot chooses it, no
// standing answer, and nobody by default. It is for what the rules allow and hardly anybody wants, such as attacking a
// friend. A seat needs another option too, because it has to answer: a seat that has only such options gets its last.
func (q *Question) OfferToPeople() {
	n := len(q.groups)
	q.Offer()
	q.keepForPeople(n)
}

// OfferCrowdToPeople ends a try that stands for one option for each combatant of the set, like OfferCrowd, for people only.
func (q *Question) OfferCrowdToPeople(crowd Members) {
	n := len(q.groups)
	q.OfferCrowd(crowd)
	q.keepForPeople(n)
}

// OfferFormsToPeople ends a try like OfferForms, for people only.
func (q *Question) OfferFormsToPeople(numbers, also Bits) {
	n := len(q.groups)
	q.OfferForms(numbers, also)
	q.keepForPeople(n)
}

// ForBots reports whether only bots answer, as in a simulation, and nobody wants explanations. Rules code may then leave out what
// it would offer to people, because no bot takes it, where the question lists other options: it asks as many questions as
// otherwise, and bots answer the same.
func (q *Question) ForBots() bool { return q.bots && !q.explain }

// OfferToPeopleOf is OfferToPeople as a side option: for these seats, which need not be the asked ones.
func (q *Question) OfferToPeopleOf(seats Seats) {
	n := len(q.groups)
	q.OfferFor(seats)
	q.keepForPeople(n)
}

// keepForPeople marks the entries from the n-th on.
func (q *Question) keepForPeople(n int) {
	for i := n; i < len(q.groups); i++ {
		q.groups[i].ForPeople = true
		q.reserve = true
	}
}

// IsForPeople reports whether the option is listed for people only.
func (q *Question) IsForPeople(o Option) bool {
	return q.reserve && q.Contains(o) && !q.containsFree(^Seats(0), o)
}

// SetDefault names the option that is taken when nobody answers in time. Without it, or when it is not listed or reserved,
// it is the last one listed that is open to the asked seats: a side option of another seat is nobody's default.
func (q *Question) SetDefault(o Option) { q.deflt, q.named = o, true }

// Default is the answer when nobody answers in time.
func (q *Question) Default() Option {
	if q.named && q.containsFree(^Seats(0), q.deflt) {
		return q.deflt
	}
	if i := q.last(q.Seats); i >= 0 {
		return q.groups[i].Kth(0)
	}
	return q.groups[len(q.groups)-1].Kth(0) // last has listed all
}

// DefaultFor is the default of these seats where several are asked that may answer different things: the named one if it
// is open to them, else the last one listed that is.
func (q *Question) DefaultFor(seats Seats) Option {
	if q.named && q.containsFree(seats, q.deflt) {
		return q.deflt
	}
	if i := q.last(seats); i >= 0 {
		return q.groups[i].Kth(0)
	}
	return q.Default()
}

// last is the index of the last entry that is open to one of these seats, a reserved one only if there is no other; -1 if
// there is none.
func (q *Question) last(seats Seats) int {
	reserved := -1
	groups := q.Groups()
	for i := len(groups) - 1; i >= 0; i-- {
		switch g := &groups[i]; {
		case g.Seats&seats == 0:
		case !g.ForPeople:
			return i
		case reserved < 0:
			reserved = i
		}
	}
	return reserved
}

// containsFree reports whether the option is listed for one of these seats and not reserved there.
func (q *Question) containsFree(seats Seats, o Option) bool {
	for i := 0; q.has(i); i++ {
		if g := &q.groups[i]; g.Seats&seats != 0 && !g.ForPeople && g.Has(o) {
			return true
		}
	}
	return false
}
