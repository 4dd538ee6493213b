package ruleset_test

import (
	"encoding/json"
	"reflect"
	"testing"

	"fray/ruleset"
	"fray/ruleset/setup"
)

// FuzzNew: no setup crashes a ruleset; the same setup has the same problems each time; New does not change the setup; and
// each problem has another path or is of the whole.
func FuzzNew(f *testing.F) {
	for i := range ruleset.All() {
		f.Add(uint8(i), `{"combatants": [{"id": "a", "side": "x", "at": "0,0"}, {"id": "b", "side": "y", "at": "1,0", "kind": "pc"}]}`)
		f.Add(uint8(i), `{"combatants": [{"id": "a", "kind": "pc", "hp": 3, "hp_max": 2, "abilities": ["u", "u"]}, {"id": "", "size": "x"}],
			"abilities": {"u": {"range": "9", "types": ["melee"], "effects": [{"do": "push", "what": "x"}], "trigger": {}}}, "sides": {"z": "Z"}}`)
		f.Add(uint8(i), `{"map": {"hex": [0, 600], "zones": ["a", "a"]}, "objects": [{"id": "d", "door": "open", "toggles": ["e"]}], "max_rounds": -1}`)
	}
	f.Fuzz(func(t *testing.T, n uint8, text string) {
		all := ruleset.All()
		rs := all[int(n)%len(all)]
		s := rs.NewSetup()
		if setup.Decode([]byte(text), s) != nil {
			return
		}
		before, _ := json.Marshal(s)
		g, problems := rs.New(s)
		after, _ := json.Marshal(s)
		if string(before) != string(after) {
			t.Errorf("%s: the setup %s became %s", rs.Name, before, after)
		}
		if _, again := rs.New(s); !reflect.DeepEqual(problems, again) {
			t.Errorf("%s: found %v, then %v", rs.Name, problems, again)
		}
		if (g == nil) != (len(problems) > 0) {
			t.Errorf("%s: a game %v with the problems %v", rs.Name, g != nil, problems)
		}
		seen := map[string]bool{}
		for _, p := range problems {
			if seen[p.Path] {
				t.Errorf("%s: %q has several problems: %v", rs.Name, p.Path, problems)
			}
			seen[p.Path] = true
		}
	})
}
