package packs

// Pattern returns the name of the bundled fight that new files of a ruleset are patterned on: a small one, where both sides fight.
func Pattern(ruleset string) string {
	return map[string]string{
		"escalation": "champions",
		"flank":      "gate-yard",
		"flow":       "duel",
		"phase":      "lesson",
		"surge":      "landing",
	}[ruleset]
}
