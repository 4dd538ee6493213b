package golden

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Edit changes a source file of a ruleset: Old, which the file has once, becomes New.
type Edit struct{ File, Old, New string }

// CheckGrown builds the ruleset in the current folder with a rule more at the top of its ledger and with the edits, which
// add a verb, a condition and the like at the top of their tables, and has that build run the test that replays its
// records. The sources stay unchanged.
func CheckGrown(t *testing.T, test string, edits []Edit) {
	if testing.Short() {
		t.Skip("it builds the ruleset again")
	}
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	out, replaced := t.TempDir(), map[string]string{}
	replaced[filepath.Join(dir, "rule", "rule_gen.go")] = grownLedger(t, dir, out)
	sources := map[string]string{}
	for _, e := range edits {
		if sources[e.File] == "" {
			sources[e.File] = read(t, filepath.Join(dir, e.File))
		}
		if n := strings.Count(sources[e.File], e.Old); n != 1 {
			t.Fatalf("%s has %q %d times, want once", e.File, e.Old, n)
		}
		sources[e.File] = strings.Replace(sources[e.File], e.Old, e.New, 1)
	}
	for name, text := range sources {
		to := filepath.Join(out, name)
		save(t, to, text)
		replaced[filepath.Join(dir, name)] = to
	}
	list, err := json.Marshal(map[string]any{"Replace": replaced})
	if err != nil {
		t.Fatal(err)
	}
	overlay := filepath.Join(out, "overlay.json")
	save(t, overlay, string(list))
	goCommand(t, "test", "-count=1", "-overlay="+overlay, "-run=^"+test+"$", ".")
}

// grownLedger returns the generated file of the ledger with one rule more at its top.
func grownLedger(t *testing.T, dir, out string) string {
	first := regexp.MustCompile(`(?m)^rules:\n- id: ([a-z_]+\.[a-z_]+)\.`)
	text := read(t, filepath.Join(dir, "rules.yaml"))
	at := first.FindStringSubmatchIndex(text)
	if at == nil {
		t.Fatal("rules.yaml has no first rule")
	}
	rule := "rules:\n- id: " + text[at[2]:at[3]] + ".inserted_by_a_test\n  title: Inserted\n  rule: For a test.\n"
	ledger := filepath.Join(out, "ledger")
	if err := os.MkdirAll(filepath.Join(ledger, "rule"), 0o755); err != nil {
		t.Fatal(err)
	}
	save(t, filepath.Join(ledger, "rules.yaml"), text[:at[0]]+rule+strings.TrimPrefix(text[at[0]:], "rules:\n"))
	goCommand(t, "run", "fray/tools/rules", ledger)
	return filepath.Join(ledger, "rule", "rule_gen.go")
}

func goCommand(t *testing.T, args ...string) {
	t.Helper()
	if out, err := exec.CommandContext(t.Context(), "go", args...).CombinedOutput(); err != nil {
		t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, out)
	}
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func save(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}
