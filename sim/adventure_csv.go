package sim

import "strconv"

// CSV returns the report as CSV. Name is the fight, by its place and name.
func (r *AdventureReport) CSV() string {
	s := newSheet()
	r.write(s, r.title())
	return s.String()
}

func (r *AdventureReport) write(s *sheet, of string) {
	s.of = of
	s.count("run", "", "", "adventures", r.Played)
	s.count("run", "", "", "through", r.Through)
	s.number("run", "", "", "share", r.Share)
	s.number("run", "", "", "low", r.Low)
	s.number("run", "", "", "high", r.High)
	for i := range r.Fights {
		f := &r.Fights[i]
		name := strconv.Itoa(i+1) + " " + f.Name
		s.count("fight", "", name, "played", f.Played)
		s.count("fight", "", name, "won", f.Won)
		s.count("fight", "", name, "on", f.On)
		s.rounds(name, &f.Rounds)
		for _, m := range f.Left {
			s.number("left", "", name, m.Meter, m.Left)
		}
		for _, m := range f.Counts {
			s.number("count", "", name, m.Name, m.Mean)
		}
	}
	for _, m := range r.Party {
		s.count("party", "", m.ID, "down", m.Down)
	}
	s.why(r.Why)
}

// CSV returns both reports as CSV, and then the differences.
func (c *AdventureComparison) CSV() string { return compared(c.First, c.Second, &c.Judgment, c.Gaps) }
