// Package docs holds the documentation. The guides to the rulesets are part of the program.
package docs

import "embed"

//go:embed escalation.md flank.md flow.md phase.md surge.md
var guides embed.FS

// Guide returns the page that teaches a ruleset, as Markdown, and whether there is one.
func Guide(ruleset string) (string, bool) {
	text, err := guides.ReadFile(ruleset + ".md")
	return string(text), err == nil
}
