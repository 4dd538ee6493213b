package job

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
)

// Text returns the report as plain text.
func (r *BalanceReport) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n", r.Encounter, r.Standing())
	if len(r.Proposals) == 0 {
		b.WriteString("\nNo change of a single number comes nearer.\n")
		return b.String()
	}
	fmt.Fprintf(&b, "\nEach of these changes alone, proved by %d pairs of fights with the same seeds, other seeds than those that found it:\n\n", r.Fights)
	rows := [][]string{{"number", "now", "to", "share", "95 %", "difference", "95 %", "by luck", ""}}
	for i := range r.Proposals {
		p := &r.Proposals[i]
		note := "reaches the target"
		switch {
		case !p.Proved:
			note = "not proved: play more fights"
		case !p.Reaches:
			note = "comes nearer"
		}
		rows = append(rows, []string{
			p.At, strconv.Itoa(p.Now), strconv.Itoa(p.To), percent(p.Share), percent(p.Low) + " to " + percent(p.High),
			points(p.Difference), points(p.DiffLow) + " to " + points(p.DiffHigh), fmt.Sprintf("%.2g", p.Chance), note,
		})
	}
	writeRows(&b, rows)
	return b.String()
}

// Standing says how the side fares without any change.
func (r *BalanceReport) Standing() string {
	now := fmt.Sprintf("the share of %s is %s (95 %%: %s to %s); the target is %s",
		cmp.Or(r.Title, r.Side), percent(r.Now.Share), percent(r.Now.Low), percent(r.Now.High), percent(r.Target))
	if r.Now.covers(r.Target) {
		now += ", which these fights cannot tell from it"
	}
	return now
}

// CSV returns the proposals as CSV.
func (r *BalanceReport) CSV() string {
	var b strings.Builder
	b.WriteString("number,now,to,share,low,high,difference,difference_low,difference_high,chance,proved,reaches\n")
	for i := range r.Proposals {
		p := &r.Proposals[i]
		fmt.Fprintf(&b, "%s,%d,%d,%g,%g,%g,%g,%g,%g,%g,%t,%t\n", p.At, p.Now, p.To, p.Share, p.Low, p.High, p.Difference, p.DiffLow, p.DiffHigh, p.Chance, p.Proved, p.Reaches)
	}
	return b.String()
}

// points writes a difference of shares in percentage points.
func points(d float64) string { return fmt.Sprintf("%+.1f", 100*d) }
