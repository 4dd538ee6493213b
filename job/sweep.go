package job

import (
	"fmt"
	"strconv"
	"strings"

	"fray/sim"
)

// MostPoints is how many values a sweep has at most.
const MostPoints = 100

// Range is a number that takes several values: "goblin.hp_max=20..40:5".
type Range struct {
	At             string // as in [pack.Edit]
	From, To, Step int
}

// ParseRange reads a range. Without a step it is 1.
func ParseRange(text string) (Range, error) {
	bad := func() (Range, error) {
		return Range{}, fmt.Errorf("expected NAME.KEY=FROM..TO:STEP, such as goblin.hp_max=20..40:5, got %s", text)
	}
	at, values, ok := strings.Cut(text, "=")
	span, step, stepped := strings.Cut(values, ":")
	from, to, spans := strings.Cut(span, "..")
	if !ok || at == "" || !spans {
		return bad()
	}
	r := Range{At: at, Step: 1}
	numbers := []struct {
		text string
		into *int
	}{{from, &r.From}, {to, &r.To}}
	if stepped {
		numbers = append(numbers, struct {
			text string
			into *int
		}{step, &r.Step})
	}
	for _, n := range numbers {
		var err error
		if *n.into, err = strconv.Atoi(n.text); err != nil {
			return bad()
		}
	}
	switch {
	case r.Step < 1 || r.To < r.From:
		return bad()
	case (r.To-r.From)/r.Step >= MostPoints:
		return r, fmt.Errorf("%s has more than %d values: choose a larger step", text, MostPoints)
	}
	return r, nil
}

// Values returns the values of the range.
func (r Range) Values() []int {
	var out []int
	for v := r.From; v <= r.To; v += r.Step {
		out = append(out, v)
	}
	return out
}

// Sweep is one job for each value of a number, all with the same seeds.
type Sweep struct {
	At     string  `json:"at"`
	Points []Point `json:"points"`
}

// Point is the job of one value.
type Point struct {
	Value int  `json:"value"`
	Spec  Spec `json:"spec"`
}

// SweepReport has a report for each value of a number.
type SweepReport struct {
	At      string        `json:"at"`
	Reports []PointReport `json:"reports"`
}

// PointReport is the report of one value.
type PointReport struct {
	Value  int         `json:"value"`
	Report *sim.Report `json:"report"`
}

// Text returns a table with a row for each value.
func (s *SweepReport) Text() string {
	var b strings.Builder
	first := s.Reports[0].Report
	fmt.Fprintf(&b, "%s by %s: %d fights for each value, seed %d\n\n", first.Encounter, s.At, first.Asked, first.Seed)
	head := []string{s.At}
	for i := range first.Sides {
		head = append(head, sideTitle(&first.Sides[i]), "95 %")
	}
	rows := [][]string{append(head, "draws", "rounds", "")}
	for i := range s.Reports {
		r := s.Reports[i].Report
		row := []string{strconv.Itoa(s.Reports[i].Value)}
		for k := range r.Sides {
			d := &r.Sides[k]
			row = append(row, percent(d.Share), percent(d.Low)+" to "+percent(d.High))
		}
		row = append(row, percent(float64(r.Draws)/float64(max(1, r.Fights))), fmt.Sprintf("%.1f", r.Rounds.Mean))
		rows = append(rows, append(row, bar(r.Sides[0].Share)))
	}
	writeRows(&b, rows)
	return b.String()
}

// barWidth is how many characters the bar of all fights has.
const barWidth = 30

func bar(share float64) string { return strings.Repeat("#", int(share*barWidth+0.5)) }

func sideTitle(s *sim.Side) string {
	if s.Title != "" {
		return s.Title
	}
	return s.Name
}

func percent(share float64) string { return fmt.Sprintf("%.1f %%", 100*share) }

// CSV returns the reports of all values as CSV, each under the number and its value.
func (s *SweepReport) CSV() string {
	var b strings.Builder
	for i := range s.Reports {
		text := s.Reports[i].Report.CSV()
		if i > 0 {
			_, text, _ = strings.Cut(text, "\n")
		}
		b.WriteString(text)
	}
	return b.String()
}

// writeRows writes rows in aligned columns.
func writeRows(b *strings.Builder, rows [][]string) {
	var widths []int
	for _, row := range rows {
		for i, cell := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], len([]rune(cell)))
		}
	}
	for _, row := range rows {
		var line strings.Builder
		for i, cell := range row {
			line.WriteString(cell)
			line.WriteString(strings.Repeat(" ", widths[i]-len([]rune(cell))+2))
		}
		b.WriteString(strings.TrimRight(line.String(), " ") + "\n")
	}
}

// Label is what reports call the encounter with one value of the number.
func (p Point) Label(at string) string { return at + "=" + strconv.Itoa(p.Value) }
