package tui

import (
	"fmt"
	"strings"

	"fray/internal/draw"
	"fray/table"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
)

// The minimum size of the screen.
const leastW, leastH = 40, 14

// View draws the screen.
func (m model) View() tea.View {
	v := tea.NewView(draw.Safe(m.screen()))
	v.AltScreen = true
	v.WindowTitle = "fray: " + table.EscapeLine(m.now.view.Encounter)
	return v
}

// screen returns all lines of the screen, none wider than the screen.
func (m model) screen() string {
	if m.w < leastW || m.h < leastH {
		text := fmt.Sprintf("fray needs a window of at least %d by %d; this one is %d by %d.", leastW, leastH, m.w, m.h)
		return strings.Join(pane(split(draw.Wrap(text, "", m.drawing(m.w, 0))), m.w, m.h), "\n")
	}
	var lines []string
	if m.mode == reading || m.mode == asking {
		lines = m.pageScreen()
	} else {
		lines = m.tableScreen()
	}
	return strings.Join(pane(lines, m.w, m.h), "\n")
}

// tableScreen draws the map, the status, the log and the choices.
func (m model) tableScreen() []string {
	l := divide(m.w, m.h, m.wants())
	lines := []string{m.header()}
	picture := pane(split(draw.Map(m.now.view, m.picture(l))), l.mapW, l.top)
	if l.statusW > 0 {
		status := pane(m.statusLines(l.statusW, l.top), l.statusW, l.top)
		picture = beside(picture, l.mapW, m.faint(" "+m.pick("│", "|")+" "), status)
	}
	lines = append(lines, picture...)
	if l.status > 0 {
		lines = append(lines, pane(m.statusLines(l.wholeW, l.status), l.wholeW, l.status)...)
	}
	if l.logW > 0 {
		w := l.wholeW - l.logW - gapW
		lines = append(lines, beside([]string{m.rule(m.asked(w), w)}, w, m.faint(m.pick("─┬─", "-+-")), []string{m.rule("Log", l.logW)})...)
		list := pane(m.listLines(w, l.list), w, l.list)
		log := pane(tail(m.logLines(l.logW), l.log), l.logW, l.log)
		lines = append(lines, beside(list, w, m.faint(" "+m.pick("│", "|")+" "), log)...)
	} else {
		lines = append(lines, m.rule("Log", m.w))
		lines = append(lines, pane(tail(m.logLines(m.w), l.log), m.w, l.log)...)
		lines = append(lines, m.rule(m.asked(m.w), m.w))
		lines = append(lines, pane(m.listLines(m.w, l.list), m.w, l.list)...)
	}
	return append(lines, m.footer())
}

// picture returns the drawing options of the map.
func (m model) picture(l layout) draw.Options {
	o := m.drawing(l.mapW, l.top)
	o.Grid, o.Marks, o.Aims, o.Level = true, m.marks(), m.aims(), m.level()
	if m.mode == pointing {
		o.Cursor = m.cell
	}
	return o
}

// wants measures the parts of the screen.
func (m model) wants() wants {
	v, o := m.now.view, m.drawing(0, 0)
	o.Level = m.level()
	var w wants
	w.leastW, _ = draw.MapSize(v, o, false)
	w.mapW, w.mapH = draw.MapSize(v, o, true)
	o.Grid = true
	w.gridW, w.gridH = draw.MapSize(v, o, true)
	o.Width = w.leastW
	legend := len(split(draw.Map(v, o))) - w.mapH
	w.mapH, w.gridH = w.mapH+legend, w.gridH+legend
	w.statusLeast = draw.RosterLeast(v, m.drawing(leastSide, 0))
	w.statusH = len(m.statusLines(min(m.w, mostSide), 0))
	w.list = len(draw.Entries(m.now.rows)) + len(m.wholeQuestion(m.w))
	if m.now.over {
		w.list = len(m.endLines(m.w))
	}
	return w
}

// statusLines returns the status of all combatants.
func (m model) statusLines(w, h int) []string { return split(draw.Roster(m.now.view, m.drawing(w, h))) }

// header shows the name of the fight, its state, and the asked seat. The state is whole if it can be: the name is shortened for it, and
// then name and seat are left out.
func (m model) header() string {
	const least = 8 // columns of a name
	left, right := draw.HeadlineRow(m.now.view, m.drawing(m.w-3, 0)), ""
	if m.now.seat != "" && !m.now.over {
		right = m.faint("seat ") + m.bold(m.now.seat)
	}
	spare := m.w - ansi.StringWidth(left) - ansi.StringWidth(right) - 4
	if spare < 0 {
		right = ""
	}
	if room := spare - 2; room >= min(least, ansi.StringWidth(m.now.view.Encounter)) {
		left = m.bold(ansi.Truncate(m.now.view.Encounter, room, m.pick("…", "~"))) + "   " + left
	}
	return between(" "+left, right, m.w)
}

// asked returns the title above the choices, which are this wide: the question.
func (m model) asked(w int) string {
	switch {
	case m.now.over:
		return "The fight is over"
	case m.now.faces > 0:
		return "Dice"
	case m.mode == pointing:
		return "At " + m.cell
	default:
		return m.question(w)
	}
}

// question returns the question, without its last sentence if it is too long for a title: the choices say what is asked.
func (m model) question(w int) string {
	q := m.now.question
	if end := strings.LastIndex(q, ". "); ansi.StringWidth(q) > w-ruleEnds && end > 0 {
		return q[:end+1]
	}
	return q
}

// wholeQuestion returns the question in separate lines where the title above the choices cannot show what matters of it.
func (m model) wholeQuestion(w int) []string {
	if m.mode == pointing || ansi.StringWidth(m.question(w)) <= w-ruleEnds {
		return nil
	}
	return split(draw.Wrap(" "+m.bold(m.now.question), " ", m.drawing(w, 0)))
}

// ruleEnds is how many columns a line with a title has besides the title.
const ruleEnds = 4

// rule returns a horizontal line with a title.
func (m model) rule(title string, w int) string {
	line := m.pick("─", "-")
	if title == "" {
		return m.faint(strings.Repeat(line, w))
	}
	title = ansi.Truncate(title, w-ruleEnds, m.pick("…", "~"))
	fill := max(w-ansi.StringWidth(title)-3, 0)
	return m.faint(line) + " " + m.bold(title) + " " + m.faint(strings.Repeat(line, fill))
}

// pageScreen draws a page.
func (m model) pageScreen() []string {
	all, h := m.pageLines(), m.pageHeight()
	top := min(m.page.top, max(len(all)-h, 0))
	shown := all[top:min(top+h, len(all))]
	title := m.page.title
	if len(all) > h {
		title += fmt.Sprintf(" (lines %d to %d of %d)", top+1, top+len(shown), len(all))
	}
	lines := []string{m.rule(title, m.w), ""}
	for _, s := range pane(shown, m.w-4, h) {
		lines = append(lines, "  "+s)
	}
	lines = append(lines, "")
	return append(lines, m.footer())
}

func (m model) pick(unicode, plain string) string {
	if m.o.ASCII {
		return plain
	}
	return unicode
}

func (m model) bold(s string) string  { return m.style("1", s) }
func (m model) faint(s string) string { return m.style("38;5;243", s) }
func (m model) warn(s string) string  { return m.style("38;5;172", s) }

func (m model) style(code, s string) string {
	if !m.color || s == "" {
		return s
	}
	return "\x1b[" + code + "m" + s + "\x1b[m"
}
