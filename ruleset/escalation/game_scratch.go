package escalation

import "fray/table"

// scratch is working space of one game buffer: nothing in it outlives a beat, and nothing in it is state.
type scratch struct {
	choices [maxChoices]choice // sets of the question in the making
	used    int
	thrower thrower
	guess   guess // of the greedy bot
	depth   int   // how deep in reactions

	reactions int // abilities that the beat has set off

	uses    stack[use] // actions that are under way, one inside the other
	strikes stack[strike]
	events  stack[happening]
}

// maxChoices is how many sets a question may have: of each attack four (to kill, to knock out, and a Coup de Grace of both
// kinds), and those of moving and helping.
const maxChoices = 4*(maxOwn+1) + 32

// stack holds what is under way, so that pointers to it cost nothing.
type stack[T any] struct {
	items []*T
	n     int
}

// push is room for one more, with this in it.
func (s *stack[T]) push(v T) *T {
	if s.n == len(s.items) {
		s.items = append(s.items, new(T))
	}
	p := s.items[s.n]
	*p = v
	s.n++
	return p
}

// begin readies the scratch for a beat: the last one may have been abandoned.
func (sc *scratch) begin() {
	sc.depth, sc.reactions, sc.uses.n, sc.strikes.n, sc.events.n = 0, 0, 0, 0, 0
}

// choice is a set for one more entry of the question in the making.
func (g *Game) choice(c crowd) *choice {
	i := g.sc.used
	g.sc.used++
	g.sc.choices[i].crowd = c
	return &g.sc.choices[i]
}

// ask begins a question to the seat of a combatant.
func (g *Game) ask(t *table.Table, k table.Kind, r table.Rule, a table.Who) *table.Question {
	g.sc.used = 0
	return t.Ask(k, r, a, table.JustSeat(g.sheets[a].seat))
}
