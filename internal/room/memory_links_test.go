package room_test

import (
	"context"

	"fray/internal/store"
)

func (m *memory) LinkByHash(_ context.Context, hash [32]byte) (store.Link, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.sought++
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
	if _, ok := m.tables[table]; !ok {
		return nil, store.ErrNotFound
	}
	var out []store.Link
	for _, l := range m.links {
		if l.Table == table {
			out = append(out, l)
		}
	}
	return out, nil
}

func (m *memory) Reissue(_ context.Context, l store.Link) ([]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.fails != nil {
		return nil, m.fails
	}
	if _, ok := m.tables[l.Table]; !ok {
		return nil, store.ErrNotFound
	}
	gone := m.revokeOthers(l, l.Unused)
	m.links = append(m.links, l)
	return gone, nil
}

func (m *memory) UseLink(_ context.Context, table, link string) ([]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for i := range m.links {
		l := &m.links[i]
		switch {
		case l.Table != table || l.ID != link || l.Revoked:
			continue
		case m.fails != nil:
			return nil, m.fails
		case !l.Unused:
			return nil, nil
		}
		l.Unused = false
		return m.revokeOthers(*l, false), nil
	}
	return nil, store.ErrNotFound
}

// revokeOthers revokes the other links of the role and seat of a link, or only the unused ones.
func (m *memory) revokeOthers(l store.Link, unusedOnly bool) (gone []string) {
	for i := range m.links {
		other := &m.links[i]
		if other.Table == l.Table && other.ID != l.ID && other.Role == l.Role && other.Seat == l.Seat && !other.Revoked && (other.Unused || !unusedOnly) {
			other.Revoked = true
			gone = append(gone, other.ID)
		}
	}
	return gone
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
