// Package draw makes text pictures of what a seat sees: the map, who stands how, what may be chosen and what may not.
// Line mode prints them, and the screen interface arranges them. Every picture knows its width and reads without colour.
package draw

// Options says how to draw. The zero value is plain Unicode text of any size.
type Options struct {
	Width  int  // columns there are; 0: no limit
	Height int  // lines there are for Map and Status; 0: no limit
	Color  bool // use terminal colours, always beside a mark that says the same
	ASCII  bool // keep to characters that every terminal and screen reader has
	Coords bool // show the first coordinate in each open cell of the map, for people who type cell names
	Grid   bool // outline the cells of the map if all of it fits that way
	Level  int  // the level to draw of a map of squares with several, from 1; 0: all that have something on them

	Marks  map[string]string          // by cell name: one character to show there, such as MarkReach
	Aims   map[string]string          // by combatant id: as Marks, to show beside it where cells hold several
	Cursor string                     // the cell to put into ( ), and to keep in sight
	Title  func(ruleID string) string // the title of a rule for people; nil: ids only
}

// The marks that have a colour and a meaning of their own; others may be used too.
const (
	MarkReach  = "+" // may be gone to
	MarkTarget = "*" // may be chosen as a target
	MarkPath   = "o" // on the way
	MarkWarn   = "!" // something happens there
)

// pick gives the Unicode text, or the plain one for ASCII.
func (o Options) pick(unicode, plain string) string {
	if o.ASCII {
		return plain
	}
	return unicode
}
