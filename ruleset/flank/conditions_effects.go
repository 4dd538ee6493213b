package flank

import "fray/table"

// inflict puts an effect on a combatant and carries out what follows.
func (g *Game) inflict(t *table.Table, e effect) {
	if g.units[e.on].presence != healthHere {
		return
	}
	fresh := e.do == lastingCondition && !g.units[e.on].conds.has(e.cond.of())
	if e.gives(condProne) {
		g.knock(t, e.on, e.by)
		return
	}
	g.effects = append(g.effects, e)
	if e.do == lastingBonus {
		g.relend(e.on, e.nums)
		if t.Heard() {
			ev := table.NewEvent(evBonus, e.rule, e.by, e.on, int(e.value), int(e.nums), int(e.name.of()))
			ev.To = g.audience(e.on)
			t.Say(ev)
		}
		return
	}
	if fresh && e.gives(condCrippled) {
		g.cripple(t, e.on, e.by)
	}
	g.update(t, e.on, e.by)
}

// relend finds the numbers that lasting bonuses on a combatant count for, after it has got or lost a bonus on some numbers.
func (g *Game) relend(who table.Who, nums number) {
	u := &g.units[who]
	u.lent = 0
	for i := range g.effects {
		if e := &g.effects[i]; e.on == who && e.do == lastingBonus {
			u.lent |= e.nums
		}
	}
	g.retotal(who, nums)
}

// knock makes a combatant Prone.
func (g *Game) knock(t *table.Table, who, by table.Who) {
	if u := &g.units[who]; !u.prone {
		u.prone = true
		g.update(t, who, by)
	}
}

// lasting returns an effect by a cause that lasts so many rounds, or to the end of the fight for 0 (flank.core.duration_round,
// flank.condition.general).
func lasting(on, by table.Who, rounds int16, r table.Rule) effect {
	e := effect{on: on, by: by, against: table.Nobody, turn: table.Nobody, rule: r}
	if rounds > 0 {
		e.until, e.turn, e.left = untilStart, by, rounds
		if by == table.Nobody {
			e.turn = on
		}
	}
	return e
}

// bonus gives a combatant a bonus of a name; one that it has of this name and cause ends.
func (g *Game) bonus(t *table.Table, on, by table.Who, nums number, value int, name sourceName, rounds int16, r table.Rule) {
	e := lasting(on, by, rounds, r)
	e.do, e.nums, e.value, e.name = lastingBonus, nums, int16(value), name
	g.inflict(t, e)
}

// dropEffects ends the effects that match, and updates those that bore them.
func (g *Game) dropEffects(t *table.Table, match func(e *effect) bool) {
	var bore, had table.Crowd
	kept, nums := 0, number(0)
	for i := range g.effects {
		e := &g.effects[i]
		if match(e) {
			switch e.do {
			case lastingCondition:
				bore.Add(e.on)
			case lastingBonus:
				had.Add(e.on)
				nums |= e.nums
			default:
			}
			continue
		}
		if kept < i { // something before it has ended
			g.effects[kept] = *e
		}
		kept++
	}
	g.effects = g.effects[:kept]
	for who := had.First(); who != table.Nobody; who = had.After(who) {
		g.relend(who, nums)
	}
	for who := bore.First(); who != table.Nobody; who = bore.After(who) {
		g.update(t, who, table.Nobody)
	}
}

// cure ends a condition of a combatant whatever its cause (flank.condition.general).
func (g *Game) cure(t *table.Table, who table.Who, c cond) {
	u := &g.units[who]
	switch c {
	case condProne:
		u.prone = u.conds.has(condUnconscious)
	case condUnconscious:
		g.setAsleep(who, false)
	case condRestrained:
		g.endGrapples(t, who)
	default:
	}
	g.dropEffects(t, func(e *effect) bool { return e.on == who && e.gives(c) })
	g.update(t, who, table.Nobody)
}

// expire ends the effects that last until the start, or the end, of a combatant's turn (flank.turn.start).
func (g *Game) expire(t *table.Table, who table.Who, at until) {
	for i := range g.effects {
		if !g.effects[i].runsOut(who, at) {
			continue
		}
		g.dropEffects(t, func(e *effect) bool {
			if !e.runsOut(who, at) {
				return false
			}
			e.left--
			return e.left <= 0
		})
		return
	}
}

// runsOut reports whether an effect is counted down at the start, or the end, of a combatant's turn.
func (e *effect) runsOut(who table.Who, at until) bool { return e.until == at && e.turn == who }
