package pack

import (
	"fmt"
	"reflect"
	"slices"

	"fray/ruleset/setup"
	"fray/table"
)

// Apart returns the same encounter with a separate seat, named by the id, for each combatant of these seats, so that
// each combatant can have its own player. Hidden combatants go to the GM, because a seat for them would reveal them.
func (e *Encounter) Apart(seats []string) (*Encounter, error) {
	cast := e.Game.Cast()
	for _, name := range seats {
		if seat, ok := cast.Seat(name); !ok || seat == table.GM {
			return nil, fmt.Errorf("cannot split seat %q%s", clip(name), table.OneOf(name, cast.Seats[1:]))
		}
	}
	hidden := map[string]bool{}
	for _, t := range e.Game.View(table.GM).Tokens {
		hidden[t.ID] = t.Hidden
	}
	out := *e
	out.Setup = setup.Clone(e.Setup)
	all := fieldOf(reflect.ValueOf(out.Setup).Elem(), "combatants")
	for i, m := range cast.Combatants {
		if !slices.Contains(seats, cast.Seats[m.Seat]) {
			continue
		}
		own := m.ID
		if hidden[m.ID] {
			own = cast.Seats[table.GM]
		} else if other, taken := cast.Seat(m.ID); taken && other != m.Seat {
			return nil, fmt.Errorf("%s cannot have a separate seat: another seat is already called %q", m.ID, m.ID)
		}
		fieldOf(all.Index(i), "seat").SetString(own)
	}
	var err error
	out.Game, err = NewGame(e.Ruleset, out.Setup)
	return &out, err
}

// Apart returns the adventure with a separate seat for each combatant of these seats, in every fight that has them.
func (a *Adventure) Apart(seats []string) (*Adventure, error) {
	for _, name := range seats {
		if all := a.Seats(); name == all[table.GM] || !slices.Contains(all, name) {
			return nil, fmt.Errorf("cannot split seat %q%s", clip(name), table.OneOf(name, all[1:]))
		}
	}
	out := *a
	out.Fights = slices.Clone(a.Fights)
	for i := range out.Fights {
		f := &out.Fights[i]
		has := slices.DeleteFunc(slices.Clone(seats), func(name string) bool { _, ok := f.Game.Cast().Seat(name); return !ok })
		e, err := (&Encounter{Ruleset: a.Ruleset, Setup: f.Setup, Game: f.Game}).Apart(has)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.Name, err)
		}
		f.Setup, f.Game = e.Setup, e.Game
	}
	return &out, nil
}

// fieldOf returns the field of a struct with this key.
func fieldOf(v reflect.Value, key string) reflect.Value {
	return v.Field(slices.Index(fieldNames(v.Type()), key))
}
