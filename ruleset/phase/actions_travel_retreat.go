package phase

import (
	"slices"

	"fray/space"
	"fray/table"
)

// walker finds the hexes that a withdrawal can reach: no step may lead nearer to an enemy that threatens the start, which
// no flood of package space knows (phase.full.withdraw).
type walker struct {
	seen  *space.Set
	cost  []int16
	from  []space.Cell
	next  []space.Cell
	start space.Cell
}

func newWalker(h *space.Hexes) walker {
	return walker{seen: h.NewSet(), cost: make([]int16, h.Size()), from: make([]space.Cell, h.Size())}
}

// retreat finds all hexes that a combatant can withdraw to with so many points.
func (w *walker) retreat(g *Game, a table.Who, points int) {
	start := g.units[a].cell
	near, blocked, ground := g.threatening(a), g.blockFor(a), g.groundFor(a)
	w.seen.Clear()
	w.cost[start] = 0
	w.next = append(w.next[:0], start)
	for head := 0; head < len(w.next); head++ {
		c := w.next[head]
		for dir := range 6 {
			to := g.hexes.Step(c, dir)
			if to == space.None || to == start || blocked.Has(to) || !g.recedes(near, c, to) {
				continue
			}
			n := int(w.cost[c]) + ground.Cost(to)
			if n > points || w.seen.Has(to) && n >= int(w.cost[to]) {
				continue
			}
			w.seen.Add(to)
			w.cost[to], w.from[to] = int16(n), c
			w.next = append(w.next, to)
		}
	}
	w.start = start
}

// way writes the hexes of the way to a hex over buf.
func (w *walker) way(to space.Cell, buf []space.Cell) []space.Cell {
	if !w.seen.Has(to) {
		return buf
	}
	for c := to; c != w.start; c = w.from[c] {
		buf = append(buf, c)
	}
	slices.Reverse(buf)
	return buf
}
