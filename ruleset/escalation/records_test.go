package escalation_test

import (
	"testing"

	"fray/ruleset/rulestest/golden"
	"fray/table"
)

// TestRecords replays the golden records.
func TestRecords(t *testing.T) {
	golden.Check(t, "escalation", "testdata/records", []golden.Fight{
		{Name: "reed-road", Encounter: "reed-road", Bots: []string{"greedy", "greedy"}, Seed: 11, Inputs: 400},
		{Name: "ford-gate", Encounter: "ford-gate", Bots: []string{"random", "greedy"}, Seed: 12, Inputs: 150},
		{Name: "night-raid", Encounter: "night-raid", Bots: []string{"random", "random"}, Seed: 13, Inputs: 200, Decrees: []table.Adjustment{
			{Do: "add", Who: "luc", What: "ongoing", Value: 3},
			{Do: "hide", Who: "odile"},
			{Do: "join", Who: "late", What: "luc", At: "dark", Why: "reinforcements"},
			{Do: "add", Who: "late", What: "shaken", At: "save_ends"},
			{Do: "reveal", Who: "odile"},
		}},
	})
	golden.CheckAdventure(t, "escalation", "testdata/records/drowned-bell.fray.jsonl")
}

// TestRecordSize: the record of a fight of five against eight, with its whole setup, takes less than 64 KiB.
func TestRecordSize(t *testing.T) { golden.CheckSize(t, "escalation", "fivescore") }
