package table_test

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"

	"fray/table"
)

// A line of printable text is taken in any script; what acts on a terminal, forges lines or hides is refused.
func TestCheckLine(t *testing.T) {
	for _, good := range []string{
		"", "Edda the Bold", "Ærøskøbing, 5 < 6 & \"so\"", "\u00a0\u3000", "ایمان", "می\u200cروم", // a Persian verb with its non-joiner
		"👩\u200d🚒 ❤\ufe0f", "\U0001fae9", "\ufffd", "\u0e33\u0301",
	} {
		if err := table.CheckLine(good); err != nil {
			t.Errorf("%q is refused: %v", good, err)
		}
		if got := table.EscapeLine(good); got != good {
			t.Errorf("%q is escaped as %q", good, got)
		}
	}
	for bad, escaped := range map[string]string{
		"a\x1b[31mb":     `a\u001b[31mb`,
		"a\nwon":         `a\u000awon`,
		"a\r\tb\x00":     `a\u000d\u0009b\u0000`,
		"\x7f\u009b1m":   `\u007f\u009b1m`,
		"\u202egnissim":  `\u202egnissim`,
		"a\u2066b\u2069": `a\u2066b\u2069`,
		"Ed\u200bda":     `Ed\u200bda`,
		"Ed\u200dda":     `Ed\u200dda`,
		"Edda\u200d":     `Edda\u200d`,
		"Edda\ufe0f":     `Edda\ufe0f`,
		"\ufeffEdda":     `\ufeffEdda`,
		"Ed\u00adda":     `Ed\u00adda`,
		"a\u2028b":       `a\u2028b`,
		"\u3164":         `\u3164`,
		"a\U000e0041":    `a\udb40\udc41`,
		"a\xffb":         `a\ufffdb`,
	} {
		if err := table.CheckLine(bad); err == nil {
			t.Errorf("%q is taken", bad)
		}
		if got := table.EscapeLine(bad); got != escaped {
			t.Errorf("%q is escaped as %q; %q was expected", bad, got, escaped)
		}
	}
	if err := table.CheckLines("one\ntwo"); err != nil {
		t.Errorf("two lines are refused: %v", err)
	}
	if err := table.CheckLines("one\nt\x1bwo"); err == nil {
		t.Error("a control character in the second line is taken")
	}
}

// FuzzEscapeLine: whatever the text, what is escaped is a printable line, and what was one is unchanged.
func FuzzEscapeLine(f *testing.F) {
	for _, text := range []string{"", "a\x1b]0;x\x07", "\u202eabc\u2069", "é\u200dé\u200d", "\xff\ufe0f", "❤\ufe0f\u200d🔥"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		out := table.EscapeLine(text)
		if err := table.CheckLine(out); err != nil {
			t.Fatalf("%q is escaped as %q: %v", text, out, err)
		}
		if err := table.CheckLine(text); (err == nil) != (out == text) {
			t.Fatalf("%q: %v, but it is escaped as %q", text, err, out)
		}
		if strings.ContainsAny(text, "\"\\") || !utf8.ValidString(text) {
			return
		}
		var back string
		if err := json.Unmarshal([]byte(`"`+out+`"`), &back); err != nil || back != text {
			t.Fatalf("%q is escaped as %q, which JSON reads as %q (%v)", text, out, back, err)
		}
	})
}
