// Package pack reads and checks what people write: libraries of creatures, items and abilities, encounters,
// scenarios and adventures. It decodes strictly, tells every mistake of a file at once with its place and the remedy, and makes the game
// of an encounter by the ruleset that it names.
//
// A file is one YAML mapping with a `ruleset:` key. With `combatants:` it is an encounter, with `cases:` or `encounter:` a scenario,
// with `play:` an adventure, else a library. What is accepted is bounded (see the constants), so that no file, however made, can do harm.
package pack

import "fray/ruleset/setup"

// The limits of what people write. Above them a file is refused.
const (
	MaxBytes      = setup.MaxBytes // of a file
	MaxDepth      = 24             // of lists and mappings within each other
	MaxCombatants = 500            // of an encounter
	MaxRounds     = 10_000         // of an encounter
	MaxNumber     = 1_000_000      // either way from 0, for every number
	MaxErrors     = 100            // that are told at once
)
