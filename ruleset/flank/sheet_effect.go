package flank

import (
	"cmp"
	"fmt"
	"strings"

	"fray/ruleset/setup"
)

// InWords returns damage of one type: "6d6 dark".
func (p Part) InWords() string { return strings.TrimSpace(p.Dice + " " + p.Type) }

// InWords returns what an area covers: "a burst of 15 feet".
func (a Area) InWords() string {
	words := fmt.Sprintf("a %s of %d feet", cmp.Or(a.Shape, "burst"), a.Radius)
	if a.Shape == "around" {
		words = fmt.Sprintf("%d feet around a creature", a.Radius)
	}
	if a.Own {
		words += ", which it affects too"
	}
	return words
}

// InWords returns what an effect does: "frightened for one round".
func (e Effect) InWords() string {
	what := strings.ReplaceAll(" "+strings.Join(e.What, " and ")+" ", " ac ", " AC ")
	words := map[string]string{
		"condition": what, "end": "ends " + what, "bonus": setup.Signed(e.Value) + " " + what, "damage": e.Value + " " + e.Type + " damage",
		"heal": "heals " + e.Value, "ability_damage": e.Value + " damage to " + what, "push": "pushes " + e.Value,
	}[e.Do]
	words = setup.Spoken(strings.Join(strings.Fields(words), " "))
	if e.Limb != "" {
		words += " (" + setup.Spoken(e.Limb) + ")"
	}
	if e.To == "user" {
		words += " on its user"
	}
	switch {
	case e.Rounds == 1, e.Lasts == "one_round":
		words += " for one round"
	case e.Rounds > 1:
		words += fmt.Sprintf(" for %d rounds", e.Rounds)
	}
	return words
}
