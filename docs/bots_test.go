package docs_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fray/internal/cli"
)

// program returns the n-th program of docs/bots.md in a language, from 0.
func program(t *testing.T, language string, n int) string {
	t.Helper()
	blocks := regexp.MustCompile("(?s)```"+language+"\n(.*?)```").FindAllStringSubmatch(read(t, "bots.md"), -1)
	if n >= len(blocks) {
		t.Fatalf("docs/bots.md has %d programs in %s, want more than %d", len(blocks), language, n)
	}
	return blocks[n][1]
}

// save writes a program to a file.
func save(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// fray runs the command and returns what it prints.
func fray(t *testing.T, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	if code := cli.Main(args, strings.NewReader(""), &out, &errs, func(string) string { return "" }); code != 0 {
		t.Fatalf("fray %s exits with %d: %s", strings.Join(args, " "), code, errs.String())
	}
	return out.String()
}

// TestPythonBot: the program in Python plays in sim, the same with any number of workers, and in play.
func TestPythonBot(t *testing.T) {
	if _, err := exec.LookPath("python3"); errors.Is(err, exec.ErrNotFound) {
		t.Skip("there is no python3")
	}
	path := filepath.Join(t.TempDir(), "mybot.py")
	save(t, path, program(t, "python", 0))
	bot := "exec:python3 " + path
	var checksums []string
	for _, workers := range []string{"1", "2"} {
		var report struct {
			Checksum string
			Sides    []struct{ Bot string }
		}
		if err := json.Unmarshal([]byte(fray(t, "sim", "duel", "-n", "3", "--bot", "town="+bot, "--workers", workers, "--json")), &report); err != nil {
			t.Fatal(err)
		}
		if report.Sides[0].Bot != bot {
			t.Errorf("town is played by %q, want %q", report.Sides[0].Bot, bot)
		}
		checksums = append(checksums, report.Checksum)
	}
	if checksums[0] != checksums[1] {
		t.Errorf("two workers play other fights than one: %q", checksums)
	}
	out := fray(t, "play", "duel", "--plain", "--seed", "4", "--seat", "town=greedy", "--seat", "hills="+bot)
	if !strings.Contains(out, "("+bot+"): attack") || !strings.Contains(out, "The fight is over") {
		t.Errorf("the bot does not play to the end in\n%s", out)
	}
}

// TestLibraryBot: a separate module that names this one by replace builds and runs with the commands of the page.
func TestLibraryBot(t *testing.T) {
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	save(t, filepath.Join(dir, "main.go"), program(t, "go", 0))
	sums := read(t, filepath.Join(root, "go.sum")) // so that go mod tidy asks no network
	save(t, filepath.Join(dir, "go.sum"), sums)
	for line := range strings.SplitSeq(read(t, "bots.md"), "\n") {
		if words := strings.Fields(strings.Replace(line, "=../fray", "="+root, 1)); strings.HasPrefix(line, "    go mod ") {
			run(t, dir, words...)
		}
	}
	if out := run(t, dir, "go", "run", "."); !regexp.MustCompile(`^wardens wins \d+ of 100\n$`).MatchString(out) {
		t.Errorf("the program prints %q", out)
	}
}

// run runs a command in a folder.
func run(t *testing.T, dir string, words ...string) string {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), words[0], words[1:]...)
	cmd.Dir = dir
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", strings.Join(words, " "), err, out)
	}
	return string(out)
}
