package room_test

import (
	"context"

	"fray/internal/store"
	"fray/table"
)

func (m *memory) PutSnapshot(_ context.Context, id string, snap store.Snapshot) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	switch _, ok := m.tables[id]; {
	case m.fails != nil:
		return m.fails
	case !ok:
		return store.ErrNotFound
	case snap.Lines != len(m.lines[id]):
		return store.ErrConflict
	}
	if m.snapshots == nil {
		m.snapshots = map[string]store.Snapshot{}
	}
	m.snapshots[id] = snap
	return nil
}

func (m *memory) LastSnapshot(_ context.Context, id string) (store.Snapshot, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	snap, ok := m.snapshots[id]
	if !ok {
		return store.Snapshot{}, store.ErrNotFound
	}
	return snap, nil
}

// dropUndone deletes the snapshot of a table if an undo among the new lines keeps fewer inputs.
func (m *memory) dropUndone(id string, lines [][]byte) {
	for _, line := range lines {
		if keep, ok := table.DecodeUndo(line); ok && keep < m.snapshots[id].Inputs {
			delete(m.snapshots, id)
		}
	}
}
