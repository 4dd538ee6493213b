package live

import (
	"errors"
	"slices"

	"fray/table"
)

// ErrNothingOwn says that there is no input of a player to undo.
var ErrNothingOwn = errors.New("there is nothing of yours to undo")

// errNotAsked refuses an answer while no question is open for the players here.
var errNotAsked = errors.New("no question is open for you")

// Answer answers the open question with the option that has this key. If several players are asked, the answer comes from
// the first who has the option.
func (t *Table) Answer(key string) error { return t.AnswerNote(key, "") }

// AnswerNote answers like Answer and adds the player's words, where the question allows them.
func (t *Table) AnswerNote(key, note string) error {
	err := errNotAsked
	settled := false
	t.each(func(s table.Seat) {
		if settled {
			return
		}
		err = t.put(t.s.AnswerNote(s, key, note))
		var r *table.Refusal
		settled = !errors.As(err, &r) || r.Reason != table.NotAsked
	})
	return err
}

// Default gives the default answer to the open question; in the turn of a bot, it passes.
func (t *Table) Default() error {
	q, w := t.s.Open(), t.Waiting()
	switch {
	case q == nil || w.Seats == 0:
		return errNotAsked
	case w.Side:
		return t.Pass()
	}
	return t.Answer(t.Game().Describe(q, q.DefaultFor(w.Seats)).Key)
}

// GiveDice gives the faces of the pending roll, in the order thrown.
func (t *Table) GiveDice(faces []int32) error { return t.put(t.s.GiveDice(faces)) }

// Adjust applies a decree of the GM.
func (t *Table) Adjust(a table.Adjustment) error {
	settled := t.s.Settled()
	if err := t.put(t.s.Adjust(a)); err != nil {
		return err
	}
	t.reported = min(t.reported, settled)
	return nil
}

// Fresh gives the rolls after the next answer new dice. The record keeps that this was done.
func (t *Table) Fresh() error { return t.put(t.s.Fresh()) }

// Watching reports whether a standing answer has the table ask players in the turns of bots.
func (t *Table) Watching() bool {
	return slices.ContainsFunc(t.stand, func(s table.Standing) bool { return s.Ask && t.Book().QuestionName(s.Kind) == table.TurnQuestion })
}

// StopWatching removes the standing answers by which the table asks players in the turns of bots.
func (t *Table) StopWatching() {
	t.stand = slices.DeleteFunc(t.stand, func(s table.Standing) bool { return s.Ask && t.Book().QuestionName(s.Kind) == table.TurnQuestion })
}

// Pass lets the bot continue while a player has only side options in its question.
func (t *Table) Pass() error {
	w := t.Waiting()
	if !w.Side {
		return errors.New("you cannot pass: this question is yours to answer")
	}
	t.pauses.Pass(t.s, w.Seats)
	return nil
}

func (t *Table) put(err error) error {
	if err == nil {
		t.auto = append(t.auto, false)
	}
	return t.unstuck(err)
}

// unstuck undoes an input after which the fight cannot continue, so that the record still replays. It returns the error for
// the host to show.
func (t *Table) unstuck(err error) error {
	var no *table.Refusal
	if !errors.As(err, &no) || no.Reason != table.Stuck || len(t.s.Inputs()) == len(t.auto) {
		return err
	}
	if back := t.s.Undo(len(t.auto)); back != nil {
		return errors.Join(err, back)
	}
	t.reported = min(t.reported, len(t.s.Events()))
	return err
}

// Undo undoes the last n inputs of players (answers, typed dice, decrees) and everything after them. It returns the earliest
// undone input.
func (t *Table) Undo(n int) (table.Input, error) {
	inputs := t.s.Inputs()
	for keep, input := range slices.Backward(inputs) {
		if !t.own(input, keep) {
			continue
		}
		if n--; n > 0 {
			continue
		}
		was := input
		if err := t.s.Undo(keep); err != nil {
			return table.Input{}, err
		}
		t.auto = t.auto[:keep]
		t.pauses.Forget()
		t.reported = len(t.s.Events())
		return was, nil
	}
	return table.Input{}, ErrNothingOwn
}

// own reports whether a player gave the input directly: not a standing answer, and not the program's dice.
func (t *Table) own(in table.Input, i int) bool {
	if in.Answer == "" {
		return !t.auto[i]
	}
	seat, ok := t.Cast().Seat(in.Seat)
	return ok && t.players.Has(seat) && !t.auto[i]
}
