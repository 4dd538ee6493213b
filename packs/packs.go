// Package packs holds the bundled creatures, items, abilities and encounters. A folder is a ruleset; in it, files with
// combatants are encounters (by custom under encounters/), all others are libraries.
package packs

import "embed"

// FS holds the bundled packs, such as flow/heroes.yaml and flow/encounters/bridge.yaml.
//
//go:embed */*.yaml */*/*.yaml
var FS embed.FS
