package escalation_test

import (
	"fmt"
	"maps"
	"slices"

	"fray/ruleset/escalation"
	"fray/ruleset/rulestest/property"
	"fray/ruleset/setup"
)

func conditionWords() []string {
	return []string{
		"confused", "dazed", "enervated", "flying", "grabbed", "hampered", "helpless", "invisible", "shaken", "softened", "stuck", "stunned",
		"vulnerable", "weakened",
	}
}

func typeWords() []string {
	return []string{"acid", "cold", "fire", "force", "lightning", "necrotic", "psychic", "radiant", "thunder", "weapon"}
}

// someRests are the rests before a fight: none, one, or several.
func someRests(s *property.Source) setup.Words {
	if s.OneIn(3) {
		return setup.Words{"none"}
	}
	return property.Some(s, 3, []string{"quick", "full", "retreat"})
}

// arena is an encounter in which anything that a setup can say may be: it is always a good one.
func arena(s *property.Source) *escalation.Setup {
	a := &escalation.Setup{
		Ruleset: "escalation", Name: "arena", MaxRounds: 1 + s.Below(5), Abilities: map[string]escalation.Ability{},
		Surprise: property.Pick(s, "", "", "", "pcs", "enemies"), AmbushStart: s.Number(0, 1),
		DamageMode: property.Pick(s, "", "roll_out", "average", "multiply", "ask"), FreeLimit: s.Number(0, 1, 3), NoDeath: s.OneIn(3),
		CritFailPrompt: s.OneIn(3), DiceyDifficulty: property.Pick(s, 0, 3, 12), Rest: someRests(s),
		Losses: property.Some(s, 2, []string{"the bridge", "a friend"}), Encounters: s.Below(6),
	}
	if s.OneIn(4) {
		words := property.Some(s, 3, conditionWords())
		a.DiceyConditions = &words
	}
	zones := ground(s, a)
	powers(s, a)
	n := 2 + s.Below(7)
	sure := s.Below(n - 1) // this one and the next are of different sides and in sight
	for i := range n {
		c := fighter(s, a)
		c.ID, c.At = fmt.Sprintf("c%d", i), property.Pick(s, zones...)
		c.Kind, c.Side = property.Pick(s, "", "npc", "pc", "pc"), property.Pick(s, "pcs", "enemies")
		if i == sure || i == sure+1 {
			c.Kind, c.Side = []string{"pc", "npc"}[i-sure], []string{"pcs", "enemies"}[i-sure]
		}
		if c.Kind == "pc" {
			c.Stagger = nil
		}
		if s.OneIn(6) {
			c.Seat = property.Pick(s, "gm", "ann", "bob")
		}
		a.Combatants = append(a.Combatants, c)
	}
	things(s, a, zones)
	for i := range a.Combatants {
		c := &a.Combatants[i]
		c.Hidden = i != sure && i != sure+1 && c.Status == "" && (c.HP == nil || *c.HP > 0) && s.OneIn(6)
	}
	for i := range a.Combatants {
		stand(s, a, i)
	}
	for i := range a.Combatants {
		ail(s, a, i)
	}
	return a
}

// ground makes up to four zones, linked in some way, some of them dangerous.
func ground(s *property.Source, a *escalation.Setup) []string {
	zones := []string{"z0", "z1", "z2", "z3"}[:1+s.Below(4)]
	if len(zones) > 1 || s.OneIn(2) {
		a.Map.Zones = slices.Clone(zones)
	} else {
		zones = []string{""}
	}
	if len(zones) > 1 && s.OneIn(2) {
		a.Map.Links = [][]string{}
		for i := 1; i < len(zones); i++ {
			if s.Below(5) > 0 {
				a.Map.Links = append(a.Map.Links, []string{zones[s.Below(i)], zones[i]})
			}
		}
	}
	if len(a.Map.Zones) > 0 {
		for _, z := range property.Some(s, 2, zones) {
			a.Map.Hazards = append(a.Map.Hazards, escalation.Hazard{Zone: z, Damage: property.Pick(s, "2d6", "5d4 - 3", "level"), Types: property.Some(s, 2, typeWords())})
		}
	}
	return zones
}

// things are objects, some of them doors between linked zones.
func things(s *property.Source, a *escalation.Setup, zones []string) {
	for i := range s.Below(3) {
		o := escalation.Object{ID: fmt.Sprintf("o%d", i), At: property.Pick(s, zones...), HP: s.Number(1, 10, 40), AC: s.Number(0, 12)}
		if len(zones) > 1 && s.OneIn(2) {
			link := []string{zones[0], zones[1]}
			if a.Map.Links != nil {
				if len(a.Map.Links) == 0 {
					continue
				}
				link = property.Pick(s, a.Map.Links...)
			}
			o.Door, o.Zones = property.Pick(s, "open", "closed", "locked"), slices.Clone(link)
		}
		a.Objects = append(a.Objects, o)
	}
}

