package cli

import (
	"fray/internal/live"
	"fray/internal/tui"
)

// keyNext is the key of the choice that goes on with an adventure. Keys of rulesets hold a verb of theirs; this one stands
// alone, after a fight that is over.
const keyNext = "next"

// ahead is what comes after the fight that is over; nil where nothing does, or it is not known.
func (s *screenTable) ahead() *live.Ahead {
	if s.adventure == nil {
		return nil
	}
	h, err := s.adventure.Ahead()
	if err != nil {
		return nil // Over says why
	}
	return h
}

// begin begins the next fight. The log goes on through both.
func (s *screenTable) begin() error {
	log := s.Log()
	t, err := s.next()
	if t != nil {
		log = append(log, tui.Line{Text: t.Name(), Round: true})
		s.past = log
	}
	return err
}

// party is what the log says of the party while an adventure is between two fights.
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
