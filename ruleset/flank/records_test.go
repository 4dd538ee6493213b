package flank_test

import (
	"testing"

	"fray/ruleset/rulestest/golden"
	"fray/table"
)

// TestRecords replays the golden records.
func TestRecords(t *testing.T) {
	golden.Check(t, "flank", "testdata/records", []golden.Fight{
		{Name: "gate-yard", Encounter: "gate-yard", Bots: []string{"greedy", "greedy"}, Seed: 11, Inputs: 1000},
		{Name: "two-schools", Encounter: "two-schools", Bots: []string{"random", "greedy"}, Seed: 12, Inputs: 150},
		{Name: "three-towers", Encounter: "three-towers", Bots: []string{"random", "random"}, Seed: 13, Inputs: 150, Decrees: []table.Adjustment{
			{Do: "join", Who: "late", What: "jess", At: "9,6,0", Why: "reinforcements"},
		}},
	})
	golden.CheckAdventure(t, "flank", "testdata/records/winter-toll.fray.jsonl")
}

// TestRecordSize: the record of a fight of four against six, with its whole setup, takes less than 64 KiB.
func TestRecordSize(t *testing.T) { golden.CheckSize(t, "flank", "hollow-way") }
