package seating

import (
	"fmt"
	"slices"
	"strings"

	"fray/bot"
	"fray/table"
)

// Sitter occupies a seat. A nil Player is a human player.
type Sitter struct {
	Name   string // for the host: "player" or the name of a bot
	Player bot.Player
	// Rules marks a GM's seat that nobody was assigned to: it takes default rulings, and its combatants play greedily.
	Rules bool
}

// Usual returns the sitter of a seat that the host does not assign: a player on the first side, the greedy bot on the
// others. The GM takes default rulings, and its combatants play greedily. Player is the host's name for a player.
func Usual(cast *table.Cast, seat table.Seat, player string) Sitter {
	switch {
	case seat == table.GM:
		return Sitter{Name: "default", Player: bot.Default{}, Rules: true}
	case cast.Plays(seat, 0):
		return Sitter{Name: player}
	default:
		return Sitter{Name: "greedy", Player: bot.Greedy{}}
	}
}

// UsualNames returns the names of [Usual] by seat, to show before a table is set up. The GM's seat shows how its combatants
// are played, if it has any.
func UsualNames(cast *table.Cast, player string) map[string]string {
	names := map[string]string{}
	for i, seat := range cast.Seats {
		names[seat] = Usual(cast, table.Seat(i), player).Name
	}
	for i := range cast.Combatants {
		if c := &cast.Combatants[i]; c.Seat == table.GM {
			names[cast.Seats[c.Seat]] = "greedy"
		}
	}
	return names
}

// of returns the sitter that answers the question for a bot's seat.
func (s Sitter) of(cast *table.Cast, q *table.Question, seat table.Seat) Sitter {
	if s.Rules && q.Who >= 0 && cast.Combatants[q.Who].Seat == seat {
		return Sitter{Name: "greedy", Player: bot.Greedy{}}
	}
	return s
}

// People returns the seats of players.
func People(sits []Sitter) table.Seats {
	people := table.Seats(0)
	for i := range sits {
		if sits[i].Player == nil {
			people |= table.JustSeat(table.Seat(i))
		}
	}
	return people
}

// Unknown returns an error if the cast lacks one of the seats.
func Unknown(cast *table.Cast, seats []string) error {
	var unknown []string
	for _, seat := range seats {
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
