// Package draw draws the view of a seat as text: the map, the status of combatants, the choices and the blocked choices. Line
// mode prints these pictures, and the screen arranges them. Every picture keeps to its width and is readable without color.
package draw

// Options describes how to draw. The zero value is plain Unicode text of any size.
type Options struct {
	Width  int  // available columns; 0 for no limit
	Height int  // available lines for Map and Status; 0 for no limit
	Color  bool // use terminal colors; a sign always says the same
	ASCII  bool // use only ASCII characters
	Coords bool // show the first coordinate in each open cell of the map, for players who type cell names
	Grid   bool // outline the cells of the map if the whole map fits
	Level  int  // the level of a map of squares to draw, from 1; 0 for all levels with content

	// Rest says how to see the levels of a map of squares where nobody stands: Map leaves them out and names them. Empty draws them.
	Rest string

	Marks  map[string]string          // by cell name: one character to show there, such as MarkReach
	Aims   map[string]string          // by combatant id: a mark beside it, in cells with several combatants
	Cursor string                     // the cell to put in ( ) and to keep visible
	Title  func(ruleID string) string // returns the title of a rule; nil to show ids only
}

// The marks with a color and a meaning; other characters work too.
const (
	MarkReach  = "+" // reachable
	MarkTarget = "*" // a target
	MarkPath   = "o" // on the path
	MarkWarn   = "!" // reachable with a warning
)

// pick returns the Unicode text, or the plain one for ASCII.
func (o Options) pick(unicode, plain string) string {
	if o.ASCII {
		return plain
	}
	return unicode
}
