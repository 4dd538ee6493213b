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

// shared is everything in a State besides the fight: the facts of the table and its current situation.
type shared struct {
	facts    store.Table
	bots     seating.Bots   // of the host
	rev      int            // increases whenever a State may have changed
	here     map[string]int // connected pages by seat
	pings    []api.Ping     // the last ones
	pinged   int            // number of pings so far
	bars     bars           // chances of the sides, by audience; replaced as a whole
	fault    string
	deadline time.Time // of the open question; zero: none
	past     bool      // it is a moment of the past: nobody is asked anything
	revealed string    // in the past: the seed, if the fight is over now
}

// player is the word for a seat that a player plays.
const player = "player"

// sits returns who plays each seat.
func (sc *shared) sits(cast *table.Cast) []seating.Sitter {
	out := make([]seating.Sitter, len(cast.Seats))
	for i, name := range cast.Seats {
		out[i] = sc.sitter(cast, table.Seat(i), name)
	}
	return out
}

// sitter returns who plays the seat: a player, a bot, or the usual one if the word is unknown.
func (sc *shared) sitter(cast *table.Cast, seat table.Seat, name string) seating.Sitter {
	plays := sc.facts.Seats[name].Plays
	if plays == player {
		return seating.Sitter{Name: player}
	}
	usual := seating.Usual(cast, seat, player)
	if s, ok := sc.bots.Find(plays); ok && plays != usual.Name {
		return s
	}
	return usual
}

// players returns the seats of players.
func (sc *shared) players(cast *table.Cast) table.Seats {
	players := table.Seats(0)
	for i, name := range cast.Seats {
		if sc.sitter(cast, table.Seat(i), name).Player == nil {
			players |= table.JustSeat(table.Seat(i))
		}
	}
	return players
}

// standings returns the standing answers as the table takes them, without kinds and verbs that the ruleset does not have.
func (sc *shared) standings(g table.Game) table.Standings {
	var out table.Standings
	cast, book := g.Cast(), g.Book()
	for i, name := range cast.Seats {
		for _, s := range sc.facts.Seats[name].Standing {
			if k := slices.Index(book.QuestionNames(), s.Kind); k >= 0 {
				out = append(out, standingOf(s, table.Seat(i), table.Kind(k)))
			}
		}
	}
	return out
}

// standingOf returns a standing answer as the table takes it.
func standingOf(s api.Standing, seat table.Seat, k table.Kind) table.Standing {
	out := table.Standing{Seat: seat, Kind: k, Verb: s.Verb, Part: s.Part, Ask: s.Ask, Below: s.Below, Actor: s.Actor, Aimed: s.Aimed}
	for _, l := range s.If {
		out.If = append(out.If, table.Limit(l))
	}
	return out
}

// asked returns the players that the fight waits for: the asked ones, or those that throw the dice.
func (sc *shared) asked(s *table.Session) table.Seats {
	g := s.Game()
	players := sc.players(g.Cast())
	switch q, r := s.Open(), s.OpenRoll(); {
	case r != nil:
		return seating.Throwers(g, r, players)
	case q != nil:
		return q.Seats & players
	default:
		return 0
	}
}

// seats returns the seats as the audience may see them, with those of their combatants that are in the view. The side of a
// seat is always shown, that of the GM's only by its visible combatants.
func (sc *shared) seats(cast *table.Cast, e audience, v *table.View) []api.Seat {
	out := make([]api.Seat, len(cast.Seats))
	for i, name := range cast.Seats {
		s := api.Seat{Name: name, Plays: sc.sitter(cast, table.Seat(i), name).Name, Here: sc.here[name]}
		for _, m := range cast.Combatants {
			switch {
			case m.Seat != table.Seat(i):
			case v.Shows(m.ID):
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

// faultOf returns why the fight cannot continue, or "".
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
