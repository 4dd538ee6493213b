package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the golden files")

const toyFolder = "tools/mutate/internal/toy"

// inModule moves to the folder of the module, where the command runs.
func inModule(t *testing.T) {
	t.Helper()
	t.Chdir(filepath.Join("..", ".."))
}

// golden compares a text with a file in testdata.
func golden(t *testing.T, name, text string) {
	t.Helper()
	file := filepath.Join("tools", "mutate", "testdata", name)
	if *update {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if string(want) != text {
		t.Errorf("found\n%s\nexpected\n%s", text, want)
	}
}

// TestMutantsDoWhatTheirNamesSay builds the toy with all mutants. Without one it does what the toy does, and with each of them
// exactly what the golden file says.
func TestMutantsDoWhatTheirNamesSay(t *testing.T) {
	inModule(t)
	plain := shown(t, "")
	dir := t.TempDir()
	o := options{match: "*.go"}
	ov, err := instrument(".", toyFolder, dir, o.skips)
	if err != nil {
		t.Fatal(err)
	}
	b := &bench{folder: toyFolder, file: filepath.Join(dir, "tests")}
	if err := b.build(t.Context(), ov.file); err != nil {
		t.Fatal(err)
	}
	if got := shown(t, b.file, "FRAY_MUTANT=0"); got != plain {
		t.Errorf("without a mutant found\n%s\nexpected\n%s", got, plain)
	}
	var all strings.Builder
	all.WriteString(plain)
	for _, m := range ov.mutants {
		fmt.Fprintf(&all, "%s (line %d)\n", m, m.Line)
		changed := strings.Split(shown(t, b.file, fmt.Sprintf("FRAY_MUTANT=%d", m.ID)), "\n")
		for i, line := range strings.Split(plain, "\n") {
			if i < len(changed) && changed[i] != line {
				fmt.Fprintf(&all, "    %s\n", changed[i])
			}
		}
	}
	golden(t, "toy.golden", all.String())
}

// shown is what the toy prints, from a test program or else from its source.
func shown(t *testing.T, program string, env ...string) string {
	t.Helper()
	args := []string{"go", "test", "-count=1", "-v", "-run", "^TestShow$", "./" + toyFolder}
	if program != "" {
		args = []string{program, "-test.run", "^TestShow$"}
	}
	cmd := exec.CommandContext(t.Context(), args[0], args[1:]...)
	cmd.Env = append(os.Environ(), env...)
	text, err := cmd.CombinedOutput()
	if err != nil && program == "" {
		t.Fatalf("%v\n%s", err, text)
	}
	var lines []string
	for line := range strings.Lines(string(text)) {
		switch word, _, _ := strings.Cut(line, " "); word {
		case "reach", "cost", "flags", "may", "word":
			lines = append(lines, line)
		case "panic:":
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, "")
}

// TestReport runs the command over the toy: by its scenarios alone, and by all its tests.
func TestReport(t *testing.T) {
	inModule(t)
	var out bytes.Buffer
	for _, args := range [][]string{
		{"-n", "0", "-quick", toyFolder},
		{"-n", "0", toyFolder},
		{"-n", "0", "-only", "InReach,Cost: 2,Halvings", toyFolder},
		{"-n", "3", "-seed", "7", "-quick", toyFolder},
	} {
		fmt.Fprintln(&out, "$ mutate", strings.Join(args, " "))
		if err := run(t.Context(), append([]string{"-timeout", "300ms"}, args...), &out); err != nil {
			t.Fatal(err)
		}
	}
	golden(t, "report.golden", out.String())
}

func TestFloorAndMistakes(t *testing.T) {
	inModule(t)
	for want, args := range map[string][]string{
		"10 % is less than 90 %": {"-n", "0", "-quick", "-floor", "90", toyFolder},
		"name one ruleset":       {},
		"flag provided but not":  {"-number", "3", "flow"},
		"cannot find package":    {"chess"},
	} {
		var out bytes.Buffer
		if err := run(t.Context(), args, &out); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: found %v, expected %s", args, err, want)
		}
	}
}

// TestEquivalents: a name needs a reason, and has to be that of a mutant.
func TestEquivalents(t *testing.T) {
	file := filepath.Join(t.TempDir(), "equivalent.txt")
	all := []mutant{{File: "a.go", Func: "f", Text: "< to <=", Nth: 1}}
	for text, want := range map[string]string{
		"# those that change nothing\n\na.go f: < to <= #1 -- n is never 3\n": "",
		"a.go f: < to <= #1\n":            "gives no reason",
		"a.go f: < to <= #2 -- never 3\n": "there is no mutant \"a.go f: < to <= #2\"",
	} {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		set, err := equivalents(file, all)
		if want == "" && (err != nil || len(set) != 1 || !set[all[0].String()]) {
			t.Errorf("found %v, %v", set, err)
		}
		if want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%q: found %v, expected %s", text, err, want)
		}
	}
	if set, err := equivalents(file+".none", all); err != nil || len(set) != 0 {
		t.Errorf("found %v, %v, expected nothing without a file", set, err)
	}
}

// TestNoticedEquivalent: a mutant that a test notices must not be listed as one that changes nothing.
func TestNoticedEquivalent(t *testing.T) {
	m := mutant{File: "a.go", Func: "f", Text: "< to <=", Nth: 1}
	err := report(&bytes.Buffer{}, options{}, "toy", []result{{m, expected, "TestF"}}, map[string]bool{m.String(): true})
	if err == nil || !strings.Contains(err.Error(), "a.go f: < to <= #1 is listed as equivalent, but TestF notices it") {
		t.Errorf("found %v", err)
	}
}

// TestCanceled: the command stops when its context is canceled.
func TestCanceled(t *testing.T) {
	inModule(t)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := run(ctx, []string{"-n", "1", toyFolder}, &bytes.Buffer{}); err == nil {
		t.Error("a canceled run ends without an error")
	}
}

// TestEveryRulesetsTestsAreFound: the tests of all rulesets stand where mutate can run them.
func TestEveryRulesetsTestsAreFound(t *testing.T) {
	inModule(t)
	dirs, err := filepath.Glob("ruleset/*/scenarios")
	if err != nil || len(dirs) < 5 {
		t.Fatalf("found %v: %v", dirs, err)
	}
	for _, dir := range dirs {
		ruleset := filepath.Dir(dir)
		if names, err := testsOf(ruleset, filepath.Base(ruleset)+"_test"); err != nil || len(names) == 0 {
			t.Errorf("%s: found %v: %v", ruleset, names, err)
		}
	}
}
