package seating_test

import (
	"testing"

	"fray/internal/seating"
)

// FuzzPhrase: what is written from a parsed phrase is parsed as the same.
func FuzzPhrase(f *testing.F) {
	for _, text := range []string{
		"default", "ask when kestrel acts", "dodge below 50 %", "dodge when I am the target below 5", "a when b acts when c acts", "dodge below x", "", " when x acts",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := seating.Phrase(text)
		if err != nil || s.Verb == "" && !s.Ask {
			return
		}
		again, err := seating.Phrase(seating.PhraseOf(s))
		if err != nil || again != s {
			t.Errorf("%q is %+v, written as %q, and then %+v, %v", text, s, seating.PhraseOf(s), again, err)
		}
	})
}
