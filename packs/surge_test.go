package packs_test

import (
	"cmp"
	"maps"
	"slices"
	"testing"
)

// hero is what counts of a creature of surge here.
type hero struct {
	Size       int
	Skills     map[string]int
	Speeds     map[string]int
	Edges      map[string]int
	Attacks    []string
	Abilities  []string
	Alternates []string
}

// deed is what counts of an attack or a power.
type deed struct{ Kind, Range, Effect string }

// scene is what counts of an encounter.
type scene struct {
	Type       string
	Combatants []struct{ Creature, Controller string }
	Tasks      []any
}

// stage is the content of surge: its creatures, their attacks and powers, and the scenes with the names of those that are adventures'.
type stage struct {
	Creatures map[string]hero
	Attacks   map[string]deed
	Abilities map[string]deed
	scenes    []scene // of encounters
	nights    []scene // of adventures
	parties   []string
}

// readSurge reads the files of surge.
func readSurge(t *testing.T) *stage {
	t.Helper()
	all := &stage{Creatures: map[string]hero{}, Attacks: map[string]deed{}, Abilities: map[string]deed{}}
	type content struct {
		stage `yaml:",inline"`
		scene `yaml:",inline"`
		Party []struct{ Creature string }
		Play  []struct{ Encounter *scene }
	}
	for _, pattern := range []string{"surge/*.yaml", "surge/*/*.yaml"} {
		eachFile(t, pattern, func(_ string, file *content) {
			maps.Copy(all.Creatures, file.Creatures)
			maps.Copy(all.Attacks, file.Attacks)
			maps.Copy(all.Abilities, file.Abilities)
			switch {
			case len(file.Play) > 0:
				for _, step := range file.Play {
					if step.Encounter != nil {
						all.nights = append(all.nights, *step.Encounter)
					}
				}
				for _, p := range file.Party {
					all.parties = append(all.parties, p.Creature)
				}
			case len(file.Combatants) > 0:
				all.scenes = append(all.scenes, file.scene)
			}
		})
	}
	return all
}

// has are the attacks and powers of a creature, with those that it can gain.
func (s *stage) has(h *hero) (attacks, powers []deed) {
	for _, name := range h.Attacks {
		attacks = append(attacks, s.Attacks[name])
	}
	for _, name := range slices.Concat(h.Abilities, h.Alternates) {
		powers = append(powers, s.Abilities[name])
	}
	return attacks, powers
}

// TestPeopleOfSurge: there are 20 creatures, and one at least of each kind that the game needs, as their sheets show.
func TestPeopleOfSurge(t *testing.T) {
	all := readSurge(t)
	if n := len(all.Creatures); n < 20 {
		t.Errorf("%d creatures are bundled, expected at least 20", n)
	}
	commanded := map[string]bool{}
	for _, s := range slices.Concat(all.scenes, all.nights) {
		for _, c := range s.Combatants {
			if c.Controller != "" {
				commanded[c.Creature] = true
			}
		}
	}
	kinds := map[string]func(name string, h *hero) bool{
		"powerhouse":           func(_ string, h *hero) bool { return h.Skills["might"] >= 9 && h.Size < 2 },
		"speedster":            func(_ string, h *hero) bool { return h.Speeds["ground"] >= 2 && h.Edges["fleet_edge"] > 0 },
		"mage with alternates": func(_ string, h *hero) bool { return len(h.Abilities) >= 3 && len(h.Alternates) > 0 },
		"courtier":             func(_ string, h *hero) bool { return h.Edges["court_edge"] > 0 && h.Skills["persuasion"] >= 5 },
		"spy":                  func(_ string, h *hero) bool { return h.Edges["rumor_edge"] > 0 && h.Skills["stealth"] >= 5 },
		"inventor":             func(_ string, h *hero) bool { return h.Skills["lore_clockwork"] >= 5 && len(h.Abilities) > 0 },
		"minion under Command": func(name string, _ *hero) bool { return commanded[name] },
		"beast":                func(_ string, h *hero) bool { return h.Size >= 2 && h.Skills["wits"]+h.Skills["persuasion"] == 0 },
		"flyer":                func(_ string, h *hero) bool { return h.Speeds["fly"] > 0 },
		"general":              func(_ string, h *hero) bool { return h.Skills["lore_war"] >= 5 },
	}
	for _, kind := range slices.Sorted(maps.Keys(kinds)) {
		found := false
		for name, h := range all.Creatures {
			found = found || kinds[kind](name, &h)
		}
		if !found {
			t.Errorf("nobody is a %s", kind)
		}
	}
}

// TestPartsOfSurge: somebody has each Edge, an attack of each kind and a power of each range and effect; each creature takes part somewhere.
func TestPartsOfSurge(t *testing.T) {
	all, has, here := readSurge(t), map[string]bool{}, map[string]bool{}
	for _, name := range all.parties {
		here[name] = true
	}
	for _, s := range slices.Concat(all.scenes, all.nights) {
		for _, c := range s.Combatants {
			here[c.Creature] = true
		}
	}
	for name, h := range all.Creatures {
		if !here[name] {
			t.Errorf("%s takes part in no encounter", name)
		}
		for edge := range h.Edges {
			has[edge] = true
		}
		attacks, powers := all.has(&h)
		for _, a := range attacks {
			has["attack "+cmp.Or(a.Kind, "close")] = true
		}
		for _, p := range powers {
			has["power "+cmp.Or(p.Range, "close")] = true
			has["effect "+cmp.Or(p.Effect, "damage")] = true
		}
	}
	for _, want := range []string{
		"close_edge", "ranged_edge", "court_edge", "rumor_edge", "guard_edge", "hardy_edge", "fleet_edge",
		"attack close", "attack ranged", "attack court", "attack rumor",
		"power personal", "power close", "power ranged", "power court", "power gossip",
		"effect damage", "effect affliction", "effect avert", "effect deflect", "effect luck_control",
	} {
		if !has[want] {
			t.Errorf("nobody has %q", want)
		}
	}
}

// TestScenesOfSurge: there are four Combats, three Conflicts and three Challenges, and an adventure of five scenes of all three.
func TestScenesOfSurge(t *testing.T) {
	all := readSurge(t)
	count := func(list []scene) map[string]int {
		n := map[string]int{}
		for _, s := range list {
			n[cmp.Or(s.Type, "combat")]++
			if (s.Type == "challenge") != (len(s.Tasks) > 0) {
				t.Errorf("a %s has %d tasks", cmp.Or(s.Type, "combat"), len(s.Tasks))
			}
		}
		return n
	}
	for kind, least := range map[string]int{"combat": 4, "conflict": 3, "challenge": 3} {
		if n := count(all.scenes)[kind]; n < least {
			t.Errorf("%d encounters are a %s, expected at least %d", n, kind, least)
		}
		if n := count(all.nights)[kind]; n == 0 {
			t.Errorf("no scene of an adventure is a %s", kind)
		}
	}
	if n := len(all.nights); n < 5 {
		t.Errorf("the adventure has %d scenes, expected at least 5", n)
	}
}
