package pack

import (
	"reflect"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"fray/ruleset"
	"fray/table"
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
	step := &jsonschema.Schema{
		Type: "object", MinProperties: new(1), MaxProperties: new(3),
		Properties: map[string]*jsonschema.Schema{
			"dice":   listOf(face, "faces thrown from this answer until the next question"),
			"note":   {Types: []string{"string", "number"}, Description: "the line of text that goes with the answer"},
			"decree": given,
			"expect": {AnyOf: []*jsonschema.Schema{checks, checks.Items}, Description: checks.Description},
		},
		AdditionalProperties: &jsonschema.Schema{Description: "WHO: ANSWER. WHO is a combatant, a seat, or one of the seats that are asked. The answer is an option's key, its label, or words that fit one option only"},
	}
	body := func(texts ...string) *jsonschema.Schema {
		c := object(texts...)
		c.Required = []string{"rules", "encounter", "expect"}
		addProperty(c, "rules", listOf(&jsonschema.Schema{Type: "string"}, "ids of the rules that the case proves"))
		addProperty(c, "encounter", encounter)
		addProperty(c, "dice", listOf(face, "faces thrown before the first question"))
		addProperty(c, "given", listOf(given, "what the GM decrees at the first question of a turn"))
		addProperty(c, "script", listOf(step, "who answers what, with which dice"))
		addProperty(c, "expect", checks)
		return c
	}
	c := body("name", "case")
	c.Required = append(c.Required, "name")
	many := object("ruleset", "name", "about")
	many.Required = []string{"ruleset", "cases"}
	addProperty(many, "cases", listOf(c, ""))
	alone := body("ruleset", "name", "case")
	return &jsonschema.Schema{AnyOf: []*jsonschema.Schema{many, alone}}, nil
}

// object returns the schema of a mapping with some texts and no other keys.
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
