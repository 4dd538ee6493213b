package space

// AddBurst adds the cells that a radius covers from an intersection of the grid, the corner of c with the least
// coordinates: all whose far corner is within the radius. With a radius of n these are the n squares in each direction, 2n
// by 2n, where diagonals cost as much as other steps. Without diagonals the cells that touch the intersection are at 1.
func (s *Squares) AddBurst(dst *Set, c Cell, radius int) {
	x, y, z := s.Place(c)
	low, high := z, z // on one level
	if s.levels > 1 {
		low, high = max(z-radius, 0), min(z+radius-1, s.levels-1)
	}
	for level := low; level <= high; level++ {
		dz := 0
		if s.levels > 1 {
			dz = from(level, z)
		}
		for row := max(y-radius, 0); row <= min(y+radius-1, s.deep-1); row++ {
			dx := radius
			for dx > 0 && s.burst(dx, from(row, y), dz) > radius {
				dx--
			}
			dst.addRun(level*s.deep+row, x-dx, x+dx-1)
		}
	}
}

// from is how many cells along an axis it is from a border up to and including a cell.
func from(cell, border int) int {
	if cell >= border {
		return cell - border + 1
	}
	return border - cell
}

// burst is the radius that covers a cell so many columns, rows and levels off an intersection; 0 levels on one level.
func (s *Squares) burst(dx, dy, dz int) int {
	if s.rules.Diagonals == DiagonalsNever {
		return dx + dy + max(dz, 1) - 2
	}
	return s.metric(dx, dy, dz)
}

// AddCone adds the cells up to size steps from c, c not included, whose middle lies at most 45 degrees to either side of
// a direction: a quarter of what is around on one level, a round cone with several.
func (s *Squares) AddCone(dst *Set, c Cell, dir, size int) {
	x, y, z := s.Place(c)
	v := s.vectors[dir]
	for k := max(z-size, 0); k <= min(z+size, s.levels-1); k++ {
		for j := max(y-size, 0); j <= min(y+size, s.deep-1); j++ {
			for i := max(x-size, 0); i <= min(x+size, s.cols-1); i++ {
				dx, dy, dz := i-x, j-y, k-z
				dot := dx*int(v.x) + dy*int(v.y) + dz*int(v.z)
				long := (dx*dx + dy*dy + dz*dz) * axes(v)
				if dot > 0 && 2*dot*dot >= long && s.metric(max(dx, -dx), max(dy, -dy), max(dz, -dz)) <= size {
					dst.Add(s.At(i, j, k))
				}
			}
		}
	}
}
