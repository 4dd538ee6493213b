package space

// steep is the highest price of a hex that is flooded by bitboards.
const steep = 4

// Ground is what it costs to enter each hex of a map, made ready for floods. It never changes once made, and may be
// shared by everybody. A nil Ground is one where every hex costs one point.
type Ground struct {
	cost []uint8         // by cell, at least 1
	most int             // the highest price there is
	rest [steep - 1]*Set // hexes that cost 2, 3 and so on up to steep; nil if there are none
}

// NewGround notes what it costs to enter each hex: cost[c] points for hex c, where 0 counts as 1. It is nil if every hex
// costs one point, as with no slice. The slice is not kept.
func (h *Hexes) NewGround(cost []uint8) *Ground { return h.newGround(cost) }

func (l *layout) newGround(cost []uint8) *Ground {
	if cost == nil {
		return nil
	}
	g := &Ground{cost: make([]uint8, l.cols*l.rows), most: 1}
	for c := range g.cost {
		price := max(1, cost[c])
		g.cost[c] = price
		g.most = max(g.most, int(price))
		if price < 2 || price > steep {
			continue
		}
		if g.rest[price-2] == nil {
			g.rest[price-2] = l.newSet()
		}
		g.rest[price-2].Add(Cell(c))
	}
	if g.most == 1 {
		return nil
	}
	return g
}

// Cost is how many points it takes to enter hex c.
func (g *Ground) Cost(c Cell) int {
	if g == nil {
		return 1
	}
	return int(g.cost[c])
}

// gentle reports whether no hex costs more than bitboards can flood.
func (g *Ground) gentle() bool { return g == nil || g.most <= steep }
