package draw

import (
	"fmt"
	"sort"
	"strings"
)

// legend explains what is on the map: terrain, whoever is down, what lies about. Where it would take too much of a height
// that is given, it leaves out what lies where: that can be pointed at.
func (h *hexes) legend() []string {
	const share = 5 // the legend's of the height
	about := h.lying()
	lines := h.legendWith(about)
	if h.o.Height > 0 && len(about) > 0 && len(lines) > max(h.o.Height/share, 1) {
		lines = h.legendWith([]string{itemGlyph + " things"})
	}
	return lines
}

func (h *hexes) legendWith(about []string) []string {
	var parts []string
	kinds, down, hidden, acts := map[string]string{}, false, false, false
	for i := range h.v.Map.Cells {
		c := &h.v.Map.Cells[i]
		if g := terrain(c); g != "" {
			kinds[c.Kind] = g
		}
	}
	for i := range h.v.Tokens {
		t := &h.v.Tokens[i]
		_, on := h.index[t.Cell]
		down = down || on && t.Down
		hidden = hidden || on && t.Hidden
		acts = acts || on && t.ID == h.v.Turn
	}
	if acts {
		parts = append(parts, "[ ] acts")
	}
	if down {
		parts = append(parts, "x down")
	}
	if hidden {
		parts = append(parts, hiddenSign+" "+OutOfSight)
	}
	if g, ok := kinds["wall"]; ok && g != "" {
		kinds["wall"] = "#"
	}
	for _, k := range sortedKeys(kinds) {
		parts = append(parts, kinds[k]+kinds[k]+" "+k)
	}
	parts = append(parts, about...)
	lines := flow("", parts, "   ", "", h.o.Width)
	for i := range lines {
		lines[i] = h.o.paint(quiet, lines[i])
	}
	return lines
}

// lying names the things that lie about, the first few cells of them.
func (h *hexes) lying() []string {
	const most = 6
	var out []string
	cells := 0
	for i := range h.v.Map.Cells {
		c := &h.v.Map.Cells[i]
		if len(c.Holds) == 0 {
			continue
		}
		if cells++; cells <= most {
			out = append(out, itemGlyph+" "+c.Name+" "+strings.Join(c.Holds, ", "))
		}
	}
	if cells > most {
		out = append(out, fmt.Sprintf("%s %d more", itemGlyph, cells-most))
	}
	return out
}

// note says what part of the map is drawn, and who is not on it.
func (h *hexes) note() string {
	glyphs := Glyphs(*h.v)
	var out []string
	for i := range h.v.Tokens {
		t := &h.v.Tokens[i]
		if cell, ok := h.index[t.Cell]; ok && !t.Down && !h.shown(cell) {
			out = append(out, glyphs[t.ID]+" "+t.Cell)
		}
	}
	text := fmt.Sprintf("%dx%d of %dx%d hexes", h.c1-h.c0, h.r1-h.r0, h.v.Map.Cols, h.v.Map.Rows)
	if len(out) > 0 {
		text += "; not in sight: " + strings.Join(out, ", ")
	}
	return h.o.paint(quiet, clip(text, h.o.Width, h.o))
}

func sortedKeys(m map[string]string) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	sort.Strings(out)
	return out
}
