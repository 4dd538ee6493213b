package rulestest

import (
	"fmt"

	"fray/pack"
	"fray/table"
)

// The names of the questions at which a decree that is given may be carried out: of a turn, the same in every ruleset, and
// of a rest before the fight.
const (
	turnKind = "turn"
	restKind = "rest"
)

// given is something that is given and has not been carried out. What has no turn or round keeps its order.
type given struct{ *pack.Given }

// pending returns all that is given.
func pending(all []pack.Given) []given {
	var out []given
	for i := range all {
		out = append(out, given{&all[i]})
	}
	return out
}

// timed reports whether a decree waits for a named turn or round, and so lets others pass.
func (g given) timed() bool { return g.Turn != "" || g.Round > 0 }

// when says what a decree or an answer waits for.
func (g given) when() string {
	text := "a question of the kind " + fmt.Sprintf("%q", turnKind)
	if g.Turn != "" {
		text += " to " + g.Turn
	}
	if g.Round > 0 {
		text += fmt.Sprintf(" in round %d", g.Round)
	}
	return text
}

// due reports whether the open question is what a decree or an answer waits for.
func (p *player) due(g given, q *table.Question) bool {
	kind := p.kind(q)
	switch {
	case kind != turnKind && (kind != restKind || g.timed()):
		return false
	case g.Turn != "" && (q.Who == table.Nobody || p.cast().Combatants[q.Who].ID != g.Turn):
		return false
	}
	return g.Round == 0 || p.s.Game().View(table.GM).Round == g.Round
}

// give carries out all that is due at the open question, and throws the dice for it. An answer that is given follows the
// one before it at once, whatever is asked.
func (p *player) give() bool {
	line := p.line
	defer func() { p.line = line }()
	for begun := false; ; {
		q := p.s.Open()
		if q == nil {
			return true
		}
		i := p.nextDue(q, begun)
		if i < 0 {
			return true
		}
		g := p.given[i]
		p.given = append(p.given[:i:i], p.given[i+1:]...)
		p.line, begun = g.Line, begun || !g.timed()
		if !p.carryOut(g) {
			return false
		}
	}
}

// nextDue returns the place of the next thing to carry out, or -1. Where the row of things without a turn has begun, its
// answers are due.
func (p *player) nextDue(q *table.Question, begun bool) int {
	first := true // of those without a turn or round
	for i, g := range p.given {
		if p.due(g, q) && (first || g.timed()) || first && begun && g.Answer != nil {
			return i
		}
		first = first && g.timed()
	}
	return -1
}

// carryOut carries out one thing that is given, up to the next question.
func (p *player) carryOut(g given) bool {
	if g.Decree != nil {
		if err := p.s.Adjust(*g.Decree); err != nil {
			p.fail("the GM cannot do this: %v", err)
			return false
		}
		return p.throw()
	}
	return p.noDiceLeft() && p.put(g.Answer) && p.throw()
}
