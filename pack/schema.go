package pack

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"fray/ruleset"
	"fray/table"
)

// Kinds are the kinds of files that there is a schema for.
func Kinds() []string { return []string{kindEncounter, kindLibrary, kindScenario} }

// Schema is the JSON Schema (2020-12) of a kind of file, for editors: indented, the same bytes every time.
func Schema(kind string) ([]byte, error) {
	if !slices.Contains(Kinds(), kind) {
		return nil, fmt.Errorf("there is no schema %q; expected one of %s", kind, strings.Join(Kinds(), ", "))
	}
	root := &jsonschema.Schema{
		Schema:      "https://json-schema.org/draft/2020-12/schema",
		Title:       "fray " + kind,
		Description: about(kind),
		Type:        "object",
		Required:    []string{"ruleset"},
		Properties:  map[string]*jsonschema.Schema{},
		Defs:        map[string]*jsonschema.Schema{},
	}
	var names []any
	for _, rs := range ruleset.All() {
		s, err := schemaOf(kind, rs)
		if err != nil {
			return nil, fmt.Errorf("schema of %s for %s: %w", kind, rs.Name, err)
		}
		names = append(names, rs.Name)
		root.Defs[rs.Name] = s
		is := &jsonschema.Schema{Properties: map[string]*jsonschema.Schema{"ruleset": {Const: jsonschema.Ptr[any](rs.Name)}}}
		root.AllOf = append(root.AllOf, &jsonschema.Schema{If: is, Then: &jsonschema.Schema{Ref: "#/$defs/" + rs.Name}})
	}
	root.Properties["ruleset"] = &jsonschema.Schema{Enum: names, Description: "the rulebook the file is for"}
	raw, err := json.Marshal(root)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	if err := json.Indent(&out, raw, "", "  "); err != nil {
		return nil, err
	}
	out.WriteByte('\n')
	return out.Bytes(), nil
}

func about(kind string) string {
	switch kind {
	case kindEncounter:
		return "A fight: a map, and who stands where. Combatants may be creatures of a library."
	case kindScenario:
		return "Cases that prove rules: an encounter, a script of answers and dice, and what is expected of it."
	default:
		return "A library of creatures and what they use."
	}
}

// schemaOf is the schema of a kind of file for one ruleset.
func schemaOf(kind string, rs ruleset.Ruleset) (*jsonschema.Schema, error) {
	switch kind {
	case kindEncounter:
		return encounterSchema(rs)
	case kindScenario:
		return scenarioSchema(rs)
	default:
		return librarySchema(rs)
	}
}

// typeSchema is the schema of a Go type as we decode it: nothing is null, and a text may look like a number.
func typeSchema(t reflect.Type) (*jsonschema.Schema, error) {
	s, err := jsonschema.ForType(t, &jsonschema.ForOptions{})
	if err == nil {
		soften(s)
	}
	return s, err
}

// soften makes a schema say what the decoder does.
func soften(s *jsonschema.Schema) {
	if s == nil {
		return
	}
	if i := slices.Index(s.Types, "null"); i >= 0 && len(s.Types) == 2 {
		s.Type, s.Types = s.Types[1-i], nil
	}
	switch s.Type {
	case "string":
		s.Type, s.Types = "", []string{"string", "number"}
	case "integer":
		low, high := float64(-MaxNumber), float64(MaxNumber)
		s.Minimum, s.Maximum = &low, &high
	}
	soften(s.Items)
	if s.AdditionalProperties != nil && s.AdditionalProperties.Not == nil {
		soften(s.AdditionalProperties)
	}
	for _, p := range s.Properties {
		soften(p)
	}
}

