package surge

import "fray/table"

// numberRows returns the numbers on which standing answers may depend.
func numberRows() []table.NumberRow {
	return []table.NumberRow{
		{Name: "fatigue", About: "steps of fatigue, those that a Surge will bring included", Count: counted(func(g *Game, _ *table.Question, a table.Who) (int, bool) {
			u := &g.units[a]
			return int(u.fatigue) + int(u.pending), true
		})},
		{Name: "dice", About: "dice of destiny, fate and corruption that are left", Count: counted(func(g *Game, _ *table.Question, a table.Who) (int, bool) {
			return g.pool(a), true
		})},
		{Name: "stress", About: "points of Stress", Count: counted(func(g *Game, _ *table.Question, a table.Who) (int, bool) {
			return int(g.units[a].stress), true
		})},
		{Name: "stage", About: "the highest stage of an affliction", Count: counted((*Game).worstStage)},
		{
			Name: "failure", About: "degrees by which the roll fails, 0 for a success; on a turn 2 with a skill that only a Surge lets you try again",
			Kinds: []table.Kind{askTurn, askImprove}, Count: counted((*Game).failure),
		},
		{Name: "short", About: "points that the roll lacks", Kinds: []table.Kind{askImprove}, Count: counted(func(_ *Game, q *table.Question, _ table.Who) (int, bool) {
			if opposes(q) {
				return max(0, int(q.N[1]-q.N[0])+1), true
			}
			return max(0, int(q.N[1]-q.N[0])), q.N[1] != anyDC
		})},
		{Name: "success", About: "degrees by which the roll succeeds", Kinds: []table.Kind{askCoup}, Count: counted(func(_ *Game, q *table.Question, _ table.Who) (int, bool) {
			return int(q.Level), true
		})},
		{Name: "rank", About: "the rank of the effect that comes", Kinds: []table.Kind{askDeclared}, Count: counted(func(g *Game, q *table.Question, _ table.Who) (int, bool) {
			return g.rankOf(q.Target, g.deedTrait(q.Target, int(q.Item)-1)), true
		})},
	}
}

// counted adapts a count of this ruleset.
func counted(count func(g *Game, q *table.Question, a table.Who) (int, bool)) func(table.Game, *table.Question, table.Who) (int, bool) {
	return func(g table.Game, q *table.Question, a table.Who) (int, bool) { return count(g.(*Game), q, a) }
}

// worstStage returns the highest stage of an affliction on a combatant.
func (g *Game) worstStage(_ *table.Question, a table.Who) (int, bool) {
	worst := 0
	for k := range g.ailmentsOf(a) {
		worst = max(worst, int(g.ailments[g.ailment(a, k)].stage))
	}
	return worst, true
}

// opposes reports whether askImprove asks the opposer of a check, who loses a tie.
func opposes(q *table.Question) bool { return q.N[2] == 0 }

// failure returns by how many degrees a combatant fails: the roll that may be improved, or a skill that is barred.
func (g *Game) failure(q *table.Question, a table.Who) (int, bool) {
	if q.Kind == askTurn {
		for _, b := range g.bars {
			if b.who == a {
				return barDegrees, true
			}
		}
		return 0, true
	}
	if opposes(q) {
		return max(0, degree(int(q.N[1]), int(q.N[0]))), true
	}
	return max(0, -degree(int(q.N[0]), int(q.N[1]))), true
}
