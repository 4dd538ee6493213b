package draw

import (
	"strings"

	"fray/table"

	"github.com/charmbracelet/x/ansi"
)

// zones draws a map of areas as boxes in columns and rows.
type zones struct {
	v      *table.View
	o      Options
	glyphs map[string]string
	sides  []string
	cols   int
	cells  []*table.CellView // the boxes row by row, nil for a gap
	index  map[string]int    // index in cells by name
	links  linkage
	signs  bool  // the legend explains signs
	blanks bool  // draw an empty line between engaged and free combatants
	widths []int // by column, borders included
	high   []int // by row, borders included
}

const (
	zoneGap   = 3  // columns between boxes
	leastZone = 16 // minimum columns of a box
	goodZone  = 22 // normal columns of a box
	mostZone  = 44 // maximum columns of a box
)

func isZones(m table.MapView) bool {
	return m.Shape == "zones" && m.Cols > 0 && m.Rows > 0 && len(m.Cells) == m.Cols*m.Rows
}

// newZones arranges the boxes for the width, in the columns of the map if they fit, or else in fewer.
func newZones(v *table.View, o Options) *zones {
	z := &zones{v: v, o: o, glyphs: Glyphs(*v), sides: Sides(*v), cols: v.Map.Cols, blanks: true}
	z.cells = make([]*table.CellView, len(v.Map.Cells))
	for i := range v.Map.Cells {
		if v.Map.Cells[i].Name != "" {
			z.cells[i] = &v.Map.Cells[i]
		}
	}
	least := z.least()
	if o.Width > 0 && z.wide(least) > o.Width {
		z.rearrange(min((o.Width+zoneGap)/(least+zoneGap), z.cols-1))
	}
	z.settle(least)
	return z
}

// rearrange puts the boxes into a number of columns, in reading order and without gaps.
func (z *zones) rearrange(cols int) {
	z.cols = max(cols, 1)
	var cells []*table.CellView
	for _, c := range z.cells {
		if c != nil {
			cells = append(cells, c)
		}
	}
	for len(cells)%z.cols != 0 {
		cells = append(cells, nil)
	}
	z.cells = cells
}

// settle computes the links and the sizes of the boxes.
func (z *zones) settle(least int) {
	z.index = map[string]int{}
	for i, c := range z.cells {
		if c != nil {
			z.index[c.Name] = i
		}
	}
	z.links = z.link()
	z.widen(least)
	z.heighten()
}

// drawZones draws a map of areas with a legend below.
func drawZones(v table.View, o Options) string {
	z := newZones(&v, o)
	if z.listed() {
		return strings.Join(z.list(), "\n")
	}
	return strings.Join(append(z.boxes(), z.legend(z.signs)...), "\n")
}

// listed makes the boxes fit the height: first without empty lines, then without signs in the legend. It reports true if the
// boxes still do not fit, so that the areas must be listed.
func (z *zones) listed() bool {
	fits := func() bool {
		_, h := z.size()
		return z.o.Height <= 0 || h+len(z.legend(z.signs)) <= z.o.Height
	}
	z.signs = true
	if fits() {
		return false
	}
	z.blanks = false
	z.heighten()
	if fits() {
		return false
	}
	z.signs = false
	return !fits()
}

// clash returns the sign between engaged combatants.
func (z *zones) clash() string { return z.o.pick("×", "><") }

// arrow returns the sign before the exits of an area.
func (z *zones) arrow() string { return z.o.pick("→", "->") }

// head returns the name of an area with its mark, in ( ) at the cursor.
func (z *zones) head(c *table.CellView) string {
	name := z.mark(c) + c.Name
	if c.Name == z.o.Cursor {
		return "(" + name + ")"
	}
	return " " + name + " "
}

// mark returns the mark of an area. A target mark moves to the combatant that is the target.
func (z *zones) mark(c *table.CellView) string {
	mark := z.o.Marks[c.Name]
	for i := range z.v.Tokens {
		if t := &z.v.Tokens[i]; mark == MarkTarget && t.Cell == c.Name && z.o.Aims[t.ID] != "" {
			return ""
		}
	}
	return mark
}

// title returns the text in the border of a box: the name, and the kind of area if there is room.
func (z *zones) title(c *table.CellView, width int) (head, kind string) {
	head = z.head(c)
	if c.Kind == "" || ansi.StringWidth(head)+2+ansi.StringWidth(c.Kind) > width {
		return clip(head, width+1, z.o), ""
	}
	return strings.TrimRight(head, " "), ", " + c.Kind + " "
}
