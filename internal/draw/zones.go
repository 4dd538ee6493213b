package draw

import (
	"strings"

	"fray/table"

	"github.com/charmbracelet/x/ansi"
)

// zones is the picture of a map of areas: boxes in columns and rows.
type zones struct {
	v      *table.View
	o      Options
	glyphs map[string]string
	sides  []string
	cols   int
	cells  []*table.CellView // the picture row by row, nil for a gap
	index  map[string]int    // place in the picture by name
	links  linkage
	signs  bool  // the legend explains signs
	blanks bool  // a line between those engaged and those free
	widths []int // by column, borders included
	high   []int // by row, borders included
}

const (
	zoneGap   = 3  // columns between boxes
	leastZone = 16 // columns of a box that can be read
	goodZone  = 22 // columns of a box where there is room
	mostZone  = 44 // columns that a box asks for at most
)

func isZones(m table.MapView) bool {
	return m.Shape == "zones" && m.Cols > 0 && m.Rows > 0 && len(m.Cells) == m.Cols*m.Rows
}

// newZones lays the boxes out for the width, with as many columns as the map has if they fit, else with fewer.
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

// rearrange puts the boxes into so many columns, in the order of reading and without gaps.
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

// settle finds what is linked how, and how large the boxes are.
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

// listed makes the boxes fit into the lines there are: without blank lines in them, then without the signs in the legend.
// It reports whether not even that will do, so that the areas have to be listed.
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

// clash stands between those who are engaged with each other.
func (z *zones) clash() string { return z.o.pick("×", "><") }

// arrow stands before where an area leads to.
func (z *zones) arrow() string { return z.o.pick("→", "->") }

// head is the name of an area with its mark, in ( ) if the cursor is there.
func (z *zones) head(c *table.CellView) string {
	name := z.mark(c) + c.Name
	if c.Name == z.o.Cursor {
		return "(" + name + ")"
	}
	return " " + name + " "
}

// mark is that of an area; if it says that somebody there may be a target, whoever it is has it instead.
func (z *zones) mark(c *table.CellView) string {
	mark := z.o.Marks[c.Name]
	for i := range z.v.Tokens {
		if t := &z.v.Tokens[i]; mark == MarkTarget && t.Cell == c.Name && z.o.Aims[t.ID] != "" {
			return ""
		}
	}
	return mark
}

// title is what stands in the border of a box: the name, and what kind of area it is if there is room for that.
func (z *zones) title(c *table.CellView, width int) (head, kind string) {
	head = z.head(c)
	if c.Kind == "" || ansi.StringWidth(head)+2+ansi.StringWidth(c.Kind) > width {
		return clip(head, width+1, z.o), ""
	}
	return strings.TrimRight(head, " "), ", " + c.Kind + " "
}
