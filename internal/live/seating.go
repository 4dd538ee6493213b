package live

import (
	"fmt"
	"slices"
	"strings"

	"fray/bot"
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
	var unknown []string
	for seat := range s {
		if _, ok := cast.Seat(seat); !ok {
			unknown = append(unknown, seat)
		}
	}
	if len(unknown) == 0 {
		return nil
	}
	slices.Sort(unknown)
	return fmt.Errorf("there is no seat %s; the seats are %s", strings.Join(unknown, ", "), strings.Join(cast.Seats, ", "))
}

// sitter plays a seat. Without a player it is a person.
type sitter struct {
	name   string
	player bot.Player
	rules  bool // nobody was named for the GM's seat: it rules by default, and its combatants are greedy
}

// of is who of a bot's seat answers the question.
func (s sitter) of(cast *table.Cast, q *table.Question, seat table.Seat) sitter {
	if s.rules && q.Who >= 0 && cast.Combatants[q.Who].Seat == seat {
		return sitter{name: "greedy", player: bot.Greedy{}}
	}
	return s
}

// seat gives every seat of the cast its sitter: as the seating says; else the GM takes the defaults, and its combatants
// are greedy, the seats of the first side are people's, and the others are greedy.
func (s Seating) seat(cast *table.Cast) ([]sitter, error) {
	if err := s.check(cast); err != nil {
		return nil, err
	}
	out := make([]sitter, len(cast.Seats))
	for i, name := range cast.Seats {
		who, ok := s[name]
		switch {
		case ok:
		case table.Seat(i) == table.GM:
			who, out[i].rules = "default", true
		case cast.Plays(table.Seat(i), 0):
			who = Human
		default:
			who = "greedy"
		}
		out[i].name = who
		if who == Human {
			continue
		}
		if out[i].player, ok = bot.Find(who); !ok {
			return nil, fmt.Errorf("there is no bot %q; the bots are %s", who, strings.Join(bot.Names(), ", "))
		}
	}
	return out, nil
}
