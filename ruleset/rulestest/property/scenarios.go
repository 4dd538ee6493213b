package property

import (
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"fray/pack"
	"fray/ruleset"
	"fray/ruleset/rulestest"
)

// goldenFile holds what the scenarios of a ruleset show beyond what they expect, in the folder of its package.
const goldenFile = "testdata/scenarios.golden"

// Scenarios runs every scenario of a ruleset from a test of its package. Every rule has to be proved by a case and cited by
// code or content, and what the scenarios show besides has to be what the golden files say: the dice of each rule, the
// defaults of questions, all texts, and the words of options. With update it writes these files.
func Scenarios(t *testing.T, name string, update bool) {
	t.Helper()
	rs, ok := ruleset.Find(name)
	if !ok {
		t.Fatalf("there is no ruleset %s", name)
	}
	l, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	recordings := rulestest.Recordings{}
	s := rulestest.Check(rs, rulestest.Options{Library: l, Record: recordings})
	byCase := map[string][]rulestest.Failure{}
	for _, f := range s.Failures {
		at := strings.TrimSuffix(path.Base(f.File), ".yaml") + "/" + f.Case
		byCase[at] = append(byCase[at], f)
	}
	for at, failures := range byCase {
		t.Run(at, func(t *testing.T) {
			for _, f := range failures {
				t.Errorf("%s", f)
			}
		})
	}
	if len(s.Unproved) > 0 {
		t.Errorf("%d rules that no case proves:\n%s", len(s.Unproved), strings.Join(s.Unproved, "\n"))
	}
	if len(s.Uncited) > 0 {
		t.Errorf("%d rules that no code cites:\n%s", len(s.Uncited), strings.Join(s.Uncited, "\n"))
	}
	golden(t, goldenFile, recordings.Golden(), update)
	golden(t, rulestest.WordsFile, recordings.Words(), update)
}

// golden compares a text with a file of the package, and shows the lines that differ.
func golden(t *testing.T, name, text string, update bool) {
	t.Helper()
	if update {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if string(want) == text {
		return
	}
	t.Errorf("the scenarios show something else than %s says; if that is meant, go test -run TestScenarios -update writes it:\n%s", name, differing(string(want), text))
}

// differing are the lines of two texts that only one of them has, with the heading above each.
func differing(before, after string) string {
	var b strings.Builder
	only := func(mark, text, other string) {
		has, heading := map[string]bool{}, ""
		for line := range strings.Lines(other) {
			has[line] = true
		}
		for line := range strings.Lines(text) {
			if strings.HasPrefix(line, "#") {
				heading = line
			}
			if !has[line] {
				b.WriteString(mark + strings.TrimPrefix(heading, line) + "  " + line)
			}
		}
	}
	only("- ", before, after)
	only("+ ", after, before)
	return b.String()
}
