package room

import (
	"maps"
	"slices"
	"time"

	"fray/api"
	"fray/internal/seating"
	"fray/internal/store"
	"fray/table"
)

// shared is all that a State tells of besides the fight: what is known of the table, and how it stands at this moment.
type shared struct {
	facts    store.Table
	rev      int            // goes up whenever a State may have become another
	here     map[string]int // pages that are connected, by seat
	fault    string
	deadline time.Time // of the open question; zero: none
	past     bool      // it is a look back: nobody is asked anything
	revealed string    // of a look back: the seed, if the fight is over by now
}

// person is what a seat is played by when a person sits there.
const person = "player"

// sits is who plays each seat.
func (sc *shared) sits(cast *table.Cast) []seating.Sitter {
	out := make([]seating.Sitter, len(cast.Seats))
	for i, name := range cast.Seats {
		out[i] = sitter(cast, table.Seat(i), sc.facts.Seats[name].Plays)
	}
	return out
}

// sitter is who plays the seat: a person, a bot, or the usual one where that is not known.
func sitter(cast *table.Cast, seat table.Seat, plays string) seating.Sitter {
	usual := seating.Usual(cast, seat, person)
	if plays == person {
		return seating.Sitter{Name: person}
	}
	if s, err := seating.Find(plays); err == nil && plays != usual.Name {
		return s
	}
	return usual
}

// people are the seats where people sit.
func (sc *shared) people(cast *table.Cast) table.Seats { return seating.People(sc.sits(cast)) }

// standings are the standing answers as the table takes them. A kind or a verb that the ruleset does not have is none.
func (sc *shared) standings(g table.Game) table.Standings {
	var out table.Standings
	cast, book := g.Cast(), g.Book()
	for i, name := range cast.Seats {
		for _, s := range sc.facts.Seats[name].Standing {
			if k := slices.Index(book.QuestionNames(), s.Kind); k >= 0 {
				out = append(out, table.Standing{Seat: table.Seat(i), Kind: table.Kind(k), Verb: s.Verb, Below: s.Below})
			}
		}
	}
	return out
}

// asked are the people that the fight waits for: those who are asked, or those whose dice they are.
func (sc *shared) asked(s *table.Session) table.Seats {
	g := s.Game()
	people := sc.people(g.Cast())
	switch q, r := s.Open(), s.OpenRoll(); {
	case r != nil:
		return seating.Throwers(g, r, people)
	case q != nil:
		return q.Seats & people
	default:
		return 0
	}
}

// seats are the seats as this audience may see them, with those of their combatants that are in the view. The side of a seat is
// known as soon as it is: that of the GM's by its combatants alone.
func (sc *shared) seats(cast *table.Cast, e audience, v *table.View) []api.Seat {
	seen := make(map[string]bool, len(v.Tokens))
	for i := range v.Tokens {
		seen[v.Tokens[i].ID] = true
	}
	out := make([]api.Seat, len(cast.Seats))
	for i, name := range cast.Seats {
		s := api.Seat{Name: name, Plays: sitter(cast, table.Seat(i), sc.facts.Seats[name].Plays).Name, Here: sc.here[name]}
		for _, m := range cast.Combatants {
			switch {
			case m.Seat != table.Seat(i):
			case seen[m.ID]:
				s.Who, s.Side = append(s.Who, m.ID), cast.Sides[m.Side]
			case s.Side == "" && m.Seat != table.GM:
				s.Side = cast.Sides[m.Side]
			}
		}
		if e.gm() || e.seat == table.Seat(i) {
			s.Standing = sc.facts.Seats[name].Standing
		}
		out[i] = s
	}
	return out
}

// faultOf is what keeps a fight from continuing, in words; empty: nothing does.
func (sc *shared) faultOf(f *fight) string {
	if _, over := f.s.Over(); sc.fault == "" && !over && !sc.past && f.full() {
		return recordIsFull
	}
	return sc.fault
}

// clone returns a copy that does not change while the table continues.
func (sc *shared) clone() shared {
	out := *sc
	out.here, out.facts.Seats = maps.Clone(sc.here), maps.Clone(sc.facts.Seats)
	return out
}
