package pack_test

import (
	"encoding/json"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"

	"fray/pack"
)

// TestSchemaExamples: nine of ten keys of every ruleset's creatures, items and encounters have an example, and every example is valid.
func TestSchemaExamples(t *testing.T) {
	raw, err := pack.Schema("encounter")
	if err != nil {
		t.Fatal(err)
	}
	var root jsonschema.Schema
	if err := json.Unmarshal(raw, &root); err != nil {
		t.Fatal(err)
	}
	if len(root.Defs) != 5 {
		t.Errorf("%d rulesets have a schema, want 5", len(root.Defs))
	}
	for name, s := range root.Defs {
		keys, with := 0, 0
		countExamples(t, name, s, &keys, &with)
		if 10*with < 9*keys {
			t.Errorf("%s: %d of %d keys have an example, want nine of ten", name, with, keys)
		}
	}
}

// countExamples counts the keys of a schema, and those with an example, and checks each example.
func countExamples(t *testing.T, at string, s *jsonschema.Schema, keys, with *int) {
	t.Helper()
	if s == nil {
		return
	}
	for key, p := range s.Properties {
		*keys++
		if len(p.Examples) > 0 {
			*with++
			checkExample(t, at+"."+key, p)
		}
		countExamples(t, at+"."+key, p, keys, with)
	}
	for _, part := range []*jsonschema.Schema{s.Items, s.AdditionalProperties, s.Then, s.Else} {
		countExamples(t, at, part, keys, with)
	}
}

func checkExample(t *testing.T, at string, s *jsonschema.Schema) {
	t.Helper()
	is, err := s.CloneSchemas().Resolve(nil)
	if err != nil {
		t.Fatalf("%s: %v", at, err)
	}
	for _, example := range s.Examples {
		if err := is.Validate(example); err != nil {
			t.Errorf("%s: the example %v is not valid: %v", at, example, err)
		}
	}
}
