package space

import (
	"strings"
	"unicode/utf8"
)

// measure settles the size and the origin.
func (b *builder) measure() {
	cols, rows, oc, or := 25, 25, 12, 12
	b.read()
	if len(b.rows) > 0 {
		cols, rows, oc, or = utf8.RuneCountInString(b.rows[0]), len(b.rows), 0, 0
	}
	if n := len(b.plan.Hex); n != 0 && n != 2 {
		b.fault("hex", "found %d numbers, expected two: columns and rows", n)
		return
	} else if n == 2 {
		if len(b.rows) > 0 && (b.plan.Hex[0] != cols || b.plan.Hex[1] != rows) {
			b.fault("hex", "found %d by %d, expected %d by %d as drawn (or leave hex out)", b.plan.Hex[0], b.plan.Hex[1], cols, rows)
		}
		cols, rows = b.plan.Hex[0], b.plan.Hex[1]
		oc, or = 0, 0
	}
	if n := len(b.plan.Origin); n != 0 && n != 2 {
		b.fault("origin", "found %d numbers, expected two: the column and the row of hex 0,0", n)
		return
	} else if n == 2 {
		oc, or = b.plan.Origin[0], b.plan.Origin[1]
	}
	if len(b.faults) > 0 {
		return
	}
	h, err := NewHexes(cols, rows, oc, or)
	if err != nil {
		b.fault("", "%v", err)
		return
	}
	b.field = &Field{
		Hexes: h, Kind: make([]uint8, h.Size()), Walls: h.NewSet(), Opaque: h.NewSet(), Exits: h.NewSet(),
		Markers: map[string][]Cell{},
	}
	b.cost = make([]uint8, h.Size())
}

// read takes the rows of the drawing.
func (b *builder) read() {
	for line := range strings.Lines(b.plan.Draw) {
		if row := strings.Join(strings.Fields(line), ""); row != "" {
			b.rows = append(b.rows, row)
		}
	}
	for i, row := range b.rows {
		if at := strings.IndexFunc(row, func(char rune) bool { return !plain(char) }); at >= 0 {
			char, _ := utf8.DecodeRuneInString(row[at:])
			b.fault("draw", "row %d has a %q, expected plain characters: ASCII letters, digits and signs", i+1, char)
		} else if want := utf8.RuneCountInString(b.rows[0]); len(row) != want {
			b.fault("draw", "row %d has %d characters, expected %d as in the first row", i+1, len(row), want)
		}
	}
}

// draw reads the drawing: a legend's characters, else the stock glyphs, else markers on open ground.
func (b *builder) draw() {
	glyphs := b.glyphs(b.plan.Legend)
	b.field.marks.known = known(glyphs)
	for row, line := range b.rows {
		for col := range len(line) {
			c := b.field.Hexes.AtOffset(col, row)
			if k := glyphs[line[col]]; k >= 0 {
				b.lay(c, uint8(k), 0)
			} else {
				name := string(line[col])
				b.field.Markers[name] = append(b.field.Markers[name], c)
				b.field.marks.add(name, "draw", row+1, col+1)
			}
		}
	}
}
