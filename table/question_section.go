package table

import "math/bits"

// Section is a part of the options of a question that is listed as one: the attacks, the moves. Each ruleset numbers its own
// from 1 to [MaxSection], in the order in which they are listed; 0 is what is outside of all.
type Section uint8

// MaxSection is the highest number of a section.
const MaxSection Section = 31

// Lister is a game whose questions have sections.
type Lister interface {
	// ListSection lists a section. The state is still that in which the question was asked. It does not look at what else the
	// question lists, and lists the same whenever it is called.
	ListSection(q *Question, s Section)
}

// Section has the game list a section: at once, or where only bots answer ([Question.ForBots]) when one of them looks at it, which
// for most sections is never. What is outside of sections comes before those that are listed later. So the default is named
// ([Question.SetDefault]): then it makes no difference to a bot when a section is listed.
func (q *Question) Section(by Lister, s Section) {
	q.lister = by
	q.sections |= 1 << s
	if q.ForBots() {
		q.pending |= 1 << s
		return
	}
	q.list(s)
}

// SectionRange is Section for each number from the first to the last.
func (q *Question) SectionRange(by Lister, first, last Section) {
	q.SectionSet(by, 2<<last-1<<first)
}

// SectionSet is Section for each number of a set.
func (q *Question) SectionSet(by Lister, set Bits) {
	if q.ForBots() {
		q.lister, q.sections, q.pending = by, q.sections|uint32(set), q.pending|uint32(set)
		return
	}
	for ; set != 0; set &= set - 1 {
		q.Section(by, Section(set.Kth(0)))
	}
}

// In returns the entries of a section, and lists it first if nobody has looked at it. What is listed afterwards does not change them.
func (q *Question) In(s Section) []Group {
	if q.sections>>s&1 == 0 {
		return nil
	}
	if q.pending>>s&1 != 0 {
		from := len(q.groups)
		q.list(s)
		return q.groups[from:len(q.groups):len(q.groups)]
	}
	from := 0
	for from < len(q.groups) && q.groups[from].Section != s {
		from++
	}
	to := from
	for to < len(q.groups) && q.groups[to].Section == s {
		to++
	}
	return q.groups[from:to:to]
}

// Sections returns the sections of the question. 0, what is outside of all, is always one.
func (q *Question) Sections() Bits { return Bits(q.sections) | 1 }

// Listed lists a section if nobody has looked at it, and returns entries among which are all of the section. What is outside of all,
// section 0, is listed already.
func (q *Question) Listed(s Section) []Group {
	from := 0
	if q.pending>>s&1 != 0 {
		from = len(q.groups)
		q.list(s)
	}
	return q.groups[from:]
}

func (q *Question) list(s Section) {
	q.pending &^= 1 << s
	q.listing, q.from, q.fromBlocked = true, len(q.groups), len(q.blocked)
	q.lister.ListSection(q, s)
	for i := q.from; i < len(q.groups); i++ {
		q.groups[i].Section = s
	}
	q.listing, q.from, q.fromBlocked = false, 0, 0
}

// has reports whether there is an i-th entry, and lists sections until there is. Who goes through all entries by it lists no more
// than it looks at.
func (q *Question) has(i int) bool { return i < len(q.groups) || q.pending != 0 && q.more(i) }

func (q *Question) more(i int) bool {
	for q.pending != 0 && i >= len(q.groups) {
		q.list(Section(bits.TrailingZeros32(q.pending)))
	}
	return i < len(q.groups)
}
