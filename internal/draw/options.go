// Package draw makes text pictures of what a seat sees: the map, who stands how, what may be chosen and what may not.
// Line mode prints them, and the screen interface arranges them. Every picture knows its width and reads without colour.
package draw

import "fray/table"

// Options says how to draw. The zero value is plain Unicode text of any width.
type Options struct {
	Width  int  // columns there are; 0: no limit
	Height int  // lines there are for a map; 0: no limit
	Color  bool // use terminal colours, always beside a mark that says the same
	ASCII  bool // keep to characters that every terminal and screen reader has
	Coords bool // show the first coordinate in each open cell of the map, for people who type cell names
	Grid   bool // outline the cells if there is room for it

	Marks  map[string]string // by cell name: one character to show there, such as "+" where somebody may go
	Cursor string            // the cell to put into ( ), and to keep in sight
}

var _ = table.Nowhere
