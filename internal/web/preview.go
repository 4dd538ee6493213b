package web

import (
	"fmt"
	"html/template"
	"strings"

	"fray/api"
	"fray/table"
)

// preview draws a small picture of an encounter's map and where everybody stands, without words: shapes and colours only.
func preview(e api.Encounter) template.HTML {
	s := api.State{View: table.View{Map: e.Map, Tokens: e.Tokens}}
	sides := sidesOf(s)
	p := &sketch{at: map[string]point{}}
	if e.Map.Cols > 0 && e.Map.Rows > 0 {
		p.cells(e.Map)
	} else {
		p.list(e.Map)
	}
	p.tokens(e.Tokens, sides)
	return template.HTML(fmt.Sprintf(`<svg class="preview" viewBox="0 0 %d %d" aria-hidden="true">%s</svg>`, p.w, p.h, p.b.String())) //nolint:gosec // numbers only
}

// sketch is a picture in the making. Lengths are hundredths of a cell, or what a cell is drawn as.
type sketch struct {
	b    strings.Builder
	w, h int
	at   map[string]point // middle of a cell
	unit int              // width of a token
	zone map[string]int   // how many stand in an area already
}

type point struct{ x, y int }

func (p *sketch) cells(m table.MapView) {
	zones := m.Shape == "zones"
	cw, ch := 10, 10
	switch {
	case zones:
		cw, ch, p.zone = 60, 40, map[string]int{}
	case m.Shape == "hex":
		ch = 9
	}
	p.unit = 8
	p.w, p.h = m.Cols*cw, m.Rows*ch
	if m.Shape == "hex" {
		p.w += cw / 2
	}
	var open, wall, some strings.Builder // one path for all of a kind
	for i := range min(len(m.Cells), m.Cols*m.Rows) {
		c := &m.Cells[i]
		x, y := i%m.Cols*cw, i/m.Cols*ch
		if m.Shape == "hex" && i/m.Cols%2 == 1 {
			x += cw / 2
		}
		p.at[c.Name] = point{x + cw/2, y + ch/2}
		switch {
		case c.Name == "":
		case zones:
			fmt.Fprintf(&p.b, `<rect class="area" x="%d" y="%d" width="%d" height="%d" rx="4"/>`, x+3, y+3, cw-6, ch-6)
		case c.Kind == "":
			fmt.Fprintf(&open, "M%d %dh0", x+cw/2, y+ch/2)
		case c.Kind == "wall":
			fmt.Fprintf(&wall, "M%d %dh0", x+cw/2, y+ch/2)
		default:
			fmt.Fprintf(&some, "M%d %dh0", x+cw/2, y+ch/2)
		}
	}
	fmt.Fprintf(&p.b, `<path class="dot" d="%s"/><path class="wall" d="%s"/><path class="some" d="%s"/>`, open.String(), wall.String(), some.String())
}

// list is for areas without an order: a row of them.
func (p *sketch) list(m table.MapView) {
	m.Cols = max(min(len(m.Cells), 3), 1)
	m.Rows = (len(m.Cells) + m.Cols - 1) / m.Cols
	m.Shape = "zones"
	p.cells(m)
}

func (p *sketch) tokens(ts []table.Token, sides []sideRow) {
	for i := range ts {
		t := &ts[i]
		at, ok := p.at[t.Cell]
		if !ok {
			continue
		}
		if p.zone != nil {
			n := p.zone[t.Cell]
			p.zone[t.Cell]++
			at = point{at.x - 20 + n%5*10, at.y - 8 + n/5*10}
		}
		p.token(at, sideNumber(sides, t.Side))
	}
}

func (p *sketch) token(at point, side int) {
	r := p.unit / 2
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
