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

// TestRecordsOfOlderRules replays them with a rule, a verb and a condition inserted at the top.
func TestRecordsOfOlderRules(t *testing.T) {
	golden.CheckGrown(t, "TestRecords", []golden.Edit{
		{File: "words.go", Old: "\t_ table.Verb = iota\n", New: "\t_ table.Verb = iota\n\tvInserted\n"},
		{File: "words_verbs.go", Old: "\treturn []verbLine{\n\t\t{vStrike,", New: "\treturn []verbLine{\n\t\t{vInserted, verbRow{row{Name: \"inserted\"}, actNone, provokeNever}},\n\t\t{vStrike,"},
		{File: "game_unit.go", Old: "\t\t\"stunned\", \"prone\",", New: "\t\t\"inserted\", \"stunned\", \"prone\","},
		{File: "game_unit.go", Old: "\tcondStunned marks = 1 << iota\n", New: "\tcondInserted marks = 1 << iota\n\tcondStunned\n"},
		{File: "words_conditions.go", Old: "\treturn []table.ConditionRow{\n", New: "\treturn []table.ConditionRow{\n\t\t{Name: \"inserted\"},\n"},
		{File: "words_conditions.go", Old: "\tcondHesitating = 20 + iota\n", New: "\tcondHesitating = 21 + iota\n"},
	})
}
