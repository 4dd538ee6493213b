package escalation_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"fray/pack"
	"fray/ruleset"
	"fray/ruleset/rulestest"
)

// TestAverages holds each value that can be chosen against the ledger's table of averages, from 6 dice on and for 4 of 5
// (escalation.damage.average_table). Two dice are never averaged: they are less than half of five.
func TestAverages(t *testing.T) {
	sides := [5]int{4, 6, 8, 10, 12}
	rows := [][5]int{
		{10, 14, 18, 22, 26},
		{15, 21, 27, 33, 39},
		{20, 28, 36, 44, 52},
		{25, 35, 45, 55, 65},
		{30, 42, 54, 66, 78},
		{35, 49, 63, 77, 91},
		{40, 56, 72, 88, 104},
		{45, 63, 81, 99, 117},
		{50, 70, 90, 110, 130},
		{55, 77, 99, 121, 143},
		{60, 84, 108, 132, 156},
		{65, 91, 117, 143, 169},
		{70, 98, 126, 154, 182},
		{75, 105, 135, 165, 195},
		{80, 112, 144, 176, 208},
		{85, 119, 153, 187, 221},
		{90, 126, 162, 198, 234},
		{95, 133, 171, 209, 247},
		{100, 140, 180, 220, 260},
	}
	var abilities, heroes, script strings.Builder
	hp := 10000
	for k, x := range sides { // a hero for each size of dice, each in another band
		list := make([]string, len(rows))
		for i, row := range rows {
			averaged, thrown, dice := 4+2*i, 0, ""
			if averaged == 4 {
				thrown, dice = 1, ", dice: [1]"
			}
			list[i] = fmt.Sprintf("n%dd%d", averaged, x)
			fmt.Fprintf(&abilities, "        %s: {action: free, effects: [{do: damage, value: %dd%d}]}\n", list[i], averaged+thrown, x)
			hp -= row[k] + thrown
			fmt.Fprintf(&script, "      - {d%d: \"use:%s:gob\"}\n      - {d%d: \"average:%d\"%s}\n", x, list[i], x, averaged, dice)
			fmt.Fprintf(&script, "      - expect: [{gob.hp: %d}]\n", hp)
		}
		band := []string{"very_fast", "fast", "medium", "slow", "very_slow"}[k]
		fmt.Fprintf(&heroes, "        - {id: d%d, kind: pc, initiative_band: %s, abilities: [%s]}\n", x, band, strings.Join(list, ", "))
		fmt.Fprintf(&script, "      - {d%d: end}\n", x)
	}
	text := fmt.Sprintf(`ruleset: escalation
cases:
  - name: averages
    rules: [escalation.damage.average_table]
    encounter:
      damage_mode: ask
      free_limit: 100
      abilities:
%s      combatants:
%s        - {id: gob, hp: 10000, hp_max: 10000, initiative_band: very_slow}
    script:
%s    expect: [{turn: gob}]
`, abilities.String(), heroes.String(), script.String())
	r := rulestest.Run(fstest.MapFS{"averages.yaml": {Data: []byte(text)}}, []string{"averages.yaml"}, rulestest.Options{Library: pack.New(ruleset.All()...)})
	for _, f := range r.Failures {
		t.Error(f)
	}
	if r.Cases != 1 {
		t.Errorf("%d cases were run, expected 1", r.Cases)
	}
}

// TestDamageTypes: a type of damage that does not exist is an error that names those that do
// (escalation.damage.types).
func TestDamageTypes(t *testing.T) {
	const fight = `ruleset: escalation
abilities:
  venom: {attack: {hit_damage: "5", damage_types: [%s]}}
combatants:
  - {id: ana, kind: pc, abilities: [venom]}
  - {id: gob}
`
	for _, name := range []string{"poison", "necrotic"} {
		path := filepath.Join(t.TempDir(), "fight.yaml")
		if err := os.WriteFile(path, []byte(fmt.Sprintf(fight, name)), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := pack.New(ruleset.All()...).Encounter(path)
		if good := name == "necrotic"; (err == nil) != good {
			t.Errorf("%s: found the error %v", name, err)
		} else if !good && !strings.Contains(err.Error(), "expected one of acid, cold, fire, force, lightning, necrotic, psychic, radiant, thunder, weapon") {
			t.Errorf("%s: %v does not say which types there are", name, err)
		}
	}
}
