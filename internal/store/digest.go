package store

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"hash"
	"maps"
	"slices"
)

// Digest returns the SHA-256 of all that a store has of a table: its facts, links, record, snapshots and timelines. Two stores have
// the same table if the digests are equal.
func Digest(ctx context.Context, s Store, id string) (sum [32]byte, err error) {
	h := sha256.New()
	t, err := s.Table(ctx, id)
	if err != nil {
		return sum, err
	}
	links, err := s.Links(ctx, id)
	if err != nil {
		return sum, err
	}
	lines, err := s.Lines(ctx, id)
	if err != nil {
		return sum, err
	}
	snapshots, err := snapshotsOf(ctx, s, id)
	if err != nil {
		return sum, err
	}
	timelines, err := s.Timelines(ctx, id)
	if err != nil {
		return sum, err
	}
	for _, part := range []any{t, links, lines, snapshots, timelines} {
		if err := write(h, part); err != nil {
			return sum, err
		}
	}
	return [32]byte(h.Sum(nil)), nil
}

// write adds a value to a hash as one line of JSON, in which strings of bytes are base64.
func write(h hash.Hash, part any) error {
	return json.NewEncoder(h).Encode(part)
}

// digestAll returns the digest of many tables.
func digestAll(tables map[string][32]byte) [32]byte {
	h := sha256.New()
	for _, id := range slices.Sorted(maps.Keys(tables)) {
		sum := tables[id]
		h.Write([]byte(id))
		h.Write([]byte{0})
		h.Write(sum[:])
	}
	return [32]byte(h.Sum(nil))
}