func encounterSchema(rs ruleset.Ruleset) (*jsonschema.Schema, error) {
	s, err := typeSchema(reflect.TypeOf(rs.NewSetup()).Elem())
	if err != nil {
		return nil, err
	}
	s.Required = []string{"combatants"}
	one := s.Properties["combatants"].Items
	one.Required = nil
	low, high := float64(1), float64(MaxCombatants)
	addProperty(one, "creature", &jsonschema.Schema{Type: "string", Description: "a sheet of the library; what is given beside it replaces its values"})
	addProperty(one, "count", &jsonschema.Schema{Type: "integer", Minimum: &low, Maximum: &high, Description: "how many of them: ids get -1, -2, ..."})
	sheet, err := typeSchema(reflect.TypeOf(rs.NewCreature()).Elem())
	if err != nil {
		return nil, err
	}
	sheet.Required = nil
	addProperty(s, creatures, mapOf(sheet, "sheets of this encounter's own, by id"))
	return s, nil
}

func librarySchema(rs ruleset.Ruleset) (*jsonschema.Schema, error) {
	s := object("ruleset", "name", "about")
	names, types := sections(rs)
	for _, name := range names {
		one, err := typeSchema(types[name])
		if err != nil {
			return nil, err
		}
		if name == creatures {
			one.Required = nil
		}
		addProperty(s, name, mapOf(one, name+" by id"))
	}
	return s, nil
}

func scenarioSchema(rs ruleset.Ruleset) (*jsonschema.Schema, error) {
	encounter, err := encounterSchema(rs)
	if err != nil {
		return nil, err
	}
	given, err := typeSchema(reflect.TypeFor[table.Adjustment]())
	if err != nil {
		return nil, err
	}
	face := &jsonschema.Schema{Type: "integer"}
	checks := listOf(&jsonschema.Schema{Type: "object"}, "checks: WHO.METER, WHO.at, WHO.is, WHO.not, WHO.holds, WHO.lacks, "+
		strings.Join(checkNames()[6:], ", "))
	step := &jsonschema.Schema{Type: "object", MinProperties: jsonschema.Ptr(1), MaxProperties: jsonschema.Ptr(2),
		Properties:           map[string]*jsonschema.Schema{"dice": listOf(face, "faces thrown from this answer until the next question"), "expect": checks},
		AdditionalProperties: &jsonschema.Schema{Description: "WHO: ANSWER. The answer is an option's key, its label, or words that fit one option only"}}
	c := object("name", "case")
	c.Required = []string{"name", "rules", "encounter", "expect"}
	addProperty(c, "rules", listOf(&jsonschema.Schema{Type: "string"}, "ids of the rules that the case proves"))
	addProperty(c, "encounter", encounter)
	addProperty(c, "dice", listOf(face, "faces thrown before the first question"))
	addProperty(c, "given", listOf(given, "what the GM decrees at the first question of a turn"))
	addProperty(c, "script", listOf(step, "who answers what, with which dice"))
	addProperty(c, "expect", checks)
	s := object("ruleset", "name", "about")
	s.Required = []string{"cases"}
	addProperty(s, "cases", listOf(c, ""))
	return s, nil
}

// object is a mapping with some texts, and nothing else.
func object(texts ...string) *jsonschema.Schema {
	s := &jsonschema.Schema{Type: "object", AdditionalProperties: &jsonschema.Schema{Not: &jsonschema.Schema{}}}
	for _, name := range texts {
		addProperty(s, name, &jsonschema.Schema{Types: []string{"string", "number"}})
	}
	return s
}

func addProperty(s *jsonschema.Schema, name string, p *jsonschema.Schema) {
	if s.Properties == nil {
		s.Properties = map[string]*jsonschema.Schema{}
	}
	s.Properties[name] = p
	s.PropertyOrder = append(s.PropertyOrder, name)
}

func mapOf(s *jsonschema.Schema, about string) *jsonschema.Schema {
	return &jsonschema.Schema{Type: "object", AdditionalProperties: s, Description: about}
}

func listOf(s *jsonschema.Schema, about string) *jsonschema.Schema {
	return &jsonschema.Schema{Type: "array", Items: s, Description: about}
}
