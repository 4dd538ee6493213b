package table

import "slices"

// Tabs says under which headings hosts put the verbs of a turn, by name. Verbs that are under none are minor.
type Tabs struct {
	Attack, Move, Ability, Defend []string
}

// Of returns the heading of a verb in lower case, "other" for a minor one.
func (t Tabs) Of(verb string) string {
	switch {
	case slices.Contains(t.Attack, verb):
		return "attack"
	case slices.Contains(t.Move, verb):
		return "move"
	case slices.Contains(t.Ability, verb):
		return "ability"
	case slices.Contains(t.Defend, verb):
		return "defend"
	default:
		return "other"
	}
}
