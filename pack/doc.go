// Package pack reads and checks the files that users write: libraries of creatures, items and abilities, encounters,
// scenarios and adventures. It decodes strictly, reports every mistake of a file at once with its place and a remedy,
// and makes the game of an encounter with the ruleset that the file names.
package pack

import "fray/ruleset/setup"

// Limits of files. A file above a limit is refused.
const (
	MaxBytes      = setup.MaxBytes // of a file
	MaxDepth      = 24             // of nested lists and mappings
	MaxCombatants = 500            // of an encounter
	MaxRounds     = 10_000         // of an encounter
	MaxNumber     = 1_000_000      // the largest absolute value of a number
	MaxErrors     = 100            // reported at once
)
