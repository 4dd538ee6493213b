package draw

import (
	"fmt"
	"strconv"
	"strings"

	"fray/table"

	"github.com/charmbracelet/x/ansi"
)

// Status lists who takes part in turn order: initiative, glyph on the map, name, meters, and below what ails and what
// is held. With o.Height it says less of each, and at last only of those around whoever acts, to fit into the lines.
func Status(v table.View, o Options) string {
	s := newRoster(v, o)
	head := s.head()
	for s.brevity = full; ; s.brevity++ {
		lines, active := s.lines()
		if o.Height <= 0 || len(head)+len(lines) <= o.Height {
			return strings.Join(clipAll(append(head, lines...), o), "\n")
		}
		if s.brevity == bare {
			return strings.Join(clipAll(append(head, around(lines, active, o.Height-len(head), o)...), o), "\n")
		}
	}
}

// brevity is how much is said of each combatant.
type brevity int

const (
	full  brevity = iota // all
	brief                // what is held by whoever acts only
	terse                // one line each, but for whoever acts
	bare                 // one line each
)

// roster is what the lines of a status have in common.
type roster struct {
	v       table.View
	o       Options
	glyphs  map[string]string
	sides   []string
	brevity brevity
	name    int // width of names
	bar     int // width of bars
	digits  int // of the numbers beside bars
}

func newRoster(v table.View, o Options) *roster {
	s := &roster{v: v, o: o, glyphs: Glyphs(v), sides: Sides(v), bar: 10}
	for i := range v.Tokens {
		t := &v.Tokens[i]
		s.name = max(s.name, ansi.StringWidth(t.Name))
		if len(t.Meters) > 0 && !t.Down {
			s.digits = max(s.digits, len(strconv.Itoa(t.Meters[0].Max)), len(strconv.Itoa(t.Meters[0].Value)))
		}
	}
	s.name = min(s.name, 18)
	if o.Width > 0 && o.Width < 64 {
		s.bar, s.name = 6, min(s.name, max(o.Width-26, 6))
	}
	if s.slim() {
		s.bar, s.name = 0, min(s.name, max(o.Width-14, 4))
	}
	return s
}

// slim reports whether there is no room for bars: the numbers have their colours.
func (s *roster) slim() bool { return s.o.Width > 0 && s.o.Width < 36 }

// head says the round, how each side stands, and what else holds for all. Sides are written in the case of their glyphs.
func (s *roster) head() []string {
	var parts []string
	for n, side := range s.sides {
		up, all := 0, 0
		for i := range s.v.Tokens {
			if t := &s.v.Tokens[i]; t.Side == side {
				all++
				if !t.Down {
					up++
				}
			}
		}
		name := side
		if n%2 == 0 {
			name = strings.ToUpper(side)
		}
		parts = append(parts, s.o.paint(sideStyle(n), name)+fmt.Sprintf(" %d/%d", up, all))
	}
	parts = append(parts, s.v.Banners...)
	gap := s.o.pick(" · ", " | ")
	title := fmt.Sprintf("Round %d", s.v.Round)
	if s.v.Over {
		title = "The fight is over"
		if s.v.Winner != "" {
			title = "Won by " + s.v.Winner
		}
	}
	return append(flow("", append([]string{s.o.paint(strong, title)}, parts...), gap, "  ", s.o.Width), "")
}

// lines are those of everybody in turn order; active is the first one of whoever acts.
func (s *roster) lines() (lines []string, active int) {
	seen := map[string]bool{}
	add := func(t *table.Token, p table.Place) {
		if t.ID == s.v.Turn {
			active = len(lines)
		}
		seen[t.ID] = true
		lines = append(lines, s.member(t, p)...)
	}
	for _, p := range s.v.Order {
		for i := range s.v.Tokens {
			if t := &s.v.Tokens[i]; t.ID == p.ID {
				add(t, p)
			}
		}
	}
	for i := range s.v.Tokens {
		if t := &s.v.Tokens[i]; !seen[t.ID] {
			add(t, table.Place{ID: t.ID, Out: true})
		}
	}
	return lines, active
}

// around cuts the lines to so many around the one at the place.
func around(lines []string, place, height int, o Options) []string {
	height = max(height, 3)
	if len(lines) <= height {
		return lines
	}
	from, to := window(place+1, height-1, len(lines))
	rest := fmt.Sprintf("    %s%d %s%d", o.pick("↑", "above "), from, o.pick("↓", "below "), len(lines)-to)
	return append(append([]string{}, lines[from:to]...), o.paint(quiet, rest))
}
