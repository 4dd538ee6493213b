package phase_test

import (
	"testing"

	"fray/ruleset/rulestest/golden"
	"fray/table"
)

// TestRecords replays the golden records.
func TestRecords(t *testing.T) {
	golden.Check(t, "phase", "testdata/records", []golden.Fight{
		{Name: "lesson", Encounter: "lesson", Bots: []string{"greedy", "greedy"}, Seed: 11, Inputs: 1000},
		{Name: "rooftop", Encounter: "rooftop", Bots: []string{"random", "greedy"}, Seed: 12, Inputs: 150},
		{Name: "bank", Encounter: "bank", Bots: []string{"random", "random"}, Seed: 13, Inputs: 150, Decrees: []table.Adjustment{
			{Do: "join", Who: "late", What: "marling", At: "12,5", Why: "reinforcements"},
		}},
	})
	golden.CheckAdventure(t, "phase", "testdata/records/night-tide.fray.jsonl")
}

// TestRecordSize: the record of a fight of six against four, with its whole setup, takes less than 64 KiB.
func TestRecordSize(t *testing.T) { golden.CheckSize(t, "phase", "bank") }
