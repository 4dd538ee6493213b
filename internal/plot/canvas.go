package plot

import (
	"fmt"
	"html"
	"strings"
)

// The size of a chart, and the room around its axes.
const (
	width, height       = 640, 260
	left, right         = 56, 12
	top, bottom         = 12, 40
	plotWidth           = width - left - right
	plotHeight          = height - top - bottom
	rowHeight, barLeft  = 26, 200
	labelSize, tickText = 12, 11
)

// canvas is an SVG under construction.
type canvas struct{ strings.Builder }

// printf writes a piece. A strings.Builder never fails.
func (c *canvas) printf(format string, args ...any) { _, _ = fmt.Fprintf(&c.Builder, format, args...) }

func begin(w, h int, title string) *canvas {
	c := &canvas{}
	c.printf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" aria-label="%s" font-family="sans-serif">`+"\n", w, h, html.EscapeString(title))
	c.printf("<title>%s</title>\n", html.EscapeString(title))
	return c
}

func (c *canvas) end() string { return c.String() + "</svg>\n" }

func (c *canvas) line(class string, x1, y1, x2, y2 int) {
	c.printf(`<line class="%s" x1="%d" y1="%d" x2="%d" y2="%d"/>`+"\n", class, x1, y1, x2, y2)
}

func (c *canvas) rect(class string, x, y, w, h int) {
	c.printf(`<rect class="%s" x="%d" y="%d" width="%d" height="%d"/>`+"\n", class, x, y, w, h)
}

// text writes a text; anchor is start, middle or end.
func (c *canvas) text(x, y, size int, anchor, text string) {
	c.printf(`<text x="%d" y="%d" font-size="%d" text-anchor="%s">%s</text>`+"\n", x, y, size, anchor, html.EscapeString(text))
}

// points writes a shape through some points.
func (c *canvas) points(shape, class string, xy [][2]int) {
	var at []string
	for _, p := range xy {
		at = append(at, fmt.Sprintf("%d,%d", p[0], p[1]))
	}
	c.printf(`<%s class="%s" points="%s"/>`+"\n", shape, class, strings.Join(at, " "))
}

// Style is the CSS of charts: put it into the page that holds them.
const Style = `svg text{fill:currentColor}
svg .axis{stroke:currentColor;stroke-width:1;opacity:.6}
svg .grid{stroke:currentColor;stroke-width:1;opacity:.15}
svg .bar{opacity:.85}
svg polyline{fill:none;stroke-width:2}
svg polygon{opacity:.18;stroke:none}
svg .whisker{stroke:currentColor;stroke-width:2}
svg .c0{fill:#2166ac;stroke:#2166ac}svg .c1{fill:#b35806;stroke:#b35806}svg .c2{fill:#1b7837;stroke:#1b7837}svg .c3{fill:#762a83;stroke:#762a83}
svg polyline.c0,svg polyline.c1,svg polyline.c2,svg polyline.c3{fill:none}
`

// colorOf is the class of the i-th series.
func colorOf(i int) string { return fmt.Sprintf("c%d", i%4) }
