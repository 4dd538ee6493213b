package pack

import (
	"encoding/json"
	"reflect"

	"fray/ruleset"
)

// Newcomer is who joins a fight that is under way: a creature of the library with an id of its own. Where Name, Side or Seat
// is empty, the creature's own counts, and without that what is usual in the ruleset.
type Newcomer struct {
	Creature string `json:"creature"`
	ID       string `json:"id"`
	Name     string `json:"name,omitempty"`
	Side     string `json:"side,omitempty"`
	Seat     string `json:"seat,omitempty"`
}

// Newcomer gives the sheet of a [table.Adjustment] that has the newcomer join: a setup of one combatant with all that it
// refers to, so that the fight replays though the library has changed. Whether it fits the fight is for the ruleset to say.
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
