package setup_test

import (
	"encoding/json"
	"slices"
	"testing"

	"fray/ruleset/setup"
)

// TestWords reads a list of words, and one word alone as a list of it.
func TestWords(t *testing.T) {
	for text, want := range map[string]setup.Words{`"quick"`: {"quick"}, `["quick","full"]`: {"quick", "full"}, `[]`: {}, `null`: nil} {
		var got setup.Words
		if err := json.Unmarshal([]byte(text), &got); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s reads %q (%v), expected %q", text, got, err, want)
		}
	}
	for _, text := range []string{`3`, `[3]`, `{"a":"b"}`, `[["quick"]]`} {
		var got setup.Words
		if err := json.Unmarshal([]byte(text), &got); err == nil {
			t.Errorf("%s reads %q, expected an error", text, got)
		}
	}
}

// FuzzWords reads anything, and what it takes reads the same when it is written again.
func FuzzWords(f *testing.F) {
	for _, seed := range []string{`"quick"`, `["quick","full"]`, `null`, `[]`, `3`, `[null]`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		var first, second setup.Words
		if json.Unmarshal(text, &first) != nil {
			return
		}
		again, err := json.Marshal(first)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(again, &second); err != nil || !slices.Equal(first, second) {
			t.Fatalf("%s reads %q, and written again %q (%v)", text, first, second, err)
		}
	})
}
