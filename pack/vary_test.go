package pack_test

import (
	"bytes"
	"strings"
	"testing"

	"fray/pack"
)

// TestVary: a number of any sheet, item, spell, attack, task or of the encounter itself can be changed, and nothing is changed in silence to
// no effect.
func TestVary(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	encoded := func(encounter string, edits ...pack.Edit) ([]byte, error) {
		e, err := lib.Vary(encounter, edits...)
		if err != nil {
			return nil, err
		}
		return pack.Encode(e.Setup)
	}
	for at, encounter := range map[string]string{
		"edda.melee":                          "duel",
		"garrick-two-axe.hp_max":              "duel",
		"sword.damage":                        "duel",
		"encounter.max_rounds":                "duel",
		"encounter.combatants.0.melee":        "duel",
		"encounter.combatants.edda.melee":     "duel",
		"harl.hp_max":                         "champions",
		"cur.count":                           "kiln",
		"exact-the-toll.escalation_min":       "champions",
		"kiln-breath.area.radius":             "two-schools",
		"kiln-breath.spell_damage.0.dice":     "two-schools",
		"wil.scores.STR":                      "two-schools",
		"kestrel-wade.skills.acrobatics.roll": "lesson",
		"kestrel.stun_max":                    "lesson",
		"encounter.tasks.0.goal":              "water-gate",
		"encounter.tasks.chart.goal":          "water-gate",
		"brannoch.skills.athletics":           "water-gate",
	} {
		was, err := encoded(encounter)
		if err != nil {
			t.Fatal(err)
		}
		if is, err := encoded(encounter, pack.Edit{At: at, Value: 5}); err != nil || bytes.Equal(is, was) {
			t.Errorf("%s in %s: %v, changed: %v", at, encounter, err, !bytes.Equal(is, was))
		}
	}
	for at, want := range map[string]string{
		"encounter.tasks.9.goal":    "encounter.tasks.9.goal: a list has no such element; name one by its position, from 0, or by its id",
		"encounter.tasks.moon.goal": "a list has no such element",
		"encounter.moon":            `unknown key "moon"`,
		"moon.goal":                 `nobody and nothing here is called "moon"; expected one of encounter, brannoch`,
		"goal":                      "goal names no number; expected NAME.KEY",
		"brannoch.size":             "size: found 99, expected 1 to 6",
	} {
		if _, err := lib.Vary("water-gate", pack.Edit{At: at, Value: 99}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: found %v, expected %s", at, err, want)
		}
	}
	if _, err := lib.Vary("bridge", pack.Edit{At: "reaver.count", Value: 201}); err == nil || !strings.Contains(err.Error(), "there is no room near them for 201 of these; expected a smaller count") {
		t.Errorf("more than the map has room for: %v", err)
	}
	for id, encounter := range map[string]string{"sword": "duel", "exact-the-toll": "champions", "kiln-breath": "two-schools", "thrown-knife": "lesson", "quarry-fists": "landing"} {
		if text, err := encoded(encounter, pack.Edit{Without: id}); err != nil || bytes.Contains(text, []byte(`["`+id+`"]`)) {
			t.Errorf("without %s in %s: %v\n%s", id, encounter, err, text)
		}
	}
}
