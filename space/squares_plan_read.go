package space

import (
	"fmt"
	"strings"
)

// squareDrawing is the drawing of a level on its way to become one: where in its text the squares and the edges are.
type squareDrawing struct {
	path       string
	lines      []drawnLine
	edged      bool // the edges are drawn
	cols, rows int
}

// drawnLine is a row of a drawing: its text, and its number in what was written, from 1.
type drawnLine struct {
	text string
	row  int
}

// read takes the drawings apart.
func (b *squareBuilder) read() {
	for i, text := range b.plan.Squares {
		d := b.drawing(fmt.Sprintf("squares[%d]", i), text)
		b.levels = append(b.levels, d)
		if first := b.levels[0]; i > 0 && d.rows > 0 && first.rows > 0 && (d.cols != first.cols || d.rows != first.rows) {
			b.fault(d.path, "found %d by %d squares, expected %d by %d as on the first level", d.cols, d.rows, first.cols, first.rows)
		}
	}
	if n, most := len(b.plan.Floors), max(len(b.levels), b.plan.high())-1; n > most {
		b.fault("floors", "found %d, expected at most %d: one between each level and the next", n, most)
	}
}

// high is how many levels the size asks for.
func (p *SquarePlan) high() int {
	if len(p.Size) == 3 {
		return p.Size[2]
	}
	return 1
}

// drawing takes a drawing into rows of squares.
func (b *squareBuilder) drawing(path, text string) squareDrawing {
	d := squareDrawing{path: path}
	row := 0
	for line := range strings.Lines(text) {
		row++
		if line = strings.TrimRight(line, " \t\r\n"); strings.TrimSpace(line) != "" {
			d.lines = append(d.lines, drawnLine{line, row})
		}
	}
	if len(d.lines) == 0 {
		b.fault(path, "nothing is drawn, expected rows of characters such as %q", ". . #")
		return d
	}
	for _, line := range d.lines {
		if at := strings.IndexFunc(line.text, func(char rune) bool { return !plain(char) && char != ' ' && char != '\t' }); at >= 0 {
			b.fault(path, "row %d has a %q, expected plain characters: ASCII letters, digits and signs", line.row, []rune(line.text[at:])[0])
			return d
		}
	}
	if d.edged = strings.HasPrefix(strings.TrimSpace(d.lines[0].text), "+"); d.edged {
		b.frame(&d)
		return d
	}
	for i := range d.lines {
		d.lines[i].text = strings.Join(strings.Fields(d.lines[i].text), "")
		if n, want := len(d.lines[i].text), len(d.lines[0].text); n != want {
			b.fault(path, "row %d has %d squares, expected %d as in the first row", d.lines[i].row, n, want)
		}
	}
	d.cols, d.rows = len(d.lines[0].text), len(d.lines)
	return d
}

// frame takes a drawing with edges: + - + above | . | above + - +.
func (b *squareBuilder) frame(d *squareDrawing) {
	first := d.lines[0].text
	indent := strings.Index(first, "+")
	wide := len(first) - indent
	if wide%2 == 0 || len(d.lines)%2 == 0 {
		b.fault(d.path, "a drawing with edges has an odd number of rows and columns, +-+ above |.| above +-+: found %d rows, %d columns", len(d.lines), wide)
		return
	}
	for i := range d.lines {
		line := &d.lines[i]
		text := line.text
		if strings.TrimSpace(text[:min(indent, len(text))]) != "" || strings.Contains(text, "\t") {
			b.fault(d.path, "row %d begins further left than the first, expected blanks below each other", line.row)
			return
		}
		text = text[min(indent, len(text)):]
		if len(text) > wide {
			b.fault(d.path, "row %d has %d characters, expected %d as in the first row", line.row, len(text), wide)
			return
		}
		line.text = text + strings.Repeat(" ", wide-len(text))
	}
	d.cols, d.rows = wide/2, len(d.lines)/2
	if d.cols == 0 || d.rows == 0 {
		b.fault(d.path, "there is no square between the edges, expected at least +-+ above |.| above +-+")
	}
}
