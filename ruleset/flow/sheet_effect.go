package flow

import (
	"cmp"
	"fmt"

	"fray/ruleset/setup"
)

// effectWords are what effects do, with %d in place of how much; an effect without words is called by its name, such as prone.
func effectWords() map[string]string {
	return map[string]string{
		"bleeding": "bleeding %d", "poison": "poison %d", "ward": "%+d armor", "ap": "%+d AP", "lose_ap": "%d AP less", "ap_next": "%+d AP next round",
		"rp": "%+d RP", "fp": "%+d FP", "push": "pushes %d away", "reaction_damage": "%+d damage on Reaction Attacks",
	}
}

// InWords returns what an effect does: "poison 2 for 3 rounds".
func (e Effect) InWords() string {
	words := setup.Spoken(e.Do)
	if pattern := effectWords()[e.Do]; pattern != "" {
		words = fmt.Sprintf(pattern, cmp.Or(e.Value, 1))
	}
	if e.Rounds > 0 {
		words += fmt.Sprintf(" for %d rounds", e.Rounds)
	}
	if e.Seconds > 0 {
		words += fmt.Sprintf(" for %d seconds", e.Seconds)
	}
	if e.Self {
		words += " on its user"
	}
	return words
}
