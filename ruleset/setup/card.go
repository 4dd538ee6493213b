package setup

import (
	"cmp"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"fray/ruleset/text"
	"fray/table"
)

// Card explains an entry of a setup, such as an item or an ability: what its keys name, about and rule say stands in its
// fields, and every other key that was given makes the effect, as in "damage 1d8, hands 2".
func Card(kind, id string, entry any) table.Card {
	c := table.Card{ID: id, Kind: kind}
	var facts []string
	eachKey(reflect.ValueOf(entry), func(key string, v reflect.Value) {
		switch key {
		case "id", "icon":
		case "name":
			c.Name = v.String()
		case "about":
			c.About = strings.Join(strings.Fields(v.String()), " ")
		case "rule":
			c.Rule = v.String()
		default:
			if one := traitOf(key, v); one != (table.Trait{Name: "kind", Value: kind}) {
				c.Traits = append(c.Traits, one)
				facts = append(facts, inWords(key, v))
			}
		}
	})
	c.Name = cmp.Or(c.Name, text.Words(id))
	c.Effect = strings.Join(facts, ", ")
	if c.Effect == "" && c.About == "" { // such as a rope, which is only carried
		c.Effect = "no effect by the rules"
	}
	return c
}

// Cards adds cards of the entries of a section that are known, in the order of their keys.
func Cards[T any](cards []table.Card, kind string, entries map[string]T, known map[string]bool) []table.Card {
	for _, key := range slices.Sorted(maps.Keys(entries)) {
		if known[key] {
			cards = append(cards, Card(kind, key, entries[key]))
		}
	}
	return cards
}

// eachKey goes through the keys of a struct that were given, in the order of its fields.
func eachKey(v reflect.Value, do func(key string, v reflect.Value)) {
	v = reflect.Indirect(v)
	for i := range v.NumField() {
		key, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ",")
		if one := v.Field(i); key != "" && key != "-" && !one.IsZero() {
			do(key, reflect.Indirect(one))
		}
	}
}

// traitOf returns a key and its value as a trait.
func traitOf(key string, v reflect.Value) table.Trait {
	if v.Kind() == reflect.Bool {
		return table.Trait{Name: inWords(key, v)}
	}
	return table.Trait{Name: text.Words(key), Value: valueText(v)}
}

// inWords returns a key and its value as people read them.
func inWords(key string, v reflect.Value) string {
	key = text.Words(key)
	switch v.Kind() {
	case reflect.Bool:
		if v.Bool() {
			return key
		}
		return "not " + key
	case reflect.Struct:
		return key + " (" + valueText(v) + ")"
	default:
		return key + " " + valueText(v)
	}
}

// valueText returns a value as people read it.
func valueText(v reflect.Value) string {
	var parts []string
	switch v.Kind() {
	case reflect.Pointer:
		return valueText(v.Elem())
	case reflect.Struct:
		eachKey(v, func(key string, one reflect.Value) { parts = append(parts, inWords(key, one)) })
	case reflect.Slice:
		for i := range v.Len() {
			part := valueText(v.Index(i))
			if reflect.Indirect(v.Index(i)).Kind() == reflect.Struct {
				part = "(" + part + ")"
			}
			parts = append(parts, part)
		}
		return strings.Join(parts, " and ")
	case reflect.Map:
		for _, key := range sortedKeys(v) {
			parts = append(parts, inWords(key.String(), v.MapIndex(key)))
		}
	default:
		return fmt.Sprint(v)
	}
	return strings.Join(parts, ", ")
}
