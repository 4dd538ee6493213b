package table

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// CheckLine says why a text is not one line of printable text, or nil. Names, titles, words and reasons have to be one:
// with control characters they could act on a terminal, with line breaks they could forge lines of a log, and with
// characters that are invisible or change the direction of writing they could pass for another text.
func CheckLine(text string) error {
	if !utf8.ValidString(text) {
		return fmt.Errorf("the text %q is not UTF-8", text)
	}
	if i, r := unprintable(text); i >= 0 {
		return fmt.Errorf("found the character U+%04X; one line of printable text was expected", r)
	}
	return nil
}

// CheckLines is CheckLine for a text that may have several lines.
func CheckLines(text string) error {
	for line := range strings.SplitSeq(text, "\n") {
		if err := CheckLine(line); err != nil {
			return err
		}
	}
	return nil
}

// EscapeLine is the text with everything that CheckLine refuses written out, such as \u001b for ESC.
func EscapeLine(text string) string {
	i, _ := unprintable(text)
	if i < 0 {
		return text
	}
	var out strings.Builder
	for i >= 0 {
		r, n := utf8.DecodeRuneInString(text[i:])
		out.WriteString(text[:i])
		if high, low := utf16.EncodeRune(r); high != utf8.RuneError {
			fmt.Fprintf(&out, `\u%04x\u%04x`, high, low)
		} else {
			fmt.Fprintf(&out, `\u%04x`, r)
		}
		text = text[i+n:]
		i, _ = unprintable(text)
	}
	out.WriteString(text)
	return EscapeLine(out.String()) // a joiner may have lost what it stood beside
}

// unprintable finds the first character that has no place in a line of text: where it stands, -1 for nowhere, and what it is.
func unprintable(text string) (at int, r rune) {
	before := rune(0)
	for i, r := range text {
		_, n := utf8.DecodeRuneInString(text[i:])
		if !printable(before, r, text[i+n:]) || r == utf8.RuneError && n == 1 {
			return i, r
		}
		before = r
	}
	return -1, 0
}

// The characters that join letters, or keep them apart: some scripts and pictures need them.
const (
	nonJoiner = '\u200c'
	joiner    = '\u200d'
)

// printable reports whether a character may stand between the one before it (0: none) and the text after it. What joins
// characters or varies their look needs ones beside it that scripts and pictures use it with: elsewhere it is invisible.
func printable(before, r rune, after string) bool {
	switch {
	case r <= unicode.MaxASCII: // nearly all text
		return r >= ' ' && r < 0x7f
	case r == nonJoiner || r == joiner:
		next, n := utf8.DecodeRuneInString(after)
		return n > 0 && joins(before) && joins(next)
	case unicode.Is(unicode.Variation_Selector, r):
		return joins(before)
	default:
		return !unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Other_Default_Ignorable_Code_Point)
	}
}

// joins reports whether a character may stand beside a joiner.
func joins(r rune) bool {
	return r > unicode.MaxASCII && (unicode.Is(unicode.Variation_Selector, r) ||
		!unicode.In(r, unicode.Cc, unicode.Cf, unicode.Z, unicode.Other_Default_Ignorable_Code_Point))
}
