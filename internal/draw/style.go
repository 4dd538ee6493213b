package draw

import "strings"

// style is one look of text: a terminal colour that reads on light and dark ground.
type style uint8

const (
	normal style = iota
	quiet        // lines, dots, what is over
	strong       // headings, who acts
	good         // plenty left, where one may go
	fair         // half left, warnings
	bad          // little left, walls of trouble
	sideA        // the sides, in order of appearance: blue, orange, violet, green
	sideB
	sideC
	sideD
	picked // under the cursor: reversed
)

// codes are the parameters of the terminal's colour sequence, by style.
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

// paint puts the text into the style, if there are colours.
func (o Options) paint(s style, text string) string {
	if !o.Color || s == normal || strings.TrimSpace(text) == "" {
		return text
	}
	return "\x1b[" + s.codes() + "m" + text + "\x1b[m"
}

// sideStyle is the look of the n-th side.
func sideStyle(n int) style { return sideA + style(n%4) }
