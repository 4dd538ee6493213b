package draw

import (
	"io"
	"regexp"
	"strings"

	"fray/table"
)

// ours are the terminal sequences that pictures and progress are made of: colors, and wiping a line.
var ours = regexp.MustCompile(`^(\x1b\[(|1|7|38;5;[0-9]+|1;38;5;[0-9]+)m|\x1b\[K|\r|\n|\t)`)

// Safe is the text with everything written out that acts on a terminal and is not ours, and that hides or turns text round.
// Text of ours may have line breaks: names and words that come from elsewhere go through [table.EscapeLine] before.
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
		} else if text != "" { // a sequence of somebody else's: its first byte is what makes it one
			out.WriteString(table.EscapeLine(text[:1]))
			text = text[1:]
		}
	}
	return out.String()
}

// SafeWriter writes what is written to it by [Safe].
func SafeWriter(w io.Writer) io.Writer { return safeWriter{w} }

type safeWriter struct{ to io.Writer }

// Write writes.
func (w safeWriter) Write(b []byte) (int, error) {
	if _, err := io.WriteString(w.to, Safe(string(b))); err != nil {
		return 0, err
	}
	return len(b), nil
}
