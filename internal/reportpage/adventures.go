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

// adventure fills the page of an adventure.
func (p *page) adventure(r *sim.AdventureReport) {
	p.Title = cmp.Or(r.Label, r.Adventure)
	p.About = fmt.Sprintf("%d adventures by the rules of %s, seed %d; %d decisions, checksum %s", r.Played, r.Ruleset, r.Seed, r.Decisions, r.Checksum)
	p.way("", r)
}

// way adds the sections of a run of adventures; of says which, where there are two.
func (p *page) way(of string, r *sim.AdventureReport) {
	bars := []plot.Bar{{Name: "comes through", Interval: interval(r.Share, r.Low, r.High)}}
	var rows [][]string
	for i := range r.Fights {
		f := &r.Fights[i]
		bars = append(bars, plot.Bar{Name: "won: " + f.Name, Interval: interval(share(f.Won, f.Played), share(f.Won, f.Played), share(f.Won, f.Played))})
		row := []string{strconv.Itoa(i+1) + " " + f.Name, f.Rest, strconv.Itoa(f.Played), part(f.Won, f.Played), percent(f.Ended), fmt.Sprintf("%.1f", f.Rounds.Mean)}
		var left []string
		for _, m := range f.Left {
			of := ""
			if m.Full > 0 {
				of = fmt.Sprintf(" of %.0f", m.Full)
			}
			left = append(left, fmt.Sprintf("%s %.1f%s", m.Meter, m.Left, of))
		}
		rows = append(rows, append(row, strings.Join(left, ", ")))
	}
	p.add(section{Title: of + "The way", Chart: chart(plot.Bars("share of adventures", bars)), Head: []string{"fight", "rest before it", "played", "won", "ended here", "rounds", "the party has left"}, Rows: rows})
	rows = nil
	for _, m := range r.Party {
		rows = append(rows, []string{m.ID, percent(m.Share)})
	}
	p.add(section{Title: of + "The party", Head: []string{"member", "down when the adventure ended"}, Rows: rows})
	p.why(of, r.Why, r.Played)
}

// roads fills the page of two adventures.
func (p *page) roads(c *sim.AdventureComparison) {
	first, second := cmp.Or(c.First.Label, "the first"), cmp.Or(c.Second.Label, "the second")
	p.Title = first + " against " + second
	p.About = fmt.Sprintf("%d pairs of adventures with the same seeds, seed %d. %s", c.Pairs.N(), c.First.Seed, c.Verdict)
	p.differences("comes through", c.First.Share, c.Second.Share, &c.Judgment, c.Gaps, first, second)
	p.way(first+": ", c.First)
	p.way(second+": ", c.Second)
}

// adventures fills the page of a sweep of an adventure.
func (p *page) adventures(s *job.SweepReport) {
	first := s.Reports[0].Adventure
	p.Title = first.Adventure + " by " + s.At
	p.About = fmt.Sprintf("%d adventures for each value by the rules of %s, all with seed %d", first.Asked, first.Ruleset, first.Seed)
	var xs []int
	var rows [][]string
	through := plot.Series{Name: "comes through"}
	for i := range s.Reports {
		r := s.Reports[i].Adventure
		xs = append(xs, s.Reports[i].Value)
		through.Points = append(through.Points, interval(r.Share, r.Low, r.High))
		rows = append(rows, []string{strconv.Itoa(s.Reports[i].Value), percent(r.Share), percent(r.Low) + " to " + percent(r.High), fmt.Sprintf("%.2f of %d", r.Passed(), len(r.Fights))})
	}
	p.add(section{
		Title: "The party by " + s.At, Chart: chart(plot.Lines("share of adventures by "+s.At, s.At, xs, []plot.Series{through})),
		Head: []string{s.At, through.Name, "95 % interval", "fights passed"}, Rows: rows,
	})
}
