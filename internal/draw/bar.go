package draw

import (
	"fmt"
	"strings"

	"fray/table"
)

// mostPips is the largest maximum that is drawn as dots.
const mostPips = 8

// bar draws a meter as a bar of this width and its numbers with this many digits, such as "██████░░ 15/20".
func bar(m table.Meter, width, digits int, o Options) string {
	full := 0
	if m.Max > 0 && m.Value > 0 {
		full = min((m.Value*width+m.Max-1)/m.Max, width)
		if m.Value < m.Max && width > 0 {
			full = min(full, width-1)
		}
	}
	color := good
	switch {
	case m.Value*4 <= m.Max:
		color = bad
	case m.Value*2 <= m.Max:
		color = fair
	}
	if width == 0 {
		return o.paint(color, fmt.Sprintf("%*d/%d", digits, m.Value, m.Max))
	}
	text := o.paint(color, strings.Repeat(o.pick("█", "="), full)) +
		o.paint(quiet, strings.Repeat(o.pick("░", "-"), width-full))
	if o.ASCII {
		text = "[" + text + "]"
	}
	return fmt.Sprintf("%s %*d/%-*d", text, digits, m.Value, digits, m.Max)
}

// pips draws a small meter with a maximum as dots, such as "AP ●●○", and others as a number.
func pips(m table.Meter, o Options) string {
	top := max(m.Max, m.Value)
	if m.Max == 0 || m.Value < 0 || top > mostPips {
		return figure(m)
	}
	return m.Name + " " + strings.Repeat(o.pick("●", "*"), m.Value) +
		o.paint(quiet, strings.Repeat(o.pick("○", "-"), top-m.Value))
}

// figure is a meter as a number, such as "END 12/20".
func figure(m table.Meter) string {
	if m.Max == 0 {
		return fmt.Sprintf("%s %d", m.Name, m.Value)
	}
	return fmt.Sprintf("%s %d/%d", m.Name, m.Value, m.Max)
}

// meter draws a meter as it is drawn for all combatants: if one of them has too much of it for dots, all have numbers.
func (s *roster) meter(m table.Meter) string {
	if s.large[m.Name] {
		return figure(m)
	}
	return pips(m, s.o)
}
