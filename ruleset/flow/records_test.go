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

// TestRecordsOfOlderRules replays them with a rule, a verb, a Flow Action and a condition inserted at the top.
func TestRecordsOfOlderRules(t *testing.T) {
	golden.CheckGrown(t, "TestRecords", []golden.Edit{
		{File: "words_gen.go", Old: "\t_ table.Verb = iota\n", New: "\t_ table.Verb = iota\n\tvInserted\n"},
		{File: "words_verbs.go", Old: "\trows := []verbRow{\n", New: "\trows := []verbRow{\n\t\tvInserted: {row{Name: \"inserted\"}, free, 0, nil},\n"},
		{File: "words_gen.go", Old: "\tflowNone flowAction = iota\n", New: "\tflowNone flowAction = iota\n\tinsertedFlow\n"},
		{File: "words.go", Old: "\t\t\"\", \"turning-blade\",", New: "\t\t\"\", \"inserted\", \"turning-blade\","},
		{File: "words_gen.go", Old: "\tcondBleeding ailment = iota\n", New: "\tinsertedAilment ailment = iota\n\tcondBleeding\n"},
		{File: "words_conditions.go", Old: "\treturn []table.ConditionRow{\n", New: "\treturn []table.ConditionRow{\n\t\tinsertedAilment: {Name: \"inserted\"},\n"},
	})
}
