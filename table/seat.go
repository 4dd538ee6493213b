package table

import "math/bits"

// Seat is a place at the table that answers questions. Seat 0 is the GM's.
type Seat uint8

// GM is the game master's seat.
const GM Seat = 0

// Seats is a set of seats.
type Seats uint64

// JustSeat returns the set of one seat.
func JustSeat(s Seat) Seats { return 1 << s }

// Has reports whether the seat is in the set.
func (s Seats) Has(x Seat) bool { return s>>x&1 != 0 }

// First is the lowest seat of the set, the GM's if it is empty.
func (s Seats) First() Seat {
	if s == 0 {
		return GM
	}
	return Seat(bits.TrailingZeros64(uint64(s)))
}
