package room_test

import (
	"bytes"
	"context"
	"maps"
	"slices"

	"fray/internal/store"
	"fray/table"
)

func (m *memory) PutSnapshot(_ context.Context, id string, snap store.Snapshot) error {
	if err := store.CheckSnapshot(id, snap); err != nil {
		return err
	}
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
	all := slices.DeleteFunc(m.snapshots[id], func(s store.Snapshot) bool { return s.Lines == snap.Lines })
	all = append(all, snap)
	m.snapshots[id] = all[max(0, len(all)-store.SnapshotsKept):]
	return nil
}

func (m *memory) LastSnapshot(_ context.Context, id string, before int) (store.Snapshot, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, s := range slices.Backward(m.snapshots[id]) {
		if s.Lines < before {
			return s, nil
		}
	}
	return store.Snapshot{}, store.ErrNotFound
}

// dropUndone deletes the snapshots of a table that hold more inputs than an undo or an upgrade among the new lines keeps.
func (m *memory) dropUndone(id string, lines [][]byte) {
	for _, line := range lines {
		if keep, ok := table.DecodeUndo(line); ok {
			m.snapshots[id] = slices.DeleteFunc(m.snapshots[id], func(s store.Snapshot) bool { return s.Inputs > keep })
		}
	}
}

// forgetSnapshots deletes the snapshots of a table, so that it is replayed when it is opened next.
func (m *memory) forgetSnapshots(id string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.snapshots, id)
}

func (m *memory) PutTimelines(_ context.Context, id string, lines int, all []store.Timeline) error {
	if err := store.CheckTimelines(id, lines, all); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	switch _, ok := m.tables[id]; {
	case m.fails != nil:
		return m.fails
	case !ok:
		return store.ErrNotFound
	case lines != len(m.lines[id]):
		return store.ErrConflict
	}
	m.timelines[id] = map[string][]byte{}
	for _, t := range all {
		m.timelines[id][t.Viewer] = bytes.Clone(t.Data)
	}
	return nil
}

func (m *memory) Timelines(_ context.Context, id string) (all []store.Timeline, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, viewer := range slices.Sorted(maps.Keys(m.timelines[id])) {
		all = append(all, store.Timeline{Viewer: viewer, Data: m.timelines[id][viewer]})
	}
	return all, nil
}

func (m *memory) Timeline(_ context.Context, id, viewer string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	data, ok := m.timelines[id][viewer]
	if !ok {
		return nil, store.ErrNotFound
	}
	return data, nil
}

// saved returns the snapshots and timelines of a table, and restore puts them back: as if what was stored in between had not been.
func (m *memory) saved(id string) ([]store.Snapshot, map[string][]byte) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.snapshots[id]), m.timelines[id]
}

func (m *memory) restore(id string, snapshots []store.Snapshot, timelines map[string][]byte) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.snapshots[id], m.timelines[id] = snapshots, timelines
}
