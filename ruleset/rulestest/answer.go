package rulestest

import (
	"slices"
	"strings"

	"fray/table"
)

// candidate is an open option that fits an answer.
type candidate struct {
	option table.Option
	table.Choice
}

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

// fitting are the open options that an answer fits: by its key, or when every word of the answer is a word of the
// option's label or a part of its key.
func (p *player) fitting(q *table.Question, seats table.Seats, text string) []candidate {
	var out []candidate
	groups := q.Groups()
	for i := range groups {
		g := &groups[i]
		if g.Seats&seats != 0 && g.Len() > 0 {
			out = append(out, p.fittingGroup(q, g, text)...)
		}
	}
	return out
}

// fittingGroup looks through one entry. Options of one entry differ by their cells only, so one of them is described,
// and the others are told apart by their keys.
func (p *player) fittingGroup(q *table.Question, g *table.Group, text string) []candidate {
	game := p.s.Game()
	first := game.Describe(q, kth(g, 0))
	if g.Cells == nil {
		if len(missing(text, first)) == 0 || first.Key == text {
			return []candidate{{g.Option, first}}
		}
		return nil
	}
	rest := strings.Join(missing(text, withoutCell(first)), " ")
	var out []candidate
	for k := range g.Len() {
		o := kth(g, k)
		key := p.key(q, o)
		if key == text || len(missing(rest, table.Choice{Key: key})) == 0 {
			out = append(out, candidate{o, game.Describe(q, o)})
		}
	}
	return out
}

// withoutCell is what the description has in common with those of the other cells.
func withoutCell(c table.Choice) table.Choice {
	if c.Cell == "" {
		return c
	}
	return table.Choice{Key: strings.TrimSuffix(c.Key, c.Cell), Label: strings.ReplaceAll(c.Label, c.Cell, " ")}
}

// missing are the words of an answer that the option does not have.
func missing(text string, c table.Choice) []string {
	have := append(words(c.Label), strings.Split(strings.ToLower(c.Key), ":")...)
	return slices.DeleteFunc(words(text), func(w string) bool { return slices.Contains(have, w) })
}

// words are the words of a text in small letters, without the punctuation around them.
func words(text string) []string {
	out := strings.Fields(strings.ToLower(text))
	for i, w := range out {
		out[i] = strings.Trim(w, ".,;:!?()\"")
	}
	return slices.DeleteFunc(out, func(w string) bool { return w == "" })
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
