package drive

import (
	"io/fs"
	"path"
	"testing"

	"fray/pack"
	"fray/ruleset"
	"fray/ruleset/rulestest"
)

// pinned is set by a test that fails only by what golden files pin.
var pinned bool

// Scenarios returns a test for each case of a ruleset's scenarios, which plays what was read without a mutant, and then one for
// each file, which reads it again and plays it: only mutants that change how files are read need that. A test fails if a case
// fails, or if it shows other dice, defaults or texts than in its first run, which is without a mutant.
func Scenarios(t *testing.T, name string) []Test {
	rs, ok := ruleset.Find(name)
	if !ok {
		t.Fatalf("there is no ruleset %s", name)
	}
	files, err := fs.Glob(rs.Files, "scenarios/*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	l, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	var cases, whole []Test
	for _, file := range files {
		read := func() *pack.Scenario { return l.Scenario(rs.Files, file, file) }
		s := read()
		for i := range s.Cases {
			alone := *s
			alone.Cases = s.Cases[i : i+1]
			cases = append(cases, played(path.Base(file)+": "+s.Cases[i].Name, func() *pack.Scenario { return &alone }))
		}
		x := played(path.Base(file), read)
		x.Touches = func(*testing.T) { read() }
		whole = append(whole, x)
	}
	return append(cases, whole...)
}

// played returns the test that plays a scenario.
func played(name string, read func() *pack.Scenario) Test {
	first := ""
	return Test{Name: name, Compares: true, Run: func(t *testing.T) {
		record := rulestest.Recordings{}
		r := rulestest.RunScenarios([]*pack.Scenario{read()}, rulestest.Options{Record: record})
		for _, f := range r.Failures {
			t.Error(f)
		}
		shown := record.Golden() + record.Words()
		if first == "" {
			first = shown
		}
		if shown != first {
			pinned = !t.Failed()
			t.Error("it shows something else")
		}
	}}
}
