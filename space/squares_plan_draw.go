package space

import (
	"fmt"
	"strings"
)

// draw reads the drawings: a legend's characters, else the glyphs of terrain, else markers on open ground.
func (b *squareBuilder) draw() {
	glyphs := b.glyphs(b.plan.Legend)
	b.field.marks = marks{known: known(glyphs)}
	for z := range b.levels {
		d := &b.levels[z]
		if !d.edged {
			for y, line := range d.lines {
				for x := range d.cols {
					b.square(glyphs, d, line.row, x+1, line.text[x], b.field.Squares.At(x, y, z))
				}
			}
			continue
		}
		for i, line := range d.lines {
			for j := range len(line.text) {
				b.framed(glyphs, d, line, i, j, z)
			}
		}
	}
}

// square reads the character of a square.
func (b *squareBuilder) square(glyphs [256]int16, d *squareDrawing, row, col int, char byte, c Cell) {
	if k := glyphs[char]; k >= 0 {
		b.lay(c, uint8(k), 0)
		return
	}
	name := string(char)
	b.field.Markers[name] = append(b.field.Markers[name], c)
	b.field.marks.add(name, d.path, row, col)
}

// framed reads a character of a drawing with edges.
func (b *squareBuilder) framed(glyphs [256]int16, d *squareDrawing, line drawnLine, i, j, z int) {
	char, s := line.text[j], b.field.Squares
	x, y := j/2, i/2
	switch {
	case i%2 == 1 && j%2 == 1:
		if char == ' ' {
			b.fault(d.path, "row %d, column %d: there is no character for the square, expected . for open ground", line.row, j+1)
			return
		}
		b.square(glyphs, d, line.row, j+1, char, s.At(x, y, z))
	case i%2 == 0 && j%2 == 0:
		if char != '+' {
			b.fault(d.path, "row %d, column %d: found %q where edges meet, expected +", line.row, j+1, char)
		}
	case i%2 == 0:
		b.edge(d, line.row, j+1, char, '-', s.At(x, y-1, z), s.At(x, y, z))
	default:
		b.edge(d, line.row, j+1, char, '|', s.At(x-1, y, z), s.At(x, y, z))
	}
}

// edge reads the character of an edge.
func (b *squareBuilder) edge(d *squareDrawing, row, col int, char, wall byte, from, to Cell) {
	switch {
	case char == ' ':
	case char == wall:
		b.bar(from, to, true, true)
	case char == ':':
		b.bar(from, to, true, false)
	case char == '%':
		b.bar(from, to, false, true)
	case !isMarker(char):
		b.fault(d.path, "row %d, column %d: found %q on an edge, expected %c for a wall, : for bars, %% for a curtain, a letter or digit for a marker, or a blank", row, col, char, wall)
	case from == None || to == None:
		b.fault(d.path, "row %d, column %d: the marker %c is on the outer edge of the map, expected it between two squares", row, col, char)
	default:
		name := string(char)
		b.field.EdgeMarkers[name] = append(b.field.EdgeMarkers[name], Edge{from, to})
		b.field.marks.add(name, d.path, row, col)
	}
}

func isMarker(char byte) bool {
	return char >= 'a' && char <= 'z' || char >= 'A' && char <= 'Z' || char >= '0' && char <= '9'
}

// floors lays what lies between the levels.
func (b *squareBuilder) floors() {
	s := b.field.Squares
	for z, text := range b.plan.Floors {
		path := fmt.Sprintf("floors[%d]", z)
		var rows []string
		switch text {
		case "open":
			continue
		case "solid":
			rows = make([]string, s.deep)
			for y := range rows {
				rows[y] = strings.Repeat("=", s.cols)
			}
		default:
			for line := range strings.Lines(text) {
				if row := strings.Join(strings.Fields(line), ""); row != "" {
					rows = append(rows, row)
				}
			}
		}
		if len(rows) != s.deep {
			b.fault(path, "found %d rows, expected solid, open, or a drawing of %d rows", len(rows), s.deep)
			continue
		}
		for y, row := range rows {
			b.floor(path, row, y, z)
		}
	}
}

// floor lays a row of a floor.
func (b *squareBuilder) floor(path, row string, y, z int) {
	s := b.field.Squares
	if len(row) != s.cols {
		b.fault(path, "row %d has %d characters, expected %d", y+1, len(row), s.cols)
		return
	}
	for x := range len(row) {
		from, to := s.At(x, y, z), s.At(x, y, z+1)
		switch row[x] {
		case '.':
		case '=':
			b.bar(from, to, true, true)
		case ':':
			b.bar(from, to, true, false)
		case '%':
			b.bar(from, to, false, true)
		default:
			b.fault(path, "row %d, column %d: found %q, expected = for a floor, : for a grate, %% for a veil, or a dot", y+1, x+1, row[x])
		}
	}
}
