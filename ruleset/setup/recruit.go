package setup

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"

	"fray/table"
)

// Recruit adds a newcomer to the cast at an existing seat: the named one, or else the usual one, or else the GM's. For
// a visible newcomer, secret reports the combatants that are hidden from others or were removed while hidden: they
// give up a shared name, because calling the newcomer by its id would reveal them. The cast's combatants must be a
// copy without spare capacity.
func (r *Reader) Recruit(cast *table.Cast, m table.Member, named, usual string, secret func(i table.Who) bool) {
	seat, found := cast.Seat(Or(named, usual))
	if !found && named != "" {
		r.Problem("combatants[0].seat", "unknown seat %q%s", named, table.OneOf(named, cast.Seats))
	}
	m.Seat = table.GM
	if found {
		m.Seat = seat
	}
	cast.Combatants = append(cast.Combatants, m)
	for i := range cast.Combatants[:len(cast.Combatants)-1] {
		if other := &cast.Combatants[i]; other.Name == m.Name && secret(table.Who(i)) {
			other.Name = other.ID
		}
	}
	Apart(cast, len(cast.Combatants)-1)
}

// Fresh returns the entries of a newcomer's setup that the fight does not have yet. An entry with the key of an old
// one must be equal to it. The path is the prefix of the keys.
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

// Same reports whether two pieces of a setup are equal as JSON.
func Same(a, b any) bool {
	x, errX := json.Marshal(a)
	y, errY := json.Marshal(b)
	return errX == nil && errY == nil && bytes.Equal(x, y)
}

// SheetError returns all problems of a newcomer's sheet as one error.
func (r *Reader) SheetError() error {
	why := make([]string, len(r.Faults))
	for i, p := range r.Faults {
		why[i] = p.Error()
	}
	return errors.New("sheet: " + strings.Join(why, "; "))
}
