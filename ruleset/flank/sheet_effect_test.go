package flank_test

import (
	"testing"

	"fray/ruleset/flank"
)

// TestEffectInWords: what an effect does is said in words that players know from the rules.
func TestEffectInWords(t *testing.T) {
	for want, e := range map[string]flank.Effect{
		"frightened for one round":      {Do: "condition", What: []string{"frightened"}, Rounds: 1},
		"+2 AC and attack for 3 rounds": {Do: "bonus", What: []string{"ac", "attack"}, Value: "2", Rounds: 3},
		"ends blind and deaf":           {Do: "end", What: []string{"blind", "deaf"}},
		"1d4 damage to STR":             {Do: "ability_damage", What: []string{"STR"}, Value: "1d4"},
		"2d6 cold damage on its user":   {Do: "damage", Value: "2d6", Type: "cold", To: "user"},
		"crippled (arm)":                {Do: "condition", What: []string{"crippled"}, Limb: "arm"},
		"surprised for one round":       {Do: "condition", What: []string{"surprised"}, Lasts: "one_round"},
		"restrained for 2 rounds":       {Do: "condition", What: []string{"restrained"}, Rounds: 2},
	} {
		if got := e.InWords(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
