package seating

import (
	"fray/bot"
	"fray/table"
)

// Answer is an answer from a bot, from a standing answer, or of a question that leaves no choice.
type Answer struct {
	Seat    table.Seat
	Option  table.Option
	By      string      // name of the bot; "" for a standing answer and where there was no choice
	Thinker bot.Thinker // has still to choose the option, which may take long: Think has it do so; nil: it is chosen
}

// Think has the thinker choose. The session is the one that Next got, or a branch of it at the same point.
func (a *Answer) Think(s *table.Session) {
	if a.Thinker != nil {
		a.Option = a.Thinker.Think(s.Position(), s.Game(), s.Open(), table.JustSeat(a.Seat))
		a.Thinker = nil
	}
}

// Settled returns the answer to the open question that a player need not give: that of a standing answer, or the only one there is
// ([table.Question.Sole]). It reports whether there is one. The GM is asked all the same: of whether it is asked, others could tell what
// is hidden.
func Settled(s *table.Session, stand table.Standings, people table.Seats) (o table.Option, by table.Seat, ok bool) {
	q := s.Open()
	if q == nil {
		return o, by, false
	}
	if o, by, ok = stand.Answer(s.Game(), q); ok && people.Has(by) {
		return o, by, true
	}
	own := q.Seats & people
	if own.Has(table.GM) && !q.Window() {
		return o, by, false
	}
	for own &^= table.JustSeat(table.GM); own != 0; own &^= table.JustSeat(by) {
		by = own.First()
		if o, ok = q.Sole(by); ok {
			return o, by, true
		}
	}
	return o, by, false
}

// Next returns the automatic answer to the open question, and reports whether there is one. What players need not answer comes
// first. A bot answers its own question unless players in asked answer it. Rand is scratch space for the bots' random
// numbers.
func Next(s *table.Session, sits []Sitter, stand table.Standings, asked table.Seats, rand *table.Rand) (Answer, bool) {
	q, g := s.Open(), s.Game()
	if q == nil {
		return Answer{}, false
	}
	if o, seat, ok := Settled(s, stand, People(sits)); ok {
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
