package room

import (
	"errors"
	"fmt"
	"runtime/debug"

	"fray/api"
	"fray/table"
)

// fault is a failure of a ruleset.
type fault struct {
	what  string
	stack string
	err   error // the error by which the session was stopped, or nil
}

// broken makes a fault of a recovered panic.
func broken(r any) error { return &fault{what: fmt.Sprint(r), stack: string(debug.Stack())} }

// safely calls do. A panic becomes a [fault].
func safely(do func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = broken(p)
		}
	}()
	return do()
}

// Unwrap returns the error by which the session was stopped.
func (f *fault) Unwrap() error { return f.err }

// Error returns the text of the panic.
func (f *fault) Error() string { return f.what }

// attempt calls do, which may put in inputs. If the rules break down, or the game cannot continue, the fight is restored and
// the error is a [fault]; if that fails too, the fight is lost.
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

// guarded calls do and reads the new events. A panic becomes a [fault].
func (f *fight) guarded(do func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = broken(r)
		}
	}()
	if err := do(); err != nil {
		return err
	}
	f.readEvents()
	return nil
}

// recoverFault turns a panic that [fight.attempt] did not catch into a refusal. The state of the fight is unknown then, so it
// is dropped and read again; other tables are not affected. Defer it wherever the room is locked.
func (r *Room) recoverFault(err *error) {
	if p := recover(); p != nil {
		*err = r.asRefusal(broken(p))
		r.sleep()
	}
}

// refused turns an error of a session into a refusal.
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
		return &Refusal{api.CodeFault, why + ", so nothing was done (a fault of fray: please report it)", err}
	case errors.Is(err, errFull):
		return &Refusal{api.CodeRecordFull, recordFull, err}
	case !errors.As(err, &no):
		return err // a refusal already, or an error of the store
	}
	codes := map[table.Reason]api.Code{
		table.NothingOpen: api.CodeStale, table.NotAsked: api.CodeNotAsked, table.NotListed: api.CodeNotListed, table.BadDice: api.CodeBadDice,
		table.NotNow: api.CodeNotNow, table.BadAdjustment: api.CodeBad, table.BadUndo: api.CodeBad, table.BadText: api.CodeBadText,
		table.NotKept: api.CodeNotKept, table.Stuck: api.CodeFault,
	}
	return &Refusal{codes[no.Reason], no.Error(), err}
}
