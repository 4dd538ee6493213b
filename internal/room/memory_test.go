package room_test

import (
	"context"
	"maps"
	"slices"
	"sync"
	"time"

	"fray/internal/store"
)

// memory is a store in memory that can be made to fail.
type memory struct {
	mu        sync.Mutex
	tables    map[string]store.Table
	lines     map[string][][]byte
	links     []store.Link
	snapshots map[string][]store.Snapshot
	timelines map[string]map[string][]byte // by table and viewer
	fails     error
	sought    int                  // links by their hashes
	damaged   string               // a table of which only a part can be read
	before    func(lines [][]byte) // called before lines are appended, without the lock
}

func newMemory() *memory {
	return &memory{
		tables: map[string]store.Table{}, lines: map[string][][]byte{}, snapshots: map[string][]store.Snapshot{}, timelines: map[string]map[string][]byte{},
	}
}

// fail has everything that writes fail from now on; nil: no more.
func (m *memory) fail(err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.fails = err
}

// record is a copy of the lines of a table.
func (m *memory) record(id string) [][]byte {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.lines[id])
}

func (m *memory) Create(_ context.Context, t store.Table, record [][]byte, links []store.Link) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.fails != nil {
		return m.fails
	}
	line, _, err := store.TrimLines(record...)
	if err != nil {
		return err
	}
	if _, ok := m.tables[t.Branch]; t.Branch != "" && !ok {
		return store.ErrNotFound
	}
	m.tables[t.ID], m.lines[t.ID] = copied(t), line
	m.links = append(m.links, links...)
	return nil
}

func copied(t store.Table) store.Table {
	t.Seats = maps.Clone(t.Seats)
	return t
}

func (m *memory) Table(_ context.Context, id string) (store.Table, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	t, ok := m.tables[id]
	switch {
	case !ok:
		return store.Table{}, store.ErrNotFound
	case id == m.damaged:
		return store.Table{}, store.ErrDamaged
	}
	t.Lines = len(m.lines[id])
	return copied(t), nil
}

// some are the tables that fit, the longest untouched first.
func (m *memory) some(fits func(store.Table) bool) []store.Table {
	m.mu.Lock()
	defer m.mu.Unlock()
	var out []store.Table
	for _, t := range m.tables {
		if fits(t) {
			out = append(out, copied(t))
		}
	}
	slices.SortFunc(out, func(a, b store.Table) int { return a.Touched.Compare(b.Touched) })
	return out
}

func (m *memory) Tables(context.Context, int, int) ([]store.Table, error) { return nil, nil }

func (m *memory) Branches(_ context.Context, table string) ([]store.Table, error) {
	return m.some(func(t store.Table) bool { return t.Branch == table }), nil
}

func (m *memory) Untouched(_ context.Context, branches bool, since time.Time, limit int) ([]store.Table, error) {
	all := m.some(func(t store.Table) bool { return t.Touched.Before(since) && branches == (t.Branch != "") })
	return all[:min(limit, len(all))], nil
}

func (m *memory) Count(context.Context) (int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return len(m.tables), nil
}

func (m *memory) Update(_ context.Context, id string, change func(*store.Table) error) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	t, ok := m.tables[id]
	switch {
	case m.fails != nil:
		return m.fails
	case !ok:
		return store.ErrNotFound
	}
	t = copied(t)
	if err := change(&t); err != nil {
		return err
	}
	m.tables[id] = t
	return nil
}

func (m *memory) Delete(_ context.Context, id string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.fails != nil {
		return m.fails
	}
	for name, t := range m.tables {
		if name == id || t.Branch == id {
			delete(m.tables, name)
			delete(m.lines, name)
			delete(m.snapshots, name)
			delete(m.timelines, name)
			m.links = slices.DeleteFunc(m.links, func(l store.Link) bool { return l.Table == name })
		}
	}
	return nil
}

func (m *memory) Lines(_ context.Context, id string) ([][]byte, error) {
	_, err := m.Table(context.Background(), id)
	return m.record(id), err
}

func (m *memory) Append(_ context.Context, id string, n int, lines ...[]byte) error {
	if m.before != nil {
		m.before(lines)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.fails != nil {
		return m.fails
	}
	if len(m.lines[id]) != n {
		return store.ErrConflict
	}
	trimmed, _, err := store.TrimLines(lines...)
	if err != nil {
		return err
	}
	m.lines[id] = append(m.lines[id], trimmed...)
	m.dropUndone(id, trimmed)
	delete(m.timelines, id)
	return nil
}

func (m *memory) Ping(context.Context) error { return nil }

func (m *memory) Close() error { return nil }
