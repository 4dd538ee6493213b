package draw

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// span is a piece of text in one style.
type span struct {
	text string
	s    style
}

// word is text that stays on one line, with the spaces before it if it is not the first on its line.
type word struct {
	spans  []span
	blanks int
}

func (w word) width() int {
	n := 0
	for _, p := range w.spans {
		n += ansi.StringWidth(p.text)
	}
	return n
}

// para is a paragraph of words; lines after the first are indented.
type para struct {
	words  []word
	indent int
}

func (p *para) add(s style, text string) {
	p.words = append(p.words, word{spans: []span{{text, s}}, blanks: 1})
}

// width returns its width on one line.
func (p para) width() int {
	n := 0
	for i, w := range p.words {
		if i > 0 {
			n += w.blanks
		}
		n += w.width()
	}
	return n
}

// lines breaks the paragraph into lines of the width and cuts words that are wider.
func (p para) lines(width int, o Options) [][]span {
	var out [][]span
	var line []span
	used := 0
	for i, w := range p.words {
		blanks := w.blanks
		if i == 0 {
			blanks = 0
		}
		if used+blanks+w.width() > width && used > p.indent {
			out, line, used, blanks = append(out, line), nil, 0, p.indent
		}
		if blanks > 0 {
			line, used = append(line, span{text: strings.Repeat(" ", blanks)}), used+blanks
		}
		room := width - used
		for _, piece := range w.spans {
			piece.text = clip(piece.text, max(room, 1), o)
			n := ansi.StringWidth(piece.text)
			if n > room {
				break
			}
			line, used, room = append(line, piece), used+n, room-n
		}
	}
	return append(out, line)
}
