package setup

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"fray/table"
)

// Newcomer is who joins a fight by a decree, as a setup of one combatant: one that is like another of the fight, which like gives
// by its number, or what the decree's own sheet has, of which alone says what is too much. Id, place and sight are the decree's.
func Newcomer[S any](a table.Adjustment, cast *table.Cast, like func(i int16) *S, alone func(*S) error) (*S, error) {
	if (a.What == "") == (a.Sheet == "") {
		return nil, errors.New("expected either whom it is like, in what, or a sheet")
	}
	if a.What != "" {
		i := cast.Find(a.What)
		if i == table.Nobody {
			return nil, fmt.Errorf("no combatant is called %q", a.What)
		}
		return like(i), nil
	}
	s := new(S)
	if err := Decode([]byte(a.Sheet), s); err != nil {
		return nil, fmt.Errorf("sheet: %w", err)
	}
	if err := alone(s); err != nil {
		return nil, fmt.Errorf("sheet: %w", err)
	}
	return s, nil
}

// Recruit adds a newcomer to the cast at a seat that there is: the one that is named, else the usual one, else the GM's. Where the
// newcomer comes in sight, secret says of the others who is not, or was removed so: these leave their names to the newcomer,
// which else would tell by being called by its id that they are there. The cast's combatants have to be a copy without room.
func (r *Reader) Recruit(cast *table.Cast, m table.Member, named, usual string, secret func(i int16) bool) {
	seat, found := cast.Seat(Or(named, usual))
	if !found && named != "" {
		r.Problem("combatants[0].seat", "no seat is called %q, expected one of %s", named, strings.Join(cast.Seats, ", "))
	}
	m.Seat = table.GM
	if found {
		m.Seat = seat
	}
	cast.Combatants = append(cast.Combatants, m)
	for i := range cast.Combatants[:len(cast.Combatants)-1] {
		if other := &cast.Combatants[i]; other.Name == m.Name && secret(int16(i)) {
			other.Name = other.ID
		}
	}
	Apart(cast, len(cast.Combatants)-1)
}

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
