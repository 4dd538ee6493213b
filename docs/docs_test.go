// The tests of the documentation check the examples, the transcripts and the links.
package docs_test

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fray/internal/cli"
	"fray/pack"
	"fray/ruleset/rulestest"
)

// Every YAML block that names its file is valid, and the scenario passes.
func TestExamplesAreValid(t *testing.T) {
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

// examples writes the blocks that start with "# file: NAME" to files.
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
		t.Fatalf("the pages have %d examples, want at least 4", len(files))
	}
	return files
}

// The transcripts on these pages are what fray prints, in this order; "..." stands for omitted lines.
func TestTranscriptsAreReal(t *testing.T) {
	for _, page := range []string{filepath.Join("..", "README.md"), "flank.md", "phase.md", "surge.md"} {
		transcripts := strings.Split(read(t, page), "```\n$ go run ./cmd/fray ")[1:]
		if len(transcripts) == 0 {
			t.Errorf("%s has no transcript", page)
		}
		for _, transcript := range transcripts {
			transcript, _, _ = strings.Cut(transcript, "\n```")
			command, lines, _ := strings.Cut(transcript, "\n")
			isReal(t, page, command, strings.TrimSuffix(strings.TrimPrefix(lines, "...\n"), "\n..."))
		}
	}
}

// isReal runs a command with what is typed in its transcript, and compares what it prints.
func isReal(t *testing.T, page, command, lines string) {
	t.Helper()
	var typed []string
	for _, m := range regexp.MustCompile(`(?m)^\S.* \(\w+\)> (.+)$`).FindAllStringSubmatch(lines, -1) {
		typed = append(typed, m[1])
	}
	if len(typed) == 0 && !strings.Contains(command, "--seat") {
		t.Fatalf("%s: nobody types anything in the transcript", page)
	}
	var out, errs bytes.Buffer
	code := cli.Main(strings.Fields(command), strings.NewReader(strings.Join(typed, "\n")), &out, &errs, func(string) string { return "" })
	if code != 0 {
		t.Fatalf("%s: fray %s exits with %d: %s", page, command, code, errs.String())
	}
	rest := out.String()
	for part := range strings.SplitSeq(lines, "...\n") {
		_, after, found := strings.Cut(rest, part)
		if !found {
			t.Fatalf("%s: fray %s does not print\n%s\nafter the parts before it; it prints\n%s", page, command, part, out.String())
		}
		rest = after
	}
}

// Every link to a file of the repository leads to an existing file.
func TestLinks(t *testing.T) {
	link := regexp.MustCompile(`\]\(([^)#]+)(#[^)]*)?\)`)
	top := []string{filepath.Join("..", "README.md"), filepath.Join("..", "CONTRIBUTING.md")}
	for _, page := range append(top, pages(t, ".")...) {
		for _, m := range link.FindAllStringSubmatch(read(t, page), -1) {
			if strings.Contains(m[1], "://") {
				continue
			}
			if _, err := os.Stat(filepath.Join(filepath.Dir(page), m[1])); err != nil {
				t.Errorf("%s: the link to %s is broken", page, m[1])
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
