package live

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"fray/bot"
	"fray/internal/seating"
	"fray/table"
)

// Human is what a seat is played by when a person sits there.
const Human = "human"

// Seating says by seat who plays it: [Human] or the name of a bot.
type Seating map[string]string

// Players are the names that may stand for a seat.
func Players() []string { return append([]string{Human}, bot.Names()...) }

// ParseSeating reads items such as "red=human". It knows no cast yet; [Seating.check] does.
func ParseSeating(items []string) (Seating, error) {
	s := Seating{}
	for _, item := range items {
		seat, who, ok := strings.Cut(item, "=")
		if !ok || seat == "" {
			return nil, fmt.Errorf("found seat %q; SEAT=WHO was expected, such as red=human", item)
		}
		if !slices.Contains(Players(), who) {
			return nil, fmt.Errorf("found %q in seat %s; one of %s was expected", who, seat, strings.Join(Players(), ", "))
		}
		if was, twice := s[seat]; twice && was != who {
			return nil, fmt.Errorf("seat %s is given twice, to %s and to %s", seat, was, who)
		}
		s[seat] = who
	}
	return s, nil
}

// check refuses seats that the cast does not have.
func (s Seating) check(cast *table.Cast) error {
	return seating.Unknown(cast, slices.Collect(maps.Keys(s)))
}

// seat gives every seat of the cast its sitter: as the seating says, else the usual one.
func (s Seating) seat(cast *table.Cast) ([]seating.Sitter, error) {
	if err := s.check(cast); err != nil {
		return nil, err
	}
	out := make([]seating.Sitter, len(cast.Seats))
	for i, name := range cast.Seats {
		switch who, ok := s[name]; {
		case !ok:
			out[i] = seating.Usual(cast, table.Seat(i), Human)
		case who == Human:
			out[i].Name = Human
		default:
			var err error
			if out[i], err = seating.Find(who); err != nil {
				return nil, err
			}
		}
	}
	return out, nil
}
