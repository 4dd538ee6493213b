package pack

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/google/jsonschema-go/jsonschema"

	"fray/ruleset"
	"fray/table"
)

// Kinds returns the kinds of files that have a schema.
func Kinds() []string { return []string{kindEncounter, kindLibrary, kindScenario, kindAdventure} }

// Schema returns the JSON Schema (2020-12) of a kind of file, for editors. It is indented, with the same bytes every
// time.
func Schema(kind string) ([]byte, error) {
	if !slices.Contains(Kinds(), kind) {
		return nil, fmt.Errorf("there is no schema %q%s", kind, table.OneOf(kind, Kinds()))
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
	if kind == kindScenario { // in a single case, the encounter may name the ruleset
		root.Required, root.AnyOf = nil, []*jsonschema.Schema{{Required: []string{"ruleset"}}, {Required: []string{"encounter"}}}
	}
	var names []any
	for _, rs := range ruleset.All() {
		if kind == kindAdventure && rs.Carry == nil {
			continue
		}
		names = append(names, rs.Name)
		root.Defs[rs.Name] = attachable(exemplify(schemaOf(kind, rs), rs))
		is := &jsonschema.Schema{Required: []string{"ruleset"}, Properties: map[string]*jsonschema.Schema{"ruleset": {Const: jsonschema.Ptr[any](rs.Name)}}}
		root.AllOf = append(root.AllOf, &jsonschema.Schema{If: is, Then: &jsonschema.Schema{Ref: "#/$defs/" + rs.Name}})
	}
	root.Properties["ruleset"] = &jsonschema.Schema{Enum: names, Description: textAbout("ruleset")}
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
	case kindAdventure:
		return "A row of encounters that one party plays, with rests between them. What outlives a fight is carried over."
	default:
		return "A library of creatures and what they use."
	}
}

// attachable adds the key that names the schema itself.
func attachable(s *jsonschema.Schema) *jsonschema.Schema {
	if s.If != nil {
		attachable(s.Then)
		attachable(s.Else)
		return s
	}
	addProperty(s, schemaKey, &jsonschema.Schema{Type: "string", Description: "the schema of this file, for editors"})
	return s
}
