package duel

import (
	"strconv"

	"fray/table"
)

// newCast names who takes part.
func newCast(setup Setup) *table.Cast {
	c := &table.Cast{Name: "duel", Sides: []string{"fighters", "goblins"}, Seats: []string{"gm", "red", "blue"}}
	add := func(name string, n, side int, seat table.Seat) {
		for k := range n {
			no := strconv.Itoa(k + 1)
			c.Combatants = append(c.Combatants, table.Member{ID: name + "-" + no, Name: name + " " + no, Side: side, Seat: seat})
		}
	}
	add("fighter", setup.Fighters, 0, Red)
	add("goblin", setup.Goblins, 1, Blue)
	return c
}

// Book is what can be said of the rules.
func (g *Game) Book() *table.Book { return g.book }

// Cast is who takes part.
func (g *Game) Cast() *table.Cast { return g.cast }

// id is the id of a combatant.
func (g *Game) id(i table.Who) string {
	if i < 0 || int(i) >= len(g.cast.Combatants) {
		return "nobody"
	}
	return g.cast.Combatants[i].ID
}

// Prompt is the question in a sentence.
func (g *Game) Prompt(q *table.Question) string {
	if q.Kind == Opportunity {
		return g.cast.Called(q.Target) + " leaves the reach of " + g.cast.Called(q.Who) + ": strike?"
	}
	return "What does " + g.cast.Called(q.Who) + " do?"
}

// Key is the key of an option.
func (g *Game) Key(_ *table.Question, o table.Option) string {
	word := g.book.VerbName(o.Verb)
	switch o.Verb {
	case Move:
		if o.Cell == table.Nowhere {
			return word
		}
		return word + ":" + cellName(int(o.Cell))
	case Attack, Strike:
		return word + ":" + g.id(o.Who)
	default:
		return word
	}
}

// Describe is an option as people read it.
func (g *Game) Describe(q *table.Question, o table.Option) table.Choice {
	c := table.Choice{Key: g.Key(q, o), Label: g.book.VerbName(o.Verb)}
	switch o.Verb {
	case Move:
		c.Rule = g.book.ID(RuleMove)
		if o.Cell != table.Nowhere {
			g.describeMove(&c, q.Who, int(o.Cell))
		}
	case Attack, Strike:
		row := table.VerbRow{Label: c.Label + " {who}"}
		c.Target, c.Rule = g.id(o.Who), g.book.ID(RuleAttack)
		row.Fill(&c, g.cast.Called(o.Who), func(string) string { return g.cast.Called(o.Who) })
	default:
		c.Rule = g.book.ID(q.Rule)
	}
	return c
}

// describeMove adds the way, and who may strike on it.
func (g *Game) describeMove(c *table.Choice, who table.Who, to int) {
	var a area
	var buf [speed]int
	u := &g.s.units[who]
	a.fill(&g.s.blocked, int(u.cell), int(g.s.steps))
	c.Label, c.Row, c.Cell = "move to "+cellName(to), "move to "+table.Gap, cellName(to)
	if !a.Has(int32(to)) {
		return
	}
	at := int(u.cell)
	for _, cell := range a.path(to, &buf) {
		c.Path = append(c.Path, cellName(cell))
		for j := range g.s.units[:g.s.n] {
			e := &g.s.units[j]
			if e.alive && e.ready && e.side != u.side && near(at, int(e.cell)) && !near(cell, int(e.cell)) {
				c.Warnings = append(c.Warnings, "leaves the reach of "+g.cast.Called(table.Who(j))+": may be struck")
			}
		}
		at = cell
	}
	c.Cost = strconv.Itoa(len(c.Path)) + " of " + strconv.Itoa(int(g.s.steps)) + " squares"
}

// Text is an event in a sentence.
func (g *Game) Text(e *table.Event) string {
	n := func(k int) string { return strconv.Itoa(int(e.N[k])) }
	switch e.Kind {
	case table.Rolled:
		return g.cast.Called(e.Who) + " rolls " + n(1)
	case table.Began:
		return g.cast.Called(e.Who) + "'s turn"
	case table.Round:
		return "round " + n(0)
	case table.Hit:
		return g.cast.Called(e.Who) + " hits " + g.cast.Called(e.Target)
	case table.Missed:
		return g.cast.Called(e.Who) + " misses " + g.cast.Called(e.Target)
	case table.Harmed:
		return g.cast.Called(e.Target) + " loses " + n(0) + " hit points"
	case table.Fell:
		return g.cast.Called(e.Target) + " falls"
	case table.Moved:
		return g.cast.Called(e.Who) + " goes to " + cellName(int(e.Cell))
	case table.Reacted:
		return g.cast.Called(e.Who) + " strikes at " + g.cast.Called(e.Target)
	case table.Ruled:
		return "the GM decrees: " + e.Note
	case table.Ended:
		if e.N[0] < 0 {
			return "a draw"
		}
		return "the " + g.cast.Sides[e.N[0]] + " have won"
	default:
		return ""
	}
}

// RollText says what is rolled.
func (g *Game) RollText(r *table.Roll) string {
	return g.cast.Called(r.Who) + ": " + strconv.Itoa(int(r.Count)) + "d" + strconv.Itoa(int(r.Sides)) + " (" + g.book.Text(r.Rule).Title + ")"
}
