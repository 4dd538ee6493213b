package escalation

import "fray/table"

// scratch is working space of one game buffer: nothing in it outlives a beat, and nothing in it is state.
type scratch struct {
	choices [192]choice // sets of the question in the making
	used    int
	thrower thrower
	depth   int // how deep in reactions
}

// choice is a set for one more entry of the question in the making.
func (g *Game) choice(c crowd) *choice {
	i := g.sc.used
	g.sc.used++
	g.sc.choices[i].crowd = c
	return &g.sc.choices[i]
}

// ask begins a question to whoever plays a combatant.
func (g *Game) ask(t *table.Table, k table.Kind, r table.Rule, a int16) *table.Question {
	g.sc.used = 0
	return t.Ask(k, r, a, table.Only(g.sheets[a].seat))
}
