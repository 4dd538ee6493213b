package setup

import (
	"cmp"
	"maps"
	"reflect"
	"slices"
	"strings"

	"fray/ruleset/text"
	"fray/table"
)

// Card explains an entry of a setup, such as an item or an ability: what its keys name, about and rule say stands in its
// fields, and every other key that was given makes the effect, as in "damage 1d8, two hands" (see [Worded]).
func Card(kind, id string, entry any) table.Card {
	c := table.Card{ID: id, Kind: kind}
	var facts []string
	eachKey(reflect.ValueOf(entry), func(is say, v reflect.Value) {
		switch key := is.key; key {
		case "id", "icon", "picture":
		case "name":
			c.Name = v.String()
		case "about":
			c.About = strings.Join(strings.Fields(v.String()), " ")
		case "rule":
			c.Rule = v.String()
		default:
			if key != "kind" || v.String() != kind {
				facts = append(facts, is.words(v))
			}
		}
	})
	c.Name = cmp.Or(c.Name, text.Words(id))
	c.Effect = join(facts)
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
func eachKey(v reflect.Value, do func(is say, v reflect.Value)) {
	v = reflect.Indirect(v)
	for i := range v.NumField() {
		tag := v.Type().Field(i).Tag
		key, _, _ := strings.Cut(tag.Get("json"), ",")
		if one := v.Field(i); key != "" && key != "-" && !one.IsZero() {
			do(say{key, tag.Get("say")}, reflect.Indirect(one))
		}
	}
}
