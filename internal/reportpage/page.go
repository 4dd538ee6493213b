// Package reportpage makes one HTML page of a report of a simulation: tables and charts, with nothing loaded from elsewhere.
package reportpage

import (
	"fmt"
	"html/template"
	"regexp"
	"slices"
	"strings"

	"fray/internal/plot"
	"fray/job"
	"fray/sim"
)

// page is what a report becomes.
type page struct {
	Title, About string
	Style        template.CSS
	Sections     []*section
}

// section is a chart, a table, or both under a heading.
type section struct {
	Title string
	Chart template.HTML // an SVG of package plot
	Head  []string
	Rows  [][]string
	Note  string
}

// number is what a cell with a number has: 12, 3.4 of 8, +1.5 points, -2.0 % to +1.0 %, or - for none.
var number = regexp.MustCompile(`^(?:[-+.,()0-9 %]|to|of|points)*$`)

// Number reports whether a column of the table has numbers alone.
func (s *section) Number(column int) bool {
	return !slices.ContainsFunc(s.Rows, func(row []string) bool { return !number.MatchString(row[column]) })
}

// HTML returns the page of a report.
func HTML(r job.Report) (string, error) {
	p := page{Style: template.CSS(plot.Style)} //nolint:gosec // a constant
	switch r := r.(type) {
	case *sim.Report:
		p.fights(r)
	case *sim.Comparison:
		p.comparison(r)
	case *sim.AdventureReport:
		p.adventure(r)
	case *sim.AdventureComparison:
		p.roads(r)
	case *job.SweepReport:
		p.sweep(r)
	case *job.BalanceReport:
		p.balance(r)
	default:
		return "", fmt.Errorf("there is no page of %T", r)
	}
	t, err := template.New("page").Parse(layout)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	if err := t.Execute(&b, p); err != nil {
		return "", err
	}
	return b.String(), nil
}

func (p *page) add(s section) { p.Sections = append(p.Sections, &s) }

const layout = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>{{.Title}}</title>
<style>
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
div{overflow-x:auto}
table{border-collapse:collapse;margin:.5rem 0}
th,td{text-align:left;padding:.15rem .6rem;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);white-space:nowrap}
.n{text-align:right}
svg{max-width:40rem;min-width:34rem;width:100%;height:auto}
{{.Style}}</style>
<h1>{{.Title}}</h1>
<p>{{.About}}</p>
{{range $s := .Sections}}<h2>{{.Title}}</h2>
{{with .Note}}<p>{{.}}</p>
{{end}}{{with .Chart}}<div tabindex="0">{{.}}</div>
{{end}}{{if .Rows}}<div tabindex="0"><table>
<tr>{{range $i, $h := .Head}}<th scope="col"{{if $s.Number $i}} class="n"{{end}}>{{$h}}</th>{{end}}</tr>
{{range .Rows}}<tr>{{range $i, $c := .}}<td{{if $s.Number $i}} class="n"{{end}}>{{$c}}</td>{{end}}</tr>
{{end}}</table></div>
{{end}}{{end}}</html>
`
