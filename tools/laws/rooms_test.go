package laws

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// rulesets returns the folders of all rulesets: those with a ledger.
func rulesets(t *testing.T) []string {
	t.Helper()
	ledgers, err := filepath.Glob("../../ruleset/*/rules.yaml")
	if err != nil || len(ledgers) < 2 {
		t.Fatalf("ledgers %v, error %v", ledgers, err)
	}
	var dirs []string
	for _, name := range ledgers {
		dirs = append(dirs, filepath.Dir(name))
	}
	return dirs
}

// TestRooms holds every file of a ruleset to a room, and every constant of an enumeration to a prefix.
func TestRooms(t *testing.T) {
	for _, dir := range rulesets(t) {
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			if !Room(filepath.Base(name)) {
				t.Errorf("%s is in no room; name it after one of tools/laws/rooms.go", name)
			}
			fset := token.NewFileSet()
			f, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, breach := range Constants(fset, f) {
				t.Error(breach)
			}
		}
	}
}

func TestConstantsWithoutPrefix(t *testing.T) {
	cases := []struct{ name, body, want string }{
		{"an enumeration", "const (\n\tstageRound = iota\n\tover\n)", "4:2: over has no prefix"},
		{"a prefix within a word", "const (\n\tstageRound = iota\n\tstages\n)", "stages has no prefix"},
		{"a verb", "const (\n\t_ table.Verb = iota\n\taskTurn\n)", `askTurn: constants of this type begin with "v"`},
		{"an event", "const (\n\tvDice = table.Own + iota\n\tevOther\n)", `vDice: constants of this type begin with "ev"`},
		{"no enumeration", "const (\n\teasy = 9\n\thard = 13\n)", ""},
		{"a single constant", "const first = iota", ""},
	}
	for _, c := range cases {
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, "", "package x\n"+c.body, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		got := strings.Join(Constants(fset, f), "\n")
		if !strings.Contains(got, c.want) || c.want == "" && got != "" {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

// TestContributingListsRooms holds the tables of CONTRIBUTING.md to the lists; -update writes them.
func TestContributingListsRooms(t *testing.T) {
	const name = "../../CONTRIBUTING.md"
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	now := string(text)
	for part, table := range map[string]string{
		"rooms":    Table("files", "NAME*.go", Rooms()),
		"prefixes": Table("constants", "NAME...", Prefixes()),
	} {
		begin, end := "<!-- "+part+", from tools/laws/rooms.go -->\n", "<!-- end of "+part+" -->\n"
		before, rest, ok := strings.Cut(now, begin)
		_, after, closed := strings.Cut(rest, end)
		if !ok || !closed {
			t.Fatalf("%s has no part between %q and %q", name, begin, end)
		}
		now = before + begin + table + end + after
	}
	if now == string(text) {
		return
	}
	if !*update {
		t.Fatal("CONTRIBUTING.md lists other rooms or prefixes; run go test ./tools/laws -update")
	}
	if err := os.WriteFile(name, []byte(now), 0o600); err != nil {
		t.Fatal(err)
	}
}
