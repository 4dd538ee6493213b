package sqlite

import (
	"context"
	"errors"
	"slices"
)

// settle writes a group and tells everybody in it.
func (w *writer) settle(group []*change) {
	err := w.commit(group)
	w.note(group, err)
	if err != nil {
		for _, c := range group {
			if len(group) > 1 {
				err = w.commit([]*change{c})
				w.note([]*change{c}, err)
			}
			if err != nil {
				c.err = explain(err)
			}
		}
	}
	for _, c := range group {
		close(c.settled)
	}
}

// note notes whether the database can be written, as far as this group shows: one where all were refused shows nothing.
func (w *writer) note(group []*change, err error) {
	if err != nil {
		w.ill = true
	} else if slices.ContainsFunc(group, func(c *change) bool { return c.err == nil }) {
		w.ill = false
	}
}

// pulse is a change that writes something, which changes nothing, if what was written last could not be: a full disk is not
// noticed by looking. If all was well there is no reason to have the disk work for it.
func (w *writer) pulse(ctx context.Context, _ *statements) error {
	if !w.ill {
		return nil
	}
	_, err := w.conn.ExecContext(ctx, "PRAGMA user_version = 0") // which nobody uses
	return err
}

// commit carries out the changes in one transaction. What is refused has its error then. If the database fails nothing is
// written and that is returned. Nothing here can be called off: it takes as long as the disk.
func (w *writer) commit(group []*change) error {
	ctx := context.Background()
	if _, err := w.conn.ExecContext(ctx, "BEGIN IMMEDIATE"); err != nil {
		w.rollback(ctx)
		return err
	}
	for _, c := range group {
		err := c.do(ctx, &w.put)
		refused, is := errors.AsType[refusal](err)
		if err != nil && !is {
			w.rollback(ctx)
			return err
		}
		c.err = refused.error
	}
	if _, err := w.conn.ExecContext(ctx, "COMMIT"); err != nil {
		w.rollback(ctx)
		return err
	}
	return nil
}

// rollback ends a transaction that failed. Some failures have ended it already; then SQLite says that there is none, which
// is as well. If it really can not be ended, the next BEGIN fails and says so.
func (w *writer) rollback(ctx context.Context) {
	_, _ = w.conn.ExecContext(ctx, "ROLLBACK")
}
