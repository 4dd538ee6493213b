// Package ruleset lists the rulesets that fray referees, and says what a ruleset is.
package ruleset

import (
	"io/fs"
	"sync"

	"fray/ruleset/escalation"
	"fray/ruleset/flank"
	"fray/ruleset/flow"
	"fray/ruleset/phase"
	"fray/ruleset/setup"
	"fray/ruleset/surge"
	"fray/table"
)

// Ruleset is one rulebook: what hosts need to know of it.
type Ruleset struct {
	Name  string
	About string // one line
	Book  *table.Book
	// NewSetup is a new value for strict decoding of an encounter: a pointer to the ruleset's setup type.
	NewSetup func() any
	// NewCreature is a new value for strict decoding of a combatant's sheet.
	NewCreature func() any
	// Vocabulary has the lists that the tags of its sheets name.
	Vocabulary setup.Vocabulary
	// New makes a game of a setup that NewSetup made. Problems name the place in the setup by a path such as
	// "combatants[2].hands.main".
	New func(setup any) (table.Game, []table.Problem)
	// Assumed is what a scenario's encounter has where it does not say otherwise, as a YAML mapping.
	Assumed string
	// Trial is an encounter for trying out the entries of libraries, as a YAML mapping: two combatants with as little as
	// may be. A creature is tried as the first of them: what it says there comes before the creature's sheet. Without it
	// entries are checked by their form alone.
	Trial string
	// Files holds the ruleset's own source (to see what rules it cites) and its scenarios.
	Files fs.FS

	// Carry writes into the setup of the next encounter of an adventure what the party brings from the fight that is over,
	// and reports whether it continues at all: a party that was defeated does not. Next is the setup as the adventure has it,
	// a copy to change, with the whole party in it; it is nil after the last encounter. From is looked at only; it may lack
	// members that were lost before, who never come back. Rest is what lies between the two fights, one of Rests, or "".
	// An error is of something that cannot be carried, never of how the fight went. nil: there are no adventures.
	Carry func(next any, from table.Game, party []string, rest string) (on bool, err error)
	// Rests are the words for the rests that an adventure may list between two encounters.
	Rests []string
	// Levers are numbers that make a combatant stronger or weaker: what a balance tries.
	Levers []Lever
	// Reached lists what an encounter has reached besides a victory, and all that it can reach, in words that the conditions of
	// an adventure name. nil: nothing but victories.
	Reached func(from table.Game) (reached, all []string)
}

// Lever is a number of a combatant's sheet, or of the entries that its sheet lists.
type Lever struct {
	Key     string
	List    string // the key of the sheet that lists the entries; "": the number is of the sheet
	Formula bool   // it is added to a formula, so that it is 0 at first
	Health  bool   // it is the most health that the combatant has, and is halved and doubled
	Step    int    // how far it is changed at most, else
	Default *int   // what it is where the sheet does not say; nil: such sheets are left alone
}

