package surge

import (
	"slices"

	"fray/ruleset/surge/rule"
	"fray/table"
)

// rules asks the GM for a ruling on what a combatant does, and reports whether it is yes. What the GM has ruled on the same
// thing before is the default of the next question, which tells the reason that was given.
func (g *Game) rules(t *table.Table, r table.Rule, a table.Who, what uint8, deflt bool) bool {
	q := t.Ask(askRuling, r, table.Nobody, table.JustSeat(table.GM))
	q.Target, q.Item = a, what
	i := g.ruled(q)
	q.N[0] = int32(i + 1) // the precedent, if there is one
	if i >= 0 {
		deflt = g.rulings[i].yes
	}
	q.Text = true
	yes := t.YesNo(q, vYes, vNo, deflt)
	if i < 0 {
		i = len(g.rulings)
		g.rulings = append(g.rulings, ruling{rule: r, of: ruledFor(q), what: what})
	}
	g.rulings[i].yes = yes
	if note := t.Note(); note != "" {
		g.rulings[i].note = note
	}
	if t.Heard() {
		e := table.NewEvent(table.Ruled, r, a, table.Nobody, table.Bit(yes))
		e.Note = t.Note()
		t.Say(e)
	}
	return yes
}

// ruled is the place of the ruling on the same thing; -1: there is none.
func (g *Game) ruled(q *table.Question) int {
	of := ruledFor(q)
	return slices.IndexFunc(g.rulings, func(x ruling) bool { return x.rule == q.Rule && x.of == of && x.what == q.Item })
}

// ruledFor is the combatant whose power the GM is asked about; Nobody where it is a skill or a tool, which are the same for all.
func ruledFor(q *table.Question) table.Who {
	switch q.Rule {
	case rule.PowerProcedure, rule.SurgeAlternateEffect, rule.SurgeCounter:
		return q.Target
	default:
		return table.Nobody
	}
}

// precedent says how the GM has ruled on the same thing before, and why; empty if it has not.
func (g *Game) precedent(q *table.Question) string {
	if q.N[0] == 0 {
		return ""
	}
	r, word := &g.rulings[q.N[0]-1], "no"
	if r.yes {
		word = "yes"
	}
	if r.note != "" {
		return "ruled before: " + word + ", " + r.note
	}
	return "ruled before: " + word
}
