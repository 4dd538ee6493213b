package sim

import (
	"encoding/csv"
	"strconv"
	"strings"
)

// sheet writes a report as CSV: a number a row, so that spreadsheets and data frames can filter and pivot it. It leaves out the
// timing, so the same seed gives the same text.
type sheet struct {
	text strings.Builder
	w    *csv.Writer
	of   string // the encounter or adventure of the rows
}

// newSheet returns a sheet with its head.
func newSheet() *sheet {
	s := &sheet{}
	s.w = csv.NewWriter(&s.text)
	s.write("encounter", "kind", "side", "name", "measure", "value")
	return s
}

// write writes a row. A strings.Builder never fails, so there are no errors.
func (s *sheet) write(cells ...string) { _ = s.w.Write(cells) }

func (s *sheet) count(kind, side, name, measure string, n int) {
	s.write(s.of, kind, side, name, measure, strconv.Itoa(n))
}

func (s *sheet) number(kind, side, name, measure string, x float64) {
	s.write(s.of, kind, side, name, measure, strconv.FormatFloat(x, 'f', -1, 64))
}

// why writes what each combatant did. Name is the combatant and the ability.
func (s *sheet) why(all []Ability) {
	for i := range all {
		a := &all[i]
		name := a.Who + " " + a.Title()
		for _, m := range a.measures() {
			if m.n != 0 {
				s.count("deed", a.Side, name, m.name, m.n)
			}
		}
		for _, condition := range a.Given() {
			s.count("deed", a.Side, name, "condition "+condition, a.Conditions[condition])
		}
	}
}

// rounds writes the statistics of rounds, and how many fights lasted how many.
func (s *sheet) rounds(name string, r *Rounds) {
	s.number("rounds", "", name, "mean", r.Mean)
	for n, fights := range r.Counts {
		if fights > 0 {
			s.count("rounds", "", name, strconv.Itoa(n), fights)
		}
	}
}

func (s *sheet) String() string {
	s.w.Flush()
	return s.text.String()
}

// CSV returns the report as CSV with the columns encounter, kind, side, name, measure and value.
func (r *Report) CSV() string {
	s := newSheet()
	r.write(s, r.title())
	return s.String()
}

func (r *Report) write(s *sheet, of string) {
	s.of = of
	s.count("run", "", "", "fights", r.Fights)
	s.count("run", "", "", "draws", r.Draws)
	s.count("run", "", "", "cut_off", r.CutOff)
	for _, d := range r.Sides {
		s.count("side", d.Name, "", "wins", d.Wins)
		s.number("side", d.Name, "", "share", d.Share)
		s.number("side", d.Name, "", "low", d.Low)
		s.number("side", d.Name, "", "high", d.High)
	}
	s.rounds("", &r.Rounds)
	for _, c := range r.Combatants {
		s.count("combatant", c.Side, c.ID, "fell", c.Fell)
		s.number("combatant", c.Side, c.ID, "share", c.Share)
		s.number("combatant", c.Side, c.ID, "hp_left", c.Left)
		s.number("combatant", c.Side, c.ID, "hp_full", c.Full)
	}
	for _, u := range r.Uses {
		s.count("use", u.Side, u.Question, u.Verb, u.Count)
	}
	s.why(r.Why)
}

// CSV returns both reports as CSV, and then the differences.
func (c *Comparison) CSV() string { return compared(c.First, c.Second, &c.Judgment, c.Gaps) }

// titled is a report that can stand beside another one.
type titled interface {
	title() string
	write(s *sheet, of string)
}

// apart returns what tells two reports apart: their titles, or their places if they have the same title.
func apart(one, two titled) (first, second string) {
	if one.title() == two.title() {
		return "the first", "the second"
	}
	return one.title(), two.title()
}

// compared returns two reports as CSV, and then the differences under both titles.
func compared(one, two titled, j *Judgment, gaps []Gap) string {
	s := newSheet()
	first, second := apart(one, two)
	one.write(s, first)
	two.write(s, second)
	s.of = first + " against " + second
	s.differences(j, gaps)
	return s.String()
}

// differences writes what pairs say.
func (s *sheet) differences(j *Judgment, gaps []Gap) {
	difference := func(side, measure string, d, low, high float64) {
		s.number("difference", side, measure, "difference", d)
		s.number("difference", side, measure, "low", low)
		s.number("difference", side, measure, "high", high)
	}
	difference("", "share", j.Difference, j.Low, j.High)
	s.number("difference", "", "share", "chance", j.Chance)
	for _, g := range gaps {
		difference(g.Side, g.Measure, g.Difference, g.Low, g.High)
	}
}
