package sim

import (
	"fmt"
	"strings"
)

// Text returns the report as plain text in aligned columns.
func (r *AdventureReport) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s adventures, seed %d\n", r.Adventure, group(r.Played), r.Seed)
	if r.Partial {
		fmt.Fprintf(&b, "Stopped early: %s adventures were asked for.\n", group(r.Asked))
	}
	fmt.Fprintf(&b, "\nThe party comes through in %s, %s (95 %%: %s to %s).\n\n", group(r.Through), percent(r.Share), percent(r.Low), percent(r.High))
	columns(&b, func(w *strings.Builder) {
		fmt.Fprint(w, "fight\tbefore it\tplayed\twon\tgoes on\tended here, of all\trounds\n")
		for i := range r.Fights {
			f := &r.Fights[i]
			rest := "-"
			if f.Rest != "" {
				rest = f.Rest + " rest"
			}
			if f.Played == 0 {
				fmt.Fprintf(w, "%2d %s\t%s\t0\t-\t-\t-\t-\n", i+1, f.Name, rest)
				continue
			}
			fmt.Fprintf(w, "%2d %s\t%s\t%s\t%s\t%s\t%s\t%.1f%s\n", i+1, f.Name, rest, group(f.Played), percent(ratio(f.Won, f.Played)),
				percent(ratio(f.On, f.Played)), percent(f.Ended), f.Rounds.Mean, f.cutText())
		}
	})
	r.writeLeft(&b)
	b.WriteByte('\n')
	columns(&b, func(w *strings.Builder) {
		fmt.Fprint(w, "of the party\tdown when the adventure ended\n")
		for _, m := range r.Party {
			fmt.Fprintf(w, "%s\t%s\n", m.ID, percent(m.Share))
		}
	})
	writeWhy(&b, r.Why, r.Played)
	fmt.Fprintf(&b, "\n%s decisions%s, checksum %s\n", group(r.Decisions), r.Timing.textOf("adventures"), r.Checksum)
	return b.String()
}

// writeLeft writes what the party has left after each fight.
func (r *AdventureReport) writeLeft(b *strings.Builder) {
	first := &r.Fights[0]
	if len(first.Left)+len(first.Counts) == 0 {
		return
	}
	b.WriteByte('\n')
	columns(b, func(w *strings.Builder) {
		w.WriteString("left after")
		for _, m := range first.Left {
			w.WriteString("\t" + m.Meter)
		}
		for _, m := range first.Counts {
			w.WriteString("\t" + m.Name)
		}
		w.WriteByte('\n')
		for i := range r.Fights {
			f := &r.Fights[i]
			fmt.Fprintf(w, "%2d %s", i+1, f.Name)
			for _, m := range f.Left {
				fmt.Fprintf(w, "\t%s", m.text(f.Played))
			}
			for _, m := range f.Counts {
				fmt.Fprintf(w, "\t%s", m.text(f.Played))
			}
			w.WriteByte('\n')
		}
	})
}

func (m *Left) text(played int) string {
	switch {
	case played == 0:
		return "-"
	case m.Full == 0:
		return fmt.Sprintf("%.1f", m.Left)
	default:
		return fmt.Sprintf("%.1f of %s", m.Left, number(m.Full))
	}
}

func (m *Mean) text(played int) string {
	if played == 0 {
		return "-"
	}
	return fmt.Sprintf("%.2f", m.Mean)
}

func (f *LegReport) cutText() string {
	if f.CutOff == 0 {
		return ""
	}
	return fmt.Sprintf("\t(%s cut off because they did not end)", group(f.CutOff))
}
