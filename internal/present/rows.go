// Package present arranges what people read: one place for all hosts, so that the terminal, the browser and programs show the same.
package present

import (
	"slices"
	"strings"

	"fray/table"
)

// Row is one numbered line in a list of choices: a single choice, or a family of choices that differ only in the target or cell.
type Row struct {
	Number  int    // from 1, as it is shown and typed; [Numbers] keeps it during a turn
	Tab     string // on a turn: attack, move, ability, defend or other; else ""
	Group   string // what the choices take, such as "2 AP", or why they are listed apart
	Label   string // of the choice; of a family with [table.Gap] in place of the target, unless it is at the end
	More    string // of a family that adds words to the row before it: these words
	Choices []table.Choice

	nth []int // of a sorted row: the place of each choice in the row as it is listed; nil if the row is not sorted
}

// Gone reports whether the row only keeps its place: it was possible earlier in the turn and is not now.
func (r Row) Gone() bool { return len(r.Choices) == 0 }

// Family reports whether the row stands for several choices.
func (r Row) Family() bool { return len(r.Choices) > 1 }

// Heading is what the row is listed under: on a turn its tab, else its group.
func (r Row) Heading() string {
	if r.Tab != "" {
		return TabName(r.Tab)
	}
	return r.Group
}

// TabName is the name of a tab on the screen.
func TabName(tab string) string {
	if tab == table.TabAbility.String() {
		return "Abilities"
	}
	return strings.ToUpper(tab[:1]) + tab[1:]
}

// Cost is what each choice of the row costs besides what the heading says. If they differ it is the group, or "" under it.
func (r Row) Cost() string {
	cost := r.Choices[0].Cost
	for i := range r.Choices {
		if r.Choices[i].Cost != cost {
			cost = ""
		}
	}
	switch {
	case r.Tab == "" && cost == r.Group:
		return ""
	case r.Tab == "":
		return strings.TrimPrefix(cost, r.Group+", ")
	case cost == "":
		return r.Group
	}
	return cost
}

// Aim is the target of a choice of a family, in words.
func Aim(c *table.Choice) string {
	for _, aim := range []string{c.Aim, c.Target, c.Cell} {
		if aim != "" {
			return aim
		}
	}
	return ""
}

// Open returns the rows that are possible.
func Open(rows []Row) []Row {
	return slices.DeleteFunc(slices.Clone(rows), Row.Gone)
}

// Choices returns the choices of rows, row by row.
func Choices(rows []Row) []table.Choice {
	var out []table.Choice
	for _, r := range rows {
		out = append(out, r.Choices...)
	}
	return out
}

// Rows arranges choices group by group, in the order in which groups and rows first come up, and numbers the rows. A family that adds
// words to another one stands behind it. The choices are brought into the order of the rows.
func Rows(choices []table.Choice) []Row {
	order := make([]int, len(choices))
	for i := range order {
		order[i] = i
	}
	return numbered(laid(choices, byGroup(choices, bundles(choices, order))))
}

// numbered numbers rows in their order.
func numbered(rows []Row) []Row {
	for i := range rows {
		rows[i].Number = i + 1
	}
	return rows
}

// laid returns the rows of bundles, in this order, and brings the choices into it. Those of a turn have a number already.
func laid(choices []table.Choice, all []*bundle) []Row {
	order := make([]int, 0, len(choices))
	for _, b := range all {
		order = append(order, b.at...)
	}
	arrange(choices, order)
	rows := make([]Row, len(all))
	base, n := Row{}, 0
	for k, b := range all {
		from := n
		n += len(b.at)
		r := Row{Number: b.number, Label: b.label, Choices: choices[from:n:n]}
		if b.number > 0 {
			r.Tab = table.Tabs()[b.tab].String()
		}
		if !r.Gone() {
			r.name()
			b.label = r.gap()
		}
		if r.adds(base) {
			r.More = r.Choices[0].More
		} else {
			base = r
		}
		rows[k] = r
	}
	return rows
}

// arrange brings choices into an order of their indices, in place: they are large.
func arrange(choices []table.Choice, order []int) {
	for to, from := range order {
		for from < to { // it has been swapped away since
			from = order[from]
		}
		choices[to], choices[from] = choices[from], choices[to]
	}
}

// name sets group and label of a row that is possible.
func (r *Row) name() {
	c := &r.Choices[0]
	r.Group, r.Label = c.Group, c.Label
	if r.Family() {
		r.Label = strings.TrimSuffix(whole(c), " "+table.Gap)
	}
}

// gap is the label of the row without its target, which may be out of sight when the row is gone; "" if it cannot be left out.
func (r *Row) gap() string {
	c := &r.Choices[0]
	switch {
	case c.Row != "":
		return strings.TrimSuffix(whole(c), " "+table.Gap)
	case c.Target != "":
		return ""
	}
	return c.Label
}

// adds reports whether a row adds words to a family before it.
func (r Row) adds(base Row) bool {
	if !r.Family() || !base.Family() || r.Choices[0].More == "" {
		return false
	}
	return r.Choices[0].Row == base.Choices[0].Row && r.Group == base.Group && r.Tab == base.Tab
}

// whole is the label of a family that stands alone: the words that it adds come first if they do in the labels of its choices.
func whole(c *table.Choice) string {
	if c.More != "" && strings.HasPrefix(c.Label, c.More+" ") {
		return c.More + " " + c.Row
	}
	if strings.HasPrefix(c.More, ",") {
		return c.Row + c.More
	}
	return strings.TrimSpace(c.Row + " " + c.More)
}
