package golden

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fray/ruleset"
	"fray/table"
)

// grown says that the program that runs is the one that TestRecordsOfOlderRules has built.
var grown = flag.Bool("grown", false, "expect a rule more in each ruleset; set by TestRecordsOfOlderRules")

// inserted is the end of the id of the rule that is inserted.
const inserted = ".inserted_by_a_test"

// edit changes a source file of a ruleset: old, which the file has once, becomes new.
type edit struct{ file, old, new string }

// growth adds a verb, a condition and the like at the top of the tables of each ruleset.
var growth = map[string][]edit{
	"flow": {
		{"words_gen.go", "\t_ table.Verb = iota\n", "\t_ table.Verb = iota\n\tvInserted\n"},
		{"words_verbs.go", "\trows := []verbRow{\n", "\trows := []verbRow{\n\t\tvInserted: {row{Name: \"inserted\"}, free, 0, nil},\n"},
		{"words_gen.go", "\tflowNone flowAction = iota\n", "\tflowNone flowAction = iota\n\tinsertedFlow\n"},
		{"words.go", "\t\t\"\", \"turning-blade\",", "\t\t\"\", \"inserted\", \"turning-blade\","},
		{"words_gen.go", "\tcondBleeding ailment = iota\n", "\tinsertedAilment ailment = iota\n\tcondBleeding\n"},
		{"words_conditions.go", "\treturn []table.ConditionRow{\n", "\treturn []table.ConditionRow{\n\t\tinsertedAilment: {Name: \"inserted\"},\n"},
	},
	"escalation": {
		{"words_gen.go", "\t_ table.Verb = iota\n", "\t_ table.Verb = iota\n\tvInserted\n"},
		{"words_verbs.go", "\t\tvEnd: ", "\t\tvInserted: row(\"inserted\", minor, \"\", \"\", \"\", 0, nil, \"\"),\n\t\tvEnd: "},
		{"words_gen.go", "\tcondConfused markKind = iota\n", "\tinserted markKind = iota\n\tcondConfused\n"},
		{"conditions.go", "\t\t\"confused\", ", "\t\t\"inserted\", \"confused\", "},
		{"words_conditions.go", "\t\tcondConfused: ", "\t\tinserted: {},\n\t\tcondConfused: "},
	},
	"phase": {
		{"words.go", "\t_ table.Verb = iota\n", "\t_ table.Verb = iota\n\tvInserted\n"},
		{"words_verbs.go", "\treturn []verbLine{\n\t\t{vStrike,", "\treturn []verbLine{\n\t\t{vInserted, verbRow{row{Name: \"inserted\"}, actNone, provokeNever}},\n\t\t{vStrike,"},
		{"game_unit.go", "\t\t\"stunned\", \"prone\",", "\t\t\"inserted\", \"stunned\", \"prone\","},
		{"game_unit.go", "\tcondStunned marks = 1 << iota\n", "\tcondInserted marks = 1 << iota\n\tcondStunned\n"},
		{"words_conditions.go", "\treturn []table.ConditionRow{\n", "\treturn []table.ConditionRow{\n\t\t{Name: \"inserted\"},\n"},
		{"words_conditions.go", "\tcondHesitating = 20 + iota\n", "\tcondHesitating = 21 + iota\n"},
	},
	"flank": {
		{"words.go", "\t_ table.Verb = iota\n", "\t_ table.Verb = iota\n\tvInserted\n"},
		{"words_verbs.go", "\treturn []verbRow{\n\t\t{row{Name: \"end\",", "\treturn []verbRow{\n\t\t{row{Name: \"inserted\"}, priceNone, 0},\n\t\t{row{Name: \"end\","},
		{"conditions_kinds.go", "\tcondBlind cond = iota\n", "\tcondInserted cond = iota\n\tcondBlind\n"},
		{"conditions_kinds.go", "\treturn []table.ConditionRow{\n", "\treturn []table.ConditionRow{\n\t\tcondInserted: {Name: \"inserted\"},\n"},
	},
	"surge": {
		{"words.go", "\t_ table.Verb = iota\n", "\t_ table.Verb = iota\n\tvInserted\n"},
		{"words_verbs.go", "\t\tvEnd: ", "\t\tvInserted: {row{Name: \"inserted\"}, actNone, 0},\n\t\tvEnd: "},
		{"conditions_kinds.go", "\tcondDazed condition = iota\n", "\tcondInserted condition = iota\n\tcondDazed\n"},
		{"conditions_kinds.go", "\t\t\"dazed\", \"fatigued\",", "\t\t\"inserted\", \"dazed\", \"fatigued\","},
		{"words_conditions.go", "\t\tcondDazed: ", "\t\tcondInserted: {Name: \"inserted\"},\n\t\tcondDazed: "},
	},
}

