package pack

import (
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
	"go.yaml.in/yaml/v4"

	"fray/ruleset/setup"
)

// sheetSchema returns the schema of a struct type from the tags of its fields. Every value has one schema without
// alternatives, so that an editor reports one mistake once.
func sheetSchema(t reflect.Type, v setup.Vocabulary) *jsonschema.Schema {
	s := object()
	fields := setup.Fields(t, v)
	for i := range fields {
		f := &fields[i]
		p := valueSchema(f, f.Type, fields, v)
		p.Description, p.Examples = description(f), examples(f)
		if plain(f.Default) {
			p.Default = constant(f)
		}
		addProperty(s, f.Key, p)
		if f.Required || f.Form == "id" {
			s.Required = append(s.Required, f.Key)
		}
		if f.Needs != "" {
			if s.DependentRequired == nil {
				s.DependentRequired = map[string][]string{}
			}
			s.DependentRequired[f.Key] = []string{f.Needs}
		}
	}
	return s
}

// plain reports whether a default is a constant.
func plain(text string) bool {
	return text != "" && !strings.HasPrefix(text, "= ") && !strings.HasPrefix(text, "by ") && !strings.HasPrefix(text, "(")
}

// constant returns a constant default as JSON.
func constant(f *setup.Field) json.RawMessage {
	t := f.Type
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	var value any = f.Default
	switch t.Kind() {
	case reflect.Slice:
		value = strings.Split(f.Default, "|")
	case reflect.Bool:
		value = f.Default == "true"
	case reflect.String:
	default:
		value, _ = strconv.Atoi(f.Default)
	}
	raw, _ := json.Marshal(value)
	return raw
}

// examples returns the value in the example of a key, if its tag has one.
func examples(f *setup.Field) []any {
	var line map[string]any
	if yaml.Unmarshal([]byte(f.Example), &line) != nil || line[f.Key] == nil {
		return nil
	}
	return []any{line[f.Key]}
}

// description says what a key means, which other keys bound it, and what holds if it is left out.
func description(f *setup.Field) string {
	parts := []string{f.Doc}
	if f.Range.Low.Key != "" || f.Range.High.Key != "" {
		parts = append(parts, f.Range.String())
	}
	if f.Only.Key != "" {
		parts = append(parts, "only with "+f.Only.String())
	}
	if f.Default != "" {
		parts = append(parts, "left out: "+f.Preset())
	}
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), "; ")
}

// valueSchema returns the schema of a value of a field, or of an element of it.
func valueSchema(f *setup.Field, t reflect.Type, fields []setup.Field, v setup.Vocabulary) *jsonschema.Schema {
	short := reflect.PointerTo(t).Implements(reflect.TypeFor[setup.Short]())
	var s *jsonschema.Schema
	switch t.Kind() {
	case reflect.Pointer:
		return valueSchema(f, t.Elem(), fields, v)
	case reflect.Struct:
		s = sheetSchema(t, v)
	case reflect.Slice:
		s = &jsonschema.Schema{Type: "array", Items: valueSchema(f, t.Elem(), fields, v), UniqueItems: f.Unique}
		s.MinItems, s.MaxItems = counts(f.Count)
	case reflect.Map:
		s = mapOf(valueSchema(f, t.Elem(), fields, v), "")
		s.MinProperties, s.MaxProperties = counts(f.Count)
		if f.Keys != nil {
			s.PropertyNames = &jsonschema.Schema{Enum: anyOf(f.Keys)}
		}
	case reflect.String:
		return textSchema(f, fields)
	case reflect.Bool:
		return &jsonschema.Schema{Type: "boolean"}
	default:
		return numberSchema(f, fields)
	}
	if !short {
		return s
	}
	one := textSchema(f, fields)
	if t.Kind() == reflect.Struct {
		one = &jsonschema.Schema{Types: []string{"string", "number"}}
	}
	return &jsonschema.Schema{If: &jsonschema.Schema{Type: s.Type}, Then: s, Else: one}
}

// textSchema returns the schema of a text. A text may look like a number.
func textSchema(f *setup.Field, fields []setup.Field) *jsonschema.Schema {
	s := &jsonschema.Schema{Types: []string{"string", "number"}}
	switch {
	case f.Form == "picture":
		s = &jsonschema.Schema{Type: "string", Pattern: setup.PictureForm}
	case f.Formula != nil || f.Ref != "" || f.By != "":
	case f.Range.Given():
		s = numberSchema(f, fields)
		s.Type, s.Types = "", []string{"string", "integer"}
		s.Pattern = "^(" + strings.Join(f.Words, "|") + "|[0-9]+)$"
	case len(f.Words) > 0:
		s = &jsonschema.Schema{Enum: anyOf(f.Words)}
		for _, word := range f.Words {
			if n, err := strconv.Atoi(word); err == nil {
				s.Enum = append(s.Enum, n)
			}
		}
	}
	return s
}

// numberSchema returns the schema of a whole number. A bound that is another key counts with the farthest that this key
// may be.
func numberSchema(f *setup.Field, fields []setup.Field) *jsonschema.Schema {
	s := &jsonschema.Schema{Type: "integer"}
	for _, n := range f.OneOf {
		s.Enum = append(s.Enum, n)
	}
	if s.Enum != nil {
		return &jsonschema.Schema{Enum: s.Enum}
	}
	low, high := float64(-MaxNumber), float64(MaxNumber)
	if f.Range.Given() {
		low, high = float64(bound(f.Range.Low, fields, true)), float64(bound(f.Range.High, fields, false))
	}
	s.Minimum, s.Maximum = &low, &high
	return s
}

func bound(b setup.Bound, fields []setup.Field, low bool) int {
	if b.Key == "" {
		return b.N
	}
	for i := range fields {
		if other := &fields[i]; other.Key == b.Key && other.Range.Given() {
			if low {
				return bound(other.Range.Low, fields, low)
			}
			return bound(other.Range.High, fields, low)
		}
	}
	if low {
		return -MaxNumber
	}
	return MaxNumber
}

// counts returns the bounds of the number of elements, as far as they are numbers.
func counts(span setup.Span) (low, high *int) {
	if !span.Given() {
		return nil, nil
	}
	if span.Low.Key == "" && span.Low.N > 0 {
		low = &span.Low.N
	}
	if span.High.Key == "" {
		high = &span.High.N
	}
	return low, high
}

func anyOf(words []string) []any {
	var out []any
	for _, word := range words {
		out = append(out, word)
	}
	return out
}
