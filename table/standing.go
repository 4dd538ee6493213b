package table

import "strings"

// Standing is an answer that a seat has given beforehand to one kind of question: "never" (no verb: the question's
// default), "always dodge" (a verb), "dodge only below half" (a verb, and Below 50), "ask me only when Kestrel acts" (Ask and
// Actor). If its conditions do not hold, the default is given. The host gives it through [Session.AnswerOption], so that the
// record keeps the answer and not the rule.
type Standing struct {
	Seat  Seat   `json:"seat"`
	Kind  Kind   `json:"kind"`
	Verb  string `json:"verb,omitempty"`  // by its name in the book; empty is the default
	Ask   bool   `json:"ask,omitempty"`   // the seat is asked, in place of a verb
	Below int    `json:"below,omitempty"` // only below this percentage of health; 0 is always
	Actor string `json:"actor,omitempty"` // only when the combatant with this ID is the question's Actor; empty is anyone
	Aimed bool   `json:"aimed,omitempty"` // only when the asked combatant is the question's Aim
}

// Standings are what the seats of a table have given beforehand; the first of a seat that fits a question answers it.
type Standings []Standing

// Answer gives the standing answer to the question, and whose it is, if there is one. A verb that is not open, or open in
// several ways of which none is the default, is not answered: then the seat decides. The same holds for options that are for people only.
func (ss Standings) Answer(g Game, q *Question) (Option, Seat, bool) {
	asks := Seats(0) // seats that want to be asked this question
	for _, s := range ss {
		if s.Kind != q.Kind || !q.Asked().Has(s.Seat) || asks.Has(s.Seat) {
			continue
		}
		if s.Ask && s.applies(g, q) {
			asks |= JustSeat(s.Seat)
		} else if o, ok := s.answer(g, q); ok {
			return o, s.Seat, true
		}
	}
	return Option{}, 0, false
}

// Problem says what is wrong with a standing answer in a ruleset with this book, or returns "".
func (s *Standing) Problem(book *Book) string {
	limited := s.Below != 0 || s.Actor != "" || s.Aimed
	_, known := book.FindVerb(s.Verb)
	switch {
	case s.Verb != "" && !known:
		return "there is no action \"" + s.Verb + "\"; the actions are " + strings.Join(book.VerbNames(), ", ")
	case s.Below < 0 || s.Below > 100:
		return "the percentage of hit points must be 1 to 100"
	case s.Ask && s.Verb != "":
		return "a standing answer gives an answer or asks, not both"
	case s.Ask && !limited:
		return "a condition is missing: without one the question is asked anyway"
	case limited && s.Verb == "" && !s.Ask:
		return "the default needs no condition: it is given where the condition of another answer does not hold"
	case (s.Actor != "" || s.Aimed) && !book.Questions[s.Kind].HasActor:
		return "the question \"" + book.QuestionName(s.Kind) + "\" does not follow an action, so there is nobody who acts and no target"
	}
	return ""
}

func (s *Standing) answer(g Game, q *Question) (Option, bool) {
	deflt := q.Default()
	if q.Seats.Has(s.Seat) { // not so with side options only: none of those is a default
		deflt = q.DefaultFor(JustSeat(s.Seat))
	}
	if s.Verb == "" || !s.applies(g, q) {
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

// applies reports whether all conditions of the standing answer hold.
func (s *Standing) applies(g Game, q *Question) bool {
	list := g.Cast().Combatants
	in := func(who Who) bool { return who >= 0 && int(who) < len(list) }
	if s.Actor != "" && (!in(q.Actor) || list[q.Actor].ID != s.Actor) {
		return false
	}
	if s.Aimed && !(in(q.Aim) && (q.Aim == q.Who || q.Who == Nobody && list[q.Aim].Seat == s.Seat)) {
		return false
	}
	if s.Below == 0 {
		return true
	}
	if !in(q.Who) {
		return false
	}
	now, most := g.Health(q.Who)
	return now*100 < s.Below*most
}
