package draw

import (
	"fmt"
	"strings"

	"fray/table"

	"github.com/charmbracelet/x/ansi"
)

// sideCell is the width of a column of the view from the side, and sideHead that of the names of its levels.
const sideCell, sideHead = 3, 9

// Side draws a map with levels as it looks from the south, the highest level first: walls, and who is at which height. Below, it
// says the same in words. It returns "" for a map without levels.
func Side(v table.View, o Options) string {
	if !isSquare(v.Map) || v.Map.Levels < 2 {
		return ""
	}
	var lines []string
	if wide := sideHead + sideCell*v.Map.Cols; o.Width == 0 || wide <= o.Width {
		lines = sidePicture(&v, o)
	}
	return strings.Join(append(lines, sideWords(&v, o)...), "\n")
}

// sidePicture returns the levels as lines of columns, with the first coordinates below.
func sidePicture(v *table.View, o Options) []string {
	glyphs, sides := Glyphs(*v), Sides(*v)
	lines := []string{o.paint(quiet, "from the south")}
	for level := v.Map.Levels - 1; level >= 0; level-- {
		var line strings.Builder
		fmt.Fprintf(&line, "%-*s", sideHead, fmt.Sprintf("level %d", level))
		for col := range v.Map.Cols {
			text, look := sideSpot(v, glyphs, sides, o, col, level)
			line.WriteString(o.paint(look, text) + strings.Repeat(" ", max(sideCell-ansi.StringWidth(text), 0)))
		}
		lines = append(lines, strings.TrimRight(line.String(), " "))
	}
	var foot strings.Builder
	foot.WriteString(strings.Repeat(" ", sideHead))
	for col := range v.Map.Cols {
		fmt.Fprintf(&foot, "%-*d", sideCell, col)
	}
	return append(lines, o.paint(quiet, strings.TrimRight(foot.String(), " ")), "")
}

// sideSpot returns what is seen in a column at a level: a combatant that stands, else one that is down, else a wall. Several
// combatants have a + behind the first.
func sideSpot(v *table.View, glyphs map[string]string, sides []string, o Options, col, level int) (string, style) {
	m := &v.Map
	var first *table.Token
	several, wall := false, false
	for row := range m.Rows {
		cell := &m.Cells[(level*m.Rows+row)*m.Cols+col]
		wall = wall || cell.Kind == "wall"
		for i := range v.Tokens {
			t := &v.Tokens[i]
			if !Fills(*m, *t, cell.Name) || first == t {
				continue
			}
			several = several || first != nil
			if first == nil || first.Down && !t.Down {
				first = t
			}
		}
	}
	switch {
	case first != nil && several && len(glyphs[first.ID]) < sideCell-1:
		return glyphs[first.ID] + "+", sideStyle(sideIndex(sides, first.Side))
	case first != nil:
		return glyphs[first.ID], sideStyle(sideIndex(sides, first.Side))
	case wall:
		return "##", quiet
	default:
		return o.pick("·", "."), quiet
	}
}

// sideWords says who is on which level, the highest first.
func sideWords(v *table.View, o Options) []string {
	glyphs, sides := Glyphs(*v), Sides(*v)
	var lines []string
	for level := v.Map.Levels - 1; level >= 0; level-- {
		var who []string
		for i := range v.Tokens {
			t := &v.Tokens[i]
			if LevelOf(v.Map, t.Cell) != level {
				continue
			}
			text := tokenName(v, t, glyphs, sides, o) + " at " + t.Cell
			if top := min(level+max(t.Span, 1), v.Map.Levels) - 1; top > level {
				text += fmt.Sprintf(", up to level %d", top)
			}
			who = append(who, text)
		}
		if len(who) > 0 {
			lines = append(lines, wrapLine(o.paint(strong, fmt.Sprintf("level %d", level))+": "+strings.Join(who, "; "), "    ", widthOr(o.Width))...)
		}
	}
	return lines
}
