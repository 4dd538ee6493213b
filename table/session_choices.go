package table

import "strings"

// BlockedChoice is an option that may not be chosen now, and the ids of every rule that forbids it.
type BlockedChoice struct {
	Choice
	Rules []string `json:"rules" nullable:"false"`
	Facts []string `json:"facts,omitempty" doc:"what is missing or in the way, such as \"needs 2 AP, has 1\", where the titles of the rules do not say it"`
}

// Choices are the options of the open question that are open to the seat, described.
func (s *Session) Choices(seat Seat) []Choice {
	q := s.Open()
	if q == nil {
		return nil
	}
	var out, idle []Choice
	for i := range q.groups {
		g := &q.groups[i]
		if !g.Seats.Has(seat) {
			continue
		}
		for k := range g.Len() {
			if c := s.work.Describe(q, g.Kth(k)); c.Idle {
				idle = append(idle, c)
			} else {
				out = append(out, c)
			}
		}
	}
	return append(out, idle...)
}

// Blocked are the options that the seat might think of but may not choose, with every rule that forbids each. The beat is
// run again to find out.
func (s *Session) Blocked(seat Seat) []BlockedChoice {
	if s.Open() == nil {
		return nil
	}
	s.t.Explain = true
	s.again()
	s.t.Explain = false
	q, book := s.t.Open(), s.start.Book()
	if q == nil {
		return nil
	}
	var out []BlockedChoice
	for i := range q.blocked {
		b := &q.blocked[i]
		if !b.Seats.Has(seat) {
			continue
		}
		c := BlockedChoice{Choice: s.work.Describe(q, b.Option)}
		c.Label = strings.Join(strings.Fields(c.Label), " ") // a gap where the target would stand
		for _, r := range b.Rules {
			c.Rules = append(c.Rules, book.ID(r))
		}
		for _, f := range b.Facts {
			c.Facts = append(c.Facts, f.String())
		}
		out = append(out, c)
	}
	return out
}
