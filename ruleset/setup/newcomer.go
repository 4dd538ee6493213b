package setup

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"fray/table"
)

// Newcomers says how combatants join the fights of a ruleset, by the names of fields.
type Newcomers struct {
	Ruleset string
	Decreed []string // of a combatant: what only the decree says
	Brings  []string // of a setup: what a combatant may bring
	Ails    []string // of a combatant: what has happened to it, and to no copy of it
}

// Newcomer returns the setup of the one combatant that a decree adds: a copy of the combatant named in What, at full strength,
// or the setup in Sheet. The id, place and visibility come from the decree. The combatants of the sources are those of the
// cast, in their order.
func Newcomer[S any](n Newcomers, a table.Adjustment, cast *table.Cast, sources ...*S) (*S, error) {
	if (a.What == "") == (a.Sheet == "") {
		return nil, errors.New("expected a combatant to copy, in what, or a sheet")
	}
	s := new(S)
	v := reflect.ValueOf(s).Elem()
	if a.What != "" {
		i := cast.Find(a.What)
		if i == table.Nobody {
			return nil, fmt.Errorf("unknown combatant %q%s", a.What, table.OneOf(a.What, ids(cast)))
		}
		all := v.FieldByName("Combatants")
		for _, source := range sources {
			all.Set(reflect.AppendSlice(all, reflect.ValueOf(source).Elem().FieldByName("Combatants")))
		}
		all.Set(all.Slice(int(i), int(i)+1))
		deepen(all)
		n.freshen(all.Index(0), cast, &cast.Combatants[i])
	} else {
		if err := Decode([]byte(a.Sheet), s); err != nil {
			return nil, fmt.Errorf("sheet: %w", err)
		}
		if err := n.alone(v); err != nil {
			return nil, fmt.Errorf("sheet: %w", err)
		}
	}
	c := v.FieldByName("Combatants").Index(0)
	c.FieldByName("ID").SetString(a.Who)
	c.FieldByName("At").SetString(a.At)
	c.FieldByName("Hidden").SetBool(a.Do == "reserve")
	return s, nil
}

func ids(cast *table.Cast) []string {
	var out []string
	for i := range cast.Combatants {
		out = append(out, cast.Combatants[i].ID)
	}
	return out
}

// freshen makes the copy of a combatant another one of its side and seat, to which nothing has happened.
func (n Newcomers) freshen(c reflect.Value, cast *table.Cast, m *table.Member) {
	c.FieldByName("Name").SetString("")
	c.FieldByName("Side").SetString(cast.Sides[m.Side])
	c.FieldByName("Seat").SetString(cast.Seats[m.Seat])
	for _, name := range n.Ails {
		c.FieldByName(name).SetZero()
	}
}

// alone returns an error unless a setup has one combatant and nothing else but what that one brings.
func (n Newcomers) alone(v reflect.Value) error {
	all := v.FieldByName("Combatants")
	if all.Len() != 1 {
		return fmt.Errorf("found %d combatants, expected one", all.Len())
	}
	for _, name := range n.Decreed {
		if !missing(all.Index(0).FieldByName(name)) {
			return fmt.Errorf("%s are not allowed in a sheet that joins: the decree says where, and whether in sight", listed(n.Decreed))
		}
	}
	for i := range v.NumField() {
		name, value := v.Type().Field(i).Name, v.Field(i)
		if name != "Combatants" && !slices.Contains(n.Brings, name) && !missing(value) && (name != "Ruleset" || value.String() != n.Ruleset) {
			return fmt.Errorf("expected a combatant of %s with its %s, and nothing else", n.Ruleset, listed(n.Brings))
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
