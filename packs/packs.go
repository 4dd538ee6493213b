// Package packs holds the bundled creatures, items, abilities and encounters. Each folder is a ruleset. Files with
// combatants are encounters (by custom under encounters/); all others are libraries.
package packs

import "embed"

// FS holds the bundled packs, such as flow/heroes.yaml and flow/encounters/bridge.yaml.
//
//go:embed */*.yaml */*/*.yaml
var FS embed.FS
