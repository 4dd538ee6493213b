package flow_test

import (
	"flag"
	"testing"

	"fray/ruleset/rulestest/property"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestScenarios runs the scenarios of flow and compares what they show with the golden files.
func TestScenarios(t *testing.T) { property.Scenarios(t, "flow", *update) }
