package escalation_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fray/pack"
	"fray/ruleset"
)

// TestSameTarget: an ability of one target cannot have it several times (escalation.attack.multi_target).
func TestSameTarget(t *testing.T) {
	const fight = `ruleset: escalation
abilities:
  fists: {types: [melee], same_target: true, attack: {hit_damage: "5"}, targets: `
	for targets, want := range map[string]string{"1": ":3:40: same_target: found true for one target, expected targets of 2 or more", "2": ""} {
		path := filepath.Join(t.TempDir(), "fight.yaml")
		text := fight + targets + "}\ncombatants: [{id: ana, kind: pc, abilities: [fists]}, {id: gob}]\n"
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := pack.New(ruleset.All()...).Encounter(path)
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s targets: found the error %v, expected %q", targets, err, want)
		}
	}
}
