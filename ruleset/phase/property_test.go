package phase_test

import (
	"testing"

	"fray/ruleset/rulestest/property"
)

// kit is what phase brings to the properties that hold for every ruleset.
func kit() *property.Kit {
	return &property.Kit{
		Ruleset: "phase",
		Setup:   func(s *property.Source) any { return arena(s) },
		Words: []string{
			"", "x", "c0", "o0", "0,0", "1,1", "99,-99", "red", "gm", "sword", "unarmed", "blast", "field", "suit", "door", "open", "locked", "mount",
			"heavy", "wall", "killing", "ranged", "energy", "1000", "-5", "0", "move", "full", "stunned", "phase.man.strike", "given", "roll", "water", "dark", "a:b",
			"c0", "skills", "acrobatics", "paramedics", "body", "power", "30", "3",
		},
		Sheets: sheets(), Fights: 100,
	}
}

func TestProperties(t *testing.T) { property.Check(t, kit()) }

func TestState(t *testing.T) { property.CheckState(t, kit()) }

// FuzzPlay plays an arena, or a mutant of one, by bytes.
func FuzzPlay(f *testing.F) {
	f.Add([]byte{}, uint64(1), false)
	f.Add([]byte{8, 6, 1, 3, 200, 7, 0, 0, 255, 4, 9, 31, 77}, uint64(2), true)
	f.Fuzz(func(t *testing.T, data []byte, seed uint64, nonsense bool) {
		property.Fuzz(t, kit(), data, seed, nonsense)
	})
}

// sheets are what newcomers bring, good and bad.
func sheets() []string {
	return []string{
		`{"combatants":[{"id":"x","side":"red"}]}`,
		`{"ruleset":"phase","combatants":[{"id":"x","name":"Late","side":"blue","seat":"gm","cv":9,"in_hand":["rake"],"attacks":["raking"],"powers":["glow"],"powers_on":["glow"]}],` +
			`"items":{"rake":{"hands":2}},"attacks":{"raking":{"dc":4,"needs_item":"rake","reach_bonus":1}},"powers":{"glow":{"end_per_phase":1,"effects":{"pd":2}}}}`,
		`{"combatants":[{"id":"x","side":"red","stun_max":30,"stun":4,"conditions":["prone"],"attacks":["sling"]}],"attacks":{"sling":{"dc":3,"mode":"ranged","ammo_max":2}}}`,
		`{"combatants":[{"id":"x","side":"red","stun":-3}]}`, `{"combatants":[{"id":"x","side":"red","body":-10}]}`,
		`{"combatants":[{"id":"x","side":"mauve"}]}`, `{"combatants":[{"id":"x","side":"red","seat":"nowhere"}]}`,
		`{"combatants":[{"id":"x","side":"red"},{"id":"y","side":"red"}]}`, `{"combatants":[{"id":"x","side":"red","at":"1,1"}]}`,
		`{"combatants":[{"id":"x","side":"red","hidden":true}]}`, `{"max_turns":3,"combatants":[{"id":"x","side":"red"}]}`, `{"combatants":[{"id":"x","side":"red","stun_max":0}]}`,
		`{}`, `[]`, `{"wings":2}`, "null",
	}
}
