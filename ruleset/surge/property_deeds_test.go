package surge_test

import (
	"fmt"

	"fray/ruleset/rulestest/property"
	"fray/ruleset/surge"
)

// conditions are one condition of each list.
func conditions(s *property.Source) []string {
	return []string{
		property.Pick(s, "dazed", "fatigued", "hindered", "impaired", "vulnerable"),
		property.Pick(s, "compelled", "defenseless", "disabled", "exhausted", "immobile", "prone", "stunned"),
		property.Pick(s, "controlled", "incapacitated", "unaware"),
	}
}

// attacks are attacks of every kind.
func attacks(s *property.Source) map[string]surge.Attack {
	m := map[string]surge.Attack{
		"claws": {Rank: 4, Hands: new(0)}, "sword": {Rank: 5, Object: "sword"}, "spear": {Rank: 4, Reach: 10, Hands: new(2), Object: "spear"},
		"bow":      {Kind: "ranged", Rank: 4, Hands: new(2), Ammo: new(1 + s.Below(4))},
		"crossbow": {Kind: "ranged", Rank: 6, Hands: new(2), Load: property.Pick(s, "quick", "move", "standard"), Unloaded: s.OneIn(2)},
		"mockery":  {Kind: "court", Rank: 4}, "threat": {Kind: "court", Skill: "intimidation", Rank: 5}, "gossip": {Kind: "rumor", Rank: 4},
		"fire": {Kind: "ranged", Rank: 5, Array: "storm"}, "ice": {Rank: 5, Array: "storm"},
	}
	for i := range s.Below(3) {
		a := surge.Attack{
			Kind: property.Pick(s, "close", "ranged", "court", "rumor"), Effect: "affliction", Rank: s.Below(9), Cumulative: s.OneIn(2),
			Resistance: property.Pick(s, "", "fortitude", "reflex", "will"), Conditions: conditions(s),
		}
		m[fmt.Sprintf("venom%d", i)] = a
	}
	return m
}

// abilities are powers of every range, action and effect.
func abilities(s *property.Source) map[string]surge.Ability {
	m := map[string]surge.Ability{"parry-all": {Effect: "avert", Rank: 6}, "turn": {Effect: "deflect", Rank: 6}, "luck": {Effect: "luck_control", Range: "personal"}}
	for i := range 3 + s.Below(5) {
		a := surge.Ability{
			Range: property.Pick(s, "close", "ranged", "court", "gossip", "personal"), Action: property.Pick(s, "", "standard", "move", "quick", "reaction"),
			Effect: property.Pick(s, "damage", "damage", "affliction", "other"), Rank: s.Below(9), NoCheck: s.OneIn(5), Area: s.OneIn(3),
			Source: property.Pick(s, "", "magic", "steel"), Sustained: s.OneIn(4), Array: property.Pick(s, "", "", "storm"),
		}
		if a.Effect == "affliction" {
			a.Conditions, a.Cumulative = conditions(s), s.OneIn(2)
		}
		if a.Area {
			a.Radius = property.Pick(s, 0, 5, 10)
		}
		a.Armed = a.Range == "close" && s.OneIn(2)
		m[fmt.Sprintf("power%d", i)] = a
	}
	return m
}

// objects are kinds of objects.
func objects(s *property.Source) map[string]surge.Object {
	return map[string]surge.Object{
		"sword": {Toughness: new(6)}, "spear": {HandsUsed: new(2)}, "pouch": {Toughness: new(1), HandsUsed: new(0)}, "crate": {Heavy: true, HandsUsed: new(2)},
		"potion": {Usable: true, UseAction: property.Pick(s, "", "quick", "move"), Provokes: new(s.OneIn(2))}, "mug": {Thrown: "claws"},
	}
}

// lying puts objects and fixtures on the map.
func lying(s *property.Source, e *surge.Setup, places []string) {
	at := func() string {
		if len(places) == 1 && places[0] == "" {
			return "scene"
		}
		return places[s.Below(len(places))]
	}
	for i := range s.Below(4) {
		t := surge.Thing{ID: fmt.Sprintf("t%d", i), At: at()}
		if s.OneIn(2) {
			t.Object = property.Pick(s, "sword", "crate", "mug")
		} else {
			t.Open, t.Heavy = s.OneIn(2), s.OneIn(3)
			if e.Map.Draw != "" {
				t.At, t.Blocks = "0,0", s.OneIn(2)
			}
		}
		e.Things = append(e.Things, t)
	}
}

// tasks are those of a Challenge.
func tasks(s *property.Source, e *surge.Setup) {
	if e.Type != "challenge" {
		return
	}
	for i := range 1 + s.Below(4) {
		t := surge.Task{
			ID: fmt.Sprintf("k%d", i), Skills: []string{property.Pick(s, "athletics", "insight", "guile"), "lore_magic"}, Difficulty: property.Pick(s, "", "easy", "moderate", "hard"),
			Goal: 1 + s.Below(8), Limit: 1 + s.Below(8), Action: property.Pick(s, "", "standard", "move", "quick"), Provokes: s.OneIn(3), Retry: property.Pick(s, "", "surge"),
		}
		if i > 0 && s.OneIn(3) {
			t.After = []string{"k0"}
		}
		if s.OneIn(3) {
			t.OpposedBy, t.Opposing = "c1", property.Pick(s, "", "wits", "guile")
		}
		if s.OneIn(4) {
			t.DC = 5 + s.Below(20)
		}
		e.Tasks = append(e.Tasks, t)
	}
}

// objective gives some encounters one.
func objective(s *property.Source, e *surge.Setup, places []string) {
	if !s.OneIn(3) || e.Type == "challenge" {
		return
	}
	o := &surge.Objective{Kind: property.Pick(s, "attitude", "reach", "protect", "hold"), Side: property.Pick(s, "", "heroes", "foes")}
	switch o.Kind {
	case "attitude":
		o.Subject, o.Attitude = "c1", property.Pick(s, "indifferent", "favorable", "helpful")
	case "protect":
		o.Subject = property.Pick(s, "c0", "c1")
	case "reach":
		o.At = []string{places[len(places)-1]}
	}
	e.Objective = o
}
