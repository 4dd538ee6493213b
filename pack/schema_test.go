package pack_test

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"
	"go.yaml.in/yaml/v4"

	"fray/pack"
	"fray/packs"
	"fray/ruleset"
)

// resolved is the schema of a kind, ready to validate.
func resolved(t *testing.T, kind string) *jsonschema.Resolved {
	t.Helper()
	raw, err := pack.Schema(kind)
	if err != nil {
		t.Fatal(err)
	}
	again, _ := pack.Schema(kind)
	if !bytes.Equal(raw, again) || !bytes.HasSuffix(raw, []byte("}\n")) {
		t.Error("the schema is not the same bytes twice, or does not end in a line")
	}
	var s jsonschema.Schema
	if err := json.Unmarshal(raw, &s); err != nil {
		t.Fatal(err)
	}
	r, err := s.Resolve(nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// value is a YAML text as a schema sees it.
func value(t *testing.T, text []byte) any {
	t.Helper()
	var v any
	if err := yaml.Unmarshal(text, &v); err != nil {
		t.Fatal(err)
	}
	raw, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	var out any
	if err := json.Unmarshal(raw, &out); err != nil {
		t.Fatal(err)
	}
	return out
}

// TestSchemaTakesWhatIsBundled: what the decoder takes, the schema takes.
func TestSchemaTakesWhatIsBundled(t *testing.T) {
	schemas := map[string]*jsonschema.Resolved{}
	for _, kind := range pack.Kinds() {
		schemas[kind] = resolved(t, kind)
	}
	check := func(fsys fs.FS, kindOf func(name string) string) {
		err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(name, ".yaml") || kindOf(name) == "" {
				return err
			}
			text, err := fs.ReadFile(fsys, name)
			if err != nil {
				return err
			}
			if err := schemas[kindOf(name)].Validate(value(t, text)); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			return nil
		})
		if err != nil {
			t.Error(err)
		}
	}
	check(packs.FS, func(name string) string {
		if strings.Contains(name, "/encounters/") {
			return "encounter"
		}
		if strings.Contains(name, "/adventures/") {
			return "adventure"
		}
		return "pack"
	})
	for _, rs := range ruleset.All() {
		check(rs.Files, func(name string) string {
			if strings.HasPrefix(name, "scenarios/") {
				return "scenario"
			}
			return ""
		})
	}
}

func TestSchemaTakesACaseAlone(t *testing.T) {
	const rest = `rules: [flow.init.roll], dice: [3], script: [{anyone: end, dice: [1], note: so}], expect: [{round: 1}]}`
	for _, text := range []string{
		`{ruleset: flow, encounter: {combatants: [{id: a, side: x, at: "0,0"}]}, ` + rest,
		`{encounter: {ruleset: flow, combatants: [{id: a, side: x, at: "0,0"}]}, ` + rest,
		`{ruleset: flow, cases: [{name: a, encounter: {combatants: [{id: a, side: x, at: "0,0"}]}, ` + rest + `, {name: b, like: a, encounter: {combatants: [{id: a, hp: 3}]}, ` +
			`rules: [flow.init.roll], given: [{do: set, who: a, what: hp, turn: a, round: 2}, {a: end, dice: [3]}], expect: [{logged: x, since: step, asks: turn}]}]}`,
	} {
		if err := resolved(t, "scenario").Validate(value(t, []byte(text))); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
}

func TestSchemaRefuses(t *testing.T) {
	for text, kind := range map[string]string{
		"combatants: []":                                                                                    "encounter",
		"{ruleset: chess, combatants: []}":                                                                  "encounter",
		"ruleset: flow":                                                                                     "encounter",
		"{ruleset: flow, combatants: [{id: a, sid: b}]}":                                                    "encounter",
		"{ruleset: flow, combatants: [{creature: a, count: 0}]}":                                            "encounter",
		"{ruleset: flow, combatants: [{id: a, melee: many}]}":                                               "encounter",
		"{ruleset: flow, creature: {}}":                                                                     "pack",
		"{ruleset: flow, items: {sword: {hands: two}}}":                                                     "pack",
		"{ruleset: flow}":                                                                                   "scenario",
		"{rules: [flow.init.roll], expect: [{round: 1}]}":                                                   "scenario",
		"{ruleset: flow, encounter: {combatants: []}, expect: []}":                                          "scenario",
		"{ruleset: flow, cases: [{name: a}]}":                                                               "scenario",
		"{ruleset: flow, cases: [{name: a, rules: [], encounter: {}, expect: []}]}":                         "scenario",
		"{ruleset: flow, cases: [{name: a, rules: [], encounter: {combatants: []}, expext: 1}]}":            "scenario",
		"{ruleset: flow, cases: [{name: a, rules: [], encounter: {name: b}, expect: []}]}":                  "scenario",
		"{ruleset: flow, cases: [{name: a, rules: [], like: b, given: [{do: set, round: 0}], expect: []}]}": "scenario",
		"{ruleset: flow, cases: [{name: a, rules: [], like: b, expect: [{asks: turns}]}]}":                  "scenario",
		"{ruleset: flow, cases: [{name: a, rules: [], like: b, expect: [{logged: a, since: ever}]}]}":       "scenario",
		"{ruleset: flow, rules: [], like: b, expect: []}":                                                   "scenario",
	} {
		if err := resolved(t, kind).Validate(value(t, []byte(text))); err == nil {
			t.Errorf("%s takes %s", kind, text)
		}
	}
	if _, err := pack.Schema("chess"); err == nil || !strings.Contains(err.Error(), "expected one of encounter, pack, scenario, adventure") {
		t.Errorf("found %v, expected the kinds there are", err)
	}
}
