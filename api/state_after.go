package api

import "slices"

// After restores the parts that a replay leaves out of s because they are those of the state before: the map and the earlier lines of
// the log. It does not change last.
func (s *State) After(last *State) {
	if s.SameMap {
		s.View.Map, s.SameMap = last.View.Map, false
	}
	s.Log, s.LogFrom = linesAfter(last, s.LogFrom, s.Log)
}

// linesAfter returns the log of last with other lines from number from on, and the number of its first line.
func linesAfter(last *State, from int, lines []Line) ([]Line, int) {
	if kept := from - last.LogFrom; kept > 0 && kept <= len(last.Log) {
		return slices.Concat(last.Log[:kept], lines), last.LogFrom
	}
	return lines, from
}