// TestRecordsOfOlderRules builds all rulesets with a rule more at the top of their ledgers and with a verb, a condition and the like
// more at the top of their tables, and has that build replay all golden records. The sources stay unchanged.
func TestRecordsOfOlderRules(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds the rulesets again")
	}
	replaced := map[string]string{}
	for _, rs := range ruleset.All() {
		dir, err := filepath.Abs(filepath.Join("../..", rs.Name))
		if err != nil {
			t.Fatal(err)
		}
		grow(t, dir, growth[rs.Name], replaced)
	}
	list, err := json.Marshal(map[string]any{"Replace": replaced})
	if err != nil {
		t.Fatal(err)
	}
	overlay := filepath.Join(t.TempDir(), "overlay.json")
	save(t, overlay, string(list))
	goCommand(t, "test", "-count=1", "-overlay="+overlay, "-run=^TestAllRecords$", ".", "-grown")
}

// TestAllRecords replays the golden records of all rulesets.
func TestAllRecords(t *testing.T) {
	for _, rs := range ruleset.All() {
		first := rs.Book.Rules[0].ID
		if is := strings.HasSuffix(first, inserted); is != *grown {
			t.Errorf("the first rule of %s is %s", rs.Name, first)
		}
		files, err := filepath.Glob(filepath.Join("../..", rs.Name, "testdata/records/*.fray.jsonl"))
		if err != nil || len(files) < 3 {
			t.Fatalf("%s has the golden records %v, %v", rs.Name, files, err)
		}
		for _, file := range files {
			row, err := table.ReadRow(bytes.NewReader([]byte(read(t, file))))
			if err != nil {
				t.Fatal(err)
			}
			for _, rec := range row.Records {
				replay(t, rs, rec)
			}
		}
	}
}

// grow notes the files of a ruleset that are replaced, and by which.
func grow(t *testing.T, dir string, edits []edit, replaced map[string]string) {
	t.Helper()
	out, sources := t.TempDir(), map[string]string{}
	replaced[filepath.Join(dir, "rule", "rule_gen.go")] = grownLedger(t, dir, out)
	for _, e := range edits {
		if sources[e.file] == "" {
			sources[e.file] = read(t, filepath.Join(dir, e.file))
		}
		if n := strings.Count(sources[e.file], e.old); n != 1 {
			t.Fatalf("%s has %q %d times, want once", e.file, e.old, n)
		}
		sources[e.file] = strings.Replace(sources[e.file], e.old, e.new, 1)
	}
	for name, text := range sources {
		to := filepath.Join(out, name)
		save(t, to, text)
		replaced[filepath.Join(dir, name)] = to
	}
}

// grownLedger returns the generated file of the ledger with one rule more at its top.
func grownLedger(t *testing.T, dir, out string) string {
	first := regexp.MustCompile(`(?m)^rules:\n- id: ([a-z_]+\.[a-z_]+)\.`)
	text := read(t, filepath.Join(dir, "rules.yaml"))
	at := first.FindStringSubmatchIndex(text)
	if at == nil {
		t.Fatal("rules.yaml has no first rule")
	}
	rule := "rules:\n- id: " + text[at[2]:at[3]] + inserted + "\n  title: Inserted\n  rule: For a test.\n"
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
