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

// TestRecordsOfOlderRules replays them with a rule, a verb and a condition inserted at the top.
func TestRecordsOfOlderRules(t *testing.T) {
	golden.CheckGrown(t, "TestRecords", []golden.Edit{
		{File: "words.go", Old: "\t_ table.Verb = iota\n", New: "\t_ table.Verb = iota\n\tvInserted\n"},
		{File: "words_verbs.go", Old: "\t\tvEnd: ", New: "\t\tvInserted: {row{Name: \"inserted\"}, actNone, 0},\n\t\tvEnd: "},
		{File: "conditions_kinds.go", Old: "\tcondDazed condition = iota\n", New: "\tcondInserted condition = iota\n\tcondDazed\n"},
		{File: "conditions_kinds.go", Old: "\t\t\"dazed\", \"fatigued\",", New: "\t\t\"inserted\", \"dazed\", \"fatigued\","},
		{File: "words_conditions.go", Old: "\t\tcondDazed: ", New: "\t\tcondInserted: {Name: \"inserted\"},\n\t\tcondDazed: "},
	})
}
