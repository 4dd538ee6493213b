package setup

import (
	"maps"
	"regexp"
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

// Member adds a combatant to a cast, with its side and seat if they are new.
func (r *Reader) Member(cast *table.Cast, m table.Member, side, seat string) {
	s := slices.Index(cast.Sides, side)
	if s < 0 {
		s = len(cast.Sides)
		cast.Sides = append(cast.Sides, side)
	}
	m.Side, m.Seat = s, r.Seat(cast, seat)
	cast.Combatants = append(cast.Combatants, m)
}

// Conceal calls hidden combatants by their ids where others have their names ([Apart]).
func Conceal(cast *table.Cast, hidden func(i int) bool) {
	for i := range cast.Combatants {
		if hidden(i) {
			Apart(cast, i)
		}
	}
}

// Opposed demands at least two sides with a combatant in sight, and at most as many sides as a ruleset can have.
func (r *Reader) Opposed(cast *table.Cast, most int, hidden func(i int) bool) {
	if len(cast.Sides) > most {
		r.Problem("combatants", "found %d sides, expected at most %d", len(cast.Sides), most)
	}
	switch {
	case slices.Contains(cast.Sides, ""): // a side is missing
	case len(cast.Sides) < 2:
		r.Problem("combatants", "all are on one side, expected at least two sides")
	case InSight(cast, hidden) < 2:
		r.Problem("combatants", "all but the hidden are on one side, expected a combatant in sight on at least two sides")
	}
}

// InSight counts the sides with a combatant that is not hidden.
func InSight(cast *table.Cast, hidden func(i int) bool) int {
	var sides []int
	for i := range cast.Combatants {
		if side := cast.Combatants[i].Side; !hidden(i) && !slices.Contains(sides, side) {
			sides = append(sides, side)
		}
	}
	return len(sides)
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

// PictureForm is the form of the name of a file with a picture, as a regular expression.
const PictureForm = `^[a-z0-9][a-z0-9_-]*\.(png|jpg|webp)$`

// Picture checks the name of a file with a picture. Only a server that shows it needs the file.
func (r *Reader) Picture(path, name string) {
	if !regexp.MustCompile(PictureForm).MatchString(name) {
		r.Problem(path, "found %q, expected a file name such as wolf.png: small letters, digits, - and _, then .png, .jpg or .webp", name)
	}
}
