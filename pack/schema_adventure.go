package pack

import (
	"github.com/google/jsonschema-go/jsonschema"

	"fray/ruleset"
)

// adventureSchema returns the schema of adventures for a ruleset that has them.
func adventureSchema(rs ruleset.Ruleset) *jsonschema.Schema {
	s := librarySchema(rs)
	member := asWritten(creatureSchema(rs))
	delete(member.Properties, "at")
	addProperty(s, "party", atLeastOne(listOf(member, "who plays the adventure: combatants of one side, without places")))

	place := &jsonschema.Schema{Types: []string{"string", "number"}}
	fight := object()
	fight.Required = []string{"encounter"}
	addProperty(fight, "encounter", &jsonschema.Schema{
		If: &jsonschema.Schema{Type: "object"}, Then: encounterSchema(rs), Else: &jsonschema.Schema{Type: "string"},
		Description: "an encounter of the library by its name, a file in the same folder, or an encounter written here",
	})
	addProperty(fight, "at", &jsonschema.Schema{
		If: &jsonschema.Schema{Type: "object"}, Then: mapOf(place, ""), Else: place,
		Description: "where the party begins, or its members by id; by default, at the places of the combatants it replaces",
	})
	addProperty(fight, "keep", listOf(place, "ids of those of the party's side who stay in the encounter"))
	addProperty(fight, "as", &jsonschema.Schema{Type: "string", Description: "a name by which later entries ask what was reached here"})
	words := &jsonschema.Schema{Type: "string"}
	oneOrMore := func(about string) *jsonschema.Schema {
		return &jsonschema.Schema{If: &jsonschema.Schema{Type: "array"}, Then: listOf(words, ""), Else: words, Description: about}
	}
	addProperty(fight, "if", oneOrMore("played only if all of these have been reached: NAME for a fight that was won, or NAME.WORD"))
	addProperty(fight, "unless", oneOrMore("skipped if any of these has been reached"))
	rest := object()
	rest.Required = []string{"rest"}
	var names []any
	for _, word := range rs.Rests {
		names = append(names, word)
	}
	addProperty(rest, "rest", &jsonschema.Schema{Enum: names, Description: "a rest between two encounters"})
	addProperty(s, "play", atLeastOne(listOf(&jsonschema.Schema{If: &jsonschema.Schema{Required: []string{"rest"}}, Then: rest, Else: fight},
		"encounters, with at most one rest between two of them")))
	s.Required = []string{"party", "play"}
	return s
}

func atLeastOne(s *jsonschema.Schema) *jsonschema.Schema {
	s.MinItems = new(1)
	return s
}
