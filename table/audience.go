package table

// Audience says who may learn of an event. The GM learns of every event. The zero value is everybody.
type Audience struct {
	kind  uint8 // 0 everybody, 1 a side, 2 a set of seats
	side  uint8
	seats Seats
}

// Everybody is the audience of what happens in the open.
func Everybody() Audience { return Audience{} }

// Side is the audience of what one side knows.
func Side(side int) Audience { return Audience{kind: 1, side: uint8(side)} }

// At is the audience of what one seat knows.
func At(s Seat) Audience { return Among(JustSeat(s)) }

// Among is the audience of what these seats know, such as those that have spotted a combatant.
func Among(seats Seats) Audience { return Audience{kind: 2, seats: seats} }

// Hears reports whether a seat that plays for the given sides may learn of it.
func (a Audience) Hears(s Seat, plays func(side int) bool) bool {
	switch {
	case a.kind == 0 || s == GM:
		return true
	case a.kind == 1:
		return plays(int(a.side))
	default:
		return a.seats.Has(s)
	}
}
