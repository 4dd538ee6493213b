package surge_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"fray/ruleset/rulestest/property"
	"fray/ruleset/surge"
)

// encounter is an encounter of any of the three kinds in which anything that a setup can say may be: it is always a good one.
func encounter(s *property.Source) *surge.Setup {
	e := &surge.Setup{
		Ruleset: "surge", Name: "arena", Type: property.Pick(s, "combat", "conflict", "challenge"), MaxRounds: 1 + s.Below(5),
		Attacks: attacks(s), Abilities: abilities(s), Objects: objects(s), PowerLevel: s.Number(0, 3, 8),
	}
	if s.OneIn(2) {
		e.Topics = []string{"the-war", "the-tax"}
	}
	if e.Type != "combat" {
		e.RoundSeconds = property.Pick(s, 0, 6, 360)
	}
	if s.OneIn(3) {
		e.AttackKinds = []string{"close", "ranged", "court", "rumor"}
	}
	places := ground(s, e)
	n := 2 + s.Below(6)
	for i := range n {
		c := somebody(s, e)
		side := i
		if i >= 2 {
			side = s.Below(3)
		}
		c.ID, c.Side = fmt.Sprintf("c%d", i), []string{"heroes", "foes", "neutral"}[side]
		c.Hidden = i >= 2 && s.OneIn(6)
		c.At = places[i%len(places)]
		if s.OneIn(6) {
			c.Seat = property.Pick(s, "gm", "ann", "bob")
		}
		if i > 0 && s.OneIn(6) {
			c.Controller, c.Group, c.Order = "c0", property.Pick(s, "", "pack"), property.Pick(s, "", "stay", "free")
		}
		if s.OneIn(4) {
			c.Attitudes = map[string]string{"c0": property.Pick(s, "hostile", "unfavorable", "indifferent", "favorable", "helpful")}
			if len(e.Topics) > 0 {
				c.Attitudes["the-war"] = "helpful"
			}
			delete(c.Attitudes, c.ID)
		}
		e.Combatants = append(e.Combatants, c)
	}
	lying(s, e, places)
	tasks(s, e)
	objective(s, e, places)
	return e
}

// ground lays a map and gives places to stand in: on squares each once.
func ground(s *property.Source, e *surge.Setup) []string {
	if e.Type == "challenge" && s.OneIn(2) {
		return []string{""}
	}
	if e.Type == "conflict" && s.Below(3) > 0 || s.OneIn(5) {
		e.Map = surge.Ground{Zones: []string{"hall", "court", "garden", "crypt"}[:2+s.Below(3)]}
		if s.OneIn(2) {
			e.Map.Links = [][]string{{"hall", "court"}}
		}
		if s.OneIn(2) {
			e.Map.Exits = []string{"court"}
		}
		return e.Map.Zones
	}
	cols, rows := 8+s.Below(5), 6+s.Below(4)
	var open []string
	var draw strings.Builder
	blocked := 0
	for y := range rows {
		for x := range cols {
			glyph := "."
			if x%3 == 1 && y%2 == 1 { // places to stand in, two squares wide apart
				open = append(open, fmt.Sprintf("%d,%d", x, y))
			} else if s.OneIn(9) && blocked < 8 {
				glyph = property.Pick(s, "#", "=")
				blocked++
			}
			draw.WriteString(glyph)
		}
		draw.WriteByte('\n')
	}
	e.Map = surge.Ground{Draw: draw.String()}
	for i := len(open) - 1; i > 0; i-- {
		k := s.Below(i + 1)
		open[i], open[k] = open[k], open[i]
	}
	return open
}

// somebody is a combatant of any numbers, with anything.
func somebody(s *property.Source, e *surge.Setup) surge.Combatant {
	c := surge.Combatant{
		Hero: s.OneIn(2), PowerLevel: s.Number(0, 4, 9), Skills: map[string]int{}, Parry: s.Below(9) - 1, Dodge: s.Below(9), Composure: s.Below(9),
		Repute: s.Below(9), Fortitude: s.Below(8) - 1, Reflex: s.Below(8), Will: s.Below(8), Toughness: s.Below(8),
		Attacks: property.Some(s, 4, slices.Sorted(maps.Keys(e.Attacks))), Abilities: property.Some(s, 4, slices.Sorted(maps.Keys(e.Abilities))),
		Destiny: s.Number(0, 1, 3), Fate: property.Pick(s, 0, 0, 1), Corruption: property.Pick(s, 0, 0, 2), StressMax: s.Number(0, 2, 5),
		Stress: property.Pick(s, 0, 0, 1, 4), Fatigue: property.Pick(s, 0, 0, 0, 1, 2), Dying: false,
	}
	for _, name := range []string{"melee", "might", "acrobatics", "marksmanship", "reaction", "athletics", "endurance", "insight", "perception", "persuasion", "deception", "guile", "wits", "intuition", "investigation", "lore_magic"} {
		if s.OneIn(2) {
			c.Skills[name] = s.Below(11) - 1
		}
	}
	if s.OneIn(4) {
		c.Speeds = map[string]int{property.Pick(s, "ground", "fly", "swim"): s.Below(5) - 3}
	}
	if s.OneIn(4) {
		c.Edges = map[string]int{property.Pick(s, "close_edge", "guard_edge", "hardy_edge", "fleet_edge"): 1 + s.Below(2)}
	}
	c.Immunities = property.Some(s, 2, []string{"dazed", "prone", "fatigue", "slam_inflicted", "slam_all", "immobile"})
	c.Conditions = property.Some(s, property.Pick(s, 0, 0, 2), []string{"dazed", "prone", "impaired", "vulnerable", "hindered", "immobile", "stunned", "compelled"})
	if s.OneIn(4) {
		c.Wounds = []int{1 + s.Below(2)}
	}
	if s.OneIn(6) {
		c.SocialWounds = []int{1}
	}
	if s.OneIn(3) {
		c.Initiative = new(s.Below(30))
	}
	if s.OneIn(5) {
		c.Template = "guard"
	}
	carried(s, e, &c)
	return c
}

// carried gives a combatant the objects that its attacks need, and others.
func carried(s *property.Source, e *surge.Setup, c *surge.Combatant) {
	hands := 2
	for _, key := range c.Attacks {
		o := e.Attacks[key].Object
		if o == "" || slices.Contains(c.Held, o) || slices.Contains(c.AtHand, o) || slices.Contains(c.Stowed, o) {
			continue
		}
		used := 1
		if n := e.Objects[o].HandsUsed; n != nil {
			used = *n
		}
		switch {
		case used <= hands && s.Below(3) > 0:
			hands -= used
			c.Held = append(c.Held, o)
		case s.OneIn(2):
			c.Stowed = append(c.Stowed, o)
		default:
			c.AtHand = append(c.AtHand, o)
		}
	}
	if s.OneIn(3) {
		c.Worn = []string{"pouch"}
	}
	if s.OneIn(4) {
		c.AtHand = append(c.AtHand, "potion")
	}
}
