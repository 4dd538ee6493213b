package postgres

import (
	"context"

	"github.com/jackc/pgx/v5/pgconn"
)

// executor is a connection or a transaction.
type executor interface {
	Exec(ctx context.Context, sql string, args ...any) (pgconn.CommandTag, error)
}

// notify tells all servers that the lease of a table may have changed. It is a hint: they look again anyway, only later.
func notify(ctx context.Context, e executor, schema, table string) error {
	_, err := e.Exec(ctx, "SELECT pg_notify($1, $2)", channel(schema), table)
	return err
}

// Moved implements [store.Shared].
func (m *Member) Moved(table string) <-chan struct{} {
	m.mu.Lock()
	defer m.mu.Unlock()
	c := m.waiting[table]
	if c == nil {
		c = make(chan struct{})
		m.waiting[table] = c
	}
	return c
}

// tell wakes those who wait for the lease of a table.
func (m *Member) tell(table string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for waits, c := range m.waiting {
		if waits == table || table == everything {
			close(c)
			delete(m.waiting, waits)
		}
	}
}
