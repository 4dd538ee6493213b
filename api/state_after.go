package api

import "slices"

// After fills in what was left out of a state because the client has it from the state before, which is the one whose Rev
// it asked from: the map, and the lines of the log that are as they were. Was is not changed.
func (s *State) After(was *State) {
	if s.SameMap {
		s.View.Map, s.SameMap = was.View.Map, false
	}
	if kept := s.LogFrom - was.LogFrom; !s.LogReset && kept > 0 && kept <= len(was.Log) {
		s.Log, s.LogFrom = slices.Concat(was.Log[:kept], s.Log), was.LogFrom
	}
}
