package live

import (
	"maps"
	"strings"

	"fray/bot"
	"fray/table"
)

// learn notes in what kind of question each verb is offered to these seats, so that a question can be named by it. What to
// do on one's turn gives way to any other question.
func (t *Table) learn(q *table.Question, seats table.Seats) {
	book := t.Book()
	for _, g := range q.Groups() {
		if g.Seats&seats == 0 || book.VerbName(g.Option.Verb) == "" {
			continue
		}
		verb := strings.ToLower(book.VerbName(g.Option.Verb))
		if _, known := t.kinds[verb]; !known || book.QuestionName(q.Kind) != turn {
			t.kinds[verb] = q.Kind
		}
	}
}

// foresee learns from a fight that bots play on from here, at another table: so that people can say what they will do
// about a question before it is asked for the first time.
func (t *Table) foresee() {
	const most = 2000 // answers; by then every kind of question that is usual has been asked
	s := t.s.Branch()
	var r table.Rand
	r.Seed(t.s.Seed().Number(), 1)
	asked := t.kinds
	t.kinds = map[string]table.Kind{}
	for range most {
		if roll := s.OpenRoll(); roll != nil {
			faces := make([]int32, roll.Dice())
			for i := range faces {
				faces[i] = int32(r.Die(roll.SidesOf(i)))
			}
			if s.GiveDice(faces) != nil {
				break
			}
			continue
		}
		q := s.Open()
		if q == nil {
			break
		}
		t.learn(q, q.Seats)
		seat := q.Seats.First()
		if s.AnswerOption(seat, bot.Random{}.Choose(s.Game(), q, table.JustSeat(seat), &r)) != nil {
			break
		}
	}
	// what was asked here counts for more
	maps.Copy(t.kinds, asked)
}
