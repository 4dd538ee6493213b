package live

import (
	"context"

	"fray/internal/seating"
	"fray/table"
)

// Standing is who By names when a standing answer was given.
const Standing = "standing answer"

// Move is an answer that no person gave at this moment.
type Move struct {
	Seat  string // whose
	Who   string // id of the combatant that was asked; may be empty
	By    string // name of the bot, or [Standing]
	Kind  string // name of the kind of question
	Key   string
	Label string
	Free  bool // there was something to choose, and those at this table may know what was chosen
}

// Step has a bot or a standing answer answer what is open. It reports false when a person has to, or when the fight is
// over.
func (t *Table) Step() (Move, bool, error) {
	q := t.s.Open()
	if q == nil {
		return Move{}, false, t.s.Err()
	}
	people, _ := t.asked(q)
	a, ok := seating.Next(t.s, t.sits, t.stand, people, &t.rng)
	if !ok {
		t.learn(q, t.people)
		return Move{}, false, nil
	}
	if a.By == "" {
		a.By = Standing
	}
	m, err := t.play(q, a.Seat, a.Option, a.By)
	return m, err == nil, err
}

// play gives an answer for a seat.
func (t *Table) play(q *table.Question, seat table.Seat, o table.Option, by string) (Move, error) {
	c := t.Game().Describe(q, o)
	m := Move{Seat: t.Cast().Seats[seat], Who: t.id(q.Who), By: by, Key: c.Key, Label: c.Label, Free: q.Count() > 1 && t.knows(q, seat)}
	m.Kind = t.Book().QuestionName(q.Kind)
	if err := t.s.AnswerOptionNote(seat, o, q.BotNote); err != nil {
		return m, t.unstuck(err)
	}
	t.auto = append(t.auto, by == Standing)
	return m, nil
}

// knows reports whether somebody at this table may learn what the seat answers: of a secret question only the seat itself,
// and the GM.
func (t *Table) knows(q *table.Question, seat table.Seat) bool {
	return !q.Secret || t.people == 0 || t.people.Has(seat) || t.people.Has(table.GM)
}

// Advance steps until a person has to answer, dice are waited for, the fight is over, or the context ends. Hear, if
// given, is told of each move.
func (t *Table) Advance(ctx context.Context, hear func(Move)) error {
	for ctx.Err() == nil {
		m, moved, err := t.Step()
		if err != nil || !moved {
			return err
		}
		if hear != nil {
			hear(m)
		}
	}
	return ctx.Err()
}
