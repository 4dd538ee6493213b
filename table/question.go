package table

import (
	"math/bits"
	"slices"
)

// Kind says what a question is about (the turn, a defence, a ruling); each ruleset numbers its own.
type Kind uint8

// Seat is a place at the table that answers questions. Seat 0 is the GM's.
type Seat uint8

// GM is the game master's seat.
const GM Seat = 0

// Seats is a set of seats.
type Seats uint64

// Only is the set of one seat.
func Only(s Seat) Seats { return 1 << s }

// Has reports whether the seat is in the set.
func (s Seats) Has(x Seat) bool { return s>>x&1 != 0 }

// First is the lowest seat of the set, the GM's if it is empty.
func (s Seats) First() Seat {
	if s == 0 {
		return GM
	}
	return Seat(bits.TrailingZeros64(uint64(s)))
}

// Group is one entry of a question: an option, or with Cells one option for each member of the set.
type Group struct {
	Option Option
	Cells  Cells // nil for a single option
	Seats  Seats // who may choose it
	Crowd  bool  // the members of the set are combatants, not cells

	Reserved bool // only people may choose it: see [Question.OfferReserved]
}

// Len is the number of options the entry stands for.
func (g *Group) Len() int {
	if g.Cells == nil {
		return 1
	}
	return g.Cells.Count()
}

// Kth is the k-th option of the entry, counted from 0.
func (g *Group) Kth(k int) Option {
	switch {
	case g.Cells == nil:
		return g.Option
	case g.Crowd:
		return g.Option.At(int16(g.Cells.Kth(k)))
	default:
		return g.Option.To(g.Cells.Kth(k))
	}
}

// Has reports whether the entry stands for the option.
func (g *Group) Has(o Option) bool {
	switch {
	case g.Cells == nil:
		return g.Option == o
	case g.Crowd:
		return g.Option.At(o.Who) == o && o.Who >= 0 && g.Cells.Has(int32(o.Who))
	default:
		return g.Option.To(o.Cell) == o && o.Cell >= 0 && g.Cells.Has(o.Cell)
	}
}

// Blocked is an option that may not be chosen now, with every rule that forbids it.
type Blocked struct {
	Option Option
	Rules  []Rule
	Seats  Seats
}

// Question is one open choice: who is asked, why, and what may be answered. It is built by rules code with
// Family, Try, Need and Offer, and is valid until the next question of the same table.
type Question struct {
	Kind  Kind
	Rule  Rule
	Who   int16 // the combatant that is asked; Nobody for the GM
	Whom  int16 // the combatant it is about; Nobody
	Item  uint8 // with what it is about; 0
	Level int8  // a degree of success that has been announced; the ruleset's scale
	Cell  int32
	Seats Seats // who may answer; the first answer settles it

	Text   bool   // a line of text may go with the answer: [Table.Note]
	Stock  string // the line that a bot gives where the rules want one
	Secret bool   // only those who are asked may learn what is asked and answered, until the rules say it in an event

	groups  []Group
	deflt   Option
	named   bool // deflt was set
	reserve bool // some group is reserved
	explain bool
	blocked []Blocked
	why     []Rule // what forbids the option that is being tried
	family  int    // how many of why forbid the whole family
	trying  Option
	isTry   bool
	closed  bool // something forbids the option that is being tried
	shut    bool // something forbids the family
}

// Explaining reports whether somebody wants to know what is not allowed too. Rules code may then widen its candidates,
// never change what is legal.
func (q *Question) Explaining() bool { return q.explain }

// Family begins a family of options that share conditions: Need before the first Try holds for all of them.
func (q *Question) Family() {
	q.shut, q.closed, q.isTry = false, false, false
	if q.explain {
		q.family, q.why = 0, q.why[:0]
	}
}

// Try begins one option.
func (q *Question) Try(o Option) {
	q.trying, q.isTry, q.closed = o, true, q.shut
	if q.explain {
		q.why = q.why[:q.family]
	}
}

