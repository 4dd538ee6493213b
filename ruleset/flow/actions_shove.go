package flow

import (
	"fray/ruleset/flow/rule"
	"fray/space"
	"fray/table"
)

// Modes of a Shove.
const (
	modePush uint8 = iota + 1
	modeProne
)

// listShove lists a Shove: 1 AP, once a round, an adjacent enemy of at most the own size (flow.action.shove,
// flow.action.shove_size).
func (g *Game) listShove(q *table.Question, a, e table.Who, d int) {
	u := &g.units[a]
	g.needAP(q, a, 1, rule.ActionShove)
	q.Need(u.used&usedShove == 0, rule.RoundOncePerRound)
	q.NeedMost(d, 1, table.SpacesAway, rule.ActionShove)
	q.Need(g.sheets[e].size <= g.sheets[a].size, rule.ActionShoveSize)
	q.List(table.Do(vShove).At(e).As(modePush))
	q.List(table.Do(vShove).At(e).As(modeProne))
}

// askShoveKind asks for the effect of a Shove that follows from another action.
func (g *Game) askShoveKind(t *table.Table, a, d table.Who) uint8 {
	q := g.ask(t, askShoveKind, rule.ActionShove, a, d)
	q.Add(table.Do(vPush))
	q.Add(table.Do(vProne))
	if t.Choose(q).Verb == vPush {
		return modePush
	}
	return modeProne
}

func (g *Game) doShove(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, 1, rule.ActionShove)
	g.shove(t, a, o.Who, o.Mode, rule.ActionShove)
}

// shove makes the contest and applies the effect, with Hard and better both (flow.action.shove_normal,
// flow.action.shove_hard).
func (g *Game) shove(t *table.Table, a, d table.Who, mode uint8, r table.Rule) {
	g.units[a].used |= usedShove
	won, l := g.contestLevel(t, a, d, r, false)
	if !won {
		return
	}
	both := l >= degreeHard && g.askShoveBoth(t, a, d, mode, l)
	if both || mode == modePush {
		g.push(t, a, d, rule.ActionShoveNormal)
	}
	if both || mode == modeProne {
		g.afflict(t, a, d, condProne, 0, 0, rule.ActionShoveNormal)
	}
}

// askShoveBoth asks whether a Shove won with Hard or better has both effects, or only the one chosen before the roll.
func (g *Game) askShoveBoth(t *table.Table, a, d table.Who, mode uint8, l degree) bool {
	q := g.ask(t, askShoveBoth, rule.ActionShoveHard, a, d)
	q.Level = int8(l)
	q.Add(table.Do(vBoth))
	if mode == modePush {
		q.Add(table.Do(vPush))
	} else {
		q.Add(table.Do(vProne))
	}
	q.SetDefault(table.Do(vBoth))
	return t.Choose(q).Verb == vBoth
}

// push moves a combatant one hex back into a free hex farther from the pusher, who chooses. Nothing is provoked.
func (g *Game) push(t *table.Table, a, d table.Who, r table.Rule) {
	from, at := g.units[a].cell, g.units[d].cell
	away := g.hexes.Distance(from, at) + 1
	cells := g.around(at, func(c space.Cell) bool { return g.hexes.Distance(c, from) == away && g.free(c) })
	to := cells.First()
	switch cells.Count() {
	case 0:
		g.sayNothing(t, r, a)
		return
	case 1:
	default:
		q := g.ask(t, askPush, r, a, d)
		q.ListCells(table.Do(vPut), cells)
		if c := g.hexes.Beyond(from, at); cells.Has(c) {
			q.SetDefault(table.Do(vPut).To(c))
		}
		to = t.Choose(q).Cell
	}
	g.moveTo(t, d, to, r)
	g.parted(t, d)
}
