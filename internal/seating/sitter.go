package seating

import (
	"fmt"
	"slices"
	"strings"

	"fray/bot"
	"fray/table"
)

// Sitter plays a seat. Without a player it is a person.
type Sitter struct {
	Name   string // as the host calls it
	Player bot.Player
	// Rules: nobody was named for the GM's seat, so that it rules by default and its combatants are greedy.
	Rules bool
}

// Find is the bot of this name.
func Find(name string) (Sitter, error) {
	p, ok := bot.Find(name)
	if !ok {
		return Sitter{}, fmt.Errorf("there is no bot %q; the bots are %s", name, strings.Join(bot.Names(), ", "))
	}
	return Sitter{Name: name, Player: p}, nil
}

// Usual is who plays a seat for which nobody is named: a person the seats of the first side, bots the others. The GM takes the
// defaults, and its combatants are greedy.
func Usual(cast *table.Cast, seat table.Seat, person string) Sitter {
	switch {
	case seat == table.GM:
		return Sitter{Name: "default", Player: bot.Default{}, Rules: true}
	case cast.Plays(seat, 0):
		return Sitter{Name: person}
	default:
		return Sitter{Name: "greedy", Player: bot.Greedy{}}
	}
}

// UsualNames are who plays each seat for which nobody is named, as people are told before they choose: the GM's as its
// combatants are played, if it has any.
func UsualNames(cast *table.Cast, person string) map[string]string {
	names := map[string]string{}
	for i, seat := range cast.Seats {
		names[seat] = Usual(cast, table.Seat(i), person).Name
	}
	for i := range cast.Combatants {
		if c := &cast.Combatants[i]; c.Seat == table.GM {
			names[cast.Seats[c.Seat]] = "greedy"
		}
	}
	return names
}

// of is who of a bot's seat answers the question.
func (s Sitter) of(cast *table.Cast, q *table.Question, seat table.Seat) Sitter {
	if s.Rules && q.Who >= 0 && cast.Combatants[q.Who].Seat == seat {
		return Sitter{Name: "greedy", Player: bot.Greedy{}}
	}
	return s
}

// People are the seats where people sit.
func People(sits []Sitter) table.Seats {
	people := table.Seats(0)
	for i := range sits {
		if sits[i].Player == nil {
			people |= table.JustSeat(table.Seat(i))
		}
	}
	return people
}

// Unknown refuses seats that the cast does not have.
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
