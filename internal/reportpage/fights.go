package reportpage

import (
	"cmp"
	"fmt"
	"html/template"
	"slices"
	"strconv"
	"strings"

	"fray/internal/plot"
	"fray/sim"
)

// fights fills the page of a run of fights.
func (p *page) fights(r *sim.Report) {
	p.Title = cmp.Or(r.Label, r.Encounter)
	p.About = fmt.Sprintf("%d fights of %s by the rules of %s, seed %d; %d decisions, checksum %s", r.Fights, r.Encounter, r.Ruleset, r.Seed, r.Decisions, r.Checksum)
	p.run("", r)
}

// run adds the sections of a run; of says which, where there are two.
func (p *page) run(of string, r *sim.Report) {
	var bars []plot.Bar
	var rows [][]string
	for i := range r.Sides {
		s := &r.Sides[i]
		name := cmp.Or(s.Title, s.Name)
		bars = append(bars, plot.Bar{Name: name, Interval: interval(s.Share, s.Low, s.High)})
		rows = append(rows, []string{name, s.Bot, strconv.Itoa(s.Wins), percent(s.Share), percent(s.Low) + " to " + percent(s.High)})
	}
	rows = append(rows, []string{"draws", "", strconv.Itoa(r.Draws), percent(share(r.Draws, r.Fights)), ""})
	p.add(section{
		Title: of + "Victories", Chart: chart(plot.Bars("share of victories", bars)),
		Head: []string{"side", "bot", "wins", "share", "95 % interval"}, Rows: rows,
	})
	p.rounds(of, &r.Rounds)
	rows = nil
	for _, c := range r.Combatants {
		rows = append(rows, []string{c.ID, c.Side, percent(c.Share), fmt.Sprintf("%.1f", c.Left), fmt.Sprintf("%.1f", c.Full)})
	}
	p.add(section{Title: of + "Combatants", Head: []string{"combatant", "side", "fell", "health left", "of"}, Rows: rows})
	p.why(of, r.Why, r.Fights)
}

func (p *page) rounds(of string, r *sim.Rounds) {
	if len(r.Counts) == 0 {
		return
	}
	first := max(0, slices.IndexFunc(r.Counts, func(n int) bool { return n > 0 }))
	p.add(section{
		Title: of + "Rounds", Chart: chart(plot.Columns("fights by their rounds", "rounds", first, r.Counts[first:])),
		Note: fmt.Sprintf("%.1f on average; half of the fights last at most %d, nine tenths at most %d.", r.Mean, r.P50, r.P90),
	})
}

// why adds what each combatant did with each ability.
func (p *page) why(of string, all []sim.Ability, fights int) {
	var rows [][]string
	each := func(n int) string {
		if n == 0 {
			return "-"
		}
		return fmt.Sprintf("%.2f", share(n, fights))
	}
	for i := range all {
		a := &all[i]
		var given []string
		for _, name := range a.Given() {
			given = append(given, name+" "+each(a.Conditions[name]))
		}
		rows = append(rows, []string{
			a.Who, a.Title(), each(a.Uses), each(a.Vain), part(a.Hits, a.Hits+a.Misses), each(a.Damage), each(a.Healing), each(a.Kills),
			each(a.Spent), each(a.Wasted), strings.Join(given, ", "),
		})
	}
	if rows != nil {
		p.add(section{
			Title: of + "Deeds", Note: "On average of all fights. In vain is what missed or failed and changed nothing; wasted are the points of it.", Rows: rows,
			Head: []string{"combatant", "ability", "uses", "in vain", "hits", "damage", "healing", "felled", "points", "wasted", "conditions"},
		})
	}
}

func share(n, of int) float64 { return float64(n) / float64(max(1, of)) }

func part(n, of int) string {
	if of == 0 {
		return "-"
	}
	return percent(share(n, of))
}

func percent(x float64) string { return sim.Percent(x, 1) }

func interval(x, low, high float64) plot.Interval {
	thousandths := func(v float64) int { return int(1000*v + 0.5) }
	return plot.Interval{Share: thousandths(x), Low: thousandths(low), High: thousandths(high)}
}

func chart(svg string) template.HTML {
	return template.HTML(svg) //nolint:gosec // package plot escapes what it is given
}
