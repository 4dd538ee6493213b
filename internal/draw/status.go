package draw

import (
	"fmt"
	"slices"
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

// RosterLeast returns how many lines a roster needs to show everybody in one line and all of what the acting combatant has.
func RosterLeast(v table.View, o Options) int {
	s := newRoster(v, o)
	s.brevity = terse
	lines, _ := s.lines()
	return len(tracks(v, o)) + len(lines)
}

// members lists the combatants.
func members(v table.View, o Options) string {
	s := newRoster(v, o)
	for s.brevity = full; s.brevity < bare; s.brevity++ {
		if lines, _ := s.lines(); o.Height <= 0 || len(lines) <= o.Height {
			return strings.Join(clipAll(lines, o), "\n")
		}
	}
	lines, active := s.lines()
	switch spare := o.Height - len(lines); {
	case spare >= 0:
		lines = s.detailed(lines, active, spare)
	case o.Width >= twoColumns:
		return strings.Join(columns(v, o), "\n")
	default:
		s.brevity = terse // what the acting combatant has is needed most
		lines, active = s.lines()
		lines = around(lines, active, o.Height, o)
	}
	return strings.Join(clipAll(lines, o), "\n")
}

// detailed adds to a roster of one line for each some lines about the acting combatant.
func (s *roster) detailed(lines []string, active, spare int) []string {
	bareLines := len(lines)
	s.brevity = terse
	more, _ := s.lines()
	extra := more[active+1 : active+1+len(more)-bareLines]
	return slices.Insert(lines, active+1, extra[:min(spare, len(extra))]...)
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
	name    int             // columns of names
	short   bool            // names are too long
	bar     int             // columns of bars
	digits  int             // of the numbers beside bars
	large   map[string]bool // names of meters with a maximum that is too large for dots
}

func newRoster(v table.View, o Options) *roster {
	s := &roster{v: v, o: o, glyphs: Glyphs(v), sides: Sides(v), bar: 10, large: map[string]bool{}}
	for i := range v.Tokens {
		t := &v.Tokens[i]
		s.name = max(s.name, ansi.StringWidth(s.called(t)))
		if len(t.Meters) > 0 && !t.Down {
			s.digits = max(s.digits, len(strconv.Itoa(t.Meters[0].Max)), len(strconv.Itoa(t.Meters[0].Value)))
		}
		for _, m := range t.Meters {
			s.large[m.Name] = s.large[m.Name] || max(m.Max, m.Value) > mostPips
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
		s.short, s.name = true, 0
		for i := range v.Tokens {
			s.name = max(s.name, ansi.StringWidth(short(&v.Tokens[i])))
		}
	}
	s.name = min(s.name, room)
	return s
}

// mostName is the maximum width of a name.
const mostName = 18

// called returns the name of a combatant, in short if names are too long, or its id if another combatant has the same name.
func (s *roster) called(t *table.Token) string {
	if s.short {
		return short(t)
	}
	for i := range s.v.Tokens {
		if u := &s.v.Tokens[i]; u.ID != t.ID && u.Name == t.Name {
			return t.ID
		}
	}
	return t.Name
}

// short returns the words of a name that are in the id, such as Hale for Sister Hale with the id hale, or else the id.
func short(t *table.Token) string {
	in := strings.Split(t.ID, "-")
	var words []string
	for w := range strings.FieldsSeq(t.Name) {
		if slices.Contains(in, strings.ToLower(w)) {
			words = append(words, w)
		}
	}
	if len(words) == 0 {
		return t.ID
	}
	return strings.Join(words, " ")
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
	var rest string
	below := len(lines) - to
	switch {
	case from == 0:
		rest = fmt.Sprintf("%d more below", below)
	case below == 0:
		rest = fmt.Sprintf("%d more above", from)
	default: // short: a narrow roster has 22 columns
		rest = fmt.Sprintf("%d above, %d below", from, below)
	}
	return append(append([]string{}, lines[from:to]...), o.paint(quiet, "     "+rest))
}
