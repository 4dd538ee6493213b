// Package docs holds the prose; its test reads the examples in it as a user's files are read.
package docs

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fray/pack"
	"fray/ruleset/rulestest"
)

// TestExamplesAreRight writes every YAML block that names its file into a folder, has fray validate all of them, and
// plays the scenario.
func TestExamplesAreRight(t *testing.T) {
	dir := t.TempDir()
	files := examples(t, dir)
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if strings.Contains(f, "creatures") {
			if err := lib.AddPath(f); err != nil {
				t.Error(err)
			}
		}
	}
	for _, f := range files {
		if bad := lib.Validate(f); len(bad) > 0 {
			t.Error(bad)
		}
	}
	report := rulestest.Run(os.DirFS(dir), []string{"my-scenario.yaml"}, rulestest.Options{Library: lib})
	if report.Cases == 0 || len(report.Failures) > 0 {
		t.Errorf("the scenario: %d cases, %v", report.Cases, report.Failures)
	}
}

// examples writes out the blocks that begin with "# file: NAME".
func examples(t *testing.T, dir string) []string {
	t.Helper()
	block := regexp.MustCompile("(?s)```yaml\n# file: (\\S+)\n(.*?)```")
	var files []string
	for _, page := range append(pages(t, "."), filepath.Join("..", "README.md")) {
		for _, m := range block.FindAllStringSubmatch(read(t, page), -1) {
			name := filepath.Join(dir, m[1])
			if err := os.WriteFile(name, []byte(m[2]), 0o600); err != nil {
				t.Fatal(err)
			}
			files = append(files, name)
		}
	}
	if len(files) < 4 {
		t.Fatalf("only %d examples found in the pages; expected at least 4", len(files))
	}
	return files
}

// TestLinksLead follows every link to a file of the tree.
func TestLinksLead(t *testing.T) {
	link := regexp.MustCompile(`\]\(([^)#]+)(#[^)]*)?\)`)
	top := []string{filepath.Join("..", "README.md"), filepath.Join("..", "CONTRIBUTING.md")}
	for _, page := range append(top, pages(t, ".")...) {
		for _, m := range link.FindAllStringSubmatch(read(t, page), -1) {
			if strings.Contains(m[1], "://") {
				continue
			}
			if _, err := os.Stat(filepath.Join(filepath.Dir(page), m[1])); err != nil {
				t.Errorf("%s: the link to %s leads nowhere", page, m[1])
			}
		}
	}
}

func pages(t *testing.T, dir string) []string {
	t.Helper()
	var found []string
	for _, pattern := range []string{"*.md", "decisions/*.md"} {
		names, err := filepath.Glob(filepath.Join(dir, pattern))
		if err != nil {
			t.Fatal(err)
		}
		found = append(found, names...)
	}
	return found
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
