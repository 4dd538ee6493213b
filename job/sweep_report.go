package job

import (
	"fmt"
	"strconv"
	"strings"

	"fray/sim"
)

// SweepReport has a report for each value of a number.
type SweepReport struct {
	At      string        `json:"at" jsonschema:"the number that takes the values, as NAME.KEY"`
	Reports []PointReport `json:"reports" jsonschema:"by value"`
}

// PointReport is the report of one value: of fights, or of adventures.
type PointReport struct {
	Value     int                  `json:"value" jsonschema:"of the number"`
	Report    *sim.Report          `json:"report,omitempty" jsonschema:"of fights"`
	Adventure *sim.AdventureReport `json:"adventure,omitempty" jsonschema:"of adventures"`
}

// Add adds the report of the next value.
func (s *SweepReport) Add(value int, r Report) {
	p := PointReport{Value: value}
	switch r := r.(type) {
	case *sim.Report:
		p.Report = r
	case *sim.AdventureReport:
		p.Adventure = r
	}
	s.Reports = append(s.Reports, p)
}

// Text returns a table with a row for each value.
func (s *SweepReport) Text() string {
	if s.Reports[0].Adventure != nil {
		return s.adventures()
	}
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
	if last := s.Reports[len(s.Reports)-1]; last.Report.Partial {
		fmt.Fprintf(&b, "\nStopped: %s was played %d times.\n", Point{Value: last.Value}.Label(s.At), last.Report.Fights)
	}
	return b.String()
}

// adventures returns the table of a sweep of adventures.
func (s *SweepReport) adventures() string {
	var b strings.Builder
	first := s.Reports[0].Adventure
	fmt.Fprintf(&b, "%s by %s: %d adventures for each value, seed %d\n\n", first.Adventure, s.At, first.Asked, first.Seed)
	rows := [][]string{{s.At, "comes through", "95 %", "fights passed", ""}}
	for i := range s.Reports {
		r := s.Reports[i].Adventure
		rows = append(rows, []string{
			strconv.Itoa(s.Reports[i].Value), percent(r.Share), percent(r.Low) + " to " + percent(r.High),
			fmt.Sprintf("%.2f of %d", r.Passed(), len(r.Fights)), bar(r.Share),
		})
	}
	writeRows(&b, rows)
	if last := s.Reports[len(s.Reports)-1]; last.Adventure.Partial {
		fmt.Fprintf(&b, "\nStopped: %s was played %d times.\n", Point{Value: last.Value}.Label(s.At), last.Adventure.Played)
	}
	return b.String()
}

// CSV returns the reports of all values as CSV, each under the number and its value.
func (s *SweepReport) CSV() string {
	var b strings.Builder
	for i := range s.Reports {
		var text string
		if r := s.Reports[i].Adventure; r != nil {
			text = r.CSV()
		} else {
			text = s.Reports[i].Report.CSV()
		}
		if i > 0 {
			_, text, _ = strings.Cut(text, "\n")
		}
		b.WriteString(text)
	}
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

func percent(share float64) string { return sim.Percent(share, 1) }

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
