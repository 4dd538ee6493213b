package flow_test

import (
	"flag"
	"testing"

	"fray/ruleset/rulestest/property"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestScenarios runs the scenarios of flow and compares what they show with the golden files.
func TestScenarios(t *testing.T) { property.Scenarios(t, "flow", *update) }

// TestPinned plays fights at random and compares every text with the golden file.
func TestPinned(t *testing.T) { property.Pinned(t, kit(), *update) }

// TestPinnedRefusals refuses encounters at random and compares the reasons with the golden file.
func TestPinnedRefusals(t *testing.T) { property.PinnedRefusals(t, kit(), *update) }