// stand puts a combatant beside others of its zone.
func stand(s *property.Source, a *escalation.Setup, i int) {
	c := &a.Combatants[i]
	var near []string
	for k := range a.Combatants {
		if other := &a.Combatants[k]; k != i && other.At == c.At && !other.Hidden && !c.Hidden {
			near = append(near, a.Combatants[k].ID)
		}
	}
	c.Beside = property.Some(s, 2, near)
}

// ail lays conditions and ongoing damage on a combatant, and may hold it.
func ail(s *property.Source, a *escalation.Setup, i int) {
	c := &a.Combatants[i]
	for range s.Below(3) {
		x := escalation.Condition{
			Lasts: property.Pick(s, "", "save_ends", "one_round", "end_of_turn", "end_of_next_turn", "encounter"), Save: property.Pick(s, 0, 9, 11, 13),
			Group: property.Pick(s, 0, 0, 1, 2), By: property.Pick(s, "", a.Combatants[s.Below(len(a.Combatants))].ID),
		}
		if s.OneIn(4) {
			x.Ongoing, x.Types = 1+s.Below(9), property.Some(s, 2, typeWords())
		} else if x.Condition = property.Pick(s, conditionWords()...); x.Condition == "grabbed" {
			if len(c.Beside) == 0 {
				continue
			}
			x.By = property.Pick(s, c.Beside...)
		}
		if by := slices.IndexFunc(a.Combatants, func(o escalation.Combatant) bool { return o.ID == x.By }); by >= 0 && a.Combatants[by].Hidden {
			x.By = ""
		}
		c.Conditions = append(c.Conditions, x)
	}
}

// fighter is a combatant of any numbers, armed with anything.
func fighter(s *property.Source, a *escalation.Setup) escalation.Combatant {
	keys := slices.Sorted(maps.Keys(a.Abilities))
	c := escalation.Combatant{
		Level: s.Number(1, 2, 5, 8, 10), Tier: s.Number(1, 3), Volition: s.Number(-2, 0, 3, 8), Vitality: s.Number(0, 5), Strain: property.Pick(s, 0, 0, 0, 2),
		AC: s.Number(0, 15, 30), PD: s.Number(0, 15, 30), MD: s.Number(0, 15, 30), HPMax: s.Number(1, 9, 30, 90), Stagger: s.Number(0, 1),
		Band: property.Pick(s, "", "very_fast", "fast", "medium", "slow", "very_slow"), Weak: property.Some(s, 2, typeWords()),
		BasicMiss: property.Pick(s, "", "none", "level"), Skills: map[string]int{},
		RecoveriesMax: s.Number(0, 1, 8), Recovery: property.Pick(s, "", "2d8+3", "1d4-3"), HealDie: property.Pick(s, "", "d6", "d10"), PowerMax: s.Below(6),
		SecondaryName: property.Pick(s, "", "momentum"), SecondaryStart: s.Below(3), SecondaryMax: s.Number(2, 5), Relationship: s.Below(3),
		DeathSave: s.Number(3, 9, 13, 18), Fails: property.Pick(s, 0, 0, 1, 3),
	}
	if s.OneIn(5) {
		c.UsesEscalation = new(bool)
		*c.UsesEscalation = s.OneIn(2)
	}
	for _, t := range property.Some(s, 3, typeWords()) {
		c.Resist = append(c.Resist, escalation.Resist{Type: t, X: property.Pick(s, "", "low", "medium", "heavy", "1", "18")})
	}
	for _, name := range property.Some(s, 2, []string{"stealth", "athletics", "lore"}) {
		c.Skills[name] = s.Below(9) - 3
	}
	for _, name := range property.Some(s, 3, []string{"sword", "bow", "staff"}) {
		x := escalation.Stance{Name: name, Kind: property.Pick(s, "", "melee", "ranged"), Die: property.Pick(s, "", "d4", "d8", "d12"), Types: property.Some(s, 2, typeWords())}
		if x.Kind == "ranged" {
			x.Range = property.Pick(s, "", "nearby", "far")
		}
		c.Stances = append(c.Stances, x)
	}
	arm(s, a, &c, keys)
	if c.HPMax != nil {
		c.HP = s.Number(*c.HPMax, 1, 0, -3, -(*c.HPMax))
	}
	if c.HP == nil && s.OneIn(12) {
		c.Status = property.Pick(s, "unconscious", "dead", "out")
	}
	return c
}

// arm gives a combatant attacks and abilities, each once, some of them spent.
func arm(s *property.Source, a *escalation.Setup, c *escalation.Combatant, keys []string) {
	all := property.Some(s, 6, keys)
	for _, key := range all {
		if x := a.Abilities[key].Attack; x != nil && x.Hit != "basic" && x.Miss != "basic" && s.OneIn(3) { // it may become the Basic Attack
			c.Attacks = append(c.Attacks, key)
		} else {
			c.Abilities = append(c.Abilities, key)
		}
	}
	if s.OneIn(3) {
		c.Spent = property.Some(s, 3, all)
	}
}
