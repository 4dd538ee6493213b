package sim

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
)

// Text returns the report as plain text in aligned columns.
func (r *Report) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s fights, seed %d\n", r.Encounter, group(r.Fights), r.Seed)
	if r.Partial {
		fmt.Fprintf(&b, "Stopped early: %s fights were asked for.\n", group(r.Asked))
	}
	b.WriteByte('\n')
	columns(&b, func(w *strings.Builder) {
		for _, s := range r.Sides {
			fmt.Fprintf(w, "%s\t%s wins\t%s\t(95 %%: %s to %s)\n", s.title(), group(s.Wins), percent(s.Share), percent(s.Low), percent(s.High))
		}
		fmt.Fprintf(w, "draws\t%s\t%s%s\n", group(r.Draws), percent(ratio(r.Draws, r.Fights)), r.cutText())
	})
	fmt.Fprintf(&b, "\nrounds: %.1f on average; a tenth of the fights last at most %d, half at most %d, nine tenths at most %d\n\n",
		r.Rounds.Mean, r.Rounds.P10, r.Rounds.P50, r.Rounds.P90)
	columns(&b, func(w *strings.Builder) {
		fmt.Fprint(w, "combatant\tside\tfell\thealth left\n")
		for _, c := range r.Combatants {
			fmt.Fprintf(w, "%s\t%s\t%s\t%.1f of %s\n", c.ID, c.Side, percent(c.Share), c.Left, number(c.Full))
		}
	})
	r.writeUses(&b)
	writeWhy(&b, r.Why, r.Fights)
	fmt.Fprintf(&b, "\n%s decisions%s, checksum %s\n", group(r.Decisions), r.Timing.text(), r.Checksum)
	return b.String()
}

func (r *Report) cutText() string {
	if r.CutOff == 0 {
		return ""
	}
	return fmt.Sprintf("\t(%s of them cut off because they did not end)", group(r.CutOff))
}

func (s *Side) title() string {
	if s.Bot == "" {
		return cmp.Or(s.Title, s.Name)
	}
	return cmp.Or(s.Title, s.Name) + " (" + s.Bot + ")"
}

func (t Timing) text() string { return t.textOf("fights") }

func (t Timing) textOf(what string) string {
	if t.Seconds <= 0 {
		return ""
	}
	return fmt.Sprintf(" in %.2f s: %s %s/s, %s decisions/s", t.Seconds, group(int(t.FightRate)), what, group(int(t.Rate)))
}

// writeUses writes a block for each kind of question, with a column for each side that answered it.
func (r *Report) writeUses(b *strings.Builder) {
	for from := 0; from < len(r.Uses); {
		to := from
		for to < len(r.Uses) && r.Uses[to].Question == r.Uses[from].Question {
			to++
		}
		b.WriteByte('\n')
		columns(b, func(w *strings.Builder) { r.writeQuestion(w, r.Uses[from:to]) })
		from = to
	}
}

func (r *Report) writeQuestion(w *strings.Builder, uses []Use) {
	var sides []string
	for _, s := range r.Sides {
		sides = append(sides, s.Name)
	}
	sides = slices.DeleteFunc(append(sides, gm), func(s string) bool {
		return !slices.ContainsFunc(uses, func(u Use) bool { return u.Side == s })
	})
	fmt.Fprintf(w, "%s, a fight\t%s\n", uses[0].Question, strings.Join(sides, "\t"))
	for i := 0; i < len(uses); {
		verb := uses[i].Verb
		fmt.Fprintf(w, "  %s", verb)
		for _, s := range sides {
			cell := "-"
			if i < len(uses) && uses[i].Verb == verb && uses[i].Side == s {
				cell = fmt.Sprintf("%.2f", uses[i].PerFight)
				i++
			}
			fmt.Fprintf(w, "\t%s", cell)
		}
		w.WriteByte('\n')
	}
}

// columns aligns tab-separated text. A strings.Builder never fails, so there are no errors.
func columns(b *strings.Builder, write func(w *strings.Builder)) {
	var lines strings.Builder
	write(&lines)
	w := tabwriter.NewWriter(b, 0, 0, 2, ' ', 0)
	_, _ = io.WriteString(w, lines.String())
	_ = w.Flush()
}

// number formats a number without trailing zeros.
func number(x float64) string {
	if x == float64(int(x)) {
		return strconv.Itoa(int(x))
	}
	return fmt.Sprintf("%.1f", x)
}

// group formats 12345 as "12,345". n is not negative.
func group(n int) string {
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
