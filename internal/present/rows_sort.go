package present

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// Glance is what is known of the odds of a choice without much computing: in a few words, and the numbers that lists are sorted by.
type Glance struct {
	Text string
	Hit  float64 // the chance that the attack hits or the check succeeds, 0 to 1
	Harm float64 // what the target loses on average
	Fall float64 // the chance that the target goes down
}

// Within is as much of the text as fits whole into some columns: parts give way from the end, and at last the words before the chance.
func (g Glance) Within(columns int) string {
	text := g.Text
	for utf8.RuneCountInString(text) > columns {
		cut := strings.LastIndex(text, ", ")
		if cut < 0 {
			return g.chance(text, columns)
		}
		text = text[:cut]
	}
	return text
}

// chance is the chance alone, without the word before it, if that fits and the chance is one of success.
func (g Glance) chance(first string, columns int) string {
	_, alone, _ := strings.Cut(first, " ")
	if g.Hit == 0 || utf8.RuneCountInString(alone) > columns {
		return ""
	}
	return alone
}

// Order is what a list of choices is sorted by. Rows keep their numbers and letters in every order.
type Order string

// The orders.
const (
	ByNumber Order = "number"
	ByChance Order = "chance"
	ByDamage Order = "damage"
	ByFalls  Order = "falls"
)

// orders are all, as Next takes them.
var orders = []Order{ByNumber, ByChance, ByDamage, ByFalls}

// OrderOf returns the order of this name, or ByNumber for "".
func OrderOf(name string) (Order, error) {
	o := cmp.Or(Order(name), ByNumber)
	if !slices.Contains(orders, o) {
		return "", fmt.Errorf("sort takes number, chance, damage or falls, got %q", name)
	}
	return o, nil
}

// Next returns the order after this one, in a circle.
func (o Order) Next() Order {
	return orders[(slices.Index(orders, o)+1)%len(orders)]
}

// Sorted puts the best rows of each heading first, and the best choices of each row. Rows that are alike keep their order; by another order
// than that of numbers, those that are gone are left out.
func Sorted(rows []Row, by Order, odds map[string]Glance) []Row {
	if by == ByNumber || by == "" {
		return rows
	}
	worth := func(r *Row, i int) float64 {
		g := odds[r.Choices[i].Key]
		return map[Order]float64{ByChance: g.Hit, ByDamage: g.Harm, ByFalls: g.Fall}[by]
	}
	rows = Open(rows)
	out, best := make([]Row, len(rows)), map[int]float64{} // best is by number
	var headings []string
	for k := range rows {
		r := rows[k].sorted(func(i int) float64 { return worth(&rows[k], i) })
		out[k], best[r.Number] = r, worth(&r, 0)
		if !slices.Contains(headings, r.Heading()) {
			headings = append(headings, r.Heading())
		}
	}
	slices.SortStableFunc(out, func(a, b Row) int {
		return cmp.Or(cmp.Compare(slices.Index(headings, a.Heading()), slices.Index(headings, b.Heading())), cmp.Compare(best[b.Number], best[a.Number]))
	})
	return out
}

// sorted returns the row with its choices by their worth, the best first. Each keeps its letter.
func (r Row) sorted(worth func(i int) float64) Row {
	nth := make([]int, len(r.Choices))
	for i := range nth {
		nth[i] = i
	}
	slices.SortStableFunc(nth, func(a, b int) int { return cmp.Compare(worth(b), worth(a)) })
	choices := r.Choices
	r.Choices, r.nth = slices.Clone(choices), nth
	for i, at := range nth {
		r.Choices[i] = choices[at]
	}
	return r
}
