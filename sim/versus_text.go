package sim

import (
	"cmp"
	"fmt"
	"strings"
)

// Text is the comparison as people read it.
func (c *Comparison) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s against %s: %s pairs of fights with the same seeds, seed %d\n", c.First.title(), c.Second.title(),
		group(c.Pairs.N()), c.First.Seed)
	if c.First.Partial {
		fmt.Fprintf(&b, "Stopped early: %s pairs were asked for.\n", group(c.First.Asked))
	}
	b.WriteByte('\n')
	first, second := apart(c.First, c.Second)
	columns(&b, func(w *strings.Builder) {
		for k, r := range []*Report{c.First, c.Second} {
			title := [2]string{first, second}[k]
			for i := range r.Sides {
				s := &r.Sides[i]
				fmt.Fprintf(w, "%s\t%s\t%s wins\t%s\t(95 %%: %s to %s)\n", title, s.title(), group(s.Wins), percent(s.Share), percent(s.Low), percent(s.High))
			}
			fmt.Fprintf(w, "%s\tdraws\t%s\t%s\n", title, group(r.Draws), percent(ratio(r.Draws, r.Fights)))
		}
	})
	fmt.Fprintf(&b, "\nwon by the first side: both %s, only %s %s, only %s %s, neither %s\n",
		group(c.Pairs.Both), c.First.nth("the first"), group(c.Pairs.First), c.Second.nth("the second"), group(c.Pairs.Second), group(c.Pairs.Neither))
	b.WriteString(c.Judgment.text())
	writeGaps(&b, first, second, "a fight", c.Gaps)
	fmt.Fprintf(&b, "\n%s decisions%s, checksums %s and %s\n", group(c.First.Decisions+c.Second.Decisions), c.Timing.text(),
		c.First.Checksum, c.Second.Checksum)
	return b.String()
}

// writeGaps writes the differences of other measures, in what was played once.
func writeGaps(b *strings.Builder, first, second, once string, gaps []Gap) {
	if len(gaps) == 0 {
		return
	}
	b.WriteByte('\n')
	columns(b, func(w *strings.Builder) {
		fmt.Fprintf(w, "%s, on average\t%s\t%s\tdifference\n", once, first, second)
		for _, g := range gaps {
			fmt.Fprintf(w, "%s\t%.2f\t%.2f\t%+.2f (95 %%: %+.2f to %+.2f)\n", g.Title(), g.First, g.Second, g.Difference, g.Low, g.High)
		}
	})
}

// Title says in words what is compared.
func (g *Gap) Title() string {
	switch g.Measure {
	case measureFallen:
		return g.Side + " fallen"
	case measureLeft:
		return g.Side + " health left"
	case measurePassed:
		return "fights passed"
	case measureDown:
		return "of the party down at the end"
	default:
		return g.Measure
	}
}

// title is what a comparison calls the encounter.
func (r *Report) title() string { return cmp.Or(r.Label, r.Encounter) }

// nth is the label of the encounter, or its place.
func (r *Report) nth(place string) string { return cmp.Or(r.Label, place) }

// points is a difference of shares as "+3.1 points".
func points(d float64) string { return fmt.Sprintf("%+.1f points", 100*d) }
