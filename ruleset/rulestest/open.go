package rulestest

import (
	"fmt"
	"strings"

	"fray/pack"
	"fray/table"
)

// mostLog is how many lines of the log a failure shows.
const mostLog = 25

// asked returns the ids of those that are asked: a combatant, or where there is none, every seat.
func (p *player) asked() []string {
	q := p.s.Open()
	switch {
	case q == nil:
		return []string{"nobody"}
	case q.Who != table.Nobody:
		return []string{p.cast().Combatants[q.Who].ID}
	}
	var names []string
	for s, name := range p.cast().Seats {
		if q.Seats.Has(table.Seat(s)) {
			names = append(names, name)
		}
	}
	return names
}

// open describes the open question: who is asked what, and every option with its key, those of one move on one line.
func (p *player) open() string {
	q := p.s.Open()
	if q == nil {
		if _, over := p.s.Over(); over {
			return "open: nothing, the fight is over\n"
		}
		return "open: nothing\n"
	}
	var b strings.Builder
	fmt.Fprintf(&b, "open: %s is asked (%s, %s): %s\n", strings.Join(p.asked(), " or "), p.kind(q), p.book().ID(q.Rule), p.s.Game().Prompt(q))
	groups := q.Groups()
	for i := range groups {
		p.openGroup(&b, q, &groups[i])
	}
	return b.String()
}

func (p *player) openGroup(b *strings.Builder, q *table.Question, g *table.Group) {
	who := ""
	if g.Seats&q.Seats == 0 {
		who = "  (side option of " + p.cast().Seats[g.Seats.First()] + ")"
	}
	if g.Members == nil {
		for k := range g.Len() {
			c := p.s.Game().Describe(q, g.Kth(k))
			fmt.Fprintf(b, "  %-28s %s%s\n", c.Key, c.Label, who)
		}
		return
	}
	for k := range g.Len() {
		key := p.key(q, g.Kth(k))
		stem := key[:strings.LastIndex(key, ":")+1]
		if k == 0 {
			b.WriteString("  " + stem + member(g) + "  ")
		}
		b.WriteString(" " + strings.TrimPrefix(key, stem))
	}
	b.WriteString(who + "\n")
}

// key returns the key of an option.
func (p *player) key(q *table.Question, o table.Option) string { return p.s.Game().Key(q, o) }

// log returns the last lines of the log.
func (p *player) log() string {
	lines := p.texts("", everything)
	if len(lines) == 0 {
		return ""
	}
	if len(lines) > mostLog {
		lines = lines[len(lines)-mostLog:]
	}
	return "log:\n  " + strings.Join(lines, "\n  ") + "\n"
}

// texts returns the texts of events since a moment.
func (p *player) texts(moment string, want func(*table.Event) bool) []string {
	var out []string
	events := p.since(moment)
	for i := range events {
		if want(&events[i]) {
			if text := p.s.Game().Text(&events[i]); text != "" {
				out = append(out, text)
			}
		}
	}
	return out
}

// since returns the events since a moment: the start of the case, of the script, or of its last step.
func (p *player) since(moment string) []table.Event {
	events := p.s.Events()
	from := 0
	switch moment {
	case pack.SinceScript:
		if from = p.script; from < 0 {
			from = len(events)
		}
	case pack.SinceStep:
		from = p.step
	}
	return events[min(from, len(events)):]
}

// member returns the placeholder for what the options of an entry differ by.
func member(g *table.Group) string {
	if g.Crowd {
		return "WHO"
	}
	return "CELL"
}
