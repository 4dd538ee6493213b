package table

// Pausing returns the seats that want to be asked in a turn in which they only have side options.
func (ss Standings) Pausing(g Game, q *Question) Seats {
	seats := Seats(0)
	if !g.Book().pauses(q.Kind) {
		return 0
	}
	for i := range ss {
		if s := &ss[i]; s.Ask && s.Kind == q.Kind && s.pauses(g, q) {
			seats |= JustSeat(s.Seat)
		}
	}
	return seats &^ q.Seats & q.Asked()
}

// pauses reports whether the conditions hold: Actor is the combatant whose turn it is, and the others are about any combatant of
// the seat.
func (s *Standing) pauses(g Game, q *Question) bool {
	list := g.Cast().Combatants
	for i := range list {
		if list[i].Seat == s.Seat && s.applies(g, q, Who(i)) {
			return true
		}
	}
	return false
}

// pauses reports whether a question is a turn in which other seats may have options.
func (b *Book) pauses(k Kind) bool { return b.QuestionName(k) == TurnQuestion && b.Questions[k].Others }

// Pauses reports whether seats may have options in the turns of others.
func (b *Book) Pauses() bool {
	for k := range b.Questions {
		if b.pauses(Kind(k)) {
			return true
		}
	}
	return false
}
