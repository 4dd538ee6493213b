package live

import (
	"maps"
	"strings"

	"fray/bot"
	"fray/table"
)

// learn notes the kind of question that offers each verb to these seats, so that players can name the question by the verb.
// Any other kind takes precedence over the turn.
func (t *Table) learn(q *table.Question, seats table.Seats) {
	book := t.Book()
	for _, g := range q.Groups() {
		if g.Seats&seats == 0 || book.VerbName(g.Option.Verb) == "" {
			continue
		}
		verb := strings.ToLower(book.VerbName(g.Option.Verb))
		if _, known := t.kinds[verb]; !known || book.QuestionName(q.Kind) != table.TurnQuestion {
			t.kinds[verb] = q.Kind
		}
	}
}

// discoverKinds lets bots play a copy of the fight and learns from its questions. Players can then set a standing answer
// before its question first comes up.
func (t *Table) discoverKinds() {
	const most = 2000 // answers, enough for every common kind of question
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
	maps.Copy(t.kinds, asked) // questions of the real fight take precedence
}
