package escalation

import "fray/table"

// Describe gives an option's key, label, cost, rule and warnings.
func (g *Game) Describe(q *table.Question, o table.Option) table.Choice {
	c, aim := table.Choice{Key: g.Key(q, o)}, ""
	if o.Who != table.Nobody && o.Verb != vSave {
		c.Target, aim = g.id(o.Who), g.called(o.Who)
	}
	if o.Cell >= 0 {
		c.Cell = g.zones.Name(o.Cell)
		aim = c.Cell
	}
	g.fill(&c, q, o, aim)
	c.Cost = g.costOf(q, o)
	c.Group = c.Cost
	if c.Group == "" {
		c.Group = "free"
	}
	r := g.ruleFor(q.Who, o)
	if r == 0 { // what only answers this question goes by its rule
		r = q.Rule
	}
	c.Rule = g.book.ID(r)
	c.Warnings = g.warnings(q, o)
	return c
}
