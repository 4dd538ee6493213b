// Package packs holds the bundled creatures, items, abilities and encounters. A folder is a ruleset; in it, files with
// combatants are encounters (by custom under encounters/), all others are libraries.
package packs

import "embed"

// FS holds the bundled packs: flow/*.yaml and flow/encounters/*.yaml.
//
//go:embed flow
var FS embed.FS
