package rulestest

import (
	"slices"
	"strings"

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
		p.fail("%s: %s: no open option fits\n%s%s%s", who, text, p.blockedText(text), p.open(), p.log())
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

// seats are those that may answer for somebody: all that are asked if it is who is asked, else the combatant's own seat
// if it has side options.
func (p *player) seats(q *table.Question, who string) table.Seats {
	if who == p.asked() {
		return q.Seats
	}
	n := p.cast().Find(who)
	if n == table.Nobody {
		return 0
	}
	own := table.Only(p.cast().Combatants[n].Seat)
	if q.Who == table.Nobody && q.Seats&own != 0 {
		return own
	}
	return q.Asked() &^ q.Seats & own
}

// seat is the first of the seats to which the option is open.
func (p *player) seat(q *table.Question, seats table.Seats, o table.Option) table.Seat {
	for s := range table.Seat(64) {
		if seats.Has(s) && q.ContainsFor(table.Only(s), o) {
			return s
		}
	}
	return seats.First()
}

// blocked are the options that may not be chosen now, of all seats that are asked.
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

// blockedText says which blocked options an answer fits, and what blocks them.
func (p *player) blockedText(text string) string {
	var b strings.Builder
	for _, c := range p.blocked() {
		if c.Key == text || len(missing(text, c.Choice)) == 0 {
			b.WriteString("blocked: " + c.Key + " (" + c.Label + ") by " + strings.Join(c.Rules, ", ") + "\n")
		}
	}
	return b.String()
}
