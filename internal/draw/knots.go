package draw

import (
	"slices"

	"fray/table"
)

// crowd holds the combatants of one area and which of them are next to each other.
type crowd struct {
	list   []*table.Token
	side   []int    // by index
	beside [][]bool // by two indexes
	drawn  [][]bool // pairs that a line already shows
}

func newCrowd(list []*table.Token, sides []string) *crowd {
	c := &crowd{list: list, side: make([]int, len(list))}
	for i, t := range list {
		c.side[i] = sideIndex(sides, t.Side)
		c.beside = append(c.beside, make([]bool, len(list)))
		c.drawn = append(c.drawn, make([]bool, len(list)))
	}
	for i, t := range list {
		for j, u := range list {
			if i != j && slices.Contains(t.Beside, u.ID) {
				c.beside[i][j], c.beside[j][i] = true, true
			}
		}
	}
	return c
}

// engaged reports whether two standing combatants of different sides are next to each other.
func (c *crowd) engaged(i, j int) bool {
	return c.beside[i][j] && c.side[i] != c.side[j] && !c.list[i].Down && !c.list[j].Down
}

// together returns everyone that the relation connects with the first, in order, with the first.
func (c *crowd) together(first int, related func(i, j int) bool) []int {
	in := make([]bool, len(c.list))
	in[first] = true
	for queue := []int{first}; len(queue) > 0; queue = queue[1:] {
		for j := range c.list {
			if !in[j] && related(queue[0], j) {
				in[j] = true
				queue = append(queue, j)
			}
		}
	}
	var out []int
	for i, yes := range in {
		if yes {
			out = append(out, i)
		}
	}
	return out
}

// knot is a line of engaged combatants: everyone in a part is engaged with everyone in the other parts.
type knot [][]int

// knots returns the engagements in few exact lines: one line for each tangle of combatants if all of its sides are engaged
// with each other, or else several.
func (c *crowd) knots() []knot {
	var out []knot
	seen := make([]bool, len(c.list))
	for i := range c.list {
		if seen[i] {
			continue
		}
		tangle := c.together(i, c.engaged)
		for _, j := range tangle {
			seen[j] = true
		}
		if len(tangle) == 1 {
			continue
		}
		if whole := c.parts(tangle); c.complete(whole) {
			c.mark(whole)
			out = append(out, whole)
			continue
		}
		for {
			k := c.star(tangle)
			if k == nil {
				break
			}
			c.mark(k)
			out = append(out, k)
		}
	}
	return out
}

// parts divides a tangle by sides.
func (c *crowd) parts(tangle []int) knot {
	bySide := map[int][]int{}
	last := 0
	for _, i := range tangle {
		bySide[c.side[i]] = append(bySide[c.side[i]], i)
		last = max(last, c.side[i])
	}
	var out knot
	for side := range last + 1 {
		if len(bySide[side]) > 0 {
			out = append(out, bySide[side])
		}
	}
	return out
}

func (c *crowd) complete(k knot) bool {
	for n, part := range k {
		for _, other := range k[n+1:] {
			for _, i := range part {
				for _, j := range other {
					if !c.engaged(i, j) {
						return false
					}
				}
			}
		}
	}
	return true
}

// mark marks the pairs of a knot as drawn.
func (c *crowd) mark(k knot) {
	for n, part := range k {
		for _, other := range k[n+1:] {
			for _, i := range part {
				for _, j := range other {
					c.drawn[i][j], c.drawn[j][i] = true, true
				}
			}
		}
	}
}

// star returns a knot around the combatant with the most undrawn enemies (in a tie, the one whose enemies are most next to
// each other), all of these enemies, and the friends that share them. It returns nil if everything is drawn.
func (c *crowd) star(tangle []int) knot {
	var enemies []int
	middle, most := -1, 0
	for _, i := range tangle {
		some := c.undrawn(i, tangle)
		score := len(some) * len(c.list) * len(c.list)
		for n, j := range some {
			for _, k := range some[n+1:] {
				if c.beside[j][k] {
					score++
				}
			}
		}
		if len(some) > 0 && score > most {
			middle, enemies, most = i, some, score
		}
	}
	if middle < 0 {
		return nil
	}
	var friends []int
	for _, i := range tangle {
		if c.side[i] == c.side[middle] && !slices.ContainsFunc(enemies, func(j int) bool { return !c.engaged(i, j) || c.drawn[i][j] }) {
			friends = append(friends, i)
		}
	}
	if c.side[enemies[0]] < c.side[middle] {
		return knot{enemies, friends}
	}
	return knot{friends, enemies}
}

// undrawn returns the enemies of a combatant that no line shows yet.
func (c *crowd) undrawn(i int, tangle []int) []int {
	var out []int
	for _, j := range tangle {
		if c.engaged(i, j) && !c.drawn[i][j] {
			out = append(out, j)
		}
	}
	return out
}
