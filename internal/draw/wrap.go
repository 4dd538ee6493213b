package draw

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// Wrap breaks the text at spaces so that no line is wider than o.Width. Lines after the first start with the indent. It keeps
// colors, and cuts a word that is wider than a line.
func Wrap(text, indent string, o Options) string {
	if o.Width <= 0 {
		return text
	}
	var out []string
	for par := range strings.SplitSeq(text, "\n") {
		out = append(out, wrapLine(par, indent, o.Width)...)
	}
	return strings.Join(out, "\n")
}

// A number and its % stay together.
const numberJoin, numberSpace = "\u00a0%", " %"

// wrapLine breaks one line at its spaces. It closes a color before a line break and opens it again after it.
func wrapLine(text, indent string, width int) []string {
	if ansi.StringWidth(text) <= width {
		return []string{text}
	}
	room := max(width-ansi.StringWidth(indent), 1)
	var out []string
	line, open := "", ""
	begun := false // the line has more than the indent
	for word := range strings.SplitSeq(strings.ReplaceAll(text, numberSpace, numberJoin), " ") {
		if begun && ansi.StringWidth(line)+1+ansi.StringWidth(word) > width {
			out = append(out, closed(line, open))
			line, begun = indent+open, false
		}
		if !begun && len(out) > 0 && word == "" {
			continue
		}
		for ansi.StringWidth(word) > room {
			out = append(out, closed(line+ansi.Truncate(word, room, ""), open))
			word, line = ansi.TruncateLeft(word, room, ""), indent+open
		}
		if begun {
			line += " "
		}
		line, open, begun = line+word, colorAfter(word, open), true
	}
	return append(out, closed(line, open))
}

// closed finishes a line: it removes trailing spaces and closes the color.
func closed(line, open string) string {
	line = strings.ReplaceAll(strings.TrimRight(line, " "), numberJoin, numberSpace)
	if open == "" {
		return line
	}
	return line + "\x1b[m"
}

// colorAfter returns the color that is open after the text. Open is the color before it.
func colorAfter(text, open string) string {
	i := strings.LastIndex(text, "\x1b[")
	if i < 0 {
		return open
	}
	code, _, _ := strings.Cut(text[i:], "m")
	if code == "\x1b[" {
		return ""
	}
	return code + "m"
}

// flow joins the pieces with the gap, and starts a new line with the indent when a piece does not fit.
func flow(first string, pieces []string, gap, indent string, width int) []string {
	var out []string
	line, sep := first, ""
	for _, p := range pieces {
		if width > 0 && line != indent && ansi.StringWidth(line+sep+p) > width {
			out = append(out, strings.TrimRight(line, " "))
			line, sep = indent, ""
		}
		line, sep = line+sep+p, gap
	}
	return append(out, line)
}

// fit cuts the text to the width and marks the cut, or pads it with spaces.
func fit(text string, width int, o Options) string {
	text = clip(text, width, o)
	return text + strings.Repeat(" ", max(width-ansi.StringWidth(text), 0))
}

// clip cuts the text to the width and marks the cut. Width 0 means no limit.
func clip(text string, width int, o Options) string {
	if width <= 0 || ansi.StringWidth(text) <= width {
		return text
	}
	return ansi.Truncate(text, width, o.pick("…", "~"))
}

func split(text string) []string { return strings.Split(text, "\n") }

func clipAll(lines []string, o Options) []string {
	for i := range lines {
		lines[i] = clip(lines[i], o.Width, o)
	}
	return lines
}
