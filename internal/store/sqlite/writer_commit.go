package sqlite

import (
	"context"
	"errors"
	"slices"

	"fray/internal/store/sqlite/query"
)

// settle writes a group and reports the result to its callers.
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

// note records whether the last write failed. A group in which every change was refused shows nothing.
func (w *writer) note(group []*change, err error) {
	if err != nil {
		w.failing = true
	} else if slices.ContainsFunc(group, func(c *change) bool { return c.err == nil }) {
		w.failing = false
	}
}

// probe writes something without effect if the last write failed, because reading does not detect a full disk. If the last
// write worked, the disk need not work for it.
func (w *writer) probe(ctx context.Context, _ *query.Queries) error {
	if !w.failing {
		return nil
	}
	_, err := w.conn.ExecContext(ctx, "PRAGMA user_version = 0") // a value that nothing uses
	return err
}

// commit carries out the changes in one transaction and stores the errors of refused changes in them. If the database fails,
// nothing is written and the error is returned. It cannot be canceled: it takes as long as the disk does.
func (w *writer) commit(group []*change) error {
	ctx := context.Background()
	if _, err := w.conn.ExecContext(ctx, "BEGIN IMMEDIATE"); err != nil {
		w.rollback(ctx)
		return err
	}
	for _, c := range group {
		err := c.do(ctx, w.put)
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

// rollback ends a failed transaction. Some failures have ended it already, and SQLite then reports an error, which is
// ignored. If the transaction really cannot be ended, the next BEGIN fails.
func (w *writer) rollback(ctx context.Context) {
	_, _ = w.conn.ExecContext(ctx, "ROLLBACK")
}
