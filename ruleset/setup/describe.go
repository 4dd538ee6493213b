package setup

import (
	"reflect"
	"strings"
)

// Preset returns the default as readers see it: without the signs that tell apart the kinds of defaults.
func (f *Field) Preset() string {
	switch text, bracketed := strings.CutPrefix(f.Default, "("); {
	case bracketed:
		return strings.TrimSuffix(text, ")")
	case f.computed != nil:
		return f.computed.String()
	case f.by != "":
		return f.Default
	default:
		return strings.ReplaceAll(f.Default, "|", ", ")
	}
}

// Value returns what is written after the key, as readers see it: "a list of a, b or c", "1 to hp_max".
func (f *Field) Value() string {
	one := f.one()
	t := f.Type
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch {
	case t.Kind() == reflect.Map && f.Keys != nil:
		return "a mapping of " + strings.Join(f.Keys, ", ") + " to " + one
	case t.Kind() == reflect.Map && element(t).Kind() == reflect.Struct:
		return "a mapping of ids to " + one
	case t.Kind() == reflect.Map:
		return "a mapping of names to " + one
	case t.Kind() == reflect.Slice:
		if f.Count.Given() {
			return f.Count.String() + " of: " + one
		}
		return "a list of: " + one
	default:
		return one
	}
}

// one returns what one element of the value is.
func (f *Field) one() string {
	t := element(f.Type)
	switch {
	case t.Kind() == reflect.Struct && reflect.PointerTo(t).Implements(reflect.TypeFor[Short]()):
		return "a text or " + t.Name()
	case t.Kind() == reflect.Struct:
		return t.Name()
	case t.Kind() == reflect.Bool:
		return "true or false"
	case f.Form == "id":
		return "a new id"
	case f.Form == "rule":
		return "the id of a rule"
	case f.Form == "picture":
		return "the name of a picture"
	case f.Ref != "":
		return "the id of one of " + f.Ref
	case f.Formula != nil:
		return strings.Join(append(f.Words, "a formula"), " or ")
	case f.By != "":
		var parts []string
		for _, list := range f.Lists {
			parts = append(parts, "with "+list.Value+": "+strings.Join(list.Words, ", "))
		}
		return "by " + f.By + "; " + strings.Join(parts, "; ")
	case f.Allowed() != "":
		return f.Allowed()
	default:
		return "a text"
	}
}
