package drive

import (
	"io/fs"
	"path"
	"sync"
	"testing"

	"fray/pack"
	"fray/ruleset"
	"fray/ruleset/rulestest"
)

// pinned is set by a test that fails only by what golden files pin.
var pinned bool

// Scenarios returns a test for each scenario file of a ruleset. It fails if a case fails, or if the cases show other dice,
// defaults or texts than in the first run, which is without a mutant.
func Scenarios(t *testing.T, name string) []Test {
	rs, ok := ruleset.Find(name)
	if !ok {
		t.Fatalf("there is no ruleset %s", name)
	}
	files, err := fs.Glob(rs.Files, "scenarios/*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	library := sync.OnceValues(pack.Bundled)
	var tests []Test
	for _, file := range files {
		first := ""
		tests = append(tests, Test{Name: path.Base(file), Compares: true, Run: func(t *testing.T) {
			l, err := library()
			if err != nil {
				t.Fatal(err)
			}
			record := rulestest.Recordings{}
			r := rulestest.Run(rs.Files, []string{file}, rulestest.Options{Library: l, Record: record})
			for _, f := range r.Failures {
				t.Error(f)
			}
			shown := record.Golden() + record.Words()
			if first == "" {
				first = shown
			}
			if shown != first {
				pinned = !t.Failed()
				t.Errorf("it shows something else:\n%s", shown)
			}
		}})
	}
	return tests
}
