package surge_test

import (
	"testing"

	"fray/ruleset/rulestest/golden"
	"fray/table"
)

// TestRecords replays the golden records: a Combat, a Conflict and a Challenge.
func TestRecords(t *testing.T) {
	golden.Check(t, "surge", "testdata/records", []golden.Fight{
		{Name: "landing", Encounter: "landing", Bots: []string{"greedy", "greedy"}, Seed: 11, Inputs: 1000},
		{Name: "audience", Encounter: "audience", Bots: []string{"random", "greedy"}, Seed: 12, Inputs: 150},
		{Name: "water-gate", Encounter: "water-gate", Bots: []string{"random", "greedy"}, Seed: 15, Inputs: 100},
		{Name: "roofs", Encounter: "roofs", Bots: []string{"random", "random"}, Seed: 13, Inputs: 150, Decrees: []table.Adjustment{
			{Do: "join", Who: "late", What: "tally", At: "1,1", Why: "reinforcements"},
		}},
	})
}

// TestRecordSize: the record of a fight of four against five, with its whole setup, takes less than 64 KiB.
func TestRecordSize(t *testing.T) { golden.CheckSize(t, "surge", "kitchen-court") }
