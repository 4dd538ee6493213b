package rulestest_test

import (
	"testing"
	"testing/fstest"

	"fray/internal/duel"
	"fray/pack"
	"fray/ruleset"
	"fray/ruleset/rulestest"
	"fray/table"
)

// duelRules is the kernel's tiny ruleset as one that scenarios can be written for.
func duelRules() ruleset.Ruleset {
	return ruleset.Ruleset{
		Name:        "duel",
		Book:        duel.New(duel.Yardstick()).Book(),
		NewSetup:    func() any { return new(duel.Setup) },
		NewCreature: func() any { return new(struct{}) },
		New: func(s any) (table.Game, []table.Problem) {
			setup := *s.(*duel.Setup)
			if setup.Fighters < 1 || setup.Goblins < 1 || setup.Fighters+setup.Goblins > 16 {
				return nil, []table.Problem{{Path: "goblins", Why: "expected somebody on both sides"}}
			}
			return duel.New(setup), nil
		},
	}
}

// run runs one scenario file of duel.
func run(t *testing.T, text string, o rulestest.Options) rulestest.Report {
	t.Helper()
	o.Library = pack.New(duelRules())
	files := fstest.MapFS{"scenarios/one.yaml": {Data: []byte(text)}}
	return rulestest.Run(files, nil, o)
}
