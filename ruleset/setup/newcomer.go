package setup

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"
)

// Fresh gives the entries of a newcomer's setup that are not among the old ones of the fight. Where an old one has the same
// key, it has to say the same; the path is that of a key.
func Fresh[T any](r *Reader, path string, entries, old map[string]T) map[string]T {
	left := maps.Clone(entries)
	for _, key := range slices.Sorted(maps.Keys(entries)) {
		was, found := old[key]
		if !found {
			continue
		}
		if !Same(was, entries[key]) {
			r.Problem(path+key, "the fight has another %q, expected the same or another id", key)
		}
		delete(left, key)
	}
	return left
}

// Same reports whether two pieces of a setup say the same.
func Same(a, b any) bool {
	x, errX := json.Marshal(a)
	y, errY := json.Marshal(b)
	return errX == nil && errY == nil && bytes.Equal(x, y)
}

// SheetError is all that is wrong with the sheet of a newcomer in one error.
func (r *Reader) SheetError() error {
	why := make([]string, len(r.Faults))
	for i, p := range r.Faults {
		why[i] = p.Error()
	}
	return errors.New("sheet: " + strings.Join(why, "; "))
}
