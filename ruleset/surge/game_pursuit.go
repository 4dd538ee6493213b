package surge

import "fray/table"

// Pursuit is how far the tasks of a Challenge are done, or how far an attitude has come that decides the encounter
// (surge.encounter.challenge, surge.encounter.end).
func (g *Game) Pursuit() (p table.Pursuit) {
	p.Last = int(g.maxRounds)
	switch x := &g.def.goal; {
	case g.def.kind == encounterChallenge:
		p.Side = int(g.working)
		for i := range g.tasks {
			goal := g.def.taskDefs[i].goal
			p.Done += int(min(g.tasks[i].done, goal))
			p.Goal += int(goal)
		}
	case x.what == goalAttitude:
		p.Side, p.Done, p.Goal = int(x.side), int(g.feels(x.subject, x.to, x.topic)), int(x.level)
	}
	return p
}
