package duel

import (
	"math/bits"

	"fray/table"
)

// farthest is how many steps Best looks ahead; on twenty by twenty squares nothing is that far.
const farthest = 63

// flood is the scratch of Best: the cells within each number of steps.
type flood struct {
	within [farthest + 1]rows
	goal   rows
}

// Best is the greedy policy of the yardstick: attack the weakest in reach; with nobody in reach go the shortest way to
// the nearest enemy; else end. Strikes are always struck.
func (g *Game) Best(q *table.Question) table.Option {
	if q.Kind == Opportunity {
		return q.Default()
	}
	weakest := table.Nobody
	groups := q.Groups()
	for k := range groups {
		o := groups[k].Option
		if o.Verb != Attack {
			break // attacks are listed first
		}
		if weakest == table.Nobody || g.s.units[o.Who].hp < g.s.units[weakest].hp {
			weakest = o.Who
		}
	}
	if weakest != table.Nobody {
		return table.Do(Attack).At(weakest)
	}
	u := &g.s.units[q.Who]
	if groups[0].Option.Verb == Move && !g.s.sides[1-u.side].touches(int(u.cell)) {
		if cell := g.toward(u); cell >= 0 {
			return table.Do(Move).To(int32(cell))
		}
	}
	return table.Do(End)
}

// toward is how far the steps left go on the way to the nearest free cell next to an enemy, or -1.
func (g *Game) toward(u *unit) int {
	if g.flood == nil {
		g.flood = new(flood)
	}
	f, foes := g.flood, &g.s.sides[1-u.side]
	var above, here uint32
	for y := 1; y <= size; y++ {
		r := foes[y] | foes[y]<<1 | foes[y]>>1
		below := foes[y+1] | foes[y+1]<<1 | foes[y+1]>>1
		above, here = here, r
		f.goal[y] = (above | here | below) &^ g.s.blocked[y]
	}
	from := int(u.cell)
	lo, hi := from/width, from/width
	f.within[0] = rows{}
	f.within[0].set(from)
	for d := 1; d <= farthest; d++ {
		lo, hi = max(1, lo-1), min(size, hi+1)
		src, dst := &f.within[d-1], &f.within[d]
		*dst = rows{}
		grow(dst, src, &g.s.blocked, lo, hi)
		grew := uint32(0)
		for y := lo; y <= hi; y++ {
			if m := dst[y] & f.goal[y]; m != 0 {
				return f.cut(y*width+bits.TrailingZeros32(m), d, int(g.s.steps))
			}
			grew |= dst[y] ^ src[y]
		}
		if grew == 0 {
			break
		}
	}
	return -1
}

// cut goes back from a cell so many steps away until it is within so few.
func (f *flood) cut(cell, d, steps int) int {
	for ; d > steps; d-- {
		cell = back(&f.within[d-1], cell)
	}
	return cell
}
