package odds

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"
)

// Text is one line an option, and one for several of a kind that are alike, as people read it: plain text in aligned columns.
func (r *Report) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\nOdds, if %s:\n\n", r.Question, r.Policy)
	var lines strings.Builder
	if len(r.Options) > 0 {
		lines.WriteString("option\thit\tdamage\tdown\town damage\town down\n")
	}
	sampled := false
	for from := 0; from < len(r.Options); {
		o, line := r.Options[from], r.line(r.Options[from])
		sampled = sampled || !o.Exact
		to := from + 1
		for to < len(r.Options) && r.Options[to].Option.Verb == o.Option.Verb && r.Options[to].Exact == o.Exact && r.line(r.Options[to]) == line {
			to++
		}
		label := o.Choice.Label
		if to > from+1 {
			label += " and " + strconv.Itoa(to-from-1) + " more alike"
		}
		if !o.Exact {
			label += " ~"
		}
		fmt.Fprintf(&lines, "%s\t%s\n", label, line)
		from = to
	}
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	_, _ = io.WriteString(w, lines.String()) // a strings.Builder takes everything, so that there are no errors
	_ = w.Flush()
	if len(r.Quiet) > 0 {
		fmt.Fprintf(&b, "Nothing is at stake with %s.\n", counted(r.Quiet))
	}
	for _, q := range r.LeftOut {
		fmt.Fprintf(&b, "Not looked at: %s of %s.\n", plural(len(q.Keys), "more option"), q.Verb)
	}
	for _, q := range r.Late {
		fmt.Fprintf(&b, "There was no time for %s of %s: they are missing here.\n", plural(len(q.Keys), "option"), strings.ReplaceAll(q.Verb, "-", " "))
	}
	if sampled {
		b.WriteString("~ sampled, because there are too many outcomes to try\n")
	}
	return b.String()
}

// counted names kinds of options, with how many there are where there are several: "step (6), end".
func counted(kinds []Quiet) string {
	words := make([]string, len(kinds))
	for i, q := range kinds {
		words[i] = strings.ReplaceAll(q.Verb, "-", " ")
		if len(q.Keys) > 1 {
			words[i] += fmt.Sprintf(" (%d)", len(q.Keys))
		}
	}
	return strings.Join(words, ", ")
}

// line is one option of the table without its label: what happens to all others together, and to the one who acts.
func (r *Report) line(o *Result) string {
	hit, damage, own, ownDown := "-", 0.0, 0.0, 0.0
	var down []string
	if o.Hit != nil {
		hit = percent(o.Hit.P)
	}
	for i := range o.Effects {
		switch e := &o.Effects[i]; {
		case e.Who == r.Actor:
			own, ownDown = e.Damage.Value-e.Healed.Value, e.Down.P
		default:
			damage += e.Damage.Value - e.Healed.Value
			if e.Down.P > 0 {
				down = append(down, e.Who+" "+percent(e.Down.P))
			}
		}
	}
	return strings.Join([]string{hit, decimal(damage), dash(strings.Join(down, ", ")), decimal(own), share(ownDown)}, "\t")
}
