package pack_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fray/pack"
)

// Texts that could act on a terminal or forge a line are mistakes, each at its place.
func TestTextsArePrintable(t *testing.T) {
	const file = "ruleset: flow\nname: \"Bridge\\e]0;gone\\a\"\nabout: |\n  two\n  lines\n" +
		"combatants:\n  - {id: a, name: \"Ann\\nThe fight is over: b won.\", side: a, at: \"0,0\"}\n  - {id: b, name: \"\\u202Eneb\", side: b, at: \"1,0\"}\n"
	path := filepath.Join(t.TempDir(), "fight.yaml")
	if err := os.WriteFile(path, []byte(file), 0o600); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, bad := range pack.Validate(path) {
		got = append(got, strings.TrimPrefix(bad.Error(), path))
	}
	want := []string{
		":2:7: found the character U+001B; one line of printable text was expected",
		":7:19: found a line break in name:; expected one line",
		":8:19: found the character U+202E; one line of printable text was expected",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("the mistakes are\n%s\nexpected\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
