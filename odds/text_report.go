package odds

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"

	"fray/table"
)

// Text is one line an option, and one for several of a kind that are alike, as people read it: plain text in aligned columns.
func (r *Report) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\nOdds, if %s:\n\n", r.Question, r.Policy)
	var lines strings.Builder
	if len(r.Options) > 0 {
		lines.WriteString("option\t" + r.columns() + "\n")
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
		fmt.Fprintf(&b, "Not looked at: %s of %s.\n", plural(len(q.Keys), "more option"), table.InWords(q.Verb))
	}
	for _, q := range r.Late {
		fmt.Fprintf(&b, "There was no time for %s of %s: they are missing here.\n", plural(len(q.Keys), "option"), table.InWords(q.Verb))
	}
	if sampled {
		b.WriteString("Where odds are sampled, there are too many outcomes to try; 95 % intervals are in brackets.\n")
	}
	return b.String()
}

// counted names kinds of options, with how many there are where there are several: "step (6), end".
func counted(kinds []Quiet) string {
	words := make([]string, len(kinds))
	for i, q := range kinds {
		words[i] = table.InWords(q.Verb)
		if len(q.Keys) > 1 {
			words[i] += fmt.Sprintf(" (%d)", len(q.Keys))
		}
	}
	return strings.Join(words, ", ")
}

// columns are the titles of the table, after the option's. The last column of each line says how its numbers were found.
func (r *Report) columns() string {
	titles := "success\tdamage\tdown\t"
	if r.heals() {
		titles += "healed\t"
	}
	titles += "own damage\town down\t"
	if r.reacts() {
		titles = "still hit\t" + titles
	}
	return titles + "odds"
}

func (r *Report) reacts() bool {
	return slices.ContainsFunc(r.Options, func(o *Result) bool { return o.Struck != nil })
}

func (r *Report) heals() bool {
	return slices.ContainsFunc(r.Options, func(o *Result) bool {
		return slices.ContainsFunc(o.Effects, func(e Effect) bool { return e.Healed.Value > 0 })
	})
}

// line is one option of the table without its label: what happens to all others together, and to the one who acts.
func (r *Report) line(o *Result) string {
	damage, own, healed, ownDown := 0.0, 0.0, 0.0, 0.0
	var down []string
	for i := range o.Effects {
		e := &o.Effects[i]
		healed += e.Healed.Value
		if e.Who == r.Actor {
			own, ownDown = e.Damage.Value, e.Down.P
			continue
		}
		damage += e.Damage.Value
		if e.Down.P > 0 {
			down = append(down, o.Called(e.Who)+" "+e.Down.String())
		}
	}
	success := "-"
	if c := o.Success(r.Actor); c != nil {
		success = c.String()
	}
	words := []string{success, decimal(damage), dash(strings.Join(down, ", "))}
	if r.heals() {
		words = append(words, decimal(healed))
	}
	words = append(words, decimal(own), share(ownDown))
	if r.reacts() {
		struck := "-"
		if o.Struck != nil {
			struck = o.Struck.String()
		}
		words = slices.Insert(words, 0, struck)
	}
	if o.Exact {
		return strings.Join(append(words, "exact"), "\t")
	}
	return strings.Join(append(words, "sampled "+strconv.Itoa(o.Runs)), "\t")
}
