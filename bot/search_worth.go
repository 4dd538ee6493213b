package bot

import "fray/table"

// victory is what a victory with the same losses on both sides is worth; 1 is one without losses.
const victory = 0.7

// atEnd returns what the end of a fight is worth for the side.
func (l *look) atEnd(g table.Game, winner table.Result) float64 {
	switch {
	case winner == table.Draw:
		return 0.5
	case int(winner) == l.side:
		return worth(1, l.share(g))
	default:
		return worth(0, l.share(g))
	}
}

// underWay returns what a fight that is not over is worth for the side: it is as good as won at three quarters of the health, and as good as
// lost at a quarter. Where a side has to reach something, how far that is counts as much.
func (l *look) underWay(g table.Game) float64 {
	share := l.share(g)
	chance := min(1, max(0, 2*share-0.5))
	if ahead, ok := l.ahead(g); ok {
		chance = (chance + ahead) / 2
	}
	return worth(chance, share)
}

// ahead returns the chance of the side by what is pursued, if anything is: the part that is done, where time is short less the part of it that
// is over, around a half.
func (l *look) ahead(g table.Game) (chance float64, ok bool) {
	x, ok := g.(table.Pursuer)
	if !ok {
		return 0, false
	}
	p := x.Pursuit()
	if p.Goal <= 0 {
		return 0, false
	}
	chance = float64(p.Done) / float64(p.Goal)
	if p.Last > 0 {
		_, round := l.probe.Table.Turn()
		chance = min(1, max(0, 0.5+chance-float64(round-1)/float64(p.Last)))
	}
	if p.Side != l.side {
		chance = 1 - chance
	}
	return chance, true
}

// worth returns what a chance of victory and a share of the health are worth together.
func worth(chance, share float64) float64 { return victory*chance + (1-victory)*share }

// share returns how the side stands against the others, from 0 to 1: by the health that is left, where somebody who stands counts
// half, however badly hurt.
func (l *look) share(g table.Game) float64 {
	var left, all [2]float64 // own, others
	cast := g.Cast()
	for i := range cast.Combatants {
		at := 0
		if cast.Combatants[i].Side != l.side {
			at = 1
		}
		all[at]++
		if now, most := g.Health(table.Who(i)); now > 0 {
			left[at] += 0.5 + 0.5*float64(now)/float64(most)
		}
	}
	if all[0] == 0 || all[1] == 0 {
		return 0.5
	}
	return 0.5 + 0.5*(left[0]/all[0]-left[1]/all[1])
}
