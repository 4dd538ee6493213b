package draw

import "slices"

// groups divides a part of a line into groups whose members are all next to each other.
func (c *crowd) groups(part []int) [][]int {
	var out [][]int
	left := slices.Clone(part)
	for len(left) > 0 {
		group := left[:1:1]
		var rest []int
		for _, i := range left[1:] {
			if c.nextToAll(i, group) {
				group = append(group, i)
			} else {
				rest = append(rest, i)
			}
		}
		c.markGroup(group)
		out, left = append(out, group), rest
	}
	return out
}

// pairs returns the groups of neighbors that no line shows yet. Wanted selects the pairs that may start a group.
func (c *crowd) pairs(wanted func(i, j int) bool) [][]int {
	var out [][]int
	for i := range c.list {
		for j := i + 1; j < len(c.list); j++ {
			if !c.beside[i][j] || c.drawn[i][j] || !wanted(i, j) {
				continue
			}
			group := []int{i, j}
			for k := range c.list {
				if k != i && k != j && c.nextToAll(k, group) && c.newTo(k, group) {
					group = append(group, k)
				}
			}
			slices.Sort(group)
			c.markGroup(group)
			out = append(out, group)
		}
	}
	return out
}

// nextToAll reports whether a combatant is next to everyone in the group and engaged with none of them.
func (c *crowd) nextToAll(i int, group []int) bool {
	return !slices.ContainsFunc(group, func(j int) bool { return !c.beside[i][j] || c.engaged(i, j) })
}

// newTo reports whether no line shows a combatant next to a member of the group.
func (c *crowd) newTo(i int, group []int) bool {
	return !slices.ContainsFunc(group, func(j int) bool { return c.drawn[i][j] })
}

// markGroup marks the pairs of a group as drawn.
func (c *crowd) markGroup(group []int) {
	for _, i := range group {
		for _, j := range group {
			c.drawn[i][j] = true
		}
	}
}

// near returns the groups of combatants next to an engaged one.
func (c *crowd) near() [][]int {
	return c.pairs(func(i, j int) bool { return c.busy(i) || c.busy(j) })
}

// free returns the groups of unengaged combatants by side, with those who lie next to them, and those who lie apart.
func (c *crowd) free(sides int) (bySide [][][]int, lying [][]int) {
	bySide = make([][][]int, sides)
	shown := make([]bool, len(c.list))
	add := func(group []int) {
		for _, i := range group {
			shown[i] = true
		}
		if up := slices.IndexFunc(group, func(i int) bool { return !c.list[i].Down }); up >= 0 {
			side := c.side[group[up]]
			bySide[side] = append(bySide[side], group)
			return
		}
		lying = append(lying, group)
	}
	for _, group := range c.pairs(func(_, _ int) bool { return true }) {
		add(group)
	}
	for i, t := range c.list {
		if !shown[i] && !c.busy(i) && (!t.Down || !slices.Contains(c.drawn[i], true)) {
			add([]int{i})
		}
	}
	return bySide, lying
}

// busy reports whether a combatant is engaged.
func (c *crowd) busy(i int) bool {
	for j := range c.list {
		if c.engaged(i, j) {
			return true
		}
	}
	return false
}
