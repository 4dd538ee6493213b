package flow

import (
	"fray/ruleset/flow/rule"
	"fray/space"
	"fray/table"
)

// holds reports whether a combatant has an item in its hands.
func (g *Game) holds(a table.Who, i int16) bool {
	u := &g.units[a]
	return i >= 0 && (u.main == i+1 || u.off == i+1)
}

// listDisarm lists a Disarm of each item of an enemy: 2 AP, at most the own size, in the Threat Range (flow.action.disarm,
// flow.action.disarm_size, flow.action.disarm_drop).
func (g *Game) listDisarm(q *table.Question, a, e table.Who, slot uint8) {
	v := &g.units[e]
	if v.main == 0 && v.off == 0 {
		return
	}
	g.needAP(q, a, 2, rule.ActionDisarm)
	q.NeedSo(g.threatens(a, e), rule.ActionDisarm, "is not threatened")
	q.Need(g.sheets[e].size <= g.sheets[a].size, rule.ActionDisarmSize)
	for _, theirs := range [2]uint8{slotMain, slotOff} {
		if g.inHand(e, theirs) < 0 || theirs == slotOff && v.main == v.off {
			continue
		}
		q.ListIf(table.Do(vDisarm).With(slot).At(e).Adding(theirs), !g.grown(g.inHand(e, theirs)), rule.ActionDisarmDrop)
	}
}

// disarmed drops the item: where the target chooses after a Normal success, else the attacker (flow.action.disarm_normal,
// flow.action.disarm_hard, flow.action.disarm_major, flow.action.disarm_critical).
func (g *Game) disarmed(t *table.Table, s *strike) {
	rules := [...]table.Rule{degreeNormal: rule.ActionDisarmNormal, degreeHard: rule.ActionDisarmHard, degreeMajor: rule.ActionDisarmMajor, degreeCritical: rule.ActionDisarmCritical}
	r := rules[s.level]
	if s.level == degreeNormal {
		g.putDown(t, int(s.wanted), g.askDropWhere(t, s), r)
		return
	}
	cells := g.sc.steps
	cells.Clear()
	g.hexes.AddDisk(cells, g.units[s.on].cell, int(s.level))
	cells.Subtract(g.sc.walls)
	for i := range g.units { // open: also without anybody who lies there
		if u := &g.units[i]; !u.health.away() {
			cells.Remove(u.cell)
		}
	}
	q := g.ask(t, askDisarmed, r, s.by, s.on)
	q.Level = int8(s.level)
	q.ListIf(table.Do(vTake), g.freeHands(s.by) >= 1, r)
	q.Family()
	q.ListCells(table.Do(vPut), cells)
	if len(q.Groups()) == 0 {
		g.putDown(t, int(s.wanted), g.units[s.on].cell, r)
		return
	}
	q.SetDefault(q.Kth(0))
	if o := t.Choose(q); o.Verb == vPut {
		g.putDown(t, int(s.wanted), o.Cell, r)
		return
	}
	g.takeOver(t, s.by, int(s.wanted), r)
}

// takeOver moves an item from the hands of another combatant into a free hand, also a two-handed one
// (flow.action.disarm_hard).
func (g *Game) takeOver(t *table.Table, a table.Who, i int, r table.Rule) {
	it, u := &g.items[i], &g.units[a]
	from := it.holder
	it.holder, it.where = a, placeMain
	if u.main != 0 {
		it.where = placeOff
	}
	g.handle(from)
	g.handle(a)
	t.TellOption(table.Do(vTake), evItem, r, a, from, i)
}

// askDropWhere asks the target of a Disarm for an adjacent hex; by default the farthest from the attacker.
func (g *Game) askDropWhere(t *table.Table, s *strike) int32 {
	at, from := g.units[s.on].cell, g.units[s.by].cell
	best := table.Nowhere
	cells := g.around(at, func(c space.Cell) bool { return !g.sc.walls.Has(c) })
	for dir := range 6 {
		if c := g.hexes.Step(at, dir); cells.Has(c) && (best < 0 || g.hexes.Distance(c, from) > g.hexes.Distance(best, from)) {
			best = c
		}
	}
	if best < 0 {
		return at
	}
	q := g.ask(t, askDropWhere, rule.ActionDisarmNormal, s.on, s.by)
	q.ListCells(table.Do(vPut), cells)
	q.SetDefault(table.Do(vPut).To(best))
	return t.Choose(q).Cell
}
