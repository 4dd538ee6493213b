package tui

import (
	"strings"

	"fray/internal/draw"

	"github.com/charmbracelet/x/ansi"
)

// footer returns the last line: the typed text, the message about the last key, or the keys.
func (m model) footer() string {
	cursor := m.pick("▏", "_")
	switch {
	case m.busy != "":
		return " " + m.faint(m.busy+m.pick(" …", " ..."))
	case m.say != "":
		return " " + m.warn(ansi.Truncate(m.say, m.w-2, m.pick("…", "~")))
	case m.mode == leaving:
		return ansi.Truncate(" "+m.bold("Quit?")+m.faint(" enter quits, esc stays   ")+oneLine(m.now.farewell), m.w, m.pick("…", "~"))
	case m.mode == finding:
		return " " + m.bold("find: ") + m.words + cursor + m.faint("  enter chooses, tab keeps the list, esc shows all")
	case m.mode == commanding:
		return " " + m.bold(":") + m.words + cursor + m.faint("  enter runs it, esc cancels, help lists commands")
	case m.mode == asking:
		return " " + m.bold("rules: ") + m.words + cursor + m.faint("  the id of a rule, or words")
	}
	return " " + m.keyLine()
}

// keyLine lists the keys that fit, the most useful first.
func (m model) keyLine() string {
	var keys []string
	switch {
	case m.mode == reading && m.page.rules:
		keys = []string{"esc back", "/ search", "up/down scroll"}
	case m.mode == reading:
		keys = []string{"esc back", "up/down scroll", "space next page"}
	case m.mode == pointing:
		keys = []string{"? help", "arrows move", "n next", "enter choose", "tab list", "i look", "o odds", "b blocked", "u undo", "q quit"}
	case m.mode == throwing:
		keys = []string{"? help", "enter confirm", "w why", "u undo", ": command", "l log", "r rules", "q quit"}
	case m.now.over:
		keys = []string{"? help", "l log", "w why", "u undo", ": command", "r rules", "q quit"}
	default:
		keys = []string{"? help", "enter choose", "tab map", "b blocked", "o odds", "w why", "u undo", "e end", "q quit", "i look", ": command", "l log", "s sort", "r rule", "/ find"}
	}
	var out []string
	width := 1
	for _, k := range keys {
		if width += ansi.StringWidth(k) + 3; width > m.w {
			break
		}
		name, what, _ := strings.Cut(k, " ")
		out = append(out, m.bold(name)+" "+m.faint(what))
	}
	return strings.Join(out, "   ")
}

// logText formats the log. Rolls, and lines from before the last answer, are faint; rounds are bold. With rules it formats
// the log page, with the id of each rule.
func (m model) logText(rules bool) []string {
	out := make([]string, 0, len(m.now.log))
	for i, l := range m.now.log {
		text := l.Text
		switch {
		case l.Round:
			text = m.bold(text)
		case l.Roll, i < m.seen && !rules:
			text = m.faint(text)
		}
		if rules && l.Rule != "" {
			text += m.faint("  " + l.Rule)
		}
		out = append(out, text)
	}
	return out
}

// logLines returns the end of the log, wrapped to the width.
func (m model) logLines(w int) []string {
	const most = 100 // at least the lines of a screen
	var out []string
	for _, l := range tail(m.logText(false), most) {
		out = append(out, split(draw.Wrap(" "+l, "   ", m.drawing(w, 0)))...)
	}
	return out
}
