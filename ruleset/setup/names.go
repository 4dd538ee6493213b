package setup

import (
	"slices"
	"strings"

	"fray/table"
)

// MaxSeats is how many seats a table has at most, the GM's included: seats are a small set.
const MaxSeats = 60

// maxID is the longest id, in bytes.
const maxID = 64

// ID checks the form of an id, and that it is used once.
func (r *Reader) ID(path, id string) {
	if !r.Form(path, id) {
		return
	}
	if slices.Contains(r.ids, id) || id == "gm" || id == "nobody" {
		r.Problem(path, "%q is taken, expected an id of its own", id)
	}
	r.ids = append(r.ids, id)
}

// Form checks the form of an id: the keys of options are made of them.
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

// Apart has a combatant go by its id if somebody else has its name. It is for who is hidden and for who comes late: texts fall
// back on ids where a name means two ([table.Cast.Called]), so that others would tell by what they are called that it is there.
func Apart(cast *table.Cast, who int) {
	m := &cast.Combatants[who]
	for i := range cast.Combatants {
		if i != who && cast.Combatants[i].Name == m.Name {
			m.Name = m.ID
			return
		}
	}
}

// Seat is the seat of this name at the table, which is set if it is not there yet. "gm" is the GM's, the first.
func (r *Reader) Seat(cast *table.Cast, name string) table.Seat {
	if len(cast.Seats) == 0 {
		cast.Seats = []string{"gm"}
	}
	i := slices.Index(cast.Seats, name)
	if i < 0 {
		i = len(cast.Seats)
		if i == MaxSeats {
			r.Problem("combatants", "found more than %d seats, expected at most so many", MaxSeats)
		}
		cast.Seats = append(cast.Seats, name)
	}
	return table.Seat(i)
}
