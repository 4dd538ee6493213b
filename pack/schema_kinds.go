package pack

import (
	"reflect"

	"github.com/google/jsonschema-go/jsonschema"

	"fray/ruleset"
)

// schemaOf returns the schema of a kind of file for one ruleset.
func schemaOf(kind string, rs ruleset.Ruleset) *jsonschema.Schema {
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

func encounterSchema(rs ruleset.Ruleset) *jsonschema.Schema {
	s := sheetSchema(reflect.TypeOf(rs.NewSetup()).Elem(), rs.Vocabulary)
	s.Required = []string{"combatants"}
	asWritten(s.Properties["combatants"].Items)
	addProperty(s, creatures, mapOf(creatureSchema(rs), "sheets of this encounter's own, by id"))
	return s
}

// creatureSchema returns the schema of a sheet in a library: what it lacks is said where it is used.
func creatureSchema(rs ruleset.Ruleset) *jsonschema.Schema {
	s := sheetSchema(reflect.TypeOf(rs.NewCreature()).Elem(), rs.Vocabulary)
	s.Required, s.DependentRequired = nil, nil
	return s
}

// asWritten adapts the schema of a combatant to how combatants are written in files.
func asWritten(one *jsonschema.Schema) *jsonschema.Schema {
	one.Required, one.DependentRequired = nil, nil
	low, high := float64(1), float64(MaxCombatants)
	addProperty(one, "creature", &jsonschema.Schema{Type: "string", Description: "a sheet of the library; keys beside it replace its values"})
	addProperty(one, countKey, &jsonschema.Schema{Type: "integer", Minimum: &low, Maximum: &high, Description: "how many copies; their ids end in -1, -2, ..."})
	return one
}

func librarySchema(rs ruleset.Ruleset) *jsonschema.Schema {
	s := object("ruleset", "name", "about")
	names, types := sections(rs)
	for _, name := range names {
		one := creatureSchema(rs)
		if name != creatures {
			one = sheetSchema(types[name], rs.Vocabulary)
		}
		addProperty(s, name, mapOf(one, name+" by id"))
	}
	return s
}

// object is a mapping with some texts, and nothing else.
func object(texts ...string) *jsonschema.Schema {
	s := &jsonschema.Schema{Type: "object", AdditionalProperties: &jsonschema.Schema{Not: &jsonschema.Schema{}}}
	for _, name := range texts {
		addProperty(s, name, &jsonschema.Schema{Types: []string{"string", "number"}, Description: textAbout(name)})
	}
	return s
}

// textAbout says what a text that files of several kinds have means.
func textAbout(name string) string {
	switch name {
	case "ruleset":
		return "the rulebook the file is for"
	case "name":
		return "what it is called"
	case "case":
		return "what the case shows, for people"
	default:
		return "what it is about, for people"
	}
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
