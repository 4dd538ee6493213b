package phase_test

import (
	"fmt"
	"slices"

	"fray/ruleset/phase"
	"fray/ruleset/rulestest/property"
	"fray/ruleset/setup"
	"fray/space"
)

// arena is an encounter in which anything that a setup can say may be: it is always a good one.
func arena(s *property.Source) *phase.Setup {
	cols, rows := 4+s.Below(8), 4+s.Below(6)
	a := &phase.Setup{
		Ruleset: "phase", Name: "arena", Map: space.Plan{Hex: []int{cols, rows}, Origin: []int{0, 0}}, MaxTurns: 1 + s.Below(4),
		Awareness: property.Pick(s, "", "", "roll"), AskAware: s.OneIn(4), AskProvoke: s.OneIn(4),
	}
	if s.OneIn(4) {
		a.Knockback = new(bool)
	}
	library(s, a)
	cells := ground(s, a, cols, rows)
	take := func() string {
		k := s.Below(len(cells))
		c := cells[k]
		cells = slices.Delete(cells, k, k+1)
		return c
	}
	n, sides := 2+s.Below(7), 2+s.Below(3)
	for i := range n {
		c := fighter(s)
		side := i
		if i >= 2 {
			side = s.Below(sides)
			c.Hidden = s.OneIn(5)
		}
		if c.Hidden {
			c.STUN, c.BODY = nil, nil
		}
		c.ID, c.Side, c.At = fmt.Sprintf("c%d", i), []string{"red", "blue", "green", "gray"}[side], take()
		if s.OneIn(6) {
			c.Seat = property.Pick(s, "gm", "ann", "bob")
		}
		a.Combatants = append(a.Combatants, c)
	}
	things(s, a, take)
	return a
}

// library is what the combatants use.
func library(s *property.Source, a *phase.Setup) {
	no := false
	a.Items = map[string]phase.Item{"sword": {}, "rifle": {Hands: 2}, "orb": {Hands: 1 + s.Below(2)}}
	a.Attacks = map[string]phase.Attack{
		"slash":  {DC: 3 + s.Below(8), Kind: "killing", NeedsItem: "sword"},
		"pike":   {DC: 5, Reach: 1 + s.Below(2), OCV: s.Below(3) - 1},
		"shot":   {DC: 1 + s.Below(9), Kind: "killing", Mode: "ranged", MaxRange: 3 + s.Below(30), NeedsItem: "rifle", ShotsMax: 1 + s.Below(3)},
		"blast":  {DC: 4 + s.Below(10), Against: "energy", Mode: "ranged", END: s.Number(0, 1, 4)},
		"kick":   {Source: "body", ManOCV: s.Below(5) - 2, ManDCV: s.Below(5) - 2},
		"shove":  {DC: 6, Knockback: &no},
		"orbing": {DC: 3, NeedsItem: "orb", Mode: "ranged", Source: "power"},
	}
	a.Powers = map[string]phase.Power{
		"field":   {Upkeep: s.Below(4), Effects: map[string]int{"rpd": 4, "red": 4}},
		"growth":  {Upkeep: s.Below(2), Effects: map[string]int{"reach_growth": 1, "str": 15}},
		"fade":    {Upkeep: 1, Effects: map[string]int{"invisible": 1}},
		"stretch": {Effects: map[string]int{"reach_stretching": 1 + s.Below(2), "movement": -2}},
	}
	a.Outfits = map[string]phase.Outfit{"suit": {Effects: map[string]int{"rpd": 3, "movement": -1}}, "cloak": {}}
}

