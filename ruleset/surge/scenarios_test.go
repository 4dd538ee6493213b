package surge_test

import (
	"path"
	"strings"
	"testing"

	"fray/pack"
	"fray/ruleset/rulestest"
)

// TestScenarios runs the scenarios of surge: every rule has to be proved by a case and cited by code.
func TestScenarios(t *testing.T) {
	s := rulestest.Check(*rules(), rulestest.Options{Library: pack.New(*rules())})
	for _, f := range s.Failures {
		t.Run(strings.TrimSuffix(path.Base(f.File), ".yaml")+"/"+f.Case, func(t *testing.T) { t.Errorf("%s", f) })
	}
	if len(s.Unproved) > 0 {
		t.Errorf("%d rules that no case proves:\n%s", len(s.Unproved), strings.Join(s.Unproved, "\n"))
	}
	if len(s.Uncited) > 0 {
		t.Errorf("%d rules that no code cites:\n%s", len(s.Uncited), strings.Join(s.Uncited, "\n"))
	}
}
