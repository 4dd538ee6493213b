package pack

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"fray/table"
)

// Apart is the same encounter with a seat of its own, called by its id, for each combatant that these seats play: for as many
// people as there are. Who is hidden goes to the GM, as a seat of its own, or what is left of the old one, would show that it is there.
func (e *Encounter) Apart(seats []string) (*Encounter, error) {
	cast := e.Game.Cast()
	for _, name := range seats {
		if seat, ok := cast.Seat(name); !ok || seat == table.GM {
			return nil, fmt.Errorf("there is no seat %q that can be parted; expected one of %s", clip(name), strings.Join(cast.Seats[1:], ", "))
		}
	}
	hidden := map[string]bool{}
	for _, t := range e.Game.View(table.GM).Tokens {
		hidden[t.ID] = t.Hidden
	}
	out := *e
	out.Setup = clone(e.Setup)
	all := fieldOf(reflect.ValueOf(out.Setup).Elem(), "combatants")
	for i, m := range cast.Combatants {
		if !slices.Contains(seats, cast.Seats[m.Seat]) {
			continue
		}
		own := m.ID
		if hidden[m.ID] {
			own = cast.Seats[table.GM]
		} else if other, taken := cast.Seat(m.ID); taken && other != m.Seat {
			return nil, fmt.Errorf("%s cannot have a seat of its own: another seat is called %q already", m.ID, m.ID)
		}
		fieldOf(all.Index(i), "seat").SetString(own)
	}
	var err error
	out.Game, err = NewGame(e.Ruleset, out.Setup)
	return &out, err
}

// fieldOf is the field of a struct that people write by this key.
func fieldOf(v reflect.Value, key string) reflect.Value {
	return v.Field(slices.Index(fieldNames(v.Type()), key))
}
