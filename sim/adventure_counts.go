package sim

import "fray/table"

// trailCounts counts the results of adventures in integers, so that they can be added in any order.
type trailCounts struct {
	party         []string
	meters, names []string // of the counts in legCounts
	played        int
	through       int
	decisions     int
	down          []int // by member of the party: down or lost when the adventure ended
	legs          []legCounts
	checksum      uint64 // the sum of the digests of the adventures
}

// legCounts counts the results of one fight of the adventures.
type legCounts struct {
	played, on, cut int
	won             int // by the party's side
	rounds          histogram
	left, full      []int // by meter: totals of the party at the end of the fight
	counts          []int // the ruleset's other counts
}

func newTrailCounts(a *Adventure, meters, names []string) trailCounts {
	c := trailCounts{party: a.Party, meters: meters, names: names, down: make([]int, len(a.Party)), legs: make([]legCounts, len(a.Fights))}
	for i := range c.legs {
		c.legs[i].left, c.legs[i].full = make([]int, len(meters)), make([]int, len(meters))
		c.legs[i].counts = make([]int, len(names))
	}
	return c
}

// fight counts fight k of an adventure and returns the digest with it.
func (c *trailCounts) fight(k int, o outcome, on bool, decisions int, g table.Game, t *table.Tally, digest uint64) uint64 {
	leg := &c.legs[k]
	mix := func(x int) { digest = table.Mix(digest ^ uint64(x)) }
	leg.played++
	c.decisions += decisions
	if on {
		leg.on++
		mix(1)
	}
	if o.cut {
		leg.cut++
	}
	if c.won(g.Cast(), o) {
		leg.won++
	}
	leg.rounds.count(t.Rounds)
	mix(int(o.winner))
	mix(t.Rounds)
	mix(decisions)
	v := g.View(table.GM)
	for i := range v.Tokens {
		if index(c.party, v.Tokens[i].ID) < 0 {
			continue
		}
		for _, m := range v.Tokens[i].Meters {
			if at := index(c.meters, m.Name); at >= 0 {
				leg.left[at] += m.Value
				leg.full[at] += m.Max
				mix(m.Value)
			}
		}
	}
	for _, n := range t.Counts {
		if at := index(c.names, n.Name); at >= 0 {
			leg.counts[at] += n.N
			mix(n.N)
		}
	}
	return digest
}

// won reports whether the side of the party has won a fight.
func (c *trailCounts) won(cast *table.Cast, o outcome) bool {
	for _, id := range c.party {
		if who := cast.Find(id); who != table.Nobody {
			return cast.Combatants[who].Side == int(o.winner)
		}
	}
	return false
}

// end counts a finished adventure.
func (c *trailCounts) end(through bool, g table.Game, t *table.Tally) {
	c.played++
	if through {
		c.through++
	}
	for i, id := range c.party {
		if who := g.Cast().Find(id); who == table.Nobody || t.Fell[who] {
			c.down[i]++
		}
	}
}

// add adds the counts of another worker.
func (c *trailCounts) add(o *trailCounts) {
	c.played += o.played
	c.through += o.through
	c.decisions += o.decisions
	c.checksum += o.checksum
	addAll(c.down, o.down)
	for i := range c.legs {
		to, from := &c.legs[i], &o.legs[i]
		to.played += from.played
		to.on += from.on
		to.won += from.won
		to.cut += from.cut
		to.rounds.add(from.rounds)
		addAll(to.left, from.left)
		addAll(to.full, from.full)
		addAll(to.counts, from.counts)
	}
}

func addAll(to, from []int) {
	for i, n := range from {
		to[i] += n
	}
}
