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

// TestRecordsOfOlderRules replays them with a rule, a verb and a condition inserted at the top.
func TestRecordsOfOlderRules(t *testing.T) {
	golden.CheckGrown(t, "TestRecords", []golden.Edit{
		{File: "words.go", Old: "\t_ table.Verb = iota\n", New: "\t_ table.Verb = iota\n\tvInserted\n"},
		{File: "words_verbs.go", Old: "\treturn []verbRow{\n\t\t{row{Name: \"end\",", New: "\treturn []verbRow{\n\t\t{row{Name: \"inserted\"}, priceNone, 0},\n\t\t{row{Name: \"end\","},
		{File: "conditions_kinds.go", Old: "\tcondBlind cond = iota\n", New: "\tcondInserted cond = iota\n\tcondBlind\n"},
		{File: "conditions_kinds.go", Old: "\treturn []table.ConditionRow{\n", New: "\treturn []table.ConditionRow{\n\t\tcondInserted: {Name: \"inserted\"},\n"},
	})
}
