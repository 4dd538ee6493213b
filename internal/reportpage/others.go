package reportpage

import (
	"cmp"
	"fmt"
	"strconv"

	"fray/internal/plot"
	"fray/job"
	"fray/sim"
)

// comparison fills the page of two encounters.
func (p *page) comparison(c *sim.Comparison) {
	first, second := cmp.Or(c.First.Label, "the first"), cmp.Or(c.Second.Label, "the second")
	p.Title = first + " against " + second
	p.About = fmt.Sprintf("%d pairs of fights with the same seeds, seed %d. %s", c.Pairs.N(), c.First.Seed, c.Verdict)
	p.differences("share of "+c.First.Sides[0].Name, c.First.Sides[0].Share, c.Second.Sides[0].Share, &c.Judgment, c.Gaps, first, second)
	p.run(first+": ", c.First)
	p.run(second+": ", c.Second)
}

// differences adds the table of what differs between two encounters or adventures: shares, and other measures.
func (p *page) differences(of string, was, is float64, j *sim.Judgment, gaps []sim.Gap, first, second string) {
	rows := [][]string{{of, percent(was), percent(is), fmt.Sprintf("%+.1f points", 100*j.Difference), fmt.Sprintf("%+.1f to %+.1f", 100*j.Low, 100*j.High)}}
	for _, g := range gaps {
		rows = append(rows, []string{g.Title(), fmt.Sprintf("%.2f", g.First), fmt.Sprintf("%.2f", g.Second), fmt.Sprintf("%+.2f", g.Difference), fmt.Sprintf("%+.2f to %+.2f", g.Low, g.High)})
	}
	p.add(section{Title: "Differences", Head: []string{"", first, second, "difference", "95 % interval"}, Rows: rows})
}

// sweep fills the page of a sweep.
func (p *page) sweep(s *job.SweepReport) {
	if s.Reports[0].Adventure != nil {
		p.adventures(s)
		return
	}
	first := s.Reports[0].Report
	p.Title = first.Encounter + " by " + s.At
	p.About = fmt.Sprintf("%d fights for each value by the rules of %s, all with seed %d", first.Asked, first.Ruleset, first.Seed)
	var xs []int
	series := make([]plot.Series, len(first.Sides))
	head := []string{s.At}
	for k := range first.Sides {
		series[k].Name = cmp.Or(first.Sides[k].Title, first.Sides[k].Name)
		head = append(head, series[k].Name, "95 % interval")
	}
	var rows [][]string
	for i := range s.Reports {
		r := s.Reports[i].Report
		xs = append(xs, s.Reports[i].Value)
		row := []string{strconv.Itoa(s.Reports[i].Value)}
		for k := range r.Sides {
			d := &r.Sides[k]
			series[k].Points = append(series[k].Points, interval(d.Share, d.Low, d.High))
			row = append(row, percent(d.Share), percent(d.Low)+" to "+percent(d.High))
		}
		rows = append(rows, append(row, percent(share(r.Draws, r.Fights)), fmt.Sprintf("%.1f", r.Rounds.Mean)))
	}
	p.add(section{Title: "Victories by " + s.At, Chart: chart(plot.Lines("share of victories by "+s.At, s.At, xs, series)), Head: append(head, "draws", "rounds"), Rows: rows})
}

// balance fills the page of a balance.
func (p *page) balance(r *job.BalanceReport) {
	p.Title = "Balance of " + r.Encounter
	p.About = fmt.Sprintf("Now %s. Each change alone was proved by %d pairs of fights with the same seeds.", r.Standing(), r.Fights)
	bars := []plot.Bar{{Name: "as it is", Interval: interval(r.Now.Share, r.Now.Low, r.Now.High)}}
	var rows [][]string
	for i := range r.Proposals {
		q := &r.Proposals[i]
		bars = append(bars, plot.Bar{Name: q.At + " " + strconv.Itoa(q.To), Interval: interval(q.Share, q.Low, q.High)})
		rows = append(rows, []string{q.At, strconv.Itoa(q.Now), strconv.Itoa(q.To), percent(q.Share), percent(q.Low) + " to " + percent(q.High), fmt.Sprintf("%+.1f points", 100*q.Difference)})
	}
	p.add(section{Title: "Proposals", Chart: chart(plot.Bars("share of "+r.Side, bars)), Head: []string{"number", "now", "to", "share", "95 % interval", "difference"}, Rows: rows})
}