// Need states a condition of the family or of the option being tried, and the rule that makes it one. It reports
// whether it is worth going on: always when somebody wants explanations, else only while the condition holds.
func (q *Question) Need(ok bool, r Rule) bool {
	if ok {
		return true
	}
	return q.forbid(r)
}

func (q *Question) forbid(r Rule) bool {
	q.closed = true
	if !q.isTry {
		q.shut = true
	}
	if !q.explain {
		return false
	}
	if slices.Contains(q.why, r) {
		return true
	}
	q.why = append(q.why, r)
	if !q.isTry {
		q.family = len(q.why)
	}
	return true
}

// Offer ends a try: the option is listed if nothing forbids it, else kept among the blocked ones if somebody asks.
func (q *Question) Offer() {
	if q.closed {
		q.keepBlocked()
		return
	}
	q.groups = append(q.groups, Group{Option: q.trying, Seats: q.Seats})
}

// OfferCells ends a try that stands for one option for each cell of the set. An empty set lists nothing. The set must
// stay as it is until the question is answered.
func (q *Question) OfferCells(cells Cells) {
	if q.closed {
		q.keepBlocked()
		return
	}
	if !cells.Empty() {
		q.groups = append(q.groups, Group{Option: q.trying, Cells: cells, Seats: q.Seats})
	}
}

// OfferCrowd ends a try that stands for one option for each combatant of the set, as OfferCells does for cells.
func (q *Question) OfferCrowd(crowd Cells) {
	n := len(q.groups)
	q.OfferCells(crowd)
	if len(q.groups) > n {
		q.groups[n].Crowd = true
	}
}

func (q *Question) keepBlocked() {
	if q.explain {
		q.blocked = append(q.blocked, Blocked{q.trying, slices.Clone(q.why), q.Seats})
	}
}

// Keep drops the listed options of other verbs, and with item not 0 those with another item.
func (q *Question) Keep(v Verb, item uint8) {
	kept := q.groups[:0]
	for _, g := range q.groups {
		if g.Option.Verb == v && (item == 0 || g.Option.Item == item) {
			kept = append(kept, g)
		}
	}
	q.groups = kept
}

// Add lists an option that nothing can forbid.
func (q *Question) Add(o Option) {
	q.groups = append(q.groups, Group{Option: o, Seats: q.Seats})
}

// AddFor lists a side option: open to these seats, which need not be those who are asked.
func (q *Question) AddFor(seats Seats, o Option) {
	q.groups = append(q.groups, Group{Option: o, Seats: seats})
}

// Groups are the listed options. They may be read until the question is answered.
func (q *Question) Groups() []Group { return q.groups }

// BlockedOptions are the options that may not be chosen, if the question was asked with explanations.
func (q *Question) BlockedOptions() []Blocked { return q.blocked }

// Count is the number of listed options.
func (q *Question) Count() int {
	n := 0
	for i := range q.groups {
		n += q.groups[i].Len()
	}
	return n
}

// Kth is the k-th listed option, counted from 0.
func (q *Question) Kth(k int) Option {
	for i := range q.groups {
		g := &q.groups[i]
		n := g.Len()
		if k < n {
			return g.Kth(k)
		}
		k -= n
	}
	return q.Default()
}

// Contains reports whether the option is listed for anybody.
func (q *Question) Contains(o Option) bool { return q.ContainsFor(^Seats(0), o) }

// ContainsFor reports whether the option is listed for one of these seats.
func (q *Question) ContainsFor(seats Seats, o Option) bool {
	for i := range q.groups {
		if g := &q.groups[i]; g.Seats&seats != 0 && g.Has(o) {
			return true
		}
	}
	return false
}

// Asked is every seat that may answer: those who are asked and those with side options.
func (q *Question) Asked() Seats {
	s := q.Seats
	for i := range q.groups {
		s |= q.groups[i].Seats
	}
	return s
}
