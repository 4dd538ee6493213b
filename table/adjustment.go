package table

import (
	"fmt"
	"strings"
)

// Adjustment is a decree of the GM: a meter, a condition, a place, an end, a newcomer, a combatant to hide or reveal, each
// with its reason.
type Adjustment struct {
	Do    string `json:"do" doc:"set, add, clear, place, hide, reveal, join, reserve, remove, object, end, or a word of the ruleset's own"`
	Who   string `json:"who,omitempty" doc:"id of the combatant or object"`
	What  string `json:"what,omitempty" doc:"meter, condition, state, side; of join and reserve: id of a combatant to be like"`
	Value int    `json:"value,omitempty" range:"-1000000..1000000" doc:"how much"`
	At    string `json:"at,omitempty" doc:"cell"`
	Why   string `json:"why,omitempty" doc:"the reason, for the log"`
	Sheet string `json:"sheet,omitempty" doc:"of join and reserve, unless they name a combatant to copy: an encounter of one combatant with all that it needs, as JSON"`
}

// String returns the decree as the log shows it, with its reason.
func (a Adjustment) String() string {
	what, at := a.What, a.At
	if a.Do == "join" || a.Do == "reserve" {
		what, at = after("like", what), after("at", at)
	}
	text := strings.Join(strings.Fields(strings.Join([]string{a.Do, a.Who, what, at}, " ")), " ")
	if a.Do == "set" || a.Value != 0 {
		text += fmt.Sprintf(" %d", a.Value)
	}
	if a.Why != "" {
		text += ", because " + a.Why
	}
	return text
}

// after is the text with a word before it, if there is any text.
func after(word, text string) string {
	if text == "" {
		return ""
	}
	return word + " " + text
}
