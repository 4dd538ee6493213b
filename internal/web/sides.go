package web

import (
	"fray/api"
	"fray/table"
)

// sideRow is one side: its number sets its color and shape.
type sideRow struct {
	N       int
	ID      string
	Name    string
	Up, All int
}

// sided is a summary with the names of its sides.
type sided struct {
	*api.Summary
	View table.View
}

// sidesOf returns the sides of a state: sides of seats first, because they do not depend on what is visible.
func sidesOf(s api.State) []sideRow {
	var out []sideRow
	find := func(side string) *sideRow {
		for i := range out {
			if out[i].ID == side {
				return &out[i]
			}
		}
		out = append(out, sideRow{N: len(out) % 4, ID: side, Name: sideName(s.View, side)})
		return &out[len(out)-1]
	}
	for _, gm := range []bool{false, true} { // seats of players come first
		for _, seat := range s.Seats {
			if seat.Side != "" && (seat.Name == api.RoleGM) == gm {
				find(seat.Side)
			}
		}
	}
	for i := range s.View.Tokens {
		t, r := &s.View.Tokens[i], find(s.View.Tokens[i].Side)
		if t.Hidden {
			continue
		}
		r.All++
		if !t.Down {
			r.Up++
		}
	}
	return out
}

// encounterSides returns the sides of an encounter, numbered as in its preview.
func encounterSides(e api.Encounter) []sideRow {
	var out []sideRow
	for i, s := range e.Sides {
		out = append(out, sideRow{N: i % 4, ID: s.Name, Name: sideTitle(s), Up: s.Combatants, All: s.Combatants})
	}
	return out
}

// sideTitle returns the name of a side of an encounter for display.
func sideTitle(s api.EncounterSide) string {
	if s.Title != s.Name && s.Title != "" {
		return s.Title
	}
	return titled(s.Name)
}

// seatTitle returns the name of a seat of an encounter for display. A seat that plays a side has the name of the side.
func seatTitle(e api.Encounter, seat string) string {
	for _, s := range e.Sides {
		if s.Name == seat {
			return sideTitle(s)
		}
	}
	return seatName(table.View{}, seat)
}

func sideNumber(sides []sideRow, side string) int {
	for _, r := range sides {
		if r.ID == side {
			return r.N
		}
	}
	return 0
}
