package draw

import "strings"

// style is a text style: a terminal color that is readable on light and dark backgrounds.
type style uint8

const (
	normal style = iota
	quiet        // lines, dots, past turns
	strong       // headings, the acting combatant
	good         // plenty left, reachable cells
	fair         // half left, warnings
	bad          // little left
	sideA        // the sides, in order of appearance: blue, orange, violet, green
	sideB
	sideC
	sideD
	picked // under the cursor: reversed
)

// codes returns the parameters of the terminal's color sequence.
func (s style) codes() string {
	switch s {
	case quiet:
		return "38;5;243"
	case strong:
		return "1"
	case good:
		return "38;5;71"
	case fair:
		return "38;5;172"
	case bad:
		return "38;5;160"
	case sideA:
		return "1;38;5;33"
	case sideB:
		return "1;38;5;166"
	case sideC:
		return "1;38;5;133"
	case sideD:
		return "1;38;5;65"
	case picked:
		return "7"
	case normal:
	}
	return ""
}

// paint styles the text if colors are on.
func (o Options) paint(s style, text string) string {
	if !o.Color || s == normal || strings.TrimSpace(text) == "" {
		return text
	}
	return "\x1b[" + s.codes() + "m" + text + "\x1b[m"
}

// sideStyle returns the style of side n.
func sideStyle(n int) style { return sideA + style(n%4) }
