package draw

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fray/table"

	"github.com/charmbracelet/x/ansi"
)

// member returns the lines of one combatant.
func (s *roster) member(t *table.Token, p table.Place) []string {
	head := s.place(t, p) + " " + s.identity(t)
	acts := t.ID == s.v.Turn
	if t.Down {
		if s.brevity >= terse { // others need the lines more
			return []string{head + "  " + s.shortly(t, widthOr(s.o.Width)-ansi.StringWidth(head)-2)}
		}
		return wrapLine(head+"  "+s.ailments(t, "down"), s.indent(), widthOr(s.o.Width))
	}
	var pieces []string
	if t.Hidden {
		pieces = append(pieces, s.o.paint(quiet, OutOfSight))
	}
	for i, m := range t.Meters {
		switch {
		case i == 0 && m.Max > 0:
			head += " " + bar(m, s.bar, s.digits, s.o)
		case m.Quiet, strings.EqualFold(m.Name, "initiative"): // the initiative is in front of the name
		default:
			pieces = append(pieces, s.meter(m))
		}
	}
	if a := s.ailments(t, ""); a != "" {
		pieces = append(pieces, a)
	}
	if s.brevity == bare || s.brevity == terse && !acts {
		return []string{strings.TrimRight(flow(head+"  ", pieces, "  ", "", s.o.Width)[0], " ")}
	}
	if len(t.Holds) > 0 && (s.brevity == full || acts) {
		pieces = append(pieces, s.o.paint(quiet, "holds "+strings.Join(t.Holds, ", ")))
	}
	var lines []string
	for _, l := range flow(head+"  ", pieces, "  ", s.indent(), min(widthOr(s.o.Width), 110)) {
		lines = append(lines, wrapLine(strings.TrimRight(l, " "), s.indent()+"  ", widthOr(s.o.Width))...)
	}
	return lines
}

// place returns the turn marker and the initiative.
func (s *roster) place(t *table.Token, p table.Place) string {
	switch {
	case t.ID == s.v.Turn:
		return s.o.paint(strong, fmt.Sprintf("%s%3d", s.o.pick("▶", ">"), p.Score))
	case p.Out || t.Down:
		return "    "
	case p.Done:
		return s.o.paint(quiet, fmt.Sprintf("%s%3d", s.o.pick("✓", "-"), p.Score))
	default:
		return fmt.Sprintf("%4d", p.Score)
	}
}

// identity returns the glyph in the color of its side, and the name.
func (s *roster) identity(t *table.Token) string {
	glyph := fit(s.glyphs[t.ID], 2, s.o)
	name := numbered(s.called(t), s.name, s.o)
	room := strings.Repeat(" ", max(s.name-ansi.StringWidth(name), 0))
	switch {
	case t.Down, t.Hidden:
		return s.o.paint(quiet, glyph+" "+name) + room
	case t.ID == s.v.Turn:
		name = s.o.paint(strong, name)
	}
	return s.o.paint(sideStyle(sideIndex(s.sides, t.Side)), glyph) + " " + name + room
}

// numbered cuts a name to the width, but not the number at its end.
func numbered(name string, width int, o Options) string {
	at := strings.LastIndexAny(name, " -")
	if _, err := strconv.Atoi(name[at+1:]); at < 0 || err != nil || len(name)-at >= width {
		return clip(name, width, o)
	}
	return clip(name[:at], width-len(name)+at, o) + name[at:]
}

// ailments lists conditions and other tags with their durations. It puts down first unless a tag says it.
func (s *roster) ailments(t *table.Token, down string) string {
	whole, _ := conditions(t)
	if down != "" && !slices.ContainsFunc(t.Tags, func(g table.Tag) bool { return strings.EqualFold(g.Name, down) }) {
		whole = append([]string{down}, whole...)
	}
	color := fair
	if t.Down {
		color = quiet
	}
	return s.o.paint(color, strings.Join(whole, ", "))
}

// conditions returns the tags to show, with their durations and without.
func conditions(t *table.Token) (whole, names []string) {
	for _, g := range t.Tags {
		if g.Quiet {
			continue
		}
		text := g.Name
		if g.Until != "" {
			text += " (" + g.Until + ")"
		}
		whole, names = append(whole, text), append(names, g.Name)
	}
	return whole, names
}

// shortly says in at most so many columns why a combatant is down: down and all conditions, else as many conditions from the first on as
// fit, else the same without durations, else only down.
func (s *roster) shortly(t *table.Token, columns int) string {
	if all := s.ailments(t, "down"); ansi.StringWidth(all) <= columns {
		return all
	}
	whole, names := conditions(t)
	for _, list := range [][]string{whole, names} {
		for n := len(list); n > 0; n-- {
			if text := strings.Join(list[:n], ", "); ansi.StringWidth(text) <= columns {
				return s.o.paint(quiet, text)
			}
		}
	}
	return s.o.paint(quiet, "down")
}

// indent returns the indent of the lines below a name.
func (s *roster) indent() string {
	if s.slim() {
		return strings.Repeat(" ", 4)
	}
	return strings.Repeat(" ", 8)
}
