package flow_test

import (
	"testing"

	"fray/ruleset/rulestest/golden"
	"fray/table"
)

// TestRecords replays the golden records.
func TestRecords(t *testing.T) {
	golden.Check(t, "flow", "testdata/records", []golden.Fight{
		{Name: "duel", Encounter: "duel", Bots: []string{"greedy", "greedy"}, Seed: 11, Inputs: 1000},
		{Name: "ruin", Encounter: "ruin", Bots: []string{"random", "greedy"}, Seed: 12, Inputs: 150},
		{Name: "ambush", Encounter: "ambush", Bots: []string{"random", "random"}, Seed: 13, Inputs: 150, Decrees: []table.Adjustment{
			{Do: "add", What: "bleeding", Who: "wren", Value: 2},
			{Do: "reveal", Who: "lurker"},
			{Do: "join", Who: "late", What: "quill", At: "5,3", Why: "reinforcements"},
			{Do: "hide", Who: "tam"},
		}},
	})
}
