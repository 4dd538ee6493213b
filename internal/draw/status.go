package draw

import (
	"fmt"
	"strconv"
	"strings"

	"fray/table"

	"github.com/charmbracelet/x/ansi"
)

// Status returns the headline and the roster. With o.Height the roster is shortened to fit.
func Status(v table.View, o Options) string {
	head := split(Headline(v, o))
	if o.Height > 0 {
		o.Height = max(o.Height-len(head)-1, 1)
	}
	return strings.Join(append(append(head, ""), split(Roster(v, o))...), "\n")
}

// Roster lists the tracks, and then the combatants in turn order: initiative, glyph, name, meters, conditions and held items. With
// o.Height it shortens the lines, and then shows only combatants around the acting one.
func Roster(v table.View, o Options) string {
	above := tracks(v, o)
	if len(above) == 0 {
		return members(v, o)
	}
	if o.Height > 0 {
		above = above[:min(len(above), o.Height/2)]
		o.Height -= len(above)
	}
	return strings.Join(append(clipAll(above, o), members(v, o)), "\n")
}

// members lists the combatants.
func members(v table.View, o Options) string {
	s := newRoster(v, o)
	for s.brevity = full; ; s.brevity++ {
		lines, active := s.lines()
		if o.Height <= 0 || len(lines) <= o.Height {
			return strings.Join(clipAll(lines, o), "\n")
		}
		switch {
		case s.brevity == bare && o.Width >= twoColumns:
			return strings.Join(columns(v, o), "\n")
		case s.brevity == bare:
			return strings.Join(clipAll(around(lines, active, o.Height, o), o), "\n")
		}
	}
}

// brevity selects the details of a roster.
type brevity int

const (
	full  brevity = iota // everything
	brief                // held items only of the acting combatant
	terse                // one line for each, more for the acting combatant
	bare                 // one line for each
)

// roster holds the common layout of a roster.
type roster struct {
	v       table.View
	o       Options
	glyphs  map[string]string
	sides   []string
	brevity brevity
	name    int  // columns of names
	ids     bool // show ids, because names are too long
	bar     int  // columns of bars
	digits  int  // of the numbers beside bars
}

func newRoster(v table.View, o Options) *roster {
	s := &roster{v: v, o: o, glyphs: Glyphs(v), sides: Sides(v), bar: 10}
	for i := range v.Tokens {
		t := &v.Tokens[i]
		s.name = max(s.name, ansi.StringWidth(s.called(t)))
		if len(t.Meters) > 0 && !t.Down {
			s.digits = max(s.digits, len(strconv.Itoa(t.Meters[0].Max)), len(strconv.Itoa(t.Meters[0].Value)))
		}
	}
	room := mostName
	switch {
	case s.slim():
		s.bar, room = 0, max(o.Width-10-2*s.digits, 4)
	case o.Width > 0 && o.Width < 64:
		s.bar, room = 6, min(room, max(o.Width-26, 6))
	}
	if s.name > room && room < mostName {
		s.ids, s.name = true, 0
		for i := range v.Tokens {
			s.name = max(s.name, ansi.StringWidth(v.Tokens[i].ID))
		}
	}
	s.name = min(s.name, room)
	return s
}

// mostName is the maximum width of a name.
const mostName = 18

// called returns the name of a combatant, or its id if names are too long or another combatant has the same name.
func (s *roster) called(t *table.Token) string {
	if s.ids {
		return t.ID
	}
	for i := range s.v.Tokens {
		if u := &s.v.Tokens[i]; u.ID != t.ID && u.Name == t.Name {
			return t.ID
		}
	}
	return t.Name
}

// slim reports whether there is no room for bars. The numbers have their colors instead.
func (s *roster) slim() bool { return s.o.Width > 0 && s.o.Width < 36 }

// lines returns the lines of all combatants in turn order, and the index of the acting combatant's first line.
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

// around cuts the lines to a number of lines around one of them, and says how many are missing.
func around(lines []string, place, height int, o Options) []string {
	if len(lines) <= height {
		return lines
	}
	n := max(height-1, 1)
	from, to := window(place+n/4, n, len(lines))
	var rest []string
	if from > 0 {
		rest = append(rest, fmt.Sprintf("%d more above", from))
	}
	if to < len(lines) {
		rest = append(rest, fmt.Sprintf("%d more below", len(lines)-to))
	}
	return append(append([]string{}, lines[from:to]...), o.paint(quiet, "     "+strings.Join(rest, ", ")))
}
