package draw

import (
	"strings"

	"fray/table"

	"github.com/charmbracelet/x/ansi"
)

// border holds the characters of boxes and of the ends of lines.
type border struct {
	across, down                               string
	topLeft, topRight, bottomLeft, bottomRight string
	fromLeft, fromRight, fromTop, fromBottom   string // where a line starts
}

func (z *zones) border(c *table.CellView) border {
	switch cursor := c.Name == z.o.Cursor; {
	case z.o.ASCII && cursor:
		return border{"=", "|", "#", "#", "#", "#", "+", "+", "+", "+"}
	case z.o.ASCII:
		return border{"-", "|", "+", "+", "+", "+", "+", "+", "+", "+"}
	case cursor:
		return border{"═", "║", "╔", "╗", "╚", "╝", "╢", "╟", "╧", "╤"}
	default:
		return border{"─", "│", "┌", "┐", "└", "┘", "┤", "├", "┴", "┬"}
	}
}

// boxes draws the boxes and the lines between them.
func (z *zones) boxes() []string {
	w, h := z.size()
	c := newCanvas(w, h)
	for i, cell := range z.cells {
		if cell != nil {
			z.box(c, i, cell)
		}
	}
	for _, l := range z.links.lines {
		z.line(c, l)
	}
	return c.lines(z.o)
}

// corner returns the upper left corner of a box.
func (z *zones) corner(place int) (x, y int) {
	for _, n := range z.widths[:place%z.cols] {
		x += n + zoneGap
	}
	for _, n := range z.high[:place/z.cols] {
		y += n + 1
	}
	return x, y
}

// box draws the border of an area, its name and its content.
func (z *zones) box(c *canvas, place int, cell *table.CellView) {
	x, y := z.corner(place)
	w, h := z.widths[place%z.cols], z.high[place/z.cols]
	b, color := z.border(cell), quiet
	if cell.Name == z.o.Cursor {
		color = normal
	}
	c.put(x, y, color, b.topLeft+strings.Repeat(b.across, w-2)+b.topRight)
	for line := y + 1; line < y+h-1; line++ {
		c.put(x, line, color, b.down)
		c.put(x+w-1, line, color, b.down)
	}
	c.put(x, y+h-1, color, b.bottomLeft+strings.Repeat(b.across, w-2)+b.bottomRight)
	z.name(c, x+1, y, w-4, cell)
	top, bottom := z.content(cell, place)
	c.putLines(x+2, y+1, top)
	c.putLines(x+2, y+h-1-len(bottom), bottom)
}

// name draws the title in the border.
func (z *zones) name(c *canvas, x, y, width int, cell *table.CellView) {
	head, kind := z.title(cell, width)
	color := strong
	if cell.Name == z.o.Cursor {
		color = picked
	}
	c.put(x, y, color, head)
	c.put(x+ansi.StringWidth(head), y, quiet, kind)
	if mark := z.mark(cell); mark != "" && color != picked {
		c.put(x+1, y, markStyle(mark), mark)
	}
}

// line draws a link.
func (z *zones) line(c *canvas, l linkLine) {
	x0, y0 := z.corner(l.from)
	x1, y1 := z.corner(l.to)
	from, to := z.border(z.cells[l.from]), z.border(z.cells[l.to])
	w, h := z.widths[l.from%z.cols], z.high[l.from/z.cols]
	switch {
	case y0 == y1:
		y := y0 + h/2
		c.put(x0+w-1, y, quiet, from.fromRight+strings.Repeat(z.o.pick("─", "-"), x1-x0-w)+to.fromLeft)
	case x0 == x1:
		x := x0 + w/2
		c.put(x, y0+h-1, quiet, from.fromBottom)
		for y := y0 + h; y < y1; y++ {
			c.put(x, y, quiet, z.o.pick("│", "|"))
		}
		if head, kind := z.title(z.cells[l.to], w-4); ansi.StringWidth(head+kind) < w/2 {
			c.put(x, y1, quiet, to.fromTop)
		}
	default:
		x, stroke := x1-zoneGap/2-1, z.o.pick("╲", "\\")
		if x1 < x0 {
			x, stroke = x0-zoneGap/2-1, z.o.pick("╱", "/")
		}
		if !c.blank(x, y1-1) {
			stroke = z.o.pick("╳", "X")
		}
		c.put(x, y1-1, quiet, stroke)
	}
}
