package live

import (
	"fray/internal/seating"
	"fray/table"
)

// Waiting is what a person has to put in before the fight goes on. The zero value: nobody has to.
type Waiting struct {
	Seats  table.Seats // the people who are asked; the first answer settles it
	Also   table.Seats // other people who have options of their own in the question
	Side   bool        // the question is a bot's, and Seats are people with options of their own in it: they may pass
	Who    string      // id of the combatant that is asked, or whose dice they are; may be empty
	Kind   string      // name of the kind of question
	Rule   string      // id of the rule that asks or rolls
	Prompt string      // the question, or the roll, in a sentence
	Sides  []int       // of the dice to throw, in order; empty for a question
}

// Dice reports whether dice are waited for, not an answer.
func (w *Waiting) Dice() bool { return len(w.Sides) > 0 }

// Waiting is what is waited for.
func (t *Table) Waiting() Waiting {
	if r := t.s.OpenRoll(); r != nil {
		return t.waitingDice(r)
	}
	q := t.s.Open()
	if q == nil {
		return Waiting{}
	}
	seats, side := t.asked(q)
	if seats == 0 {
		return Waiting{}
	}
	also := q.Asked() & t.people &^ seats
	book := t.Book()
	w := Waiting{Seats: seats, Also: also, Side: side, Who: t.id(q.Who), Rule: book.ID(q.Rule), Prompt: t.Game().Prompt(q)}
	if q.BotNote != "" {
		w.Prompt += ` Words of your own go in quotes: 1 "..."`
	}
	if int(q.Kind) < len(book.Questions) {
		w.Kind = book.QuestionName(q.Kind)
	}
	return w
}

// waitingDice has the roll thrown by the person whose combatant rolls, or by anybody if a bot's does.
func (t *Table) waitingDice(r *table.Roll) Waiting {
	w := Waiting{
		Seats: seating.Throwers(t.Game(), r, t.people), Who: t.id(r.Who), Rule: t.Book().ID(r.Rule), Prompt: t.Game().RollText(r),
	}
	for i := range r.Dice() {
		w.Sides = append(w.Sides, r.SidesOf(i))
	}
	return w
}

// asked gives the people who are asked, and whether the question itself is a bot's: then they are asked only while they
// watch, and have not passed.
func (t *Table) asked(q *table.Question) (seats table.Seats, side bool) {
	if own := q.Seats & t.people; own != 0 {
		return own, false
	}
	if !t.watch || t.passed == len(t.s.Inputs())+1 {
		return 0, false
	}
	seats = q.Asked() & t.people
	return seats, seats != 0
}

// id is the id of a combatant, or "".
func (t *Table) id(who int16) string {
	if who < 0 || int(who) >= len(t.Cast().Combatants) {
		return ""
	}
	return t.Cast().Combatants[who].ID
}

// Choices are what the people who are asked may answer.
func (t *Table) Choices() []table.Choice {
	return once(t, t.s.Choices, func(c table.Choice) string { return c.Key })
}

// Blocked are what the people who are asked might think of but may not answer.
func (t *Table) Blocked() []table.BlockedChoice {
	return once(t, t.s.Blocked, func(c table.BlockedChoice) string { return c.Key })
}

// once gathers what there is for the people who are asked, each key once.
func once[C any](t *Table, of func(table.Seat) []C, key func(C) string) []C {
	var out []C
	seen := map[string]bool{}
	t.each(func(s table.Seat) {
		for _, c := range of(s) {
			if k := key(c); !seen[k] {
				seen[k] = true
				out = append(out, c)
			}
		}
	})
	return out
}

// each calls f for every seat of a person who may answer, those who are asked first.
func (t *Table) each(f func(table.Seat)) {
	w := t.Waiting()
	for _, seats := range [2]table.Seats{w.Seats, w.Also} {
		for s := range table.Seat(len(t.sits)) {
			if seats.Has(s) {
				f(s)
			}
		}
	}
}
