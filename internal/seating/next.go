package seating

import (
	"fray/bot"
	"fray/table"
)

// Answer is an answer from a bot or from a standing answer.
type Answer struct {
	Seat    table.Seat
	Option  table.Option
	By      string      // name of the bot; "" for a standing answer
	Thinker bot.Thinker // has still to choose the option, which may take long: Think has it do so; nil: it is chosen
}

// Think has the thinker choose. The session is the one that Next got, or a branch of it at the same point.
func (a *Answer) Think(s *table.Session) {
	if a.Thinker != nil {
		a.Option = a.Thinker.Think(s.Position(), s.Game(), s.Open(), table.JustSeat(a.Seat))
		a.Thinker = nil
	}
}

// Next returns the automatic answer to the open question, and reports whether there is one. A player's standing answer comes
// first. A bot answers its own question unless players in asked answer it. Rand is scratch space for the bots' random
// numbers.
func Next(s *table.Session, sits []Sitter, stand table.Standings, asked table.Seats, rand *table.Rand) (Answer, bool) {
	q, g := s.Open(), s.Game()
	if q == nil {
		return Answer{}, false
	}
	if o, seat, ok := stand.Answer(g, q); ok && People(sits).Has(seat) {
		return Answer{Seat: seat, Option: o}, true
	}
	if asked != 0 {
		return Answer{}, false
	}
	seat := bot.Speaker(g.Cast(), q)
	by := sits[seat].of(g.Cast(), q, seat)
	if t, ok := by.Player.(bot.Thinker); ok {
		return Answer{Seat: seat, By: by.Name, Thinker: t}, true
	}
	bot.Deal(rand, s.Seed(), s.Dealt())
	return Answer{Seat: seat, Option: by.Player.Choose(g, q, table.JustSeat(seat), rand), By: by.Name}, true
}

// Throwers returns the players who may throw the dice of a roll: the player of the combatant that rolls. If a bot plays that
// combatant, it is the GM and every player who can see the combatant.
func Throwers(g table.Game, r *table.Roll, people table.Seats) table.Seats {
	cast, all := g.Cast(), people|table.JustSeat(table.GM)
	if r.Who < 0 || int(r.Who) >= len(cast.Combatants) {
		return all
	}
	who := &cast.Combatants[r.Who]
	if people.Has(who.Seat) {
		return table.JustSeat(who.Seat)
	}
	for i := range cast.Seats {
		seat := table.Seat(i)
		if seat != table.GM && all.Has(seat) && !g.View(seat).Shows(who.ID) {
			all &^= table.JustSeat(seat)
		}
	}
	return all
}
