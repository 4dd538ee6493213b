package pack

import (
	"reflect"
	"strconv"
	"strings"
	"sync"

	"fray/ruleset/setup"
)

// wanted describes how a value of the type is written under the key that is being decoded.
func (m *mistakes) wanted(t reflect.Type) string {
	low, high, bounded := strings.Cut(m.bounds, "..")
	if bounded && reflect.New(element(t)).Elem().CanInt() {
		return "a whole number from " + low + " to " + high
	}
	return wanted(t)
}

// element returns the type behind a pointer.
func element(t reflect.Type) reflect.Type {
	if t.Kind() == reflect.Pointer {
		return t.Elem()
	}
	return t
}

// wanted describes how a value of the type is written in a file.
func wanted(t reflect.Type) string {
	if t.Kind() == reflect.Struct && reflect.PointerTo(t).Implements(reflect.TypeFor[setup.Short]()) {
		return "a text, or a mapping with " + strings.Join(fieldNames(t), ", ")
	}
	switch t.Kind() {
	case reflect.Pointer:
		return wanted(t.Elem())
	case reflect.Struct:
		return "a mapping with " + strings.Join(fieldNames(t), ", ")
	case reflect.Map:
		return "a mapping of names to " + plural(t.Elem())
	case reflect.Slice:
		if reflect.PointerTo(t).Implements(reflect.TypeFor[setup.Short]()) {
			return wanted(t.Elem()) + ", or a list of " + plural(t.Elem())
		}
		return "a list of " + plural(t.Elem())
	case reflect.String:
		return "a text"
	case reflect.Bool:
		return "true or false"
	default:
		return "a whole number from -" + strconv.Itoa(MaxNumber) + " to " + strconv.Itoa(MaxNumber)
	}
}

func plural(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Pointer:
		return plural(t.Elem())
	case reflect.Struct, reflect.Map:
		return "mappings"
	case reflect.Slice:
		return "lists"
	case reflect.String:
		return "texts"
	default:
		return "whole numbers"
	}
}

// named has what fieldNames returned, by type: every combatant of every file asks again.
var named sync.Map

// fieldNames returns the key of each field of a struct; "" if a field has none. Callers only read it.
func fieldNames(t reflect.Type) []string {
	if known, ok := named.Load(t); ok {
		return known.([]string)
	}
	names := make([]string, t.NumField())
	for i := range names {
		names[i] = setup.Key(t.Field(i))
	}
	named.Store(t, names)
	return names
}
