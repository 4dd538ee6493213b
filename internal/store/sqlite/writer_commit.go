package sqlite

import (
	"context"
	"errors"
)

// settle writes a group and tells everybody in it.
func (w *writer) settle(group []*change) {
	if err := w.commit(group); err != nil {
		for _, c := range group {
			if len(group) > 1 {
				err = w.commit([]*change{c})
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
