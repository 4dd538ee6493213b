package space

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"
)

// mostZones is the most areas a map may have, so that any choice of them fits into one word.
const mostZones = 64

// Zones is a map of areas that are linked with each other; what lies where inside of one is not known to it. The areas are
// numbered as they were written. For pictures each has a place in a grid of columns and rows, which says nothing about how
// far things are. Zones never change once made, and may be shared by everybody: a link that comes and goes (a door) is
// state of the ruleset that has it.
type Zones struct {
	ids        []string
	names      []string // ids in words
	links      []uint64 // cell: bit i is zone i
	steps      []uint8  // a*Size()+b: how many links from a to b
	cols, rows int
	picture    []Cell // row by row, None for a gap
}

// Shape is "zones".
func (z *Zones) Shape() string { return "zones" }

// Size is the number of zones, 1 to 64.
func (z *Zones) Size() int { return len(z.ids) }

// Distance is the least number of links from a to b. Where no links lead from a to b it is Size(), which is more than any
// two zones can be apart that are connected.
func (z *Zones) Distance(a, b Cell) int { return int(z.steps[int(a)*len(z.ids)+int(b)]) }

// Neighbours are the zones linked with c, as numbered, written over buf.
func (z *Zones) Neighbours(c Cell, buf []Cell) []Cell {
	buf = buf[:0]
	for rest := z.links[c]; rest != 0; rest &= rest - 1 {
		buf = append(buf, Cell(bits.TrailingZeros64(rest)))
	}
	return buf
}

// Linked has bit i set if zone i is linked with c; the bit of c itself is not.
func (z *Zones) Linked(c Cell) uint64 { return z.links[c] }

// ID is the id of c, for keys.
func (z *Zones) ID(c Cell) string { return z.ids[c] }

// Name is what people read of c: its id in words.
func (z *Zones) Name(c Cell) string { return z.names[c] }

// inWords puts spaces between the words of an id.
func inWords(id string) string { return strings.ReplaceAll(strings.ReplaceAll(id, "-", " "), "_", " ") }

// Parse finds the zone of that id or name.
func (z *Zones) Parse(name string) (Cell, error) {
	i := slices.Index(z.ids, name)
	if i < 0 {
		i = slices.Index(z.names, name)
	}
	if i < 0 {
		return None, fmt.Errorf("unknown zone %q, expected one of %s", name, strings.Join(z.ids, ", "))
	}
	return Cell(i), nil
}

// Cols is the number of columns of the picture.
func (z *Zones) Cols() int { return z.cols }

// Rows is the number of rows of the picture.
func (z *Zones) Rows() int { return z.rows }

// At is the zone at a column of a row of the picture, both counted from 0 at the top left; None for a gap and off the
// picture.
func (z *Zones) At(col, row int) Cell {
	if col < 0 || col >= z.cols || row < 0 || row >= z.rows {
		return None
	}
	return z.picture[row*z.cols+col]
}

// measure counts the links between every two zones, breadth first.
func (z *Zones) measure() {
	n := len(z.ids)
	z.steps = make([]uint8, n*n)
	for from := range n {
		steps := z.steps[from*n : (from+1)*n]
		for i := range steps {
			steps[i] = uint8(n)
		}
		found, edge := uint64(0), uint64(1)<<from
		for d := uint8(0); edge != 0; d++ {
			found |= edge
			next := uint64(0)
			for rest := edge; rest != 0; rest &= rest - 1 {
				i := bits.TrailingZeros64(rest)
				steps[i] = d
				next |= z.links[i]
			}
			edge = next &^ found
		}
	}
}
