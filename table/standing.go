package table

import (
	"slices"
	"strings"
)

// Standing is an answer that a seat has given beforehand to one kind of question: "never" (no verb: the question's
// default), "always dodge" (a verb), "dodge only below half" (a verb, and Below 50), "ask me only when Kestrel acts" (Ask and
// Actor). If its conditions do not hold, the default is given. The host gives it through [Session.AnswerOption], so that the
// record keeps the answer and not the rule.
//
// The seat's own turn is always asked. Ask for [TurnQuestion] is about the turns of bots, in which the seat may have side options:
// [Standings.Pausing].
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
		if s.Ask && g.Book().QuestionName(s.Kind) == TurnQuestion {
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

// Pausing returns the seats that want to be asked in a turn in which they only have side options.
func (ss Standings) Pausing(g Game, q *Question) Seats {
	seats := Seats(0)
	if !g.Book().pauses(q.Kind) {
		return 0
	}
	for i := range ss {
		if s := &ss[i]; s.Ask && s.Kind == q.Kind && s.pauses(g, q) {
			seats |= JustSeat(s.Seat)
		}
	}
	return seats &^ q.Seats & q.Asked()
}

// pauses reports whether the conditions hold: Actor is the combatant whose turn it is, and Below is about any combatant of the
// seat.
func (s *Standing) pauses(g Game, q *Question) bool {
	list := g.Cast().Combatants
	if s.Actor != "" && (q.Who < 0 || int(q.Who) >= len(list) || list[q.Who].ID != s.Actor) {
		return false
	}
	for i := range list {
		if now, most := g.Health(Who(i)); list[i].Seat == s.Seat && now*100 < s.Below*most {
			return true
		}
	}
	return s.Below == 0
}

// pauses reports whether a question is a turn in which other seats may have options.
func (b *Book) pauses(k Kind) bool { return b.QuestionName(k) == TurnQuestion && b.Questions[k].Others }

// Pauses reports whether seats may have options in the turns of others.
func (b *Book) Pauses() bool {
	for k := range b.Questions {
		if b.pauses(Kind(k)) {
			return true
		}
	}
	return false
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
	case s.Kind == Kind(slices.Index(book.QuestionNames(), TurnQuestion)):
		return s.problemOfTurn(book)
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

// problemOfTurn is Problem for the question of what to do on a turn.
func (s *Standing) problemOfTurn(book *Book) string {
	switch {
	case !s.Ask || s.Verb != "":
		return "your turn cannot have a standing answer: it would play the fight without you; only ask can stand, for the turns of bots"
	case !book.pauses(s.Kind):
		return "you cannot do anything in the turns of others by these rules, so there is nothing to ask you"
	case s.Aimed:
		return "nobody is the target of a turn; say whose turn it is instead"
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
