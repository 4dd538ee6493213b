package rulestest

import (
	"slices"
	"strings"

	"fray/pack"
	"fray/table"
)

// answer finds the option that an answer means, and the seat that gives it.
func (p *player) answer(who, text string) (table.Seat, table.Option, bool) {
	q := p.s.Open()
	if q == nil {
		p.fail("%s: %s: nobody is asked anything\n%s%s", who, text, p.open(), p.log())
		return 0, table.Option{}, false
	}
	seats := p.seats(q, who)
	if seats == 0 {
		p.fail("%s: %s: %s is not asked\n%s%s", who, text, who, p.open(), p.log())
		return 0, table.Option{}, false
	}
	fit := p.fitting(q, seats, text)
	if i := slices.IndexFunc(fit, func(c candidate) bool { return c.Key == text }); i >= 0 {
		return p.seat(q, seats, fit[i].option), fit[i].option, true
	}
	if exact := slices.DeleteFunc(slices.Clone(fit), func(c candidate) bool { return c.Label != text }); len(exact) > 0 {
		fit = exact
	}
	switch len(fit) {
	case 0:
		p.fail("%s: %s: no open option fits%s\n%s%s%s", who, text, p.hint(text), p.blockedText(text), p.open(), p.log())
	case 1:
		return p.seat(q, seats, fit[0].option), fit[0].option, true
	default:
		var keys []string
		for _, c := range fit {
			keys = append(keys, c.Key+" ("+c.Label+")")
		}
		p.fail("%s: %s: %d options fit; expected words that fit one only:\n  %s", who, text, len(fit), strings.Join(keys, "\n  "))
	}
	return 0, table.Option{}, false
}

// seats returns the seats that may answer for a combatant or seat. All seats that are asked may answer for the combatant that
// is asked. Where no combatant is asked, every combatant and seat answers for itself, and [pack.Anyone] for all. Seats that
// are not asked have side options, and the GM rules about others. A name that is both a combatant's and a seat's means the
// combatant.
func (p *player) seats(q *table.Question, who string) table.Seats {
	n := p.cast().Find(who)
	seat, isSeat := p.cast().Seat(who)
	switch {
	case n != table.Nobody && n == q.Who, n == table.Nobody && !isSeat && who == pack.Anyone && q.Who == table.Nobody:
		return q.Seats
	case n != table.Nobody:
		seat = p.cast().Combatants[n].Seat
	case !isSeat:
		return 0
	}
	if q.Who != table.Nobody && (n != table.Nobody || seat == p.cast().Combatants[q.Who].Seat) {
		return q.Asked() &^ q.Seats & table.JustSeat(seat) // the combatant that is asked has to be named
	}
	return q.Asked() & table.JustSeat(seat)
}

// seat returns the first of the seats that may choose the option.
func (p *player) seat(q *table.Question, seats table.Seats, o table.Option) table.Seat {
	for s := range table.Seat(64) {
		if seats.Has(s) && q.ContainsFor(table.JustSeat(s), o) {
			return s
		}
	}
	return seats.First()
}

// blocked returns the blocked options of all seats that are asked.
func (p *player) blocked() []table.BlockedChoice {
	q := p.s.Open()
	if q == nil {
		return nil
	}
	asked := q.Asked()
	var out []table.BlockedChoice
	for s := range table.Seat(64) {
		if asked.Has(s) {
			out = append(out, p.s.Blocked(s)...)
		}
	}
	return out
}

// blockedText lists the blocked options that an answer fits, with the rules that block them.
func (p *player) blockedText(text string) string {
	var b strings.Builder
	for _, c := range p.blocked() {
		if fits(text, c.Choice) {
			b.WriteString("blocked: " + c.Key + " (" + c.Label + ") by " + strings.Join(append(c.Rules, c.Facts...), ", ") + "\n")
		}
	}
	return b.String()
}
