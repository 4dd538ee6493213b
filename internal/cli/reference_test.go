package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"fray/pack"
	"fray/ruleset"
	"fray/ruleset/rulestest"
)

// reference returns docs/commands.md: the help of every command.
func reference() string {
	var b strings.Builder
	b.WriteString("# Commands\n\n<!-- Written by `go test ./internal/cli -update`. Change the commands, not this file. -->\n")
	root := newRoot(&shell{})
	root.InitDefaultHelpFlag()
	writeCommand(&b, root)
	for _, c := range root.Commands() {
		writeCommands(&b, c)
	}
	b.WriteString("\n`fray completion SHELL` prints a script that completes commands, fights and rules in bash, zsh, fish or PowerShell.\n")
	return b.String()
}

// writeCommands writes a command and its subcommands.
func writeCommands(b *strings.Builder, c *cobra.Command) {
	if !c.IsAvailableCommand() || c.Name() == "help" || c.Name() == "completion" {
		return
	}
	c.InitDefaultHelpFlag()
	writeCommand(b, c)
	for _, below := range c.Commands() {
		writeCommands(b, below)
	}
}

func writeCommand(b *strings.Builder, c *cobra.Command) {
	fmt.Fprintf(b, "\n## %s\n\n%s\n\n    %s\n\n", c.CommandPath(), c.Long, c.UseLine())
	if flags := strings.TrimRight(c.LocalFlags().FlagUsages(), "\n"); flags != "" {
		fmt.Fprintf(b, "Flags:\n\n```\n%s\n```\n\n", flags)
	}
	fmt.Fprintf(b, "Examples:\n\n```sh\n%s\n```\n", unindented(c.Example))
}

// unindented removes the two spaces before each line.
func unindented(text string) string {
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		lines[i] = strings.TrimPrefix(l, "  ")
	}
	return strings.Join(lines, "\n")
}

func TestReferenceIsFresh(t *testing.T) { fresh(t, "commands.md", reference()) }

// TestSheetsAreFresh: docs/sheets.md is what fray help sheets says of every ruleset.
func TestSheetsAreFresh(t *testing.T) {
	var b strings.Builder
	b.WriteString("# Keys of sheets\n\n<!-- Written by `go test ./internal/cli -update`. Change the tags of the sheets, not this file. -->\n\n" +
		"Every key that files of creatures, items, abilities and encounters may have; `fray help sheets RULESET` prints the same. " +
		"[writing-content.md](writing-content.md) shows how files are written.\n")
	for _, rs := range ruleset.All() {
		b.WriteString("\n" + pack.Sheets(rs))
	}
	fresh(t, "sheets.md", b.String())
}

// TestContentIsFresh: docs/content.md is what fray help content says of every ruleset.
func TestContentIsFresh(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	b.WriteString("# Content that comes with fray\n\n<!-- Written by `go test ./internal/cli -update`. Change the packs, not this file. -->\n\n" +
		"Each piece with its effect in one line, made from its keys, and what it looks like; `fray help content RULESET` prints the same. " +
		"[sheets.md](sheets.md) explains the keys.\n")
	for _, rs := range ruleset.All() {
		b.WriteString("\n" + lib.Content(rs))
	}
	fresh(t, "content.md", b.String())
}

// TestScenarioWordsAreFresh: docs/scenario-words.md is what fray help scenarios says of every ruleset.
func TestScenarioWordsAreFresh(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	b.WriteString("# Key words of scenarios\n\n<!-- Written by `go test ./internal/cli -update`. Change the tables of the rulesets, not this file. -->\n\n" +
		"What [scenarios](scenarios.md) are written with; `fray help scenarios RULESET` prints the same.\n")
	for _, rs := range ruleset.All() {
		b.WriteString("\n" + rulestest.Vocabulary(lib, rs))
	}
	fresh(t, "scenario-words.md", b.String())
}

// fresh compares a page of docs with what it has to be.
func fresh(t *testing.T, name, want string) {
	t.Helper()
	path := filepath.Join("..", "..", "docs", name)
	if *update {
		if err := os.WriteFile(path, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("docs/%s is out of date: run go test ./internal/cli -update", name)
	}
}

func TestEveryCommandHasProseAndExamples(t *testing.T) {
	root := newRoot(&shell{})
	all := append(root.Commands(), root)
	for _, c := range root.Commands() {
		all = append(all, c.Commands()...)
	}
	for _, c := range all {
		if c.Short == "" || len(c.Long) < len(c.Short) || !strings.Contains(c.Example, "fray ") {
			t.Errorf("%s has no help to speak of", c.CommandPath())
		}
		for l := range strings.SplitSeq(c.Long, "\n") {
			if len(l) > 120 {
				t.Errorf("%s: a line of its help has %d columns: %s", c.CommandPath(), len(l), l)
			}
		}
	}
}
