package rulestest

import (
	"slices"
	"strconv"
	"strings"

	"fray/pack"
	"fray/table"
)

func (p *player) checkSaid(c *pack.Check) {
	for _, id := range c.Texts {
		rule := p.book().Find(id)
		said := slices.ContainsFunc(p.since(c.Since), func(e table.Event) bool { return e.Rule == rule })
		if said != (c.What == "said") {
			p.fail("expected %s: %s\n%s", c.What, id, p.log())
		}
	}
}

func (p *player) checkLogged(c *pack.Check) {
	lines := p.texts(c.Since, func(e *table.Event) bool { return c.What == "logged" || e.Kind == table.Rolled })
	for _, text := range c.Texts {
		if !slices.ContainsFunc(lines, func(s string) bool { return strings.Contains(s, text) }) {
			p.fail("expected %s: %q, found %s", c.What, text, listed(lines))
		}
	}
}

// checkInOrder searches each text in the lines of the log after the line of the text before.
func (p *player) checkInOrder(c *pack.Check) {
	lines := p.texts(c.Since, everything)
	rest := lines
	for i, text := range c.Texts {
		at := slices.IndexFunc(rest, func(s string) bool { return strings.Contains(s, text) })
		if at < 0 {
			after := ""
			if i > 0 {
				after = " after " + strconv.Quote(c.Texts[i-1])
			}
			p.fail("expected %q%s, found %s", text, after, listed(lines))
			return
		}
		rest = rest[at+1:]
	}
}

// checkTimes counts the lines of the log that contain each text.
func (p *player) checkTimes(c *pack.Check) {
	lines := p.texts(c.Since, everything)
	for _, pair := range c.Pairs {
		n := 0
		for _, s := range lines {
			if strings.Contains(s, pair.Key) {
				n++
			}
		}
		if want, err := strconv.Atoi(pair.Value); err != nil || n != want {
			p.fail("expected %q %s times, found %d in %s", pair.Key, pair.Value, n, listed(lines))
		}
	}
}

func everything(*table.Event) bool { return true }
