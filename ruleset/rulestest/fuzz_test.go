package rulestest_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"fray/pack"
	"fray/ruleset/rulestest"
)

// FuzzRun: whatever a scenario says, running it ends in a report, the same one when it is run again.
func FuzzRun(f *testing.F) {
	f.Add([]byte(good))
	f.Add([]byte(header + "    script: [{fighter-1: attack goblin-1, dice: [15, 8]}, {fighter-1: end}]\n    expect: [{over: fighters}]\n"))
	f.Add([]byte(header + "    script: [{fighter-1: move}, {gm: end}]\n    expect: [{blocked: {attack: duel.reach}}, {cell: {a1: x}}]\n"))
	f.Add([]byte("ruleset: court\ncases:\n  - name: a\n    rules: [court.plea]\n    encounter: {}\n    script: [{gm: yes}, {anyone: begin with anna, note: So.}, {anna: plead, dice: [1, 2]}]\n" +
		"    expect: [{in_order: [begin, plead], times: {plead: 1}}, {beside: {anna: [bert], bert: []}, asked: [red, blue]}]\n"))
	lib := pack.New(duelRules(), courtRules())
	f.Fuzz(func(t *testing.T, text []byte) {
		files := fstest.MapFS{"scenarios/one.yaml": {Data: text}}
		r := rulestest.Run(files, nil, rulestest.Options{Library: lib})
		again := rulestest.Run(files, nil, rulestest.Options{Library: lib, Workers: 2})
		if r.Cases != again.Cases || len(r.Failures) != len(again.Failures) {
			t.Fatalf("found %d failures, and then %d", len(r.Failures), len(again.Failures))
		}
		for i, failure := range r.Failures {
			if failure.Why == "" || strings.Contains(failure.Why, "panics") || failure != again.Failures[i] {
				t.Fatal(failure)
			}
		}
	})
}
