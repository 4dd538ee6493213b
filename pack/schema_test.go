package pack_test

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/jsonschema-go/jsonschema"
	"go.yaml.in/yaml/v4"

	"fray/pack"
	"fray/packs"
	"fray/ruleset"
)

// resolvedOf has the function that makes the schema of a kind once.
var resolvedOf sync.Map

// resolved is the schema of a kind, ready to validate.
func resolved(t *testing.T, kind string) *jsonschema.Resolved {
	t.Helper()
	once, _ := resolvedOf.LoadOrStore(kind, sync.OnceValues(func() (*jsonschema.Resolved, error) {
		raw, err := pack.Schema(kind)
		if err != nil {
			return nil, err
		}
		var s jsonschema.Schema
		if err := json.Unmarshal(raw, &s); err != nil {
			return nil, err
		}
		return s.Resolve(nil)
	}))
	r, err := once.(func() (*jsonschema.Resolved, error))()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// A schema is the same bytes each time, and ends in a line.
func TestSchemaIsTheSame(t *testing.T) {
	for _, kind := range pack.Kinds() {
		raw, err := pack.Schema(kind)
		if err != nil {
			t.Fatal(err)
		}
		again, _ := pack.Schema(kind)
		if !bytes.Equal(raw, again) || !bytes.HasSuffix(raw, []byte("}\n")) {
			t.Errorf("%s: the schema is not the same bytes twice, or does not end in a line", kind)
		}
	}
}

// everySchema is the schema of each kind.
func everySchema(t *testing.T) map[string]*jsonschema.Resolved {
	t.Helper()
	schemas := map[string]*jsonschema.Resolved{}
	for _, kind := range pack.Kinds() {
		schemas[kind] = resolved(t, kind)
	}
	return schemas
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
	schemas := everySchema(t)
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
	schemas := everySchema(t)
	for text, kind := range map[string]string{
		"combatants: []":                                                   "encounter",
		"{ruleset: chess, combatants: []}":                                 "encounter",
		"{ruleset: flow, combatants: [{id: a, hp_max: 0}]}":                "encounter",
		"{ruleset: flow, combatants: [{id: a, hp_max: 10001}]}":            "encounter",
		"{ruleset: flow, combatants: [{id: a, hp: 10001}]}":                "encounter",
		"{ruleset: flow, combatants: [{id: a, size: big}]}":                "encounter",
		"{ruleset: flow, combatants: [{id: a, perks: [fast]}]}":            "encounter",
		"{ruleset: flow, combatants: [{id: a, abilities: [x, x]}]}":        "encounter",
		"{ruleset: flow, combatants: [{id: a}], map: {hex: [513, 5]}}":     "encounter",
		"{ruleset: flow, combatants: [{id: a}], max_rounds: 0}":            "encounter",
		"{ruleset: flow, abilities: {a: {range: 1001}}}":                   "pack",
		"{ruleset: flow, abilities: {a: {range: near}}}":                   "pack",
		"{ruleset: flow, abilities: {a: {effects: [{value: 3}]}}}":         "pack",
		"{ruleset: flow, items: {a: {category: sword}}}":                   "pack",
		"{ruleset: flow, items: {a: {hands: 3}}}":                          "pack",
		"{ruleset: escalation, abilities: {a: {recharge_target: 12}}}":     "pack",
		"{ruleset: escalation, combatants: [{id: a}], rest: nap}":          "encounter",
		"{ruleset: escalation, combatants: [{id: a}], rest: [quick, nap]}": "encounter",
		"ruleset: flow": "encounter",
		"{ruleset: flow, combatants: [{id: a, sid: b}]}":         "encounter",
		"{ruleset: flow, combatants: [{creature: a, count: 0}]}": "encounter",
		"{ruleset: flow, combatants: [{id: a, melee: many}]}":    "encounter",
		"{ruleset: flow, creature: {}}":                          "pack",
		"{ruleset: flow, items: {sword: {hands: two}}}":          "pack",
		"{ruleset: flow}": "scenario",
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
		if err := schemas[kind].Validate(value(t, []byte(text))); err == nil {
			t.Errorf("%s takes %s", kind, text)
		}
	}
	if _, err := pack.Schema("chess"); err == nil || !strings.Contains(err.Error(), "expected one of encounter, pack, scenario, adventure") {
		t.Errorf("found %v, expected the kinds there are", err)
	}
}

// TestSchemaTakes: values at their bounds, words, short spellings, and the key that names the schema.
func TestSchemaTakes(t *testing.T) {
	schemas := everySchema(t)
	for text, kind := range map[string]string{
		`{$schema: e.json, ruleset: flow, combatants: [{id: a, hp_max: 1, hp: 10000, size: huge, perks: [ambidextrous], at: "0,0"}]}`:                             "encounter",
		"{$schema: p.json, ruleset: flow, items: {a: {category: sword, damage: 5, hands: 2}}, abilities: {a: {range: 1000}, b: {range: self}}}":                   "pack",
		"{ruleset: escalation, combatants: [{id: a}], rest: quick}":                                                                                               "encounter",
		"{ruleset: escalation, combatants: [{id: a}], rest: [quick, full]}":                                                                                       "encounter",
		"{ruleset: escalation, abilities: {a: {recharge_target: 13, pop_off: all}, b: {pop_off: 64}}}":                                                            "pack",
		"{$schema: a.json, ruleset: escalation, party: [{creature: a}], play: [{encounter: x, at: {a: b}}, {rest: quick}, {encounter: {combatants: [{id: z}]}}]}": "adventure",
		"{$schema: s.json, ruleset: flow, cases: [{name: a, like: b, rules: [], expect: []}]}":                                                                    "scenario",
	} {
		if err := schemas[kind].Validate(value(t, []byte(text))); err != nil {
			t.Errorf("%s refuses %s: %v", kind, text, err)
		}
	}
}

// TestSchemaHasNoAlternatives: an editor reports one mistake once, because no value is compared with several schemas.
func TestSchemaHasNoAlternatives(t *testing.T) {
	for _, kind := range []string{"encounter", "pack", "adventure"} {
		raw, err := pack.Schema(kind)
		if err != nil {
			t.Fatal(err)
		}
		for _, word := range []string{`"anyOf"`, `"oneOf"`} {
			if strings.Contains(string(raw), word) {
				t.Errorf("the schema %s has %s", kind, word)
			}
		}
	}
}

// TestFileNamesItsSchema: the key $schema says nothing to us, and what is wrong beside it is said once, with true bounds.
func TestFileNamesItsSchema(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	path := write(t, "x.yaml", `$schema: ./encounter.schema.json
ruleset: flow
combatants:
  - {id: a, side: x, at: "0,0", hp_max: 99999, hp: 200000}
  - {id: b, side: y, at: "1,1", armor: lots}
`)
	_, err = lib.Encounter(path)
	want := []string{
		"x.yaml:4:41: hp_max: found 99999, expected 1 to 10000",
		`x.yaml:5:40: armor: found the text "lots"; expected a whole number from 0 to 1000`,
	}
	if diff := cmp.Diff(want, lines(err, path)); diff != "" {
		t.Error(diff)
	}
}

// TestSchemaExamplesFit: each example in a schema satisfies the schema of its key.
func TestSchemaExamplesFit(t *testing.T) {
	raw, err := pack.Schema("pack")
	if err != nil {
		t.Fatal(err)
	}
	var root jsonschema.Schema
	if err := json.Unmarshal(raw, &root); err != nil {
		t.Fatal(err)
	}
	found := 0
	var walk func(key string, s *jsonschema.Schema)
	walk = func(key string, s *jsonschema.Schema) {
		if s == nil {
			return
		}
		if len(s.Examples) > 0 {
			found++
			r, err := s.Resolve(nil)
			if err != nil {
				t.Fatal(err)
			}
			if err := r.Validate(s.Examples[0]); err != nil {
				t.Errorf("%s: %v", key, err)
			}
		}
		for _, part := range []*jsonschema.Schema{s.Items, s.AdditionalProperties, s.Then, s.Else} {
			walk(key, part)
		}
		for name, p := range s.Properties {
			walk(key+"."+name, p)
		}
	}
	for name, s := range root.Defs {
		walk(name, s)
	}
	if found < 50 {
		t.Errorf("found %d examples", found)
	}
}

// TestSchemaDescribesEveryKey: every key of every kind of file says what it means.
func TestSchemaDescribesEveryKey(t *testing.T) {
	for _, kind := range pack.Kinds() {
		raw, err := pack.Schema(kind)
		if err != nil {
			t.Fatal(err)
		}
		var root jsonschema.Schema
		if err := json.Unmarshal(raw, &root); err != nil {
			t.Fatal(err)
		}
		missing := map[string]bool{}
		var walk func(at string, s *jsonschema.Schema)
		walk = func(at string, s *jsonschema.Schema) {
			if s == nil {
				return
			}
			for key, p := range s.Properties {
				if p.Description == "" {
					missing[at+"."+key] = true
				}
				walk(at+"."+key, p)
			}
			for _, part := range []*jsonschema.Schema{s.Items, s.AdditionalProperties, s.Then, s.Else} {
				walk(at, part)
			}
		}
		for name, s := range root.Defs {
			walk(name, s)
		}
		for key := range missing {
			t.Errorf("%s: %s has no description", kind, key)
		}
	}
}
