package laws

import (
	"encoding/json"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write testdata/words.json, the retired words that each file still has")

// budgetFile says how many retired words each file may still have. A file that is not in it may have none.
const budgetFile = "testdata/words.json"

// TestRetiredWords holds every Go file, script, template and document to the vocabulary. A file may have at most the
// retired words that the budget allows it.
func TestRetiredWords(t *testing.T) {
	found := retiredWords(t, "../..")
	if *update {
		writeBudget(t, found)
	}
	budget := readBudget(t)
	for name, words := range found {
		if len(words) <= budget[name] {
			continue
		}
		t.Errorf("%s has %d retired words, %d are allowed:", name, len(words), budget[name])
		for _, w := range words {
			t.Errorf("  %s:%s", name, w)
		}
	}
	for name := range budget {
		if _, err := os.Stat(filepath.Join("..", "..", name)); err != nil {
			t.Errorf("%s names %s, which does not exist; run go test ./tools/laws -update", budgetFile, name)
		}
	}
}

func TestRetiredWordsAreFound(t *testing.T) {
	cases := []struct{ name, text, want string }{
		{"a.md", "It is Reckoned.", `1: "Reckoned" is retired, write compute, calculate or estimate`},
		{"a.md", "one\ntwo can not", `2: "can not" is retired, write cannot`},
		{"a.go", "package a\n\n// A seat is\n// told.\n", `3: "is told" is retired, write is notified, sees or gets`},
		{"a.go", "package a\n\nvar Told int\n", `3: "Told" is retired, write notified or seen`},
		{"a.md", "He told me.", ""},
		{"a.md", "The cannot and the whomping.", ""},
		{"a.go", "package a\n\n// told in a comment\nvar isTold int\n", ""},
	}
	v := newVocabulary()
	for _, c := range cases {
		var got []string
		for _, w := range v.find(c.name, []byte(c.text)) {
			got = append(got, w.String())
		}
		if text := strings.Join(got, "\n"); text != c.want {
			t.Errorf("%q:\n got %s\nwant %s", c.text, text, c.want)
		}
	}
}

// retiredWords finds the retired words of every file under root that people read as text, by its path.
func retiredWords(t *testing.T, root string) map[string][]word {
	t.Helper()
	v, found := newVocabulary(), map[string][]word{}
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		path, err := filepath.Rel(root, name)
		if err != nil {
			return err
		}
		switch {
		case d.IsDir() && path != "." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "node_modules" || d.Name() == "testdata"):
			return fs.SkipDir
		case d.IsDir() || !slices.Contains([]string{".go", ".ts", ".html", ".md"}, filepath.Ext(name)):
			return nil
		}
		path = filepath.ToSlash(path)
		if path == "tools/laws/words.go" || path == "tools/laws/words_test.go" {
			return nil // they name the words
		}
		text, err := os.ReadFile(name)
		if words := v.find(path, text); len(words) > 0 {
			found[path] = words
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func readBudget(t *testing.T) map[string]int {
	t.Helper()
	text, err := os.ReadFile(budgetFile)
	if err != nil {
		t.Fatal(err)
	}
	budget := map[string]int{}
	if err := json.Unmarshal(text, &budget); err != nil {
		t.Fatal(err)
	}
	return budget
}

func writeBudget(t *testing.T, found map[string][]word) {
	t.Helper()
	budget := map[string]int{}
	for name, words := range found {
		budget[name] = len(words)
	}
	text, err := json.MarshalIndent(budget, "", "\t")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(budgetFile, append(text, '\n'), 0o600); err != nil {
		t.Fatal(err)
	}
}
