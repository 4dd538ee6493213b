// Package preview draws small pictures of encounters for lists of them: shapes and colors only, without words. Whatever the
// size of a map, its picture has a few KiB.
package preview

import (
	"fmt"
	"slices"
	"strings"

	"fray/table"
)

// What a picture has at most: columns and rows of blocks, tokens, and areas.
const (
	mostCols   = 32
	mostRows   = 20
	mostTokens = 48
	mostAreas  = 48
)

// SVG is the picture of a map and where everybody stands. Large maps are drawn by blocks of cells.
func SVG(m table.MapView, tokens []table.Token) string {
	p := &sketch{at: map[string]point{}}
	for i := range tokens {
		p.at[tokens[i].Cell] = nowhere
	}
	switch {
	case m.Cols <= 0 || m.Rows <= 0:
		p.list(m)
	case m.Shape == "zones" && m.Cols*m.Rows > mostAreas:
		p.list(m)
	case m.Shape == "zones":
		p.areas(m)
	default:
		p.blocks(m)
	}
	p.tokens(tokens)
	return fmt.Sprintf(`<svg class="preview" viewBox="0 0 %d %d" aria-hidden="true">%s</svg>`, p.w, p.h, p.b.String())
}

// sketch is a picture in the making. Lengths are tenths of a block.
type sketch struct {
	b    strings.Builder
	w, h int
	at   map[string]point // middle of a cell that somebody stands in
	zone map[string]int   // how many stand in an area already
}

type point struct{ x, y int }

// nowhere is the point of a cell that is not drawn.
var nowhere = point{-1, -1}

// cell notes where the middle of a cell is, if somebody stands in it.
func (p *sketch) cell(name string, at point) {
	if _, ok := p.at[name]; ok {
		p.at[name] = at
	}
}

// list is for areas without an order, or too many: rows of the first ones.
func (p *sketch) list(m table.MapView) {
	m.Cells = m.Cells[:min(len(m.Cells), mostAreas)]
	m.Cols = max(min(len(m.Cells), max(3, len(m.Cells)/6)), 1)
	m.Rows = (len(m.Cells) + m.Cols - 1) / m.Cols
	p.areas(m)
}

func (p *sketch) areas(m table.MapView) {
	const cw, ch = 60, 40
	p.zone = map[string]int{}
	p.w, p.h = m.Cols*cw, m.Rows*ch
	for i := range min(len(m.Cells), m.Cols*m.Rows) {
		if m.Cells[i].Name == "" {
			continue
		}
		x, y := i%m.Cols*cw, i/m.Cols*ch
		p.cell(m.Cells[i].Name, point{x + cw/2, y + ch/2})
		fmt.Fprintf(&p.b, `<rect class="area" x="%d" y="%d" width="%d" height="%d" rx="4"/>`, x+3, y+3, cw-6, ch-6)
	}
}

// The looks of a block, as classes.
const (
	none = iota
	dot
	wall
	some
	looks
)

// blocks draws a grid: block by block, those of a look in a row as one line, which the style sheet breaks into dots.
func (p *sketch) blocks(m table.MapView) {
	size := max((m.Cols+mostCols-1)/mostCols, (m.Rows+mostRows-1)/mostRows, 1)
	cols, rows := (m.Cols+size-1)/size, (m.Rows+size-1)/size
	const cw = 10
	ch, shift := cw, 0
	if m.Shape == "hex" && size == 1 {
		ch, shift = 9, cw/2
	}
	p.w, p.h = cols*cw+shift, rows*ch
	counts := make([][looks]int, cols*rows)
	for i := range min(len(m.Cells), m.Cols*m.Rows) {
		c := &m.Cells[i]
		x, y := i%m.Cols/size, i/m.Cols/size
		counts[y*cols+x][lookOf(c)]++
		p.cell(c.Name, point{x*cw + cw/2 + y%2*shift, y*ch + ch/2})
	}
	var lines [looks]strings.Builder
	for y := range rows {
		for x := 0; x < cols; {
			look, from := most(counts[y*cols+x]), x
			for x < cols && most(counts[y*cols+x]) == look {
				x++
			}
			if look != none {
				fmt.Fprintf(&lines[look], "M%d %dh%d", from*cw+cw/2+y%2*shift, y*ch+ch/2, (x-1-from)*cw)
			}
		}
	}
	fmt.Fprintf(&p.b, `<path class="dot" d="%s"/><path class="wall" d="%s"/><path class="some" d="%s"/>`, lines[dot].String(), lines[wall].String(), lines[some].String())
}

func lookOf(c *table.CellView) int {
	switch {
	case c.Name == "":
		return none
	case c.Kind == "":
		return dot
	case c.Kind == "wall":
		return wall
	default:
		return some
	}
}

// most is the look that most cells of a block have.
func most(counts [looks]int) int {
	best := none
	for look, n := range counts {
		if n > counts[best] {
			best = look
		}
	}
	return best
}

// tokens draws those on the map, one for those of a side in one place.
func (p *sketch) tokens(tokens []table.Token) {
	var sides []string
	type place struct {
		point
		side int
	}
	drawn := map[place]bool{}
	for i := range tokens {
		t := &tokens[i]
		side := slices.Index(sides, t.Side)
		if side < 0 {
			side = len(sides)
			sides = append(sides, t.Side)
		}
		at := p.at[t.Cell]
		if at == nowhere || t.Cell == "" || len(drawn) == mostTokens {
			continue
		}
		if p.zone != nil {
			n := p.zone[t.Cell]
			p.zone[t.Cell]++
			at = point{at.x - 20 + n%5*10, at.y - 8 + n/5*10}
		}
		if here := (place{at, side}); !drawn[here] {
			drawn[here] = true
			p.token(at, side%4)
		}
	}
}

func (p *sketch) token(at point, side int) {
	const r = 4
	switch side {
	case 0:
		fmt.Fprintf(&p.b, `<circle class="side-0" cx="%d" cy="%d" r="%d"/>`, at.x, at.y, r)
	case 1:
		fmt.Fprintf(&p.b, `<rect class="side-1" x="%d" y="%d" width="%d" height="%d" rx="1"/>`, at.x-r, at.y-r, 2*r, 2*r)
	case 2:
		fmt.Fprintf(&p.b, `<path class="side-2" d="M%d %dl%d %dh%dz"/>`, at.x, at.y-r, r, 2*r, -2*r)
	default:
		fmt.Fprintf(&p.b, `<path class="side-3" d="M%d %dl%d %dl%d %dl%d %dz"/>`, at.x, at.y-r, r, r, -r, r, -r, -r)
	}
}
