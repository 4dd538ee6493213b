package sim

import (
	"fmt"
	"strings"
)

// Text is the comparison as people read it.
func (c *Comparison) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s against %s: %s pairs of fights with the same seeds, seed %d\n", c.First.Encounter, c.Second.Encounter,
		group(c.Pairs.N()), c.First.Seed)
	if c.First.Partial {
		fmt.Fprintf(&b, "Stopped early: %s pairs were asked for.\n", group(c.First.Asked))
	}
	b.WriteByte('\n')
	columns(&b, func(w *strings.Builder) {
		for _, r := range []*Report{c.First, c.Second} {
			for i := range r.Sides {
				s := &r.Sides[i]
				fmt.Fprintf(w, "%s\t%s\t%s wins\t%s\t(95 %%: %s to %s)\n", r.Encounter, s.title(), group(s.Wins), percent(s.Share), percent(s.Low), percent(s.High))
			}
			fmt.Fprintf(w, "%s\tdraws\t%s\t%s\n", r.Encounter, group(r.Draws), percent(ratio(r.Draws, r.Fights)))
		}
	})
	fmt.Fprintf(&b, "\nwon by the first side in both %s, in the first alone %s, in the second alone %s, in neither %s\n",
		group(c.Pairs.Both), group(c.Pairs.First), group(c.Pairs.Second), group(c.Pairs.Neither))
	fmt.Fprintf(&b, "difference %s (95 %%: %s to %s), chance of so much without any %.2g\n%s\n", points(c.Difference), points(c.Low), points(c.High),
		c.Chance, c.Verdict)
	fmt.Fprintf(&b, "\n%s decisions%s, checksums %s and %s\n", group(c.First.Decisions+c.Second.Decisions), c.Timing.text(),
		c.First.Checksum, c.Second.Checksum)
	return b.String()
}

// points is a difference of shares as "+3.1 points".
func points(d float64) string { return fmt.Sprintf("%+.1f points", 100*d) }
