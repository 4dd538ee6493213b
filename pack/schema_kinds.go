package pack

import (
	"reflect"

	"github.com/google/jsonschema-go/jsonschema"

	"fray/ruleset"
)

// schemaOf returns the schema of a kind of file for one ruleset.
func schemaOf(kind string, rs ruleset.Ruleset) (*jsonschema.Schema, error) {
	switch kind {
	case kindEncounter:
		return encounterSchema(rs)
	case kindScenario:
		return scenarioSchema(rs)
	case kindAdventure:
		return adventureSchema(rs)
	default:
		return librarySchema(rs)
	}
}

func encounterSchema(rs ruleset.Ruleset) (*jsonschema.Schema, error) {
	s, err := typeSchema(reflect.TypeOf(rs.NewSetup()).Elem())
	if err != nil {
		return nil, err
	}
	s.Required = []string{"combatants"}
	asWritten(s.Properties["combatants"].Items)
	sheet, err := typeSchema(reflect.TypeOf(rs.NewCreature()).Elem())
	if err != nil {
		return nil, err
	}
	sheet.Required = nil
	addProperty(s, creatures, mapOf(sheet, "sheets of this encounter's own, by id"))
	return s, nil
}

// asWritten adapts the schema of a combatant to how combatants are written in files.
func asWritten(one *jsonschema.Schema) *jsonschema.Schema {
	one.Required = nil
	low, high := float64(1), float64(MaxCombatants)
	addProperty(one, "creature", &jsonschema.Schema{Type: "string", Description: "a sheet of the library; keys beside it replace its values"})
	addProperty(one, "count", &jsonschema.Schema{Type: "integer", Minimum: &low, Maximum: &high, Description: "how many copies; their ids end in -1, -2, ..."})
	return one
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
