package reportpage

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"fray/internal/plot"
	"fray/job"
	"fray/sim"
)

// comparison fills the page of two encounters.
func (p *page) comparison(c *sim.Comparison) {
	first, second := cmp.Or(c.First.Label, "the first"), cmp.Or(c.Second.Label, "the second")
	p.Title = first + " against " + second
	p.About = fmt.Sprintf("%d pairs of fights with the same seeds, seed %d. %s", c.Pairs.N(), c.First.Seed, c.Verdict)
	var rows [][]string
	rows = append(rows, []string{
		"share of " + c.First.Sides[0].Name, percent(c.First.Sides[0].Share), percent(c.Second.Sides[0].Share),
		fmt.Sprintf("%+.1f points", 100*c.Difference), fmt.Sprintf("%+.1f to %+.1f", 100*c.Low, 100*c.High),
	})
	for _, g := range c.Gaps {
		name := g.Measure
		if g.Side != "" {
			name = g.Side + ", " + g.Measure
		}
		rows = append(rows, []string{name, fmt.Sprintf("%.2f", g.First), fmt.Sprintf("%.2f", g.Second), fmt.Sprintf("%+.2f", g.Difference), fmt.Sprintf("%+.2f to %+.2f", g.Low, g.High)})
	}
	p.add(section{Title: "Differences", Head: []string{"", first, second, "difference", "95 % interval"}, Rows: rows})
	p.run(first+": ", c.First)
	p.run(second+": ", c.Second)
}

// adventure fills the page of an adventure.
func (p *page) adventure(r *sim.AdventureReport) {
	p.Title = r.Adventure
	p.About = fmt.Sprintf("%d adventures by the rules of %s, seed %d; %d decisions, checksum %s", r.Played, r.Ruleset, r.Seed, r.Decisions, r.Checksum)
	bars := []plot.Bar{{Name: "comes through", Interval: interval(r.Share, r.Low, r.High)}}
	var rows [][]string
	for i := range r.Fights {
		f := &r.Fights[i]
		bars = append(bars, plot.Bar{Name: "won: " + f.Name, Interval: interval(share(f.Won, f.Played), share(f.Won, f.Played), share(f.Won, f.Played))})
		row := []string{strconv.Itoa(i+1) + " " + f.Name, f.Rest, strconv.Itoa(f.Played), part(f.Won, f.Played), percent(f.Ended), fmt.Sprintf("%.1f", f.Rounds.Mean)}
		var left []string
		for _, m := range f.Left {
			left = append(left, fmt.Sprintf("%s %.1f of %.0f", m.Meter, m.Left, m.Full))
		}
		rows = append(rows, append(row, strings.Join(left, ", ")))
	}
	p.add(section{Title: "The way", Chart: chart(plot.Bars("share of adventures", bars)), Head: []string{"fight", "rest before it", "played", "won", "ended here", "rounds", "the party has left"}, Rows: rows})
	rows = nil
	for _, m := range r.Party {
		rows = append(rows, []string{m.ID, percent(m.Share)})
	}
	p.add(section{Title: "The party", Head: []string{"member", "down when the adventure ended"}, Rows: rows})
	p.why("", r.Why, r.Played)
}

// sweep fills the page of a sweep.
func (p *page) sweep(s *job.SweepReport) {
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
	p.About = fmt.Sprintf("%s wins %s (95 %%: %s to %s); the target is %s. Each change alone was proved by %d pairs of fights with the same seeds.",
		r.Side, percent(r.Now.Share), percent(r.Now.Low), percent(r.Now.High), percent(r.Target), r.Fights)
	bars := []plot.Bar{{Name: "as it is", Interval: interval(r.Now.Share, r.Now.Low, r.Now.High)}}
	var rows [][]string
	for i := range r.Proposals {
		q := &r.Proposals[i]
		bars = append(bars, plot.Bar{Name: q.At + " " + strconv.Itoa(q.To), Interval: interval(q.Share, q.Low, q.High)})
		rows = append(rows, []string{q.At, strconv.Itoa(q.Now), strconv.Itoa(q.To), percent(q.Share), percent(q.Low) + " to " + percent(q.High), fmt.Sprintf("%+.1f points", 100*q.Difference)})
	}
	p.add(section{Title: "Proposals", Chart: chart(plot.Bars("share of "+r.Side, bars)), Head: []string{"number", "now", "to", "share", "95 % interval", "difference"}, Rows: rows})
}
