package room_test

import (
	"context"

	"fray/internal/store"
)

func (m *memory) LinkByHash(_ context.Context, hash [32]byte) (store.Link, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, l := range m.links {
		if l.Hash == hash && !l.Revoked {
			return l, nil
		}
	}
	return store.Link{}, store.ErrNotFound
}

func (m *memory) Links(_ context.Context, table string) ([]store.Link, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var out []store.Link
	for _, l := range m.links {
		if l.Table == table {
			out = append(out, l)
		}
	}
	return out, nil
}

func (m *memory) AddLink(_ context.Context, l store.Link) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.fails != nil {
		return m.fails
	}
	m.links = append(m.links, l)
	return nil
}

func (m *memory) Revoke(_ context.Context, table, link string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	for i := range m.links {
		if m.links[i].Table == table && m.links[i].ID == link {
			m.links[i].Revoked = true
			return nil
		}
	}
	return store.ErrNotFound
}
