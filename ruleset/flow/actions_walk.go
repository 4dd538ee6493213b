package flow

import (
	"fray/ruleset/flow/rule"
	"fray/space"
	"fray/table"
)

// moveTo puts a combatant into a hex and says so. It provokes nothing.
func (g *Game) moveTo(t *table.Table, a table.Who, c space.Cell, r table.Rule) {
	from := g.units[a].cell
	g.put(a, c)
	if t.Heard() {
		t.Say(table.NewEvent(table.Moved, r, a, table.Nobody, int(from)).In(c))
	}
}

// walkTo walks towards a hex step by step, until something interrupts (flow.move.path). A combatant interrupted in a free
// hex decides again as its next action; in an ally's hex it is asked at once.
func (g *Game) walkTo(t *table.Table, a table.Who, to space.Cell) {
	for g.walk.open && g.units[a].cell != to {
		g.sc.walked = append(g.sc.walked[:0], g.way(a, to, int(g.walk.points))...) // a copy: a question on the way may compute another path
		path := g.sc.walked
		if len(path) == 0 {
			break
		}
		var interrupted bool
		for _, c := range path {
			if interrupted = g.oneStep(t, a, c); interrupted || !g.walk.open {
				break
			}
		}
		if !g.walk.open || !interrupted || g.at[g.units[a].cell] == a {
			break
		}
		if to = g.askOn(t, a); to == space.None {
			g.walk.open = false
		}
	}
	g.standFree(t, a)
}

// way returns the path to a hex, if possible without leaving threatened hexes. It stays in scratch until the next call.
func (g *Game) way(a table.Who, to space.Cell, points int) []space.Cell {
	sc := g.sc
	blocked, hold := g.blockFor(g.sides[a]), sc.hold
	hold.Clear()
	threatened := false
	for e := range g.crew() {
		if g.foes(a, e) && g.units[e].health == healthUp {
			g.hexes.AddDisk(hold, g.units[e].cell, int(g.units[e].reach))
			threatened = true
		}
	}
	from := g.units[a].cell
	if threatened {
		if sc.path = sc.flood.Way(from, to, points, blocked, hold, g.field.Ground, sc.path); len(sc.path) > 0 {
			return sc.path
		}
	}
	sc.path = sc.flood.Way(from, to, points, blocked, nil, g.field.Ground, sc.path)
	return sc.path
}

// oneStep takes one step, and reports whether anything happened (flow.threat.moves_out, flow.action.ready_trigger).
func (g *Game) oneStep(t *table.Table, a table.Who, to space.Cell) (interrupted bool) {
	u := &g.units[a]
	from := u.cell
	struck, held := g.provoke(t, a, nil, true)
	if held || !g.walks(a) {
		g.walk.open = false
		return true
	}
	if u.cell != from { // pushed elsewhere: it decides again from there
		g.walk.last = u.cell
		return true
	}
	g.walk.points -= int16(g.stepCost(to))
	g.moveTo(t, a, to, rule.MovePath)
	if g.at[to] == a {
		g.walk.last = to
	}
	fired := g.entered(t, a, from, to)
	if !g.walks(a) {
		g.walk.open = false
	}
	return struck || fired
}

// walks reports whether a combatant can still walk (flow.condition.prone, flow.action.grapple_movement,
// flow.flowaction.pin).
func (g *Game) walks(a table.Who) bool {
	u := &g.units[a]
	return !g.halted(a) && u.heldBy < 0 && u.holds < 0 && !u.prone && !u.pinned
}

// askOn asks a combatant interrupted in an ally's hex where to continue.
func (g *Game) askOn(t *table.Table, a table.Who) space.Cell {
	dest := g.reachable(a, int(g.walk.points), g.sc.dest2)
	if dest.Empty() {
		return space.None
	}
	q := g.ask(t, askWalk, rule.MovePath, a, table.Nobody)
	q.ListCells(table.Do(vWalk), dest)
	q.AddDefault(table.Do(vStop))
	if o := t.Choose(q); o.Verb == vWalk {
		return o.Cell
	}
	return space.None
}

// standFree moves a combatant that stopped in an occupied hex to its last free one, without provoking (flow.move.end_hex).
func (g *Game) standFree(t *table.Table, a table.Who) {
	u := &g.units[a]
	if u.health != healthUp || g.at[u.cell] == a {
		return
	}
	if g.free(u.cell) { // the combatant that stood here is gone
		g.put(a, u.cell)
		return
	}
	if g.free(g.walk.last) {
		g.moveTo(t, a, g.walk.last, rule.MoveEndHex)
	} else {
		g.standIn(t, a)
	}
	g.parted(t, a) // from an enemy that grappled it in an occupied hex
}

// finishWalk asks a combatant that moves outside its own turn where to continue, until it stops.
func (g *Game) finishWalk(t *table.Table, a table.Who) {
	for g.walk.open && g.walk.points > 0 && g.units[a].health == healthUp {
		to := g.askOn(t, a)
		if to == space.None {
			break
		}
		g.walkTo(t, a, to)
	}
	g.walk.open = false
}

// put moves a combatant to a hex without anything else happening.
func (g *Game) put(a table.Who, c space.Cell) {
	u := &g.units[a]
	if g.at[u.cell] == a {
		g.at[u.cell] = -1
	}
	u.cell = c
	if g.at[c] < 0 && u.health == healthUp {
		g.at[c] = a
	}
}
