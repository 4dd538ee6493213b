package present

import (
	"cmp"
	"slices"

	"fray/table"
)

// BySeat numbers the choices of one fight, for each seat separately. The zero value is ready.
type BySeat struct{ seats map[table.Seat]*Numbers }

// Part is what is chosen for one seat in a question.
type Part struct {
	Seat    table.Seat
	View    *table.View // of the seat
	Choices []table.Choice
}

// seatStep is how far apart the numbers of two seats are for somebody who answers for both.
const seatStep = 100

// Rows arranges the choices of a question by [Numbers.Rows]. On a turn there may be several parts, for somebody who answers for several seats, with
// the seat that is asked first: its rows have the numbers that it sees itself. Rows with what only another seat may choose come behind them
// in the same tab, with the numbers of that seat and 100 more for the second part, 200 for the third and so on.
func (b *BySeat) Rows(q Question, parts []Part) []Row {
	var rows []Row
	taken := map[string]bool{}
	for i, p := range parts {
		q.View = p.View
		own := b.of(p.Seat).Rows(q, p.Choices)
		if len(parts) == 1 {
			return own
		}
		for _, r := range own {
			if i > 0 && !r.without(taken) {
				continue
			}
			r.Number += i * seatStep
			rows = append(rows, r)
		}
		for _, c := range p.Choices {
			taken[c.Key] = true
		}
	}
	slices.SortStableFunc(rows, func(x, y Row) int { return cmp.Or(tabOf(x)-tabOf(y), x.ends()-y.ends()) })
	return rows
}

// of returns the numbers of a seat.
func (b *BySeat) of(seat table.Seat) *Numbers {
	if b.seats == nil {
		b.seats = map[table.Seat]*Numbers{}
	}
	n := b.seats[seat]
	if n == nil {
		n = new(Numbers)
		b.seats[seat] = n
	}
	return n
}

// without takes choices out of a row, by their keys, and reports whether any are left.
func (r *Row) without(taken map[string]bool) bool {
	r.Choices = slices.DeleteFunc(slices.Clone(r.Choices), func(c table.Choice) bool { return taken[c.Key] })
	if len(r.Choices) == 0 {
		return false
	}
	r.name()
	r.More = ""
	return true
}

// tabOf returns the place of the tab of a row.
func tabOf(r Row) int {
	return slices.IndexFunc(table.Tabs(), func(t table.Tab) bool { return t.String() == r.Tab })
}

// ends returns 1 for the end of the turn, and else 0.
func (r Row) ends() int {
	if !r.Gone() && r.Choices[0].Key == EndKey {
		return 1
	}
	return 0
}
