package seating

import (
	"slices"

	"fray/table"
)

// Pauses finds the players that a fight waits for in the turn of a bot: those who have asked for it by a standing answer, and who
// have an option there. It remembers what they have passed, so that nobody is asked twice for the same thing in a turn. It is not
// part of the fight: a process that resumes the fight asks again. The zero value has nothing passed.
type Pauses struct {
	turn   turn
	passed []pass
	away   table.Seats // let the time run out; not asked until they act
}

// turn identifies the turn of a combatant.
type turn struct {
	who   table.Who
	round int
}

// pass is an option that a seat has passed in the turn.
type pass struct {
	seat table.Seat
	o    table.Option
}

// Asked returns the players whose options the fight waits for in the question of a bot. A player is not asked in the turn of a
// combatant that it does not see.
func (p *Pauses) Asked(s *table.Session, stand table.Standings, players table.Seats) table.Seats {
	q, g := s.Open(), s.Game()
	if q == nil || q.Secret || q.Seats&players != 0 || len(stand) == 0 {
		return 0
	}
	asked := table.Seats(0)
	for rest := stand.Pausing(g, q) & players &^ p.away; rest != 0; {
		seat := rest.First()
		rest &^= table.JustSeat(seat)
		if p.hasNew(s, q, seat) && seesActor(g, q, seat) {
			asked |= table.JustSeat(seat)
		}
	}
	return asked
}

// seesActor reports whether the seat sees the combatant that is asked, and does not only remember it.
func seesActor(g table.Game, q *table.Question, seat table.Seat) bool {
	list := g.Cast().Combatants
	return q.Who < 0 || int(q.Who) >= len(list) || g.View(seat).Sees(list[q.Who].ID)
}

// hasNew reports whether the seat has an option that it has not passed in this turn.
func (p *Pauses) hasNew(s *table.Session, q *table.Question, seat table.Seat) bool {
	known := p.turn == turnOf(s)
	for o := range sideOptions(q, seat) {
		if !known || !slices.Contains(p.passed, pass{seat, o}) {
			return true
		}
	}
	return false
}

// Pass lets the bot of the open question continue, as far as these players are concerned.
func (p *Pauses) Pass(s *table.Session, seats table.Seats) {
	if now := turnOf(s); p.turn != now {
		p.turn, p.passed = now, nil
	}
	for ; seats != 0; seats &^= table.JustSeat(seats.First()) {
		for o := range sideOptions(s.Open(), seats.First()) {
			p.passed = append(p.passed, pass{seats.First(), o})
		}
	}
}

// PausePrompt is the prompt to players that are asked in the turn of a bot.
func PausePrompt(cast *table.Cast, q *table.Question) string {
	if q.Who < 0 || int(q.Who) >= len(cast.Combatants) {
		return "Do something first, or pass."
	}
	return "It is the turn of " + cast.Called(q.Who) + ". Do something first, or pass."
}

// Leave stops asking players who have let the time run out, until they are Back.
func (p *Pauses) Leave(seats table.Seats) { p.away |= seats }

// Back asks a player again.
func (p *Pauses) Back(seat table.Seat) { p.away &^= table.JustSeat(seat) }

// Forget asks for what has been passed again, as after an undo.
func (p *Pauses) Forget() { p.passed = nil }

func turnOf(s *table.Session) turn {
	who, round := s.Turn()
	return turn{who, round}
}

// sideOptions yields the seat's options in a question, without those that are for people who happen to be there, such as talking.
func sideOptions(q *table.Question, seat table.Seat) func(func(table.Option) bool) {
	return func(yield func(table.Option) bool) {
		for i := range q.Groups() {
			g := &q.Groups()[i]
			if g.ForPeople || !g.Seats.Has(seat) {
				continue
			}
			for k := range g.Len() {
				if !yield(g.Kth(k)) {
					return
				}
			}
		}
	}
}
