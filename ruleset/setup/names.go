package setup

import (
	"maps"
	"slices"
	"strings"

	"fray/table"
)

// MaxSeats is the largest number of seats at a table, the GM's included, because sets of seats have 64 bits.
const MaxSeats = 60

// maxID is the length of the longest id, in bytes.
const maxID = 64

// ID checks the form of an id and that it is unique.
func (r *Reader) ID(path, id string) {
	if !r.Form(path, id) {
		return
	}
	if slices.Contains(r.ids, id) || id == "gm" || id == "nobody" {
		r.Problem(path, "%q is taken, expected a unique id", id)
	}
	r.ids = append(r.ids, id)
}

// Form checks the form of an id. The keys of options contain ids.
func (r *Reader) Form(path, id string) bool {
	switch {
	case id == "":
		r.Problem(path, "missing, expected a short name such as goblin-1")
	case strings.ContainsAny(id, " :,\t\n\"'") || len(id) > maxID || table.CheckLine(id) != nil:
		r.Problem(path, "%q: an id has no blanks, colons, commas or quotes, and at most 64 bytes", id)
	default:
		return true
	}
	return false
}

// Apart calls a combatant by its id if another has the same name. Use it for hidden combatants and newcomers: texts
// fall back on ids where a name is ambiguous ([table.Cast.Called]), which would reveal that a hidden combatant exists.
func Apart(cast *table.Cast, who int) {
	m := &cast.Combatants[who]
	for i := range cast.Combatants {
		if i != who && cast.Combatants[i].Name == m.Name {
			m.Name = m.ID
			return
		}
	}
}

// SideNames gives the sides of a cast their display names, by the ids of the sides.
func (r *Reader) SideNames(cast *table.Cast, names map[string]string) {
	for _, id := range slices.Sorted(maps.Keys(names)) {
		i := slices.Index(cast.Sides, id)
		if i < 0 {
			r.Problem("sides."+id, "unknown side %q%s", id, Among(id, "sides", cast.Sides))
			continue
		}
		if cast.SideNames == nil {
			cast.SideNames = make([]string, len(cast.Sides))
		}
		cast.SideNames[i] = names[id]
	}
}

// Seat returns the seat with this name and adds it if it is new. The first seat is "gm", the GM's.
func (r *Reader) Seat(cast *table.Cast, name string) table.Seat {
	if len(cast.Seats) == 0 {
		cast.Seats = []string{"gm"}
	}
	i := slices.Index(cast.Seats, name)
	if i < 0 {
		i = len(cast.Seats)
		if i == MaxSeats {
			r.Problem("combatants", "found more than %d seats, expected fewer", MaxSeats)
		}
		cast.Seats = append(cast.Seats, name)
	}
	return table.Seat(i)
}
