package room

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"fray/api"
	"fray/internal/store"
	"fray/table"
)

// damaged refuses to play a table that cannot be read or replayed, and says what its GM can do.
func damaged(what string, err error) error {
	return &Refusal{api.CodeDamaged, what + "; its game master can download the record as it is, and delete the table", err}
}

// unplayable says why a record cannot be replayed, without quoting it.
func unplayable(err error) error {
	var line *table.RecordError
	var replay *table.ReplayError
	var broke *fault
	switch {
	case errors.As(err, &broke):
		return refused(err)
	case errors.As(err, &line):
		return damaged(fmt.Sprintf("line %d of the record of this table is damaged", line.Line), err)
	case errors.As(err, &replay) && replay.N > 0:
		return damaged(fmt.Sprintf("line %d of the record of this table does not fit those before it: it was changed, "+
			"or this version of fray plays by other rules", replay.Line), err)
	default:
		return damaged("the record of this table cannot be played by this version of fray", err)
	}
}

// isDamaged reports whether an error is the refusal of a damaged table.
func isDamaged(err error) bool {
	var no *Refusal
	return errors.As(err, &no) && no.Code == api.CodeDamaged
}

// mark stores in the list of tables whether the table is damaged. A failure is only logged.
func (r *Room) mark(is bool) {
	if r.shared.facts.Damaged == is {
		return
	}
	ctx, cancel := stored()
	defer cancel()
	if err := r.store.Update(ctx, r.id, func(t *store.Table) error { t.Damaged = is; return nil }); err != nil {
		r.log.Error("a damaged table cannot be marked", "error", err)
		return
	}
	r.shared.facts.Damaged = is
}

// Record returns the record as a file; of a damaged table, all lines that can be read. Only the GM may: it contains all that
// is hidden.
func (r *Room) Record(ctx context.Context, v Viewer) (file []byte, err error) {
	if err := v.mayRule(); err != nil {
		return nil, err
	}
	read := func() error {
		lines, err := r.store.Lines(ctx, r.id)
		if err != nil && !(errors.Is(err, store.ErrDamaged) && len(lines) > 0) {
			return r.asRefusal(unstored(err))
		}
		file = append(bytes.Join(lines, []byte("\n")), '\n')
		return nil
	}
	if err = r.within(ctx, v, func(*fight) error { return read() }); isDamaged(err) || isViewOnly(err) {
		err = r.by(v, read)
	}
	return file, err
}
