// Package space knows where things are: maps of cells, sets of cells, how far, how to get there, what is in sight and
// what an area covers. It knows no rules: a ruleset says what blocks, what a step costs and which cells count.
//
// Everything is an integer, everything is deterministic, and nothing allocates once its buffers are there: maps are
// immutable and shared; a Set or a Flood belongs to one worker and is reused.
package space

// Cell is the index of a cell in its map, row by row from the top left; it never changes for a given map.
type Cell = int32

// None is no cell: off the map, not found.
const None Cell = -1

// Map is what views, packs and generic hosts need of any map. It is small on purpose: rules work with the concrete
// map of their book, so that the hot calls are direct and nobody has to pretend that all maps are alike.
//
// Hexes, Squares and Zones are the maps behind it. Squares number their cells level by level and row by row, so that a cube
// is a Cell as well and a Set has one padded row for each row of each level; Distance is then that of the ruleset's rules for
// diagonals. Zones number their areas as written, Distance counts links, Neighbours follow them, and a set of zones is one
// word.
type Map interface {
	// Shape is the word for the kind of map: "hex", "square" or "zones".
	Shape() string
	// Size is the number of cells; the cells are 0 to Size-1.
	Size() int
	// Distance is the number of steps from a to b if nothing stands between them.
	Distance(a, b Cell) int
	// Neighbours are the cells one step from c, in a fixed order, written over buf.
	Neighbours(c Cell, buf []Cell) []Cell
	// Name is the name people and records use for c.
	Name(c Cell) string
	// Parse finds the cell of that name.
	Parse(name string) (Cell, error)
}
