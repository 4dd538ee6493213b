package pack

import (
	"encoding/json"
	"reflect"

	"fray/ruleset"
)

// Newcomer is a creature of the library that joins a fight, with a unique id. Where Name, Side or Seat is empty, the
// value of the creature is used, or else the default of the ruleset.
type Newcomer struct {
	Creature string `json:"creature"`
	ID       string `json:"id"`
	Name     string `json:"name,omitempty"`
	Side     string `json:"side,omitempty"`
	Seat     string `json:"seat,omitempty"`
}

// Newcomer returns the sheet for a [table.Adjustment] that adds the newcomer: a setup of one combatant with all it
// refers to, so that the fight replays after the library has changed. The ruleset checks whether it fits the fight.
func (l *Library) Newcomer(rs ruleset.Ruleset, who Newcomer) (string, error) {
	text, err := json.Marshal(map[string]any{"ruleset": rs.Name, "combatants": []Newcomer{who}})
	if err != nil {
		return "", err
	}
	root, bad := parse("", text)
	if bad != nil {
		return "", bad
	}
	var m mistakes
	setup := rs.NewSetup()
	decode(l.compose(root, rs, nil, nil, &m), reflect.ValueOf(setup).Elem(), &m)
	if len(m.list) > 0 {
		return "", m.list.tidy()
	}
	sheet, err := Encode(setup)
	return string(sheet), err
}
