package room

import (
	"errors"
	"fmt"
	"runtime/debug"

	"fray/table"
)

// fault is a ruleset that broke down.
type fault struct {
	what  string
	stack string
	err   error // what the session was stopped by, or nil
}

// broken makes a fault of what a panic said.
func broken(r any) error { return &fault{what: fmt.Sprint(r), stack: string(debug.Stack())} }

// Unwrap gives what the session was stopped by.
func (f *fault) Unwrap() error { return f.err }

// Error gives what the panic said.
func (f *fault) Error() string { return f.what }

// attempt does something to the fight that may put inputs in. If the rules break down, or the game cannot go on, the fight
// is as it was, and the error is a [fault]; if it cannot be played again either, it is lost.
func (f *fight) attempt(do func() error) error {
	before, pending, undos, rec := f.s.Inputs(), f.pending, f.undos, f.rec
	err := f.guarded(do)
	var broke *fault
	var no *table.Refusal
	switch {
	case errors.As(err, &broke):
	case errors.As(err, &no) && no.Reason == table.Stuck || err == nil && f.s.Err() != nil:
		broke = &fault{what: f.s.Err().Error(), err: f.s.Err()}
	default:
		return err
	}
	f.rec = rec
	if err := f.again(before); err != nil {
		f.lost = true
		return errors.Join(broke, err)
	}
	f.pending, f.undos = pending, undos
	return broke
}

// guarded does something and hears what came of it; a panic is a [fault].
func (f *fight) guarded(do func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = broken(r)
		}
	}()
	if err := do(); err != nil {
		return err
	}
	f.hear()
	return nil
}

// recoverFault makes a refusal of a panic that [fight.attempt] did not see. Nobody knows what state it has left: the fight is put
// away, to be read anew, and no other table feels it. It is to be deferred by whoever has locked the room.
func (r *Room) recoverFault(err *error) {
	if p := recover(); p != nil {
		*err = r.asRefusal(broken(p))
		r.sleep()
	}
}

// refused makes a refusal of what a session said no to.
func refused(err error) error {
	var no *table.Refusal
	var broke *fault
	switch {
	case err == nil:
		return nil
	case errors.As(err, &broke):
		why := "the rules broke down at this"
		if endless, ok := errors.AsType[*table.EndlessError](err); ok {
			why = endless.Error()
		}
		return &Refusal{CodeFault, why + ", so that it has not been done (a fault of fray: please report it)", err}
	case errors.Is(err, errFull):
		return &Refusal{CodeRecordFull, recordFull, err}
	case !errors.As(err, &no):
		return err // one of ours, or of the store
	}
	codes := map[table.Reason]string{
		table.NothingOpen: CodeStale, table.NotAsked: CodeNotAsked, table.NotListed: CodeNotListed, table.BadDice: CodeBadDice,
		table.NotNow: CodeNotNow, table.BadAdjustment: CodeBad, table.BadUndo: CodeBad, table.BadText: CodeBadText,
		table.NotKept: CodeNotKept, table.Stuck: CodeFault,
	}
	return &Refusal{codes[no.Reason], no.Error(), err}
}
