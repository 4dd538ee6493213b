package live

import (
	"context"

	"fray/bot"
	"fray/internal/seating"
	"fray/places"
	"fray/table"
)

// Standing is the value of Move.By for a standing answer, and where a player has no choice.
const Standing = "standing answer"

// Move is an answer by a bot or a standing answer, or a roll for a bot.
type Move struct {
	Seat  string // the seat that answered
	Who   string // name of the combatant that was asked; may be empty
	By    string // name of the bot, or [Standing]
	Kind  string // name of the kind of question; "dice" for a roll
	Key   string
	Label string
	Free  bool // there was a choice, it does not let the moment pass, and the players at this table may know it
}

// Step answers the open question with a bot or a standing answer, or throws the dice of a bot's combatant. It reports false if a player has to act or the fight is
// over. If a bot fails, its question stays open.
func (t *Table) Step() (m Move, moved bool, err error) {
	defer bot.Rescue(&err)
	q := t.s.Open()
	if q == nil {
		m, moved, err = t.throwForBot()
		if err == nil && !moved {
			err = t.s.Err()
		}
		return m, moved, err
	}
	asked, _ := t.asked(q)
	a, ok := seating.Next(t.s, t.sits, t.stand, asked, &t.rng)
	if !ok {
		t.learn(q, t.players)
		return Move{}, false, nil
	}
	a.Think(t.s)
	if a.By == "" {
		a.By = Standing
	}
	m, err = t.play(q, a.Seat, a.Option, a.By)
	return m, err == nil, err
}

// play gives an answer for a seat.
func (t *Table) play(q *table.Question, seat table.Seat, o table.Option, by string) (Move, error) {
	c := t.Game().Describe(q, o)
	sole, must := q.Sole(seat)
	m := Move{Seat: t.Cast().Seats[seat], Who: t.nameOf(q.Who), By: by, Key: c.Key, Label: c.Label, Free: !(must && o == sole) && !q.Passes(o) && t.knows(q, seat)}
	if m.Free {
		m.Label = places.Said(t.Game(), q, t.Viewer(), &c)
	}
	m.Kind = t.Book().QuestionName(q.Kind)
	who, before := q.Who, len(t.s.Events())
	m.Free = m.Free && (t.listens(seat) || t.sees(q.Who) && t.sees(o.Who))
	if err := t.s.AnswerOptionNote(seat, o, q.BotNote); err != nil {
		return m, t.unstuck(err)
	}
	m.Free = m.Free && (t.listens(seat) || t.heard(before, who, o))
	t.auto = append(t.auto, by == Standing)
	return m, nil
}

// knows reports whether a player at this table may learn the seat's answer. Only the seat and the GM know the answer to a
// secret question.
func (t *Table) knows(q *table.Question, seat table.Seat) bool { return !q.Secret || t.listens(seat) }

// listens reports whether somebody at this table knows all that a seat knows.
func (t *Table) listens(seat table.Seat) bool {
	return t.players == 0 || t.players.Has(seat) || t.players.Has(table.GM)
}

// sees reports whether somebody at this table sees a combatant. Nobody in particular is seen, and so are things.
func (t *Table) sees(who table.Who) bool {
	return who < 0 || t.View().Sees(t.Cast().Combatants[who].ID)
}

// heard reports whether the players at this table hear all of what a combatant has done since an event: who casts may be seen, and
// what it casts not.
func (t *Table) heard(since int, who table.Who, o table.Option) bool {
	hears := t.audible()
	for _, e := range t.s.Events()[since:] {
		if (e.Kind == table.Took || e.Kind == table.Reacted) && e.Who == who {
			return hears(&e) && (e.Option.Verb != o.Verb || e.Option == o)
		}
	}
	return true
}

// Advance calls Step until a player has to act, the fight is over, or the context ends. It calls onMove, if given, after each
// move.
func (t *Table) Advance(ctx context.Context, onMove func(Move)) error {
	for ctx.Err() == nil {
		m, moved, err := t.Step()
		if err != nil || !moved {
			return err
		}
		if onMove != nil {
			onMove(m)
		}
	}
	return ctx.Err()
}
