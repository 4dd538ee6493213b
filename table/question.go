package table

import "math"

// Kind says what a question is about (the turn, a defence, a ruling); each ruleset numbers its own.
type Kind uint8

// Blocked is an option that may not be chosen now, with every rule that forbids it.
type Blocked struct {
	Option Option
	Rules  []Rule
	Facts  []Fact // what the rules miss, where their titles do not say it
	Seats  Seats
}

// Question is one open choice: the seats that are asked, the reason, and the legal answers. It is built by rules code with
// Family, Try, Need and Offer, and is valid until the next question of the same table.
type Question struct {
	Kind   Kind
	Rule   Rule
	Who    Who   // the combatant that is asked; Nobody for the GM
	Target Who   // the combatant it is about; Nobody
	Actor  Who   // the combatant whose action or turn it follows on or comes before; Nobody
	Aim    Who   // the combatant at which that action is aimed; Nobody
	Item   uint8 // with what it is about; 0
	Level  int8  // a degree of success that has been announced; the ruleset's scale
	Cell   int32
	Seats  Seats    // who may answer; the first answer settles it
	N      [4]int32 // numbers that the prompt names, such as a total that may be changed
	Crowd  Crowd    // several combatants that it is about
	Die    int8     // the natural die that it is about, 0 where none counts

	Text    bool   // a line of text may go with the answer: [Table.Note]
	BotNote string // the line that a bot gives where the rules want one
	Secret  bool   // only the asked seats may learn the question and the answer, until the rules say it in an event

	groups   []Group
	lister   Lister // of the sections
	sections uint32 // that the question has, as bits
	pending  uint32 // those of them that are not listed
	deflt    Option
	named    bool // deflt was set
	passes   bool // some verb lets the moment pass
	pass     Verb // that verb
	window   bool // of [Table.Window]
	reserve  bool // some group is reserved
	explain  bool
	bots     bool
	blocked  []Blocked
	why      []because // what forbids the option that is being tried
	family   int       // how many of why forbid the whole family
	trying   Option
	isTry    bool
	closed   bool // something forbids the option that is being tried
	shut     bool // something forbids the family

	listing     bool // a section is being listed
	from        int  // the first entry of that section
	fromBlocked int  // the first of what it blocks

	homes map[string]Section // where [Question.Find] found a key last, by the first words of keys; kept from question to question
}

// Groups are the listed options, of all sections. They may be read until the question is answered.
func (q *Question) Groups() []Group {
	if q.pending != 0 {
		q.more(math.MaxInt)
	}
	return q.groups
}

// BlockedOptions are the options that may not be chosen, if the question was asked with explanations.
func (q *Question) BlockedOptions() []Blocked { return q.blocked }

// Empty reports whether no option is listed. It lists sections until there is one.
func (q *Question) Empty() bool { return !q.has(0) }

// Count is the number of listed options.
func (q *Question) Count() int {
	n := 0
	for i := 0; q.has(i); i++ {
		n += q.groups[i].Len()
	}
	return n
}

// Kth is the k-th listed option, counted from 0.
func (q *Question) Kth(k int) Option {
	for i := 0; q.has(i); i++ {
		g := &q.groups[i]
		n := g.Len()
		if k < n {
			return g.Kth(k)
		}
		k -= n
	}
	return q.Default()
}

// Sole returns the option of a question that leaves a seat no choice, and reports whether it is one. Where the rules want a line of text
// there is always something to choose. In a window ([Table.Window]), which opens at every event of its kind, it is what a combatant
// of the seat does that can otherwise only do what is for people only ([Question.OfferToPeople]).
func (q *Question) Sole(seat Seat) (Option, bool) {
	if q.window {
		return q.soleInWindow(seat)
	}
	if !q.has(0) || q.has(1) || q.groups[0].Len() != 1 || q.BotNote != "" {
		return Option{}, false
	}
	return q.groups[0].Kth(0), true
}

// PassBy says which verb lets the moment pass, so that nothing comes of the question for the combatant that is asked.
func (q *Question) PassBy(v Verb) { q.passes, q.pass = true, v }

// Passes reports whether an option lets the moment pass.
func (q *Question) Passes(o Option) bool { return q.passes && o.Verb == q.pass }

// Contains reports whether the option is listed for anybody.
func (q *Question) Contains(o Option) bool { return q.ContainsFor(^Seats(0), o) }

// ContainsFor reports whether the option is listed for one of these seats.
func (q *Question) ContainsFor(seats Seats, o Option) bool {
	for i := 0; q.has(i); i++ {
		if g := &q.groups[i]; g.Seats&seats != 0 && g.Has(o) {
			return true
		}
	}
	return false
}

// Asked returns every seat that may answer: the asked seats and the seats with side options.
func (q *Question) Asked() Seats {
	s := q.Seats
	for i := 0; q.has(i); i++ {
		s |= q.groups[i].Seats
	}
	return s
}
