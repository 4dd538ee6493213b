package sim

import (
	"cmp"
	"fmt"
	"strings"
)

// Text is the comparison as people read it.
func (c *AdventureComparison) Text() string {
	var b strings.Builder
	first, second := apart(c.First, c.Second)
	fmt.Fprintf(&b, "%s against %s: %s pairs of adventures with the same seeds, seed %d\n", c.First.title(), c.Second.title(), group(c.Pairs.N()), c.First.Seed)
	if c.First.Partial {
		fmt.Fprintf(&b, "Stopped early: %s pairs were asked for.\n", group(c.First.Asked))
	}
	b.WriteByte('\n')
	columns(&b, func(w *strings.Builder) {
		for k, r := range []*AdventureReport{c.First, c.Second} {
			fmt.Fprintf(w, "%s\tcomes through\t%s\t%s\t(95 %%: %s to %s)\n", [2]string{first, second}[k], group(r.Through), percent(r.Share), percent(r.Low), percent(r.High))
		}
	})
	fmt.Fprintf(&b, "\nthe party comes through: both %s, only %s %s, only %s %s, neither %s\n",
		group(c.Pairs.Both), c.First.nth("the first"), group(c.Pairs.First), c.Second.nth("the second"), group(c.Pairs.Second), group(c.Pairs.Neither))
	b.WriteString(c.Judgment.text())
	writeGaps(&b, first, second, "an adventure", c.Gaps)
	c.writeEnds(&b, first, second)
	fmt.Fprintf(&b, "\n%s decisions%s, checksums %s and %s\n", group(c.First.Decisions+c.Second.Decisions), c.Timing.textOf("adventures"),
		c.First.Checksum, c.Second.Checksum)
	return b.String()
}

// writeEnds writes where the party fails in either adventure.
func (c *AdventureComparison) writeEnds(b *strings.Builder, one, two string) {
	b.WriteByte('\n')
	columns(b, func(w *strings.Builder) {
		fmt.Fprintf(w, "ended here, of all\t%s\t%s\n", one, two)
		for i := range max(len(c.First.Fights), len(c.Second.Fights)) {
			name, first := c.First.end(i)
			other, second := c.Second.end(i)
			switch {
			case name == "":
				name = other
			case other != "" && other != name:
				name += " / " + other
			}
			fmt.Fprintf(w, "%2d %s\t%s\t%s\n", i+1, name, first, second)
		}
	})
}

// end returns the name of a fight and the share of all adventures that ended in it, or "" and "-" if there is no such fight.
func (r *AdventureReport) end(i int) (name, share string) {
	if i >= len(r.Fights) {
		return "", "-"
	}
	return r.Fights[i].Name, percent(r.Fights[i].Ended)
}

// nth is the label of the adventure, or its place.
func (r *AdventureReport) nth(place string) string { return cmp.Or(r.Label, place) }
