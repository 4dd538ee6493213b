package draw

import (
	"fmt"
	"sort"
	"strings"
)

// legend explains the map: terrain, signs, and items. If it takes too much of the height, it does not list the items.
func (b *board) legend() []string {
	const share = 5 // the legend may take one fifth of the height
	about := b.lying()
	lines := b.legendWith(about)
	if b.o.Height > 0 && len(about) > 0 && len(lines) > max(b.o.Height/share, 1) {
		lines = b.legendWith([]string{itemGlyph + " things"})
	}
	return lines
}

func (b *board) legendWith(about []string) []string {
	var parts []string
	kinds, down, hidden, memory, acts := map[string]string{}, false, false, false, false
	for i := range b.v.Map.Cells {
		c := &b.v.Map.Cells[i]
		if g := terrain(c); g != "" {
			kinds[c.Kind] = g
		}
	}
	for i := range b.v.Tokens {
		t := &b.v.Tokens[i]
		_, on := b.index[t.Cell]
		down = down || on && t.Down
		hidden = hidden || on && t.Hidden
		memory = memory || on && t.Memory
		acts = acts || on && t.ID == b.v.Turn
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
	if memory {
		parts = append(parts, hiddenSign+" "+Remembered)
	}
	if g, ok := kinds["wall"]; ok && g != "" {
		kinds["wall"] = "#"
	}
	for _, k := range sortedKeys(kinds) {
		parts = append(parts, kinds[k]+kinds[k]+" "+k)
	}
	parts = append(parts, b.edgeLegend()...)
	parts = append(parts, about...)
	lines := flow("", parts, "   ", "", b.o.Width)
	for i := range lines {
		lines[i] = b.o.paint(quiet, lines[i])
	}
	return lines
}

// lying lists the items on the ground in the first few cells.
func (b *board) lying() []string {
	const most = 6
	var out []string
	cells := 0
	for i := range b.v.Map.Cells {
		c := &b.v.Map.Cells[i]
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

// note describes the visible part of the map, or of one level of it, and lists the combatants outside it.
func (b *board) note(noun string) string {
	glyphs := Glyphs(*b.v)
	var out []string
	for i := range b.v.Tokens {
		t := &b.v.Tokens[i]
		cell, ok := b.index[t.Cell]
		if _, _, here := b.offset(cell); ok && here && !t.Down && !b.shown(cell) {
			out = append(out, glyphs[t.ID]+" "+t.Cell)
		}
	}
	text := fmt.Sprintf("%dx%d of %dx%d %s", b.c1-b.c0, b.r1-b.r0, b.v.Map.Cols, b.v.Map.Rows, noun)
	if len(out) > 0 {
		text += "; not shown: " + strings.Join(out, ", ")
	}
	return b.o.paint(quiet, clip(text, b.o.Width, b.o))
}

func sortedKeys(m map[string]string) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	sort.Strings(out)
	return out
}
