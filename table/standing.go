package table

// Standing is an answer that a seat has given beforehand to one kind of question: "never" (no verb: the question's
// default), "always dodge" (a verb), "dodge only below half" (a verb, and Below 50). The host gives it through
// [Session.AnswerOption], so that the record keeps the answer and not the rule.
type Standing struct {
	Seat  Seat   `json:"seat"`
	Kind  Kind   `json:"kind"`
	Verb  string `json:"verb,omitempty"`  // by its name in the book; empty is the default
	Below int    `json:"below,omitempty"` // only below this percentage of health, else the default; 0 is always
}

// Standings are what the seats of a table have given beforehand; the first that fits a question answers it.
type Standings []Standing

// Answer gives the standing answer to the question, and whose it is, if there is one. A verb that is not open, or open in
// several ways of which none is the default, is not answered: then the seat decides. The same holds for options that are for people only.
func (ss Standings) Answer(g Game, q *Question) (Option, Seat, bool) {
	for _, s := range ss {
		if s.Kind != q.Kind || !q.Asked().Has(s.Seat) {
			continue
		}
		if o, ok := s.answer(g, q); ok {
			return o, s.Seat, true
		}
	}
	return Option{}, 0, false
}

func (s *Standing) answer(g Game, q *Question) (Option, bool) {
	deflt := q.Default()
	if q.Seats.Has(s.Seat) { // not so with side options only: none of those is a default
		deflt = q.DefaultFor(JustSeat(s.Seat))
	}
	if s.Verb == "" || !s.applies(g, q.Who) {
		return deflt, q.containsFree(JustSeat(s.Seat), deflt)
	}
	book, found, n := g.Book(), Option{}, 0
	for i := range q.groups {
		gr := &q.groups[i]
		if gr.ForPeople || book.VerbName(gr.Option.Verb) != s.Verb || !gr.Seats.Has(s.Seat) {
			continue
		}
		found, n = gr.Kth(0), n+gr.Len()
	}
	switch {
	case n == 1:
		return found, true
	case n > 1 && book.VerbName(deflt.Verb) == s.Verb:
		return deflt, q.containsFree(JustSeat(s.Seat), deflt)
	}
	return Option{}, false
}

// applies reports whether the combatant's health is below that of the standing answer.
func (s *Standing) applies(g Game, who Who) bool {
	if s.Below == 0 {
		return true
	}
	if who < 0 || int(who) >= len(g.Cast().Combatants) {
		return false
	}
	now, most := g.Health(who)
	return now*100 < s.Below*most
}
