package table

// Standing is an answer that a seat has given beforehand to one kind of question: "never" (no verb: the question's
// default), "always dodge" (a verb), "dodge only below half" (a verb, and Below 50), "ask me only when Kestrel acts" (Ask and
// Actor), "surge to deflect, if I am not fatigued" (a verb, and If). If its conditions do not hold, the seat's next answer to that
// kind is tried, and after the last one the default is given. The host gives it through [Session.AnswerOption], so that the record
// keeps the answer and not the rule.
//
// The seat's own turn is always asked, except where the verb has [VerbRow.Stands] and a condition on a number holds. Ask for
// [TurnQuestion] is about the turns of bots, in which the seat may have side options: [Standings.Pausing].
type Standing struct {
	Seat  Seat    `json:"seat"`
	Kind  Kind    `json:"kind"`
	Verb  string  `json:"verb,omitempty"`  // by its name in the book; empty is the default
	Part  string  `json:"part,omitempty"`  // parts of the option's key besides the verb, with colons between them: "retry"; empty is any
	Ask   bool    `json:"ask,omitempty"`   // the seat is asked, in place of a verb
	If    []Limit `json:"if,omitempty"`    // only where all these hold
	Below int     `json:"below,omitempty"` // only below this percentage of health; 0 is always
	Actor string  `json:"actor,omitempty"` // only when the combatant with this ID is the question's Actor; empty is anyone
	Aimed bool    `json:"aimed,omitempty"` // only when the asked combatant is the question's Aim
}

// Standings are what the seats of a table have given beforehand.
type Standings []Standing

// With returns the list with another standing answer, after those that it does not supersede.
func (ss Standings) With(s Standing, book *Book) Standings {
	var out Standings
	for i := range ss {
		if !s.Supersedes(&ss[i], book) {
			out = append(out, ss[i])
		}
	}
	return append(out, s)
}

// Answer gives the standing answer to the question, and whose it is, if there is one. A verb that is not open, or open in
// several ways of which none is the default, is not answered: then the seat decides. The same holds for options that are for people only.
func (ss Standings) Answer(g Game, q *Question) (Option, Seat, bool) {
	done := Seats(0)
	for i := range ss {
		if s := &ss[i]; s.Kind == q.Kind && q.Asked().Has(s.Seat) && !done.Has(s.Seat) {
			done |= JustSeat(s.Seat)
			if o, ok := ss[i:].answer(s.Seat, g, q); ok {
				return o, s.Seat, true
			}
		}
	}
	return Option{}, 0, false
}

// answer is Answer for one seat: the first whose conditions hold, or the default after one whose conditions do not hold.
func (ss Standings) answer(seat Seat, g Game, q *Question) (Option, bool) {
	turn, fallback := g.Book().QuestionName(q.Kind) == TurnQuestion, false
	for i := range ss {
		s := &ss[i]
		if s.Kind != q.Kind || s.Seat != seat || turn && s.Ask {
			continue
		}
		switch {
		case s.Ask && s.applies(g, q, q.Who):
			return Option{}, false
		case s.Ask:
			fallback = true
		case s.Verb == "":
			return s.deflt(q)
		default:
			o, n := s.match(g, q)
			if n == 1 {
				return o, true
			}
			if d, ok := s.deflt(q); ok && n > 1 && s.takes(g, q, d) {
				return d, true
			}
			fallback = fallback || n == 0 && !s.applies(g, q, q.Who)
		}
	}
	if fallback && !turn {
		return (&Standing{Seat: seat}).deflt(q)
	}
	return Option{}, false
}

// deflt returns the default of the seat, which seats with side options only do not have.
func (s *Standing) deflt(q *Question) (Option, bool) {
	deflt := q.Default()
	if q.Seats.Has(s.Seat) {
		deflt = q.DefaultFor(JustSeat(s.Seat))
	}
	return deflt, q.containsFree(JustSeat(s.Seat), deflt)
}

// match returns the first listed option that the answer means and whose conditions hold, and how many there are.
func (s *Standing) match(g Game, q *Question) (found Option, n int) {
	for i := range q.groups {
		gr := &q.groups[i]
		if gr.ForPeople || g.Book().VerbName(gr.Option.Verb) != s.Verb || !gr.Seats.Has(s.Seat) {
			continue
		}
		for k := range gr.Len() {
			if o := gr.Kth(k); s.takes(g, q, o) && s.applies(g, q, s.doer(g, q, o)) {
				if n++; n == 1 {
					found = o
				}
			}
		}
	}
	return found, n
}
