package analyze

import (
	"fmt"
	"strings"
	"text/tabwriter"

	"fray/sim"
)

// bars are the heights of a column of the graph, lowest first.
var bars = []rune(" ▁▂▃▄▅▆▇█")

// graphWidth is how many columns a graph has at most.
const graphWidth = 72

// Text returns the report as plain text.
func (r *Report) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s): %d inputs, %d continuations by greedy bots from each moment\n\n", r.Encounter, r.Ruleset, len(r.Moments), r.Fights)
	r.writeGraph(&b)
	r.writeTurning(&b)
	r.writeSeats(&b)
	return b.String()
}

// writeGraph draws the chance of the first side over the fight.
func (r *Report) writeGraph(b *strings.Builder) {
	points := []float64{r.Start[0].Share}
	for i := range r.Moments {
		points = append(points, r.Moments[i].After[0].Share)
	}
	fmt.Fprintf(b, "chance of %s: %s at the start, %s at the end\n  ", r.Sides[0], percent(points[0]), percent(points[len(points)-1]))
	columns := min(graphWidth, len(points))
	for i := range columns {
		at := points[i*(len(points)-1)/max(1, columns-1)]
		b.WriteRune(bars[int(at*float64(len(bars)-1)+0.5)])
	}
	b.WriteString("\n")
}

func (r *Report) writeTurning(b *strings.Builder) {
	if len(r.Turning) == 0 {
		fmt.Fprintf(b, "\nNo moment changed the chances by %.0f points or more.\n", 100*clear)
		return
	}
	fmt.Fprintf(b, "\nturning points, by how much they changed the chance of %s:\n", r.Sides[0])
	for _, t := range r.Turning {
		m := &r.Moments[t.Moment]
		fmt.Fprintf(b, "  input %d, round %d: %s  %s to %s\n", m.Input, m.Round, points(t.Swing), r.before(t.Moment), percent(m.After[0].Share))
		who := m.Who
		if who != "" {
			who += ": "
		}
		fmt.Fprintf(b, "      %s%s\n", who, m.Text)
		if m.Side >= 0 {
			fmt.Fprintf(b, "      for %s: choice %s, luck %s\n", r.Sides[m.Side], points(m.Choice), points(m.Luck))
		}
		if t.Better != nil {
			fmt.Fprintf(b, "      better: %s (%s, %s)\n", t.Better.Text, percent(t.Better.Chance.Share), points(t.Better.Gain))
		}
	}
}

// before returns the chance of the first side before a moment.
func (r *Report) before(moment int) string {
	if moment == 0 {
		return percent(r.Start[0].Share)
	}
	return percent(r.Moments[moment-1].After[0].Share)
}

func (r *Report) writeSeats(b *strings.Builder) {
	if len(r.Seats) == 0 {
		return
	}
	b.WriteString("\nwhat the seats did to the chance of their side, in points:\n")
	w := tabwriter.NewWriter(b, 0, 0, 2, ' ', tabwriter.AlignRight)
	_, _ = fmt.Fprint(w, "  seat\tdecisions\tas greedy\tgained\tlost\tluck\t\n")
	for _, s := range r.Seats {
		_, _ = fmt.Fprintf(w, "  %s\t%d\t%d\t%.1f\t%.1f\t%+.1f\t\n", s.Seat, s.Decisions, s.Usual, 100*s.Gained, 100*s.Lost, 100*s.Luck)
	}
	_ = w.Flush() // a strings.Builder takes everything
}

func percent(share float64) string { return sim.Percent(share, 0) }

// points writes a difference of chances in percentage points.
func points(d float64) string { return fmt.Sprintf("%+.0f points", 100*d) }
