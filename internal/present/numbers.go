package present

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"fray/table"
)

// EndKey is the key of the choice that ends a turn, in every ruleset.
const EndKey = "end"

// Question is what the rows of a question depend on besides its choices.
type Question struct {
	Book *table.Book
	View *table.View // of the seat
	Kind string
	Who  string // id of the combatant that is asked
}

// Numbers numbers the choices of one fight for one seat. During a turn a row keeps its tab and its number, also while it is not
// possible, and rows that come later are numbered after the others. The next turn, or another combatant, begins with 1.
//
// Numbers are remembered here alone, and only of questions that were looked at. An answer that is taken back within the turn changes no
// number; one of an earlier turn begins that turn's numbers again. A fight that is opened again, after a restart for example, numbers
// what is possible then. The zero value is ready.
type Numbers struct {
	turn string
	rows map[string]*bundle // of the turn, by what tells them apart whatever their targets are
	last int                // the highest number
}

// Rows arranges the choices of a question. On a turn they stand tab by tab, by number. The first time that is the order in which people
// look for something to do: verbs as the ruleset lists them, enemies before allies, and these before things and the fallen; then what
// brings nothing, and always last the end of the turn. A row that is gone leaves an empty place without its target, but not if it
// brought nothing or nothing of its tab is possible. Other questions have their rows group by group as [Rows] does, and number them from 1.
// The choices are brought into the order of the rows.
func (n *Numbers) Rows(q Question, choices []table.Choice) []Row {
	all := byGroup(choices, bundles(choices, q.order(choices)))
	if q.Kind != table.TurnQuestion {
		return numbered(laid(choices, all))
	}
	if turn := fmt.Sprint(q.View.Round, " ", q.View.Turn, " ", q.Who); turn != n.turn || n.rows == nil {
		*n = Numbers{turn: turn, rows: map[string]*bundle{}}
	}
	q.name(choices, all)
	return laid(choices, n.placed(all))
}

// placed gives bundles their numbers, and returns all of the turn in their order.
func (n *Numbers) placed(now []*bundle) []*bundle {
	for _, b := range n.rows {
		b.at = nil
	}
	var fresh []*bundle
	for _, b := range now {
		if known := n.rows[b.id]; known != nil {
			b.follow(known)
			n.rows[b.id] = b
		} else {
			fresh = append(fresh, b)
		}
	}
	fresh = slices.DeleteFunc(fresh, n.repriced)
	slices.SortStableFunc(fresh, func(a, b *bundle) int {
		return cmp.Or(a.tab-b.tab, a.late-b.late, a.verb-b.verb, a.head-b.head)
	})
	for _, b := range fresh {
		n.last++
		b.number = n.last
		n.rows[b.id] = b
	}
	all := slices.SortedFunc(maps.Values(n.rows), func(a, b *bundle) int {
		return cmp.Or(a.tab-b.tab, a.late/ending-b.late/ending, a.number-b.number)
	})
	open := map[int]bool{} // by tab
	for _, b := range now {
		open[b.tab] = true
	}
	return slices.DeleteFunc(all, func(b *bundle) bool { return len(b.at) == 0 && (b.label == "" || b.late == idle || !open[b.tab]) })
}

// repriced gives a bundle the place of a row that is gone and does the same in another group, for some of the same targets. It reports
// whether there is one.
func (n *Numbers) repriced(b *bundle) bool {
	var was *bundle
	for _, known := range n.rows {
		if len(known.at) == 0 && known.what == b.what && known.shares(b) && (was == nil || known.number < was.number) {
			was = known
		}
	}
	if was == nil {
		return false
	}
	b.follow(was)
	delete(n.rows, was.id)
	n.rows[b.id] = b
	return true
}

// name sets what tells bundles apart during a turn, and what the order of new ones depends on.
func (q *Question) name(choices []table.Choice, all []*bundle) {
	for _, b := range all {
		c := &choices[b.at[0]]
		verb := q.verb(c)
		b.tab, b.verb = slices.Index(table.Tabs(), q.Book.VerbRow(verb).Tab), int(verb)
		switch {
		case c.Key == EndKey:
			b.late = ending
		case c.Idle:
			b.late = idle
		case !slices.ContainsFunc(b.at, func(i int) bool { return q.useful(&choices[i]) }):
			b.late = astray
		}
		b.what, b.targets = identity(c), map[string]bool{}
		b.id = b.what + " " + c.Group
		for _, i := range b.at {
			b.targets[choices[i].Target] = true
		}
	}
}

// identity is what a choice has in common with those of its row besides the group: its key without the target.
func identity(c *table.Choice) string {
	if c.Row == "" {
		return c.Key
	}
	parts, aimed := strings.Split(c.Key, ":"), false
	for i, part := range parts {
		if i > 0 && (part == c.Target || part == c.Cell || part == c.Aim) {
			parts[i], aimed = table.Gap, true
		}
	}
	if !aimed { // the key calls the target by another name
		return parts[0] + ":" + c.Row + ":" + c.More
	}
	return strings.Join(parts, ":")
}

// verb returns the verb of a choice, with which every key begins.
func (q *Question) verb(c *table.Choice) table.Verb {
	name, _, _ := strings.Cut(c.Key, ":")
	verb, _ := q.Book.FindVerb(name)
	return verb
}
