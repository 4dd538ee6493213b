package live

import (
	"errors"
	"slices"

	"fray/table"
)

// ErrNothingOwn says that no person has put anything in that could be taken back.
var ErrNothingOwn = errors.New("there is nothing of yours to take back")

// Answer gives a person's answer by the key of an option. Where several people are asked, the first of them whose option
// it is gives it.
func (t *Table) Answer(key string) error { return t.AnswerNote(key, "") }

// AnswerNote is Answer with words of the person's own, where the question lets some go with it.
func (t *Table) AnswerNote(key, note string) error {
	err := errors.New("nobody here is asked anything")
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

// Default gives the answer of the open question that is taken when nobody answers in time.
func (t *Table) Default() error {
	q, w := t.s.Open(), t.Waiting()
	if q == nil || w.Seats == 0 {
		return errors.New("nobody here is asked anything")
	}
	return t.Answer(t.Game().Describe(q, q.DefaultFor(w.Seats)).Key)
}

// GiveDice gives the faces of the dice that are waited for, in the order thrown.
func (t *Table) GiveDice(faces []int32) error { return t.put(t.s.GiveDice(faces)) }

// Adjust carries out what the GM decrees.
func (t *Table) Adjust(a table.Adjustment) error {
	settled := t.s.Settled()
	if err := t.put(t.s.Adjust(a)); err != nil {
		return err
	}
	t.told = min(t.told, settled)
	return nil
}

// Fresh has the dice after the next answer fall anew, by the GM's leave.
func (t *Table) Fresh() error { return t.put(t.s.Fresh()) }

// Watch says whether people are asked also where the question is a bot's and they have options of their own in it, such
// as speaking out of turn.
func (t *Table) Watch(on bool) { t.watch = on }

// Watching reports what Watch has said.
func (t *Table) Watching() bool { return t.watch }

// Pass lets the bot whose question it is answer it, where people have side options only.
func (t *Table) Pass() error {
	if w := t.Waiting(); !w.Side {
		return errors.New("there is nothing to pass: the question is yours to answer")
	}
	t.passed = len(t.s.Inputs()) + 1
	return nil
}

func (t *Table) put(err error) error {
	if err == nil {
		t.auto = append(t.auto, false)
	}
	return t.unstuck(err)
}

// unstuck takes back the input after which the fight cannot continue, so that its record can still be played. It gives the
// error, for the host to show.
func (t *Table) unstuck(err error) error {
	var no *table.Refusal
	if !errors.As(err, &no) || no.Reason != table.Stuck || len(t.s.Inputs()) == len(t.auto) {
		return err
	}
	if back := t.s.Undo(len(t.auto)); back != nil {
		return errors.Join(err, back)
	}
	t.told = min(t.told, len(t.s.Events()))
	return err
}

// Undo takes back what people put in last, n times: an answer, typed dice, a decree; and all that followed from it. It
// gives what the earliest of these was.
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
		t.passed = 0
		t.told = len(t.s.Events())
		return was, nil
	}
	return table.Input{}, ErrNothingOwn
}

// own reports whether a person put the input in, at the moment it was taken.
func (t *Table) own(in table.Input, i int) bool {
	if in.Answer == "" {
		return true
	}
	seat, ok := t.Cast().Seat(in.Seat)
	return ok && t.people.Has(seat) && !t.auto[i]
}
