package draw

import "slices"

// linkage holds the links between areas: lines between boxes, and exits in words.
type linkage struct {
	lines    []linkLine
	exits    map[int][]string // by index: names of areas without a line
	all      bool             // every area leads to every other; the legend says so once
	hasExits bool
}

// linkLine is a line between two boxes, the upper or left one first: in one row, in one column, or from corner to corner.
type linkLine struct{ from, to int }

// link divides the links into lines and exits. A line needs a straight way without other boxes or lines, and a link in both
// directions.
func (z *zones) link() linkage {
	l := linkage{exits: map[int][]string{}}
	used := map[int]bool{} // gaps with a line
	every := true
	for i, c := range z.cells {
		for j, d := range z.cells {
			if c == nil || d == nil || i == j {
				continue
			}
			there, back := slices.Contains(c.Links, d.Name), slices.Contains(d.Links, c.Name)
			every = every && there
			if !there || back && z.drawn(l.lines, i, j) {
				continue
			}
			if through, ok := z.straight(i, j); back && i < j && ok && !slices.ContainsFunc(through, func(p int) bool { return used[p] }) {
				l.lines = append(l.lines, linkLine{i, j})
				for _, p := range through {
					used[p] = true
				}
				continue
			}
			l.exits[i], l.hasExits = append(l.exits[i], d.Name), true
		}
	}
	if every && l.hasExits {
		return linkage{all: true}
	}
	for i := range l.exits {
		l.exits[i] = z.brief(i, l.exits[i])
	}
	return l
}

// drawn reports whether a line shows the link between two boxes.
func (z *zones) drawn(lines []linkLine, i, j int) bool {
	return slices.Contains(lines, linkLine{min(i, j), max(i, j)})
}

// straight returns the gaps between two boxes on a straight line, and reports whether there is such a line.
func (z *zones) straight(i, j int) (through []int, ok bool) {
	col, row := i%z.cols, i/z.cols
	dc, dr := j%z.cols-col, j/z.cols-row
	switch {
	case dr == 0:
		dc, dr = sign(dc), 0
	case dc == 0:
		dc, dr = 0, sign(dr)
	case dc*dc == 1 && dr*dr == 1:
		return nil, true
	default:
		return nil, false
	}
	for p := i + dc + dr*z.cols; p != j; p += dc + dr*z.cols {
		if z.cells[p] != nil {
			return nil, false
		}
		through = append(through, p)
	}
	return through, true
}

// brief shortens a long list of exits to the areas that are missing from it.
func (z *zones) brief(i int, exits []string) []string {
	const few, many = 2, 3
	var not []string
	for j, d := range z.cells {
		if d != nil && i != j && !slices.Contains(z.cells[i].Links, d.Name) {
			not = append(not, d.Name)
		}
	}
	switch {
	case len(exits) <= many || len(not) > few:
		return exits
	case len(not) == 0:
		return []string{"all"}
	default:
		return append([]string{"all but"}, not...)
	}
}

func sign(n int) int {
	switch {
	case n < 0:
		return -1
	case n > 0:
		return 1
	}
	return 0
}
