package flank_test

import (
	"testing"

	"fray/pack"
	"fray/ruleset/flank"
	"fray/ruleset/rulestest"
)

// TestScenarios runs the scenarios of flank. They are in the order of the ledger's cases.
func TestScenarios(t *testing.T) {
	report := rulestest.Run(flank.Files(), nil, rulestest.Options{Library: pack.New(*rules())})
	for _, f := range report.Failures {
		t.Errorf("%s", f)
	}
	t.Logf("%d cases prove %d of %d rules", report.Cases, len(report.Proved), len(flank.Book().Rules))
}