// All are the rulesets, in the order in which they are best learned. Nobody changes the list.
var All = sync.OnceValue(func() []Ruleset {
	return []Ruleset{
		{
			Name:        "flow",
			About:       "percentile skirmish on hexes: action, reaction and flow points",
			Book:        flow.Book(),
			NewSetup:    func() any { return new(flow.Setup) },
			NewCreature: func() any { return new(flow.Combatant) },
			Vocabulary:  flow.Vocabulary(),
			New: func(s any) (table.Game, []table.Problem) {
				g, problems := flow.New(s.(*flow.Setup))
				if len(problems) > 0 {
					return nil, problems
				}
				return g, nil
			},
			Assumed: "surprised: []",
			Trial:   `combatants: [{id: trial-red, side: red, at: "0,0"}, {id: trial-blue, side: blue, at: "3,0"}]`,
			Files:   flow.Files(),
			Levers:  []Lever{{Key: "hp_max", Health: true}, {Key: "damage_bonus", Step: 5, Default: new(0)}},
		},
		{
			Name:        "escalation",
			About:       "3d6 and an escalation die: initiative bands, zones, abilities, adventures",
			Book:        escalation.Book(),
			NewSetup:    func() any { return new(escalation.Setup) },
			NewCreature: func() any { return new(escalation.Combatant) },
			Vocabulary:  escalation.Vocabulary(),
			New: func(s any) (table.Game, []table.Problem) {
				g, problems := escalation.New(s.(*escalation.Setup))
				if len(problems) > 0 {
					return nil, problems
				}
				return g, nil
			},
			Trial:  `combatants: [{id: trial-hero, side: pcs}, {id: trial-foe, side: enemies}]`,
			Files:  escalation.Files(),
			Levers: []Lever{{Key: "hp_max", Health: true}, {Key: "volition", Step: 5, Default: new(3)}, {Key: "attack.hit_damage", List: "attacks", Formula: true, Step: 8}},
			Carry: func(next any, from table.Game, party []string, rest string) (bool, error) {
				to, _ := next.(*escalation.Setup)
				return escalation.Carry(to, from.(*escalation.Game), party, rest)
			},
			Rests: escalation.Rests(),
		},
		{
			Name:        "phase",
			About:       "3d6 on hexes in 3-second Phases: delays, readied actions, aborts, attacks of opportunity",
			Book:        phase.Book(),
			NewSetup:    func() any { return new(phase.Setup) },
			NewCreature: func() any { return new(phase.Combatant) },
			Vocabulary:  phase.Vocabulary(),
			New: func(s any) (table.Game, []table.Problem) {
				g, problems := phase.New(s.(*phase.Setup))
				if len(problems) > 0 {
					return nil, problems
				}
				return g, nil
			},
			Trial:  `combatants: [{id: trial-red, side: red, at: "0,0"}, {id: trial-blue, side: blue, at: "3,0"}]`,
			Files:  phase.Files(),
			Levers: []Lever{{Key: "stun_max", Health: true}, {Key: "cv", Step: 3, Default: new(3)}, {Key: "pd", Step: 8, Default: new(2)}, {Key: "dc", List: "attacks", Step: 4}},
			Carry: func(next any, from table.Game, party []string, rest string) (bool, error) {
				to, _ := next.(*phase.Setup)
				return phase.Carry(to, from.(*phase.Game), party, rest)
			},
			Rests: phase.Rests(),
		},
		{
			Name:        "flank",
			About:       "d20 on squares and cubes: three attacks a turn, flanking, spells that can be countered",
			Book:        flank.Book(),
			NewSetup:    func() any { return new(flank.Setup) },
			NewCreature: func() any { return new(flank.Combatant) },
			Vocabulary:  flank.Vocabulary(),
			New: func(s any) (table.Game, []table.Problem) {
				g, problems := flank.New(s.(*flank.Setup))
				if len(problems) > 0 {
					return nil, problems
				}
				return g, nil
			},
			Trial:  `combatants: [{id: trial-red, side: red, at: "0,0"}, {id: trial-blue, side: blue, at: "8,0"}]`,
			Files:  flank.Files(),
			Levers: []Lever{{Key: "hp_max", Health: true}, {Key: "ac_bonus", Step: 6, Default: new(0)}, {Key: "scores.STR", Step: 8, Default: new(10)}},
			Carry: func(next any, from table.Game, party []string, rest string) (bool, error) {
				to, _ := next.(*flank.Setup)
				return flank.Carry(to, from.(*flank.Game), party, rest)
			},
			Rests: flank.Rests(),
		},
		{
			Name:        "surge",
			About:       "d20 and ranks on squares or zones: blows, words and tasks, Destiny, Surges for fatigue",
			Book:        surge.Book(),
			NewSetup:    func() any { return new(surge.Setup) },
			NewCreature: func() any { return new(surge.Combatant) },
			Vocabulary:  surge.Vocabulary(),
			New: func(s any) (table.Game, []table.Problem) {
				g, problems := surge.New(s.(*surge.Setup))
				if len(problems) > 0 {
					return nil, problems
				}
				return g, nil
			},
			Trial:  `combatants: [{id: trial-hero, side: heroes, at: "0,0"}, {id: trial-foe, side: foes, at: "3,0"}]`,
			Files:  surge.Files(),
			Levers: []Lever{{Key: "toughness", Step: 5, Default: new(0)}, {Key: "parry", Step: 5, Default: new(0)}, {Key: "skills.melee", Step: 5}, {Key: "rank", List: "attacks", Step: 4}},
			Carry: func(next any, from table.Game, party []string, rest string) (bool, error) {
				to, _ := next.(*surge.Setup)
				return surge.Carry(to, from.(*surge.Game), party, rest)
			},
			Rests:   surge.Rests(),
			Reached: func(from table.Game) (reached, all []string) { return from.(*surge.Game).Reached() },
		},
	}
})

// Find gives the ruleset of this name.
func Find(name string) (Ruleset, bool) {
	for _, r := range All() {
		if r.Name == name {
			return r, true
		}
	}
	return Ruleset{}, false
}
