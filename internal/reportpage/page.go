// Package reportpage makes one HTML page of a report of a simulation: tables and charts, with nothing loaded from elsewhere.
package reportpage

import (
	"fmt"
	"html/template"
	"strings"

	"fray/internal/plot"
	"fray/job"
	"fray/sim"
)

// page is what a report becomes.
type page struct {
	Title, About string
	Style        template.CSS
	Sections     []section
}

// section is a chart, a table, or both under a heading.
type section struct {
	Title string
	Chart template.HTML // an SVG of package plot
	Head  []string
	Rows  [][]string
	Note  string
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

func (p *page) add(s section) { p.Sections = append(p.Sections, s) }

const layout = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>{{.Title}}</title>
<style>
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;margin:.5rem 0;display:block;overflow-x:auto}
th,td{text-align:right;padding:.15rem .6rem;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);white-space:nowrap}
th:first-child,td:first-child,th:last-child,td:last-child{text-align:left}
svg{max-width:40rem;width:100%;height:auto}
{{.Style}}</style>
<h1>{{.Title}}</h1>
<p>{{.About}}</p>
{{range .Sections}}<h2>{{.Title}}</h2>
{{with .Note}}<p>{{.}}</p>
{{end}}{{.Chart}}{{if .Rows}}<table>
<tr>{{range .Head}}<th scope="col">{{.}}</th>{{end}}</tr>
{{range .Rows}}<tr>{{range .}}<td>{{.}}</td>{{end}}</tr>
{{end}}</table>
{{end}}{{end}}</html>
`
