package pack

import (
	"reflect"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"fray/ruleset"
	"fray/ruleset/setup"
	"fray/table"
)

// scenarioSchema returns the schema of a file with cases, or with one case alone.
func scenarioSchema(rs ruleset.Ruleset) *jsonschema.Schema {
	encounter := encounterSchema(rs)
	decree := sheetSchema(reflect.TypeFor[table.Adjustment](), setup.Vocabulary{})
	decree.Required, decree.Description = []string{"do"}, "a decree of the game master"
	checks := checksSchema(rs.Book)
	changes := *encounter // a case like another changes parts of its encounter
	changes.Required = nil
	changes.Description = "the fight, or what this case changes in that of another"
	body := func(texts ...string) *jsonschema.Schema {
		c := object(texts...)
		c.Required = []string{"rules", "expect"}
		c.AnyOf = []*jsonschema.Schema{
			{Required: []string{"like"}},
			{Required: []string{"encounter"}, Properties: map[string]*jsonschema.Schema{"encounter": {Required: encounter.Required}}},
		}
		addProperty(c, "rules", listOf(&jsonschema.Schema{Type: "string"}, "ids of the rules that the case proves"))
		addProperty(c, "encounter", &changes)
		addProperty(c, "dice", listOf(face(), "faces thrown before the first question"))
		addProperty(c, "given", listOf(givenSchema(decree), "decrees and answers before the script"))
		addProperty(c, "script", listOf(stepSchema(decree, checks), "who answers what, with which dice"))
		addProperty(c, "expect", checks)
		return c
	}
	c := body("name", "case")
	c.Required = append(c.Required, "name")
	addProperty(c, "like", &jsonschema.Schema{
		Types: []string{"string", "number"}, Description: "a case above whose encounter this one takes; what encounter says besides replaces its keys, of combatants by id",
	})
	many := object("ruleset", "name", "about")
	many.Required = []string{"ruleset", "cases"}
	addProperty(many, "cases", listOf(c, "cases, each with a name"))
	alone := body("ruleset", "name", "case")
	alone.AnyOf = alone.AnyOf[1:]
	return &jsonschema.Schema{If: &jsonschema.Schema{Required: []string{"cases"}}, Then: many, Else: alone}
}

// face returns the schema of a face of a die.
func face() *jsonschema.Schema { return &jsonschema.Schema{Type: "integer"} }

// checksSchema returns the schema of a list of checks.
func checksSchema(book *table.Book) *jsonschema.Schema {
	one := &jsonschema.Schema{Type: "object", MinProperties: new(1)}
	var kinds []any
	for _, name := range book.QuestionNames() {
		if name != "" {
			kinds = append(kinds, name)
		}
	}
	addProperty(one, "asks", &jsonschema.Schema{Enum: kinds, Description: "the kind of the open question"})
	addProperty(one, sinceKey, &jsonschema.Schema{Enum: []any{SinceScript, SinceStep}, Description: "from when on the checks of the log beside it count; without it from the start of the case"})
	whole := &jsonschema.Schema{Type: "integer"}
	addProperty(one, "round", &jsonschema.Schema{Type: whole.Type, Description: "the number of the round"})
	addProperty(one, "track", mapOf(whole, "what a track or a number of the whole fight stands at"))
	return listOf(one, "checks: "+strings.Join(slices.DeleteFunc(checkNames(), func(s string) bool { return s == sinceKey }), ", "))
}

// stepSchema returns the schema of one step of a script.
func stepSchema(decree, checks *jsonschema.Schema) *jsonschema.Schema {
	s := answerSchema()
	addProperty(s, "decree", decree)
	addProperty(s, "refused", &jsonschema.Schema{Types: []string{"string", "number"}, Description: "the decree beside it is refused with a message that contains these words"})
	addProperty(s, "expect", &jsonschema.Schema{If: &jsonschema.Schema{Type: "array"}, Then: checks, Else: checks.Items, Description: checks.Description})
	return s
}

// answerSchema returns the schema of WHO: ANSWER with dice and a note.
func answerSchema() *jsonschema.Schema {
	s := &jsonschema.Schema{
		Type: "object", MinProperties: new(1), MaxProperties: new(3),
		AdditionalProperties: &jsonschema.Schema{
			Types: []string{"string", "number", "boolean"},
			Description: "WHO: ANSWER. WHO is a combatant, a seat, or anyone of those who are asked. The answer is an option's key (=KEY where no " +
				"other may fit), its label, or words that fit one option only",
		},
	}
	addProperty(s, "dice", listOf(face(), "faces thrown from this answer until the next question"))
	addProperty(s, "note", &jsonschema.Schema{Types: []string{"string", "number"}, Description: "the line of text that goes with the answer"})
	return s
}

// givenSchema returns the schema of a decree with the turn and the round of it, or of an answer.
func givenSchema(decree *jsonschema.Schema) *jsonschema.Schema {
	timed := object()
	for _, name := range decree.PropertyOrder {
		addProperty(timed, name, decree.Properties[name])
	}
	timed.Required = []string{"do"}
	low := float64(1)
	addProperty(timed, "turn", &jsonschema.Schema{Types: []string{"string", "number"}, Description: "the decree is carried out in a turn of this combatant"})
	addProperty(timed, "round", &jsonschema.Schema{Type: "integer", Minimum: &low, Description: "the decree is carried out in this round"})
	return &jsonschema.Schema{If: &jsonschema.Schema{Required: []string{"do"}}, Then: timed, Else: answerSchema()}
}
