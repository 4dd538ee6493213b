package draw

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// wideRest is the second column of a character that takes two.
const wideRest = -1

// canvas is a rectangle of styled characters.
type canvas struct {
	w, h  int
	spots []spot
}

type spot struct {
	r rune
	s style
}

func newCanvas(w, h int) *canvas {
	c := &canvas{w, h, make([]spot, w*h)}
	for i := range c.spots {
		c.spots[i].r = ' '
	}
	return c
}

// put writes the text at a position and drops the characters outside the canvas.
func (c *canvas) put(x, y int, s style, text string) {
	for _, r := range text {
		if x >= 0 && x < c.w && y >= 0 && y < c.h {
			c.spots[y*c.w+x] = spot{r, s}
		}
		x++
		if r > 0x2fff && ansi.StringWidth(string(r)) == 2 {
			if x >= 0 && x < c.w && y >= 0 && y < c.h {
				c.spots[y*c.w+x] = spot{wideRest, s}
			}
			x++
		}
	}
}

// putLines writes lines of styled text below each other.
func (c *canvas) putLines(x, y int, lines [][]span) {
	for n, line := range lines {
		at := x
		for _, s := range line {
			c.put(at, y+n, s.s, s.text)
			at += ansi.StringWidth(s.text)
		}
	}
}

func (c *canvas) blank(x, y int) bool {
	return x >= 0 && x < c.w && y >= 0 && y < c.h && c.spots[y*c.w+x].r == ' '
}

// lines returns the rows without trailing spaces. Adjacent characters of one style share one color sequence.
func (c *canvas) lines(o Options) []string {
	out := make([]string, c.h)
	for y := range c.h {
		row := c.spots[y*c.w : (y+1)*c.w]
		for len(row) > 0 && row[len(row)-1].r == ' ' {
			row = row[:len(row)-1]
		}
		var b strings.Builder
		for len(row) > 0 {
			n := 1
			for n < len(row) && row[n].s == row[0].s {
				n++
			}
			text := make([]rune, 0, n)
			for i := range n {
				if row[i].r != wideRest {
					text = append(text, row[i].r)
				}
			}
			b.WriteString(o.paint(row[0].s, string(text)))
			row = row[n:]
		}
		out[y] = b.String()
	}
	return out
}

// restyle changes the style of one character.
func (c *canvas) restyle(x, y int, s style) {
	if x >= 0 && x < c.w && y >= 0 && y < c.h {
		c.spots[y*c.w+x].s = s
	}
}
