package cli

import (
	"context"
	"strconv"
	"strings"

	"fray/internal/present"
	"fray/odds"
	"fray/table"
)

// The odds beside the choices may take this many runs, all together and each, so that nobody waits for them. Once a choice of a question
// has too many ways, the others are tried for less, and then by samples.
const (
	glanceRuns    = 4000
	glanceEach    = 1500
	glanceLess    = 100
	glanceSamples = 200
)

// Glances returns the odds beside the choices on the screen.
func (s *screenTable) Glances() map[string]present.Glance { return s.glances(s.ctx) }

// glances returns the odds of attacks and reactions in brief, by the key of the choice, as far as few runs tell them.
func (s *playTable) glances(ctx context.Context) map[string]present.Glance {
	out := map[string]present.Glance{}
	if s.t.Waiting().Seats == 0 {
		return out
	}
	left, each := glanceRuns, glanceEach
	for _, c := range s.t.Choices() {
		if !s.strikes(&c) {
			continue
		}
		if left <= 0 {
			break
		}
		o := odds.Options{MaxRuns: min(left, each), Samples: glanceSamples, Seed: s.t.Session().Seed().Number(), Seat: s.t.Viewer()}
		r, err := odds.Key(ctx, s.t.Session(), c.Key, o)
		switch {
		case err != nil:
			left -= o.MaxRuns
			continue
		case r.Exact:
			left -= r.Runs
		default:
			left -= o.MaxRuns + r.Runs
			each = glanceLess
		}
		if !s.attacks(&c) { // what comes later is not the choice's doing
			r.Contests = nil
			if c.Target == "" {
				r.Hit = nil
			}
		}
		of := c.Target
		if r.Struck != nil {
			of = s.t.Waiting().ID
		}
		if of == "" { // an answer that is about the one who gives it
			of = s.t.Waiting().ID
		}
		if g := glance(r, of, s.t.Waiting().ID); g.Text != "" {
			out[c.Key] = g
		}
	}
	return out
}

// strikes reports whether a choice is an attack, or an answer to what somebody does.
func (s *playTable) strikes(c *table.Choice) bool {
	if s.t.Waiting().Kind != table.TurnQuestion {
		return c.Cell == ""
	}
	return s.attacks(c)
}

// attacks reports whether a choice is listed among the attacks.
func (s *playTable) attacks(c *table.Choice) bool {
	name, _, _ := strings.Cut(c.Key, ":")
	verb, known := s.t.Book().FindVerb(name)
	return known && s.t.Book().VerbRow(verb).Tab == table.TabAttack
}

// glance is what matters of the odds of a choice in a few words: the chance, what happens to one combatant, by its id, and what the
// one who chooses loses besides. Chances are whole percents; the odds on demand have more.
func glance(r *odds.Result, of, own string) present.Glance {
	about := ""
	if !r.Exact {
		about = "about "
	}
	var g present.Glance
	var out []string
	switch {
	case r.Struck != nil:
		out = append(out, "still hit "+about+r.Struck.Percent(0))
	case r.Hit != nil:
		g.Hit = r.Hit.P
		out = append(out, "hits "+about+r.Hit.Percent(0))
	default:
		if c := r.Contest(own); c != nil {
			g.Hit = c.Won.P
			out = append(out, "succeeds "+about+c.Won.Percent(0))
		}
	}
	var lost []string
	for i := range r.Effects {
		switch e := &r.Effects[i]; e.Who {
		case of:
			if e.Damage.Value > 0 {
				g.Harm = e.Damage.Value
				out = appendSome(out, "-", e.Damage.Value, "")
			}
			out = appendSome(out, "+", e.Healed.Value, "")
			g.Fall = e.Down.P
			out = appendChance(out, "down ", e.Down, 0)
		case own:
			lost = appendSome(lost, "itself -", e.Damage.Value, "")
			lost = appendChance(lost, "itself down ", e.Down, 0)
		}
	}
	g.Text = strings.Join(append(out, lost...), ", ")
	return g
}

// appendSome appends a number with the words around it, unless it rounds to nothing.
func appendSome(to []string, before string, n float64, after string) []string {
	number := strconv.FormatFloat(n, 'f', 1, 64)
	if !strings.ContainsAny(number, "123456789") {
		return to
	}
	return append(to, before+number+after)
}

// appendChance appends a chance with the words before it, unless it rounds to nothing.
func appendChance(to []string, before string, c odds.Chance, decimals int) []string {
	if !strings.ContainsAny(strconv.FormatFloat(100*c.P, 'f', decimals, 64), "123456789") {
		return to
	}
	return append(to, before+c.Percent(decimals))
}
