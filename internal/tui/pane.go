package tui

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// pane returns exactly h lines, none wider than w.
func pane(lines []string, w, h int) []string {
	out := make([]string, h)
	for i := range out {
		if i < len(lines) {
			out[i] = ansi.Truncate(lines[i], w, "")
		}
	}
	return out
}

// beside puts two panes of the same height side by side, and pads the left one to its width.
func beside(left []string, w int, gap string, right []string) []string {
	out := make([]string, len(left))
	for i := range left {
		fill := strings.Repeat(" ", max(w-ansi.StringWidth(left[i]), 0))
		out[i] = left[i] + fill + gap + right[i]
	}
	return out
}

// tail returns the last n lines.
func tail(lines []string, n int) []string {
	if len(lines) > n {
		return lines[len(lines)-n:]
	}
	return lines
}

func split(text string) []string { return strings.Split(text, "\n") }
