package draw

import (
	"io"
	"regexp"
	"strings"

	"fray/table"
)

// ours matches the terminal sequences that fray uses: colors, and clearing a line.
var ours = regexp.MustCompile(`^(\x1b\[(|1|7|38;5;[0-9]+|1;38;5;[0-9]+)m|\x1b\[K|\r|\n|\t)`)

// Safe escapes everything that acts on a terminal, except fray's own sequences and line breaks, and characters that hide or
// reverse text. Names and notes from outside must go through [table.EscapeLine] first, because Safe keeps line breaks.
func Safe(text string) string {
	if table.CheckLines(text) == nil {
		return text
	}
	var out strings.Builder
	for text != "" {
		end := strings.IndexAny(text, "\x1b\r\n\t")
		if end < 0 {
			end = len(text)
		}
		out.WriteString(table.EscapeLine(text[:end]))
		text = text[end:]
		if known := ours.FindString(text); known != "" {
			out.WriteString(known)
			text = text[len(known):]
		} else if text != "" { // a foreign sequence: escaping its first byte disables it
			out.WriteString(table.EscapeLine(text[:1]))
			text = text[1:]
		}
	}
	return out.String()
}

// SafeWriter returns a writer that applies [Safe].
func SafeWriter(w io.Writer) io.Writer { return safeWriter{w} }

type safeWriter struct{ to io.Writer }

// Write writes the escaped text.
func (w safeWriter) Write(b []byte) (int, error) {
	if _, err := io.WriteString(w.to, Safe(string(b))); err != nil {
		return 0, err
	}
	return len(b), nil
}
