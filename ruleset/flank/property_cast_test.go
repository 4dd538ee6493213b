package flank_test

import (
	"fmt"

	"fray/ruleset/flank"
	"fray/ruleset/rulestest/property"
)

func no() *bool { return new(bool) }

// items are objects of every kind.
func items() map[string]flank.Item {
	two, one := 2, 1
	return map[string]flank.Item{
		"sword":  {Attacks: []flank.Attack{{Dice: "1d8", Crit: 19}}, HP: 6, Weight: 20},
		"glaive": {Hands: &two, Attacks: []flank.Attack{{Dice: "1d10", Tags: []string{"reach"}, Times: 3}}},
		"pike":   {Hands: &two, Attacks: []flank.Attack{{Dice: "1d8", Reach: 10, MinReach: 10}}},
		"bow":    {Hands: &two, Attacks: []flank.Attack{{Kind: "ranged", Dice: "1d6", Range: 60}}},
		"axe":    {Attacks: []flank.Attack{{Kind: "thrown", Dice: "1d6", OnHit: []flank.Effect{{Do: "condition", What: []string{"bleeding"}}}}}},
		"brand":  {Attacks: []flank.Attack{{Dice: "1d4", More: []flank.Part{{Dice: "1d6", Type: "heat"}}, Skilled: no()}}},
		"shield": {GivesAC: 2, HP: 4, Fragile: true},
		"mail":   {GivesAC: 4, Resist: 2, Weight: 60},
		"glove":  {Attacks: []flank.Attack{{Dice: "1d4"}}},
		"orb":    {Focus: true},
		"amulet": {Focus: true},
		"pearl":  {Component: &one, Hands: &one},
		"potion": {Provides: []string{"potion"}, Ability: "mend", Fragile: true},
		"flask":  {Provides: []string{"water"}},
		"ration": {Provides: []string{"food"}},
		"crate":  {Solid: true, Str: 12, HP: 8},
		"vase":   {Fragile: true, HP: 1},
	}
}

// abilities are spells of every kind.
func abilities(s *property.Source) map[string]flank.Ability {
	cost, far := s.Below(3), 60
	effect := flank.Effect{
		Do: "condition", Rounds: property.Pick(s, 0, 1, 2),
		What: []string{property.Pick(s, "blind", "confused", "cover", "crippled", "deaf", "fatigued", "friendly", "frightened", "nauseated", "prone", "restrained", "stunned", "surprised", "unconscious", "writhing")},
	}
	return map[string]flank.Ability{
		"mend":  {Heals: "1d8 + level", School: "life", Order: &cost},
		"spark": {Attack: "ranged", Damage: []flank.Part{{Dice: "2d6", Type: "electricity"}}, School: "storm", Order: &cost, Range: &far},
		"touch": {Attack: "melee", Damage: []flank.Part{{Dice: "1d8", Type: "cold"}}, School: "storm"},
		"blast": {Save: "reflex", OnSave: "half", Damage: []flank.Part{{Dice: "3d6", Type: "heat"}}, School: "fire", Area: &flank.Area{Radius: 10}, Order: &cost},
		"pulse": {Save: "fortitude", School: "life", Area: &flank.Area{Shape: "around", Radius: 5, Own: s.Below(2) == 0}, Effects: []flank.Effect{effect}},
		"fan":   {Save: "reflex", School: "fire", Area: &flank.Area{Shape: "cone", Radius: 15}, Damage: []flank.Part{{Dice: "2d4", Type: "acid"}}},
		"ray":   {School: "storm", Area: &flank.Area{Shape: "line", Radius: 30}, Damage: []flank.Part{{Dice: "2d4", Type: "sonic"}}},
		"hex":   {Save: "will", School: "mind", Effects: []flank.Effect{effect, {Do: "bonus", What: []string{"attack", "saves"}, Value: "-2", Rounds: 2}}},
		"bless": {School: "life", Many: 2, Effects: []flank.Effect{{Do: "bonus", What: []string{"attack", "ac"}, Value: "1 + cl / 4", Rounds: 3}, {Do: "end", What: []string{"frightened"}}}},
		"shove": {Save: "fortitude", School: "mind", Effects: []flank.Effect{{Do: "push", Value: "10"}, {Do: "ability_damage", What: []string{"DEX"}, Value: "1d4"}}},
		"crack": {Target: "object", Damage: []flank.Part{{Dice: "3d6", Type: "sonic"}}, School: "storm"},
		"ward":  {Target: "self", School: "life", Effects: []flank.Effect{{Do: "bonus", What: []string{"ac"}, Value: "4", Rounds: 5}}},
	}
}

// someone is a combatant with any numbers, gear and spells.
func someone(s *property.Source, i int) flank.Combatant {
	hp := 1 + s.Below(20)
	c := flank.Combatant{
		ID: fmt.Sprintf("c%d", i), Side: []string{"red", "blue", "green"}[min(i%2+2*bit(i > 2 && s.Below(6) == 0), 2)], PC: s.Below(2) == 0, Level: 1 + s.Below(6), HPMax: hp + s.Below(6), HP: &hp,
		Scores: map[string]int{"STR": 6 + s.Below(14), "DEX": 6 + s.Below(14), "CON": 6 + s.Below(10), "INT": 8 + s.Below(10)},
		Size:   property.Pick(s, "", "", "", "small", "large", "huge"), AC: s.Below(6),
	}
	c.Speeds = property.Pick(s, nil, nil, map[string]int{"walk": 20, "fly": 40}, map[string]int{"walk": 30, "swim": 15, "climb": 15}, map[string]int{"burrow": 10, "walk": 15})
	for _, f := range []string{"psion", "warrior", "natural", "silent"} {
		if s.Below(4) == 0 {
			c.Feats = append(c.Feats, f)
		}
	}
	if s.Below(4) == 0 {
		c.Attacks = []flank.Attack{{Name: "bite", Dice: "1d6"}, {Name: "spit", Kind: "ranged", Dice: "1d4", Type: "acid"}}
	}
	if s.Below(5) == 0 {
		c.Resist, c.Energy, c.Weak = 2, map[string]int{"heat": 3}, []string{"cold"}
	}
	switch s.Below(7) {
	case 0:
		c.Held = []string{"sword", "shield"}
	case 1:
		c.Held = []string{property.Pick(s, "glaive", "pike", "bow")}
	case 2:
		c.Held = []string{"axe", "axe"}
	case 3:
		c.Held, c.Worn = []string{"brand"}, []string{"mail", "glove"}
	default:
		c.Held, c.Worn, c.SQMax = []string{"orb"}, []string{"amulet", "pearl"}, 8
		for key := range 3 + s.Below(4) {
			c.Spells = append(c.Spells, []string{"mend", "spark", "blast", "hex", "bless", "ward", "touch", "pulse", "fan", "ray", "shove", "crack"}[(key+i*5)%12])
		}
	}
	c.Skills = map[string]int{"magical_aptitude": s.Below(12), "athletics": s.Below(8), "stealth": s.Below(8), "alertness": s.Below(6), "endurance": s.Below(8)}
	for range s.Below(3) {
		c.Carried = append(c.Carried, property.Pick(s, "potion", "flask", "ration", "sword"))
	}
	c.Focused = s.Below(2) == 0 && len(c.Feats) > 0 && c.Feats[0] == "psion"
	return c
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}
