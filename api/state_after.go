package api

import "slices"

// After restores the parts that the server left out of s because they are unchanged since the state last, whose Rev the
// request named: the map and the earlier lines of the log. It does not change last.
func (s *State) After(last *State) {
	if s.SameMap {
		s.View.Map, s.SameMap = last.View.Map, false
	}
	if kept := s.LogFrom - last.LogFrom; !s.LogReset && kept > 0 && kept <= len(last.Log) {
		s.Log, s.LogFrom = slices.Concat(last.Log[:kept], s.Log), last.LogFrom
	}
}
