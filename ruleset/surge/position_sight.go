package surge

import "fray/space"

// The limits of what [sights] keeps: maps of so many squares, and so many sets of closed objects.
const (
	sightCells = 512
	sightSets  = 4
)

// sights remembers for each two squares of a small map whether the line between them is free, for each set of closed objects: two bits
// for a line, whether it is known and whether it is free.
type sights [sightSets][]uint64

// at is where the bits of a line are kept; nil if they are not.
func (x *sights) at(closed int, s *space.Squares, from, to space.Cell) (word *uint64, bit int) {
	n := s.Size()
	if n > sightCells || closed > sightSets || closed < 1 {
		return nil, 0
	}
	bits := x[closed-1]
	if bits == nil {
		bits = make([]uint64, (n*n+31)/32)
		x[closed-1] = bits
	}
	k := int(from)*n + int(to)
	return &bits[k>>5], k & 31 * 2
}

// forget forgets all lines.
func (x *sights) forget() {
	for i := range x {
		clear(x[i])
	}
}
