package flow_test

import (
	"testing"

	"fray/ruleset/flow/rule"
	"fray/ruleset/rulestest/property"
	"fray/table"
)

// kit is what flow brings to the properties that hold for every ruleset.
func kit() *property.Kit {
	return &property.Kit{
		Ruleset: "flow",
		Setup:   func(s *property.Source) any { return arena(s) },
		Words: []string{
			"", "x", "c0", "o0", "0,0", "1,1", "99,-99", "red", "gm", "sword", "unarmed", "mend", "power0", "huge", "door", "open", "locked",
			"thing", "spell", "item", "turn", "declared", "passive", "area", "self", "touch", "1000", "shield", "bow", "natural", "ward", "push",
			"1d6", "1d100000", "1000d1000000", "1d4 + 100000", "-1d6", "3d6 * 3d6", "1/0", "melee * 1000000", "2d6k1", "0", "wall", "exit",
			"flow.spell.mend", "pin", "dagger-2", "a:b",
		},
		Decree:  anyDecree,
		Teaches: func(e *table.Event) bool { return e.Rule == rule.FreeKnowledge },
	}
}

func TestProperties(t *testing.T) { property.Check(t, kit()) }

// FuzzPlay plays an arena, or a mutant of one, by bytes.
func FuzzPlay(f *testing.F) {
	f.Add([]byte{}, uint64(1), false)
	f.Add([]byte{8, 6, 1, 3, 200, 7, 0, 0, 255, 4, 9, 31, 77}, uint64(2), true)
	f.Fuzz(func(t *testing.T, data []byte, seed uint64, nonsense bool) {
		property.Fuzz(t, kit(), data, seed, nonsense)
	})
}

// anyDecree is one of all that a GM can say, sense or not.
func anyDecree(rng *table.Rand) table.Adjustment {
	word := func(of ...string) string { return of[rng.Below(len(of))] }
	who := func() string { return word("c0", "c1", "c2", "c3", "o0", "o1", "nobody") }
	a := table.Adjustment{Do: word("set", "add", "add", "clear", "place", "remove", "object", "run", "set", "dance"), Who: who(), Value: rng.Below(15) - 3, Why: word("", "so be it")}
	switch a.Do {
	case "set":
		a.What = word("hp", "hp", "ap", "rp", "fp", "initiative", "moves", "luck")
	case "add", "clear":
		a.What = word("prone", "bleeding", "poison", "pinned", "slowed", "ward", "ap_next", "lose_ap", "held", "held", "feinted",
			"total-defense", "flow-state", "acted", "stable", "feint", "shove", "step", "reaction-fp", "break-free", "luck")
		a.At = word("", "2", who(), who())
	case "object":
		a.What = word("open", "closed", "locked", "ajar")
	case "place":
		a.At = word("0,0", "1,1", "2,2", "3,1", "0,3", "99,99", "")
	}
	return a
}
