package flow_test

import (
	"fmt"
	"maps"
	"slices"

	"fray/ruleset/flow"
)

// fighter is a combatant of any numbers, armed with anything.
func fighter(s *source, a *flow.Setup) flow.Combatant {
	keys := slices.Sorted(maps.Keys(a.Items))
	powers := slices.Sorted(maps.Keys(a.Abilities))
	c := flow.Combatant{
		Melee: s.number(1, 30, 60, 95, 140, 200), Ranged: s.number(1, 30, 60, 95, 140), Casting: s.number(0, 30, 60, 95, 140),
		Agility: s.number(1, 30, 60, 95), Athletics: s.number(1, 30, 60, 95), Endurance: s.number(1, 30, 60, 95),
		Deception: s.number(1, 60, 95), Knowledge: s.number(1, 60, 95), Size: pick(s, "", "small", "medium", "large", "huge"),
		MoveSpeed: s.number(0, 1, 3, 8), HPMax: s.number(1, 5, 12, 40), Armor: s.below(4), DamageBonus: s.below(5) - 2,
		APPerRound: s.number(0, 1, 3, 6, 9), RPMax: s.number(0, 1, 3, 5), FPStart: s.number(0, 3, 6, 20),
		Carried: some(s, 4, keys), Abilities: some(s, 6, powers), DiesWhenDown: s.oneIn(4), Surprised: s.oneIn(8), Prone: s.oneIn(6),
	}
	if s.oneIn(4) {
		c.Perks = []string{"ambidextrous"}
	}
	if s.oneIn(3) {
		c.Initiative = new(s.below(12) - 3)
	}
	if c.HPMax != nil && s.oneIn(3) {
		c.HP = new(1 + s.below(*c.HPMax))
	}
	if s.below(5) > 0 {
		c.Hands.Main = pick(s, keys...)
	}
	if a.Items[c.Hands.Main].Hands != 2 && s.oneIn(2) {
		c.Hands.Off = pick(s, keys...)
	}
	return c
}

// customItems adds weapons that are not of the stock, and magic items.
func customItems(s *source, a *flow.Setup) {
	a.Items["whip"] = flow.Item{Category: "natural", Reach: 3, Damage: "1d4-2", NoArmor: true}
	a.Items["thorn"] = flow.Item{Category: "crossbow", Range: 2, Damage: "max(1, melee / 20) + 1d4"}
	a.Items["stave"] = flow.Item{Category: "bow", Range: 20, Hands: 2, Damage: "2d4"}
	a.Items["javelin"] = flow.Item{Category: "polearm", Reach: 2, Range: 4, Thrown: true, Damage: "1d6"}
	a.Items["buckler"] = flow.Item{Category: "shield", Range: 2, Thrown: true, Damage: "1"}
	a.Items["rope"] = flow.Item{}
	a.Items["slop"] = flow.Item{Potion: "1d4-2"}
	for _, key := range slices.Sorted(maps.Keys(a.Abilities)) {
		if ap := a.Abilities[key].AP; a.Abilities[key].Kind == "item" && ap != nil {
			a.Items["orb-of-"+key] = flow.Item{Ability: key, Hands: 1 + s.below(2)}
		}
	}
}

// customAbilities adds abilities of every kind, timing and effect.
func customAbilities(s *source, a *flow.Setup) {
	timings := []string{"turn", "turn", "declared", "after_hit", "after_parry", "after_block", "reaction_window", "reaction_attack_hit", "passive"}
	skills := []string{"melee", "ranged", "casting", "agility", "athletics", "endurance", "deception", "knowledge"}
	for i := range 2 + s.below(7) {
		b := flow.Ability{
			Timing: pick(s, timings...), Kind: pick(s, "", "spell", "class"), FP: pick(s, 0, 0, 1, 3),
			Shape: pick(s, "", "single", "area", "ally", "self"), Range: pick(s, "", "self", "touch", "2", "9"), Radius: s.below(3), NoArmor: s.oneIn(4),
		}
		if s.oneIn(5) {
			b.Kind, b.Timing, b.AP = "item", "turn", new(1+s.below(2))
		} else {
			b.AP, b.RP = s.number(0, 1, 3), s.number(0, 1, 2)
		}
		if b.Timing == "turn" && b.AP != nil && *b.AP == 0 { // else a turn has no end
			b.AP = new(1)
		}
		if s.oneIn(2) {
			b.Skill = pick(s, skills...)
			if s.oneIn(2) {
				b.Against = pick(s, skills...)
			}
		}
		b.Damage, b.Heal = pick(s, "", "1d6", "2d4-3", "knowledge / 10"), pick(s, "", "", "1d6", "1d4-2")
		b.Attack = b.Damage != "" && (b.Skill != "" || b.Kind == "spell") && s.oneIn(2)
		if s.oneIn(3) {
			b.Provokes = new(bool)
			*b.Provokes = s.oneIn(2)
		}
		if s.oneIn(2) {
			b.Category = pick(s, "sword", "finesse", "brawl", "mace", "axe", "polearm", "bow", "crossbow", "shield")
		}
		for range s.below(3) {
			b.Effects = append(b.Effects, flow.Effect{
				Do:    pick(s, "bleeding", "poison", "prone", "pinned", "slowed", "ward", "ap", "lose_ap", "ap_next", "rp", "fp", "push", "reaction_damage"),
				Value: s.below(4), Rounds: s.below(3), Seconds: pick(s, 0, 0, 7), Self: s.oneIn(3),
			})
		}
		a.Abilities[fmt.Sprintf("power%d", i)] = b
	}
}
