package odds

import (
	"fmt"
	"strconv"
	"strings"
)

// Text is all that is known of the option, as people read it: plain text.
func (r *Result) Text() string {
	var b strings.Builder
	b.WriteString(r.Choice.Label)
	if r.Choice.Cost != "" {
		fmt.Fprintf(&b, " (%s)", r.Choice.Cost)
	}
	if r.Exact {
		fmt.Fprintf(&b, ": exact, %s\n", plural(r.Runs, "outcome"))
	} else {
		fmt.Fprintf(&b, ": too many outcomes to try, sampled %d times; in brackets the 95 %% intervals\n", r.Runs)
	}
	if r.Struck != nil {
		fmt.Fprintf(&b, "  still hit: %s\n", r.Struck)
	}
	if r.Arrives != nil {
		fmt.Fprintf(&b, "  arrives: %s\n", r.Arrives)
	}
	for i := range r.Attacks {
		r.Attacks[i].write(&b, r.Called)
	}
	for i := range r.Effects {
		r.Effects[i].write(&b, r.Called)
	}
	for _, c := range r.Contests {
		if c.Target == "" {
			fmt.Fprintf(&b, "  %s, %s: succeeds %s, fails %s\n", r.Called(c.Who), c.Name, c.Won, c.Lost)
			continue
		}
		fmt.Fprintf(&b, "  %s against %s (%s): wins %s, loses %s\n", r.Called(c.Who), r.Called(c.Target), c.Name, c.Won, c.Lost)
	}
	for _, u := range r.Reactions {
		fmt.Fprintf(&b, "  %s %s\n", strings.TrimSuffix(u.Text, "."), u.Chance)
	}
	for _, m := range r.Marks {
		fmt.Fprintf(&b, "  %s: %s\n", strings.TrimSuffix(m.Text, "."), m.Chance)
	}
	if r.quiet() {
		b.WriteString("  nobody is attacked, hurt, healed or marked, and nobody reacts\n")
	}
	return b.String()
}

// write says how often the attack hits and misses, and with which degrees where there are several.
func (a *Attack) write(b *strings.Builder, called func(id string) string) {
	fmt.Fprintf(b, "  %s attacks %s", called(a.Who), called(a.Target))
	if a.Nth > 1 {
		fmt.Fprintf(b, ", attack %d", a.Nth)
	}
	if a.Made.P < 1 {
		fmt.Fprintf(b, ", made %s", a.Made)
	}
	fmt.Fprintf(b, ": hits %s\n", a.Hit)
	for _, hit := range []bool{true, false} {
		var words []string
		for _, d := range a.Degrees {
			if d.Hit == hit {
				words = append(words, d.name()+" "+d.Chance.String())
			}
		}
		if len(words) > 1 {
			fmt.Fprintf(b, "    %s by degree: %s\n", map[bool]string{true: "hits", false: "misses"}[hit], strings.Join(words, ", "))
		}
	}
}

func (d *Degree) name() string {
	if d.Name != "" {
		return d.Name
	}
	return strconv.Itoa(d.Degree)
}

func (e *Effect) write(b *strings.Builder, called func(id string) string) {
	if len(e.Harm) > 0 || len(e.Heal) == 0 {
		fmt.Fprintf(b, "  %s: %s damage on average, down %s\n", called(e.Who), e.Damage, e.Down)
		writeShares(b, "damage", e.Harm)
	}
	if len(e.Heal) > 0 {
		fmt.Fprintf(b, "  %s: %s healed on average\n", called(e.Who), e.Healed)
		writeShares(b, "healed", e.Heal)
	}
}

func writeShares(b *strings.Builder, what string, shares []Share) {
	if len(shares) == 0 {
		return
	}
	fmt.Fprintf(b, "    %s %s\n", what, strings.Join(shareWords(shares), ", "))
}

// mostShares is how many numbers a line of shares has at most, besides 0.
const mostShares = 12

// shareWords says how often each number comes, such as "3: 25.0 %", or each of some equal ranges where there are too many numbers. 0 is
// always by itself.
func shareWords(shares []Share) []string {
	var words []string
	if shares[0].Value == 0 && len(shares) > mostShares {
		words = append(words, "0: "+percent(shares[0].P))
		shares = shares[1:]
	}
	width := 1
	if len(shares) > mostShares {
		width += (shares[len(shares)-1].Value - shares[0].Value) / mostShares
	}
	for len(shares) > 0 {
		from, p, n := shares[0].Value, 0.0, 0
		for n < len(shares) && shares[n].Value < from+width {
			p += shares[n].P
			n++
		}
		value := strconv.Itoa(from)
		if last := shares[n-1].Value; last > from {
			value += " to " + strconv.Itoa(last)
		}
		words = append(words, value+": "+percent(p))
		shares = shares[n:]
	}
	return words
}
