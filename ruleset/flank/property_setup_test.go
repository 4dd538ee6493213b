package flank_test

import (
	"fmt"
	"strings"

	"fray/ruleset/flank"
	"fray/ruleset/rulestest/property"
)

// arena is a good encounter that may contain anything a setup can contain. The map has slots of 3 by 3 squares: those in
// which somebody begins are open ground.
func arena(s *property.Source) *flank.Setup {
	cols, rows, levels := 3*(2+s.Below(3)), 3*(2+s.Below(3)), 1
	if s.Below(3) == 0 {
		levels = 2 + s.Below(2)
	}
	setup := &flank.Setup{Ruleset: "flank", Name: "arena", Items: items(), Abilities: abilities(s), MaxRounds: property.Pick(s, 0, 3, 8)}
	slots := cols * rows / 9
	taken := map[int]bool{}
	for i := range 2 + s.Below(min(6, slots-1)) {
		c := someone(s, i)
		slot := s.Below(slots)
		for taken[slot] {
			slot = (slot + 1) % slots
		}
		taken[slot] = true
		c.At = fmt.Sprintf("%d,%d", slot%(cols/3)*3, slot/(cols/3)*3)
		if levels > 1 {
			c.At += ",0"
			if c.Speeds["fly"] > 0 && s.Below(2) == 0 {
				c.At = c.At[:len(c.At)-1] + "1"
			}
		}
		setup.Combatants = append(setup.Combatants, c)
	}
	for z := range levels {
		setup.Map.Squares = append(setup.Map.Squares, drawing(s, cols, rows, taken))
		if z > 0 {
			setup.Map.Floors = append(setup.Map.Floors, "open")
		}
	}
	ties(s, setup)
	optional(setup, func() {
		for range s.Below(3) {
			setup.Features = append(setup.Features, feature(s, cols, rows, levels))
		}
	}, func() { setup.Features = nil })
	optional(setup, func() {
		for range s.Below(4) {
			setup.Ground = append(setup.Ground, flank.Lying{Item: property.Pick(s, "sword", "crate", "potion", "orb", "vase"), At: cell(s, cols, rows, levels)})
		}
	}, func() { setup.Ground = nil })
	return setup
}

// optional adds something to a setup, and takes it back if the setup is not good then.
func optional(setup *flank.Setup, add, undo func()) {
	if add(); !valid(setup) {
		undo()
	}
}

func valid(setup *flank.Setup) bool {
	_, problems := flank.New(setup)
	return len(problems) == 0
}

func cell(s *property.Source, cols, rows, levels int) string {
	at := fmt.Sprintf("%d,%d", s.Below(cols), s.Below(rows))
	if levels > 1 {
		at += fmt.Sprintf(",%d", s.Below(levels))
	}
	return at
}

// drawing is a level of all kinds of terrain, or mostly open; the slots that are taken are open.
func drawing(s *property.Source, cols, rows int, taken map[int]bool) string {
	var b strings.Builder
	open := 4 + s.Below(30)
	for y := range rows {
		for x := range cols {
			c := byte('.')
			if !taken[y/3*(cols/3)+x/3] && s.Below(open) == 0 {
				c = `,#~%;"*_`[s.Below(8)]
			}
			b.WriteByte(c)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func feature(s *property.Source, cols, rows, levels int) flank.Feature {
	f := flank.Feature{At: []string{cell(s, cols, rows, levels), cell(s, cols, rows, levels)}}
	switch s.Below(4) {
	case 0:
		f.Elevation = property.Pick(s, 5, 10, -5)
	case 1:
		f.Obstacle = 5
	case 2:
		f.Cover, f.Difficult = true, s.Below(2) == 0
	default:
		f.Mist = true
	}
	return f
}

// ties adds what names several combatants.
func ties(s *property.Source, setup *flank.Setup) {
	if s.Below(3) == 0 {
		setup.Ambushers = []string{setup.Combatants[s.Below(len(setup.Combatants))].ID}
		setup.AmbushRoll = s.Below(3) == 0
	}
	if s.Below(4) == 0 {
		setup.Tactical = "ask"
	}
	if s.Below(5) == 0 {
		optional(setup, func() { setup.Neutral = []flank.Pair{{A: "red", B: "green"}} }, func() { setup.Neutral = nil })
	}
	for i := range setup.Combatants {
		c := &setup.Combatants[i]
		c.Asleep = s.Below(6) == 0
		if s.Below(5) == 0 {
			optional(setup, func() { c.Hidden = true }, func() { c.Hidden = false })
		}
		for range s.Below(2) {
			of := ""
			is := property.Pick(s, "blind", "bleeding", "confused", "deaf", "friendly", "frightened", "fatigued", "nauseated", "prone", "restrained", "soaked", "stunned",
				"suffocating", "writhing", "starving", "crippled", "hostile", "dehydrated", "cover")
			if is == "friendly" || is == "frightened" {
				of = setup.Combatants[(i+1)%len(setup.Combatants)].ID
			}
			c.Conditions = append(c.Conditions, flank.Affliction{Is: is, Of: of, Rounds: property.Pick(s, 0, 0, 1, 3)})
		}
	}
}
