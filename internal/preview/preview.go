// Package preview draws small pictures of encounters: shapes and colors, without text. A picture has a few KiB, for a map of
// any size.
package preview

import (
	"fmt"
	"slices"
	"strings"

	"fray/table"
)

// Limits of a picture: columns and rows of blocks, tokens, and areas.
const (
	mostCols   = 32
	mostRows   = 20
	mostTokens = 48
	mostAreas  = 48
)

// SVG returns a picture of a map and the tokens on it; nothing without a map. A large map is drawn in blocks of several cells.
func SVG(m table.MapView, tokens []table.Token) string {
	if m.Cols*m.Rows == 0 && len(m.Cells) == 0 {
		return ""
	}
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

// sketch is a picture under construction. Lengths are tenths of a block.
type sketch struct {
	b    strings.Builder
	w, h int
	at   map[string]point // center of each cell that holds a token
	zone map[string]int   // number of tokens drawn in each area so far
}

type point struct{ x, y int }

// nowhere is the point of a cell that is not drawn.
var nowhere = point{-1, -1}

// cell stores the center of a cell if it holds a token.
func (p *sketch) cell(name string, at point) {
	if _, ok := p.at[name]; ok {
		p.at[name] = at
	}
}

// list draws areas that have no grid, or too many of them: the first ones, in rows.
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

// The kinds of block, drawn with different classes.
const (
	blank = iota
	floor
	wall
	feature
	kinds
)

// blocks draws a grid. Adjacent blocks of a kind in a row become one line, which the style sheet breaks into dots.
func (p *sketch) blocks(m table.MapView) {
	size := max((m.Cols+mostCols-1)/mostCols, (m.Rows+mostRows-1)/mostRows, 1)
	cols, rows := (m.Cols+size-1)/size, (m.Rows+size-1)/size
	const cw = 10
	ch, shift := cw, 0
	if m.Shape == "hex" && size == 1 {
		ch, shift = 9, cw/2
	}
	p.w, p.h = cols*cw+shift, rows*ch
	counts := make([][kinds]int, cols*rows)
	for i := range min(len(m.Cells), m.Cols*m.Rows) {
		c := &m.Cells[i]
		x, y := i%m.Cols/size, i/m.Cols/size
		counts[y*cols+x][kindOf(c)]++
		p.cell(c.Name, point{x*cw + cw/2 + y%2*shift, y*ch + ch/2})
	}
	var lines [kinds]strings.Builder
	for y := range rows {
		for x := 0; x < cols; {
			kind, from := commonest(counts[y*cols+x]), x
			for x < cols && commonest(counts[y*cols+x]) == kind {
				x++
			}
			if kind != blank {
				fmt.Fprintf(&lines[kind], "M%d %dh%d", from*cw+cw/2+y%2*shift, y*ch+ch/2, (x-1-from)*cw)
			}
		}
	}
	fmt.Fprintf(&p.b, `<path class="dot" d="%s"/><path class="wall" d="%s"/><path class="some" d="%s"/>`, lines[floor].String(), lines[wall].String(), lines[feature].String())
}

func kindOf(c *table.CellView) int {
	switch {
	case c.Name == "":
		return blank
	case c.Kind == "":
		return floor
	case c.Kind == "wall":
		return wall
	default:
		return feature
	}
}

// commonest returns the kind that most cells of a block have.
func commonest(counts [kinds]int) int {
	best := blank
	for kind, n := range counts {
		if n > counts[best] {
			best = kind
		}
	}
	return best
}

// tokens draws the tokens on the map. Several tokens of a side at one point are drawn as one.
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
