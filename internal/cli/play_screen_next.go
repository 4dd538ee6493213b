package cli

import (
	"fray/internal/live"
	"fray/internal/tui"
)

// keyNext is the key of the choice that continues an adventure. It is offered alone, after the end of a fight, so it cannot
// clash with a key of a ruleset.
const keyNext = "next"

// ahead returns what follows a finished fight, or nil if nothing does or it cannot be computed.
func (s *screenTable) ahead() *live.Ahead {
	if s.adventure == nil {
		return nil
	}
	h, err := s.adventure.Ahead()
	if err != nil {
		return nil // Over shows the error
	}
	return h
}

// startNext starts the next fight and keeps the log.
func (s *screenTable) startNext() error {
	log := s.Log()
	t, err := s.next()
	if t != nil {
		log = append(log, tui.Line{Text: t.Name(), Round: true})
		s.past = log
	}
	return err
}

// party returns the log lines about the party between two fights.
func (s *screenTable) party() []tui.Line {
	h := s.ahead()
	if !h.More() {
		return nil
	}
	var out []tui.Line
	for i, text := range h.Lines(s.adventure.Name()) {
		out = append(out, tui.Line{Text: text, Round: i == 0})
	}
	return out
}
