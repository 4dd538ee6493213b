package escalation

import "fray/table"

// scratch is the working space of one game buffer. Nothing in it is state or outlives a beat.
type scratch struct {
	choices [maxChoices]table.Bits // sets of the question in the making
	used    int
	thrower thrower
	guess   guess // of the greedy bot
	depth   int   // how deep in reactions

	reactions int // abilities that the beat has set off

	uses    table.Stack[use] // actions that are under way, one inside the other
	strikes table.Stack[strike]
	events  table.Stack[happening]
}

func newScratch(*def) *scratch { return new(scratch) }

// maxChoices is the limit for the sets of a question: four for each attack (kill, knock out, and a Coup de Grace of each),
// and those of moving and helping.
const maxChoices = 4*(maxOwn+1) + 32

// begin empties the scratch for a beat: the last one may have been abandoned.
func (sc *scratch) begin() {
	sc.depth, sc.reactions = 0, 0
	sc.uses.Cut(0)
	sc.strikes.Cut(0)
	sc.events.Cut(0)
}

// choice returns a crowd as the members of one more entry.
func (g *Game) choice(c crowd) *table.Bits {
	i := g.sc.used
	g.sc.used++
	g.sc.choices[i] = table.Bits(c)
	return &g.sc.choices[i]
}

// askGM begins a question to the GM about a combatant, or Nobody.
func (g *Game) askGM(t *table.Table, k table.Kind, r table.Rule, about table.Who) *table.Question {
	q := t.Ask(k, r, table.Nobody, table.JustSeat(table.GM))
	q.Target = about
	return q
}

// ask begins a question to the seat of a combatant.
func (g *Game) ask(t *table.Table, k table.Kind, r table.Rule, a table.Who) *table.Question {
	g.sc.used = 0
	return t.Ask(k, r, a, table.JustSeat(g.sheets[a].seat))
}
