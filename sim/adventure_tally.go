package sim

import "fray/table"

// AdventureTally counts the results of adventures in integers. Like a [Tally], it is the sum of those of the parts of a run.
type AdventureTally struct {
	Meters    []string   `json:"meters"` // by which a leg counts what the party has left
	Names     []string   `json:"names"`  // of the ruleset's other counts
	Played    int        `json:"played"`
	Through   int        `json:"through"`
	Decisions int        `json:"decisions"`
	Down      []int      `json:"down"` // by member of the party: down or lost when the adventure ended
	Legs      []LegTally `json:"legs"`
	Why       Deeds      `json:"why,omitempty"`
	Checksum  uint64     `json:"checksum"` // the sum of the digests of the adventures

	party []string
}

// LegTally counts the results of one fight of the adventures.
type LegTally struct {
	Played int       `json:"played"`
	On     int       `json:"on"`
	CutOff int       `json:"cut_off"`
	Won    int       `json:"won"` // by the party's side
	Rounds histogram `json:"rounds"`
	Left   []int     `json:"left"` // by meter: totals of the party at the end of the fight
	Full   []int     `json:"full"`
	Counts []int     `json:"counts"`
}

func newAdventureTally(a *Adventure) AdventureTally {
	meters, names := a.meters(), a.counts()
	c := AdventureTally{party: a.Party, Meters: meters, Names: names, Down: make([]int, len(a.Party)), Legs: make([]LegTally, len(a.Fights))}
	for i := range c.Legs {
		c.Legs[i].Left, c.Legs[i].Full = make([]int, len(meters)), make([]int, len(meters))
		c.Legs[i].Counts = make([]int, len(names))
	}
	return c
}

// fight counts fight k of an adventure and returns the digest with it.
func (c *AdventureTally) fight(k int, o outcome, on bool, decisions int, g table.Game, t *table.Tally, digest uint64) uint64 {
	leg := &c.Legs[k]
	mix := func(x int) { digest = table.Mix(digest ^ uint64(x)) }
	leg.Played++
	c.Decisions += decisions
	if on {
		leg.On++
		mix(1)
	}
	if o.cut {
		leg.CutOff++
	}
	if c.won(g.Cast(), o) {
		leg.Won++
	}
	leg.Rounds.count(t.Rounds)
	mix(int(o.winner))
	mix(t.Rounds)
	mix(decisions)
	v := g.View(table.GM)
	for i := range v.Tokens {
		if index(c.party, v.Tokens[i].ID) < 0 {
			continue
		}
		for _, m := range v.Tokens[i].Meters {
			if at := index(c.Meters, m.Name); at >= 0 {
				leg.Left[at] += m.Value
				leg.Full[at] += m.Max
				mix(m.Value)
			}
		}
	}
	for _, n := range t.Counts {
		if at := index(c.Names, n.Name); at >= 0 {
			leg.Counts[at] += n.N
			mix(n.N)
		}
	}
	return digest
}

// won reports whether the side of the party has won a fight.
func (c *AdventureTally) won(cast *table.Cast, o outcome) bool {
	for _, id := range c.party {
		if who := cast.Find(id); who != table.Nobody {
			return cast.Combatants[who].Side == int(o.winner)
		}
	}
	return false
}

// end counts a finished adventure, and returns how many of the party are down or lost.
func (c *AdventureTally) end(through bool, g table.Game, t *table.Tally) (down int) {
	c.Played++
	if through {
		c.Through++
	}
	for i, id := range c.party {
		if who := g.Cast().Find(id); who == table.Nobody || t.Fell[who] {
			c.Down[i]++
			down++
		}
	}
	return down
}

// Add adds the tally of another part of the same run.
func (c *AdventureTally) Add(o *AdventureTally) {
	if c.Played == 0 {
		c.Meters, c.Names = o.Meters, o.Names
	}
	c.Played += o.Played
	c.Through += o.Through
	c.Decisions += o.Decisions
	c.Checksum += o.Checksum
	c.Down = added(c.Down, o.Down)
	for i := range o.Legs {
		if i == len(c.Legs) {
			c.Legs = append(c.Legs, LegTally{})
		}
		to, from := &c.Legs[i], &o.Legs[i]
		to.Played += from.Played
		to.On += from.On
		to.Won += from.Won
		to.CutOff += from.CutOff
		to.Rounds.add(from.Rounds)
		to.Left = added(to.Left, from.Left)
		to.Full = added(to.Full, from.Full)
		to.Counts = added(to.Counts, from.Counts)
	}
	c.Why.Add(o.Why)
}
