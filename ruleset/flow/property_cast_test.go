package flow_test

import (
	"fmt"
	"maps"
	"slices"

	"fray/ruleset/flow"
	"fray/ruleset/rulestest/property"
)

// fighter is a combatant of any numbers, armed with anything.
func fighter(s *property.Source, a *flow.Setup) flow.Combatant {
	keys := slices.Sorted(maps.Keys(a.Items))
	powers := slices.Sorted(maps.Keys(a.Abilities))
	c := flow.Combatant{
		Melee: s.Number(1, 30, 60, 95, 140, 200), Ranged: s.Number(1, 30, 60, 95, 140), Casting: s.Number(0, 30, 60, 95, 140),
		Agility: s.Number(1, 30, 60, 95), Athletics: s.Number(1, 30, 60, 95), Endurance: s.Number(1, 30, 60, 95),
		Deception: s.Number(1, 60, 95), Knowledge: s.Number(1, 60, 95), Size: property.Pick(s, "", "small", "medium", "large", "huge"),
		MoveSpeed: s.Number(0, 1, 3, 8), HPMax: s.Number(1, 5, 12, 40), Armor: s.Below(4), DamageBonus: s.Below(5) - 2,
		APPerRound: s.Number(0, 1, 3, 6, 9), RPMax: s.Number(0, 1, 3, 5), FPStart: s.Number(0, 3, 6, 20),
		Carried: property.Some(s, 4, keys), Abilities: property.Some(s, 6, powers), DiesWhenDown: s.OneIn(4), Surprised: s.OneIn(8), Prone: s.OneIn(6),
	}
	if s.OneIn(4) {
		c.Perks = []string{"ambidextrous"}
	}
	if s.OneIn(3) {
		c.Initiative = new(s.Below(12) - 3)
	}
	if c.HPMax != nil && s.OneIn(3) {
		c.HP = new(1 + s.Below(*c.HPMax))
	}
	if s.Below(5) > 0 {
		c.Hands.Main = property.Pick(s, keys...)
	}
	if a.Items[c.Hands.Main].Hands != 2 && s.OneIn(2) {
		c.Hands.Off = property.Pick(s, keys...)
	}
	return c
}

// customItems adds weapons that are not of the stock, and magic items.
func customItems(s *property.Source, a *flow.Setup) {
	a.Items["whip"] = flow.Item{Category: "natural", Reach: 3, Damage: "1d4-2", NoArmor: true}
	a.Items["thorn"] = flow.Item{Category: "crossbow", Range: 2, Damage: "max(1, melee / 20) + 1d4"}
	a.Items["stave"] = flow.Item{Category: "bow", Range: 20, Hands: 2, Damage: "2d4"}
	a.Items["javelin"] = flow.Item{Category: "polearm", Reach: 2, Range: 4, Thrown: true, Damage: "1d6"}
	a.Items["buckler"] = flow.Item{Category: "shield", Range: 2, Thrown: true, Damage: "1"}
	a.Items["rope"] = flow.Item{}
	a.Items["slop"] = flow.Item{Potion: "1d4-2"}
	for _, key := range slices.Sorted(maps.Keys(a.Abilities)) {
		if ap := a.Abilities[key].AP; a.Abilities[key].Kind == "item" && ap != nil {
			a.Items["orb-of-"+key] = flow.Item{Ability: key, Hands: 1 + s.Below(2)}
		}
	}
}

// customAbilities adds abilities of every kind, timing and effect.
func customAbilities(s *property.Source, a *flow.Setup) {
	timings := []string{"turn", "turn", "declared", "after_hit", "after_parry", "after_block", "reaction_window", "reaction_attack_hit", "passive"}
	skills := []string{"melee", "ranged", "casting", "agility", "athletics", "endurance", "deception", "knowledge"}
	for i := range 2 + s.Below(7) {
		b := flow.Ability{
			Timing: property.Pick(s, timings...), Kind: property.Pick(s, "", "spell", "class"), FP: property.Pick(s, 0, 0, 1, 3),
			Shape: property.Pick(s, "", "single", "area", "ally", "self"), Range: property.Pick(s, "", "self", "touch", "2", "9"), Radius: s.Below(3), NoArmor: s.OneIn(4),
		}
		if s.OneIn(5) {
			b.Kind, b.Timing, b.AP = "item", "turn", new(1+s.Below(2))
		} else {
			b.AP, b.RP = s.Number(0, 1, 3), s.Number(0, 1, 2)
		}
		if b.Timing == "turn" && b.AP != nil && *b.AP == 0 { // else a turn has no end
			b.AP = new(1)
		}
		if s.OneIn(2) {
			b.Skill = property.Pick(s, skills...)
			if s.OneIn(2) {
				b.Against = property.Pick(s, skills...)
			}
		}
		b.Damage, b.Heal = property.Pick(s, "", "1d6", "2d4-3", "knowledge / 10"), property.Pick(s, "", "", "1d6", "1d4-2")
		b.Attack = b.Damage != "" && (b.Skill != "" || b.Kind == "spell") && s.OneIn(2)
		if s.OneIn(3) {
			b.Provokes = new(bool)
			*b.Provokes = s.OneIn(2)
		}
		if s.OneIn(2) {
			b.Category = property.Pick(s, "sword", "finesse", "brawl", "mace", "axe", "polearm", "bow", "crossbow", "shield")
		}
		for range s.Below(3) {
			b.Effects = append(b.Effects, flow.Effect{
				Do:    property.Pick(s, "bleeding", "poison", "prone", "pinned", "slowed", "ward", "ap", "lose_ap", "ap_next", "rp", "fp", "push", "reaction_damage"),
				Value: s.Below(4), Rounds: s.Below(3), Seconds: property.Pick(s, 0, 0, 7), Self: s.OneIn(3),
			})
		}
		a.Abilities[fmt.Sprintf("power%d", i)] = b
	}
}
