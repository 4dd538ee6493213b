package draw

import "slices"

// groups divides a part of a line into those who all stand next to each other, everybody in one of them.
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
		c.tellGroup(group)
		out, left = append(out, group), rest
	}
	return out
}

// pairs are groups next to each other that no line has named yet; wanted says which two may begin one.
func (c *crowd) pairs(wanted func(i, j int) bool) [][]int {
	var out [][]int
	for i := range c.list {
		for j := i + 1; j < len(c.list); j++ {
			if !c.beside[i][j] || c.told[i][j] || !wanted(i, j) {
				continue
			}
			group := []int{i, j}
			for k := range c.list {
				if k != i && k != j && c.nextToAll(k, group) && c.newTo(k, group) {
					group = append(group, k)
				}
			}
			slices.Sort(group)
			c.tellGroup(group)
			out = append(out, group)
		}
	}
	return out
}

// nextToAll reports whether one stands next to all of the group, engaged with none of them.
func (c *crowd) nextToAll(i int, group []int) bool {
	return !slices.ContainsFunc(group, func(j int) bool { return !c.beside[i][j] || c.engaged(i, j) })
}

// newTo reports whether no line says yet that one stands next to these.
func (c *crowd) newTo(i int, group []int) bool {
	return !slices.ContainsFunc(group, func(j int) bool { return c.told[i][j] })
}

func (c *crowd) tellGroup(group []int) {
	for _, i := range group {
		for _, j := range group {
			c.told[i][j] = true
		}
	}
}

// near are the groups of those who stand or lie next to somebody who is engaged.
func (c *crowd) near() [][]int {
	return c.pairs(func(i, j int) bool { return c.busy(i) || c.busy(j) })
}

// free are the groups of those who are engaged with nobody, by side: together with whoever lies next to them; and those
// lying apart.
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
		if !shown[i] && !c.busy(i) && (!t.Down || !slices.Contains(c.told[i], true)) {
			add([]int{i})
		}
	}
	return bySide, lying
}

// busy reports whether one is engaged with anybody.
func (c *crowd) busy(i int) bool {
	for j := range c.list {
		if c.engaged(i, j) {
			return true
		}
	}
	return false
}
