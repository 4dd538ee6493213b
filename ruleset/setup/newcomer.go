package setup

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"fray/table"
)

// Newcomer returns the setup of the one combatant that a decree adds: a copy of the combatant named in What, which
// like makes from its index, or the setup in Sheet, which alone checks. The id, place and visibility come from the
// decree.
func Newcomer[S any](a table.Adjustment, cast *table.Cast, like func(i table.Who) *S, alone func(*S) error) (*S, error) {
	if (a.What == "") == (a.Sheet == "") {
		return nil, errors.New("expected a combatant to copy, in what, or a sheet")
	}
	if a.What != "" {
		i := cast.Find(a.What)
		if i == table.Nobody {
			ids := make([]string, len(cast.Combatants))
			for i := range cast.Combatants {
				ids[i] = cast.Combatants[i].ID
			}
			return nil, fmt.Errorf("unknown combatant %q%s", a.What, table.OneOf(a.What, ids))
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

// Alone returns an error unless a setup of a ruleset, a pointer to a struct, has one combatant and nothing else but what that
// one brings. Decreed are the fields of the combatant that the decree gives, brings those of the setup that it may have.
func Alone(s any, ruleset string, decreed []string, brings ...string) error {
	v := reflect.ValueOf(s).Elem()
	all := v.FieldByName("Combatants")
	if all.Len() != 1 {
		return fmt.Errorf("found %d combatants, expected one", all.Len())
	}
	for _, name := range decreed {
		if !missing(all.Index(0).FieldByName(name)) {
			return fmt.Errorf("%s are not allowed in a sheet that joins: the decree says where, and whether in sight", listed(decreed))
		}
	}
	for i := range v.NumField() {
		name, value := v.Type().Field(i).Name, v.Field(i)
		if name != "Combatants" && !slices.Contains(brings, name) && !missing(value) && (name != "Ruleset" || value.String() != ruleset) {
			return fmt.Errorf("expected a combatant of %s with its %s, and nothing else", ruleset, listed(brings))
		}
	}
	return nil
}

// missing reports whether a value says nothing: it is zero, or has no elements.
func missing(v reflect.Value) bool {
	return v.IsZero() || (v.Kind() == reflect.Slice || v.Kind() == reflect.Map) && v.Len() == 0
}

// listed joins the names of fields as files write them: "at, hidden and beside".
func listed(fields []string) string {
	text := strings.ToLower(strings.Join(fields, ", "))
	if i := strings.LastIndex(text, ", "); i >= 0 {
		text = text[:i] + " and" + text[i+1:]
	}
	return text
}

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
