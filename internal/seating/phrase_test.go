package seating_test

import (
	"reflect"
	"testing"

	"fray/internal/seating"
)

// FuzzPhrase: what is written from a parsed phrase is parsed as the same.
func FuzzPhrase(f *testing.F) {
	for _, text := range []string{
		"default", "ask when kestrel acts", "dodge below 50 %", "dodge when I am the target below 5", "a when b acts when c acts", "dodge below x", "", " when x acts",
		"surge retry if failure is 1 or more and fatigue is 0", "a:b c if x is 1 or less when y acts", "ask if x is 2", "a if x is y",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := seating.Phrase(text)
		if err != nil || s.Verb == "" && !s.Ask {
			return
		}
		again, err := seating.Phrase(seating.PhraseOf(s))
		if err != nil || !reflect.DeepEqual(again, s) {
			t.Errorf("%q is %+v, written as %q, and then %+v, %v", text, s, seating.PhraseOf(s), again, err)
		}
	})
}
