package space

// bodyBox is the cells of a body, from the least coordinates to the greatest without the end.
type bodyBox struct{ lo, hi [3]int }

func (s *Squares) box(c Cell, span int) bodyBox {
	x, y, z := s.Place(c)
	return bodyBox{[3]int{x, y, z}, [3]int{x + span, y + span, z + span}}
}

func (b *bodyBox) has(c [3]int) bool {
	for i := range c {
		if c[i] < b.lo[i] || c[i] >= b.hi[i] {
			return false
		}
	}
	return true
}

// after is the next cell of a body, column by column.
func (b *bodyBox) after(c [3]int) [3]int {
	c[0]++
	if c[0] == b.hi[0] {
		c[0] = b.lo[0]
		c[1]++
	}
	if c[1] == b.hi[1] {
		c[1] = b.lo[1]
		c[2]++
	}
	return c
}
