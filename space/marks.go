package space

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// marks is where the markers of drawings were first met, for what is said of them.
type marks struct {
	known string // characters that mean terrain
	first map[string]markAt
}

// markAt is a place in a drawing: its path in the file, its row and its column, from 1.
type markAt struct {
	path     string
	row, col int
}

func (m *marks) add(name, path string, row, col int) {
	if m.first == nil {
		m.first = map[string]markAt{}
	}
	if _, ok := m.first[name]; !ok {
		m.first[name] = markAt{path, row, col}
	}
}

// stray finds the markers that nothing stands at.
func (m *marks) stray(used []string) []Fault {
	var out []Fault
	for _, name := range slices.Sorted(maps.Keys(m.first)) {
		if slices.Contains(used, name) {
			continue
		}
		at := m.first[name]
		why := fmt.Sprintf("row %d, column %d: %q is no terrain, and nothing is placed at it: add it to the legend, or place something with at: %s",
			at.row, at.col, name, name)
		if near := otherCase(name); near != "" && (slices.Contains(used, near) || strings.Contains(m.known, near)) {
			why += fmt.Sprintf("; did you mean %q?", near)
		}
		out = append(out, Fault{at.path, why})
	}
	return out
}

// take returns the place of a name, as noun and like describe it, or the next cell of a marker, which it takes off the list.
func (m *marks) take(at string, markers map[string][]Cell, noun, like string, parse func(name string) (Cell, error)) (Cell, error) {
	if at == "" {
		return None, fmt.Errorf("missing, expected a %s such as %q or a marker of the map", noun, like)
	}
	if cells, ok := markers[at]; ok {
		if len(cells) == 0 {
			return None, fmt.Errorf("the marker %s of the map has no %s left, expected one more %s in the drawing or another place", at, noun, at)
		}
		markers[at] = cells[1:]
		return cells[0], nil
	}
	if why, marker := m.undrawn(at); marker {
		return None, errors.New(why)
	}
	return parse(at)
}

// undrawn says that a marker is not drawn.
func (m *marks) undrawn(at string) (string, bool) {
	if len(at) != 1 || !plain(rune(at[0])) {
		return "", false
	}
	if len(m.first) == 0 {
		return fmt.Sprintf("the marker %s is not drawn: the map has no markers", at), true
	}
	text := fmt.Sprintf("the marker %s is not drawn: the map has %s", at, strings.Join(slices.Sorted(maps.Keys(m.first)), ", "))
	if _, ok := m.first[otherCase(at)]; ok {
		text += fmt.Sprintf("; did you mean %q?", otherCase(at))
	}
	return text, true
}

// otherCase is a letter in the other case, "" for what is no letter.
func otherCase(name string) string {
	if up := strings.ToUpper(name); up != name {
		return up
	}
	if low := strings.ToLower(name); low != name {
		return low
	}
	return ""
}