// fighter is a combatant of any numbers.
func fighter(s *property.Source) phase.Combatant {
	c := phase.Combatant{
		CV: s.Number(1, 4, 6, 9), Lightning: property.Pick(s, 0, 0, 2), Levels: property.Pick(s, 0, 0, 3), STR: s.Number(0, 5, 15, 30, 60), CON: s.Number(3, 8, 20),
		PRE: s.Number(5, 20, 40), PD: s.Number(0, 4, 9), RPD: property.Pick(s, 0, 0, 3), ED: s.Number(0, 5), STUNMax: s.Number(5, 15, 40), BODYMax: s.Number(4, 10),
		ENDMax: s.Number(0, 3, 20, 50), REC: s.Number(0, 3, 9), Movement: s.Number(0, 1, 2, 5, 8), Noncombat: s.Number(1, 2, 4), IgnoreTerrain: s.OneIn(6),
		Growth: property.Pick(s, 0, 0, 1), Reflexes: property.Pick(s, 0, 0, 1, 2), Resistance: property.Pick(s, 0, 0, 3), Deflection: s.OneIn(3), Aquatic: s.OneIn(5),
		DarkSight: s.OneIn(4), Invisible: s.OneIn(8), NoRecovery: s.OneIn(8), Hiding: s.OneIn(3),
		Attacks: property.Some(s, 4, []string{"slash", "pike", "shot", "blast", "kick", "shove", "orbing"}),
		Powers:  property.Some(s, 3, []string{"field", "growth", "fade", "stretch"}), Outfits: property.Some(s, 2, []string{"suit", "cloak"}),
	}
	if s.OneIn(3) {
		c.Aware = new(bool)
	}
	if s.OneIn(6) {
		c.STUN = new(1 - s.Below(20))
	} else if s.OneIn(5) {
		c.BODY = new(-s.Below(3))
	}
	c.Skills = map[string]phase.Skill{}
	for _, k := range property.Some(s, 5, []string{"acrobatics", "breakfall", "fast_draw", "riding", "stealth", "analyse", "paramedics", "juggling", "glare", "trip"}) {
		one := phase.Skill{Roll: 8 + s.Below(8)}
		switch k {
		case "juggling":
			one.Action = property.Pick(s, "", "attack", "free", "full")
		case "glare":
			one.Action, one.Effect = property.Pick(s, "free", "move"), property.Pick(s, "hesitate", "limit")
		case "trip":
			one.Action, one.Effect = "attack", "prone"
		}
		c.Skills[k] = one
	}
	items := []string{"sword", "orb", "rifle", "sword"}
	if s.OneIn(2) {
		c.InHand = items[s.Below(2) : s.Below(1)+2][:1]
	} else if s.OneIn(2) {
		c.InHand = []string{"rifle"}
	}
	if s.OneIn(2) {
		c.Worn = []string{"sword"}
	}
	if s.OneIn(3) {
		c.Stored = []string{property.Pick(s, items...)}
	}
	pools(s, &c)
	if s.OneIn(5) && c.STUN == nil {
		c.Conditions = setup.Words{property.Pick(s, "prone", "stunned", "limited", "hesitating", "paralysed", "forfeited", "dodge", "block")}
	}
	return c
}

// pools puts some of a combatant's attacks and powers into a multipower.
func pools(s *property.Source, c *phase.Combatant) {
	if !s.OneIn(3) || len(c.Attacks) == 0 {
		return
	}
	m := phase.Multipower{ID: "pool", Pool: 20 + s.Below(40)}
	for _, key := range c.Attacks {
		m.Slots = append(m.Slots, phase.MultipowerUse{Ability: key, Cost: 10 + s.Below(20)})
	}
	if len(c.Powers) > 0 {
		m.Slots = append(m.Slots, phase.MultipowerUse{Ability: c.Powers[0], Cost: 5})
	}
	if m.Slots[0].Cost <= m.Pool {
		m.Active = []string{m.Slots[0].Ability}
	}
	c.Multipowers = []phase.Multipower{m}
}

// ground lays terrain and gives the hexes that can be stood in: sixteen at least, if there are so many.
func ground(s *property.Source, a *phase.Setup, cols, rows int) []string {
	h, _ := space.NewHexes(cols, rows, 0, 0)
	var open []string
	for c := range int32(h.Size()) {
		open = append(open, h.Name(c))
	}
	for _, k := range []string{"difficult", "wall", "water", "dark", "dark-difficult", "dark-water"} {
		if !s.OneIn(2) {
			continue
		}
		patch := space.Patch{Kind: k}
		for range 1 + s.Below(5) {
			if len(open) <= 14 && k == "wall" {
				break
			}
			i := s.Below(len(open))
			patch.At = append(patch.At, open[i])
			open = slices.Delete(open, i, i+1)
			if k != "wall" {
				open = append(open, patch.At[len(patch.At)-1])
			}
		}
		if len(patch.At) > 0 {
			a.Map.Terrain = append(a.Map.Terrain, patch)
		}
	}
	walls := map[string]bool{} // what was laid over a wall afterwards is open again
	for _, p := range a.Map.Terrain {
		for _, c := range p.At {
			walls[c] = p.Kind == "wall"
		}
	}
	if s.OneIn(3) {
		a.Dark = append(a.Dark, open[0])
	}
	return slices.DeleteFunc(open, func(c string) bool { return walls[c] })
}

// things are objects and what lies about, on separate hexes.
func things(s *property.Source, a *phase.Setup, take func() string) {
	for i := range s.Below(4) {
		o := phase.Object{ID: fmt.Sprintf("o%d", i), Kind: property.Pick(s, "", "door", "wall", "mount"), At: take(), BODY: s.Below(8), Def: s.Number(0, 3)}
		switch o.Kind {
		case "door":
			o.State = property.Pick(s, "", "open", "closed", "locked")
		case "mount":
			if c := &a.Combatants[s.Below(len(a.Combatants))]; s.OneIn(2) && !c.Hidden && c.Mount == "" && c.STUN == nil && len(c.Conditions) == 0 {
				c.Mount, o.At = o.ID, ""
			}
		}
		a.Objects = append(a.Objects, o)
	}
	for range s.Below(3) {
		a.Ground = append(a.Ground, phase.Lying{Item: property.Pick(s, "sword", "rifle", "orb"), At: a.Combatants[s.Below(len(a.Combatants))].At})
	}
}
