package setup

import (
	"fmt"
	"reflect"
	"strings"

	"fray/ruleset/text"
)

// Worded is a part of a setup that says in its own words what it does, such as an effect: "stunned until saved (11+)".
type Worded interface {
	InWords() string
}

// say is a key with how its field's tag says it. Parts are separated by |: words for a single value, as in "daily=once a day", and last the words
// for every other, with % in place of the value, or ±% for a number with its sign. Without the tag it is the key and the value, as in
// "damage 1d8". With - it is not said.
type say struct {
	key string
	tag string
}

// words returns a value as cards say it, or "".
func (s say) words(v reflect.Value) string {
	switch s.tag {
	case "":
		return inWords(s.key, v)
	case "-":
		return ""
	}
	for part := range strings.SplitSeq(s.tag, "|") {
		one, words, single := strings.Cut(part, "=")
		switch {
		case single && one != fmt.Sprint(v):
		case single:
			return words
		case strings.Contains(part, "±%"):
			return strings.ReplaceAll(part, "±%", fmt.Sprintf("%+d", v.Int()))
		default:
			if v.Kind() == reflect.Slice && v.Len() == 1 {
				v = v.Index(0)
			}
			return strings.ReplaceAll(part, "%", valueText(v))
		}
	}
	return inWords(s.key, v)
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
	if own, ok := reflect.TypeAssert[Worded](v); ok {
		return own.InWords()
	}
	var parts []string
	switch v.Kind() {
	case reflect.Pointer:
		return valueText(v.Elem())
	case reflect.Struct:
		eachKey(v, func(s say, one reflect.Value) { parts = append(parts, s.words(one)) })
	case reflect.Slice:
		for i := range v.Len() {
			part := valueText(v.Index(i))
			if _, own := reflect.TypeAssert[Worded](v.Index(i)); !own && v.Type().Elem().Kind() == reflect.Struct {
				part = "(" + part + ")"
			}
			parts = append(parts, part)
		}
		return strings.Join(parts, " and ")
	case reflect.Map:
		for _, key := range sortedKeys(v) {
			parts = append(parts, inWords(key.String(), v.MapIndex(key)))
		}
	case reflect.String:
		return Spoken(v.String())
	default:
		return fmt.Sprint(v)
	}
	return join(parts)
}

// join joins what has words.
func join(parts []string) string {
	var out []string
	for _, p := range parts {
		if p != "" {
			out = append(out, p)
		}
	}
	return strings.Join(out, ", ")
}

// Spoken returns an id or a formula of a file as people read it: "cinder spit", "4d8 + 3 × level".
func Spoken(s string) string {
	if isID(s) {
		return text.Words(s)
	}
	return strings.ReplaceAll(strings.ReplaceAll(s, " * ", " × "), "_", " ")
}

// Signed returns a formula that is added, with its sign.
func Signed(formula string) string {
	if strings.HasPrefix(formula, "-") {
		return formula
	}
	return "+" + formula
}

// isID reports whether a text is written as an id of several words, such as cinder-spit or save_ends.
func isID(s string) bool {
	for i, c := range s {
		letter := c >= 'a' && c <= 'z'
		if !letter && (i == 0 || c != '-' && c != '_' && (c < '0' || c > '9')) {
			return false
		}
	}
	return strings.ContainsAny(s, "-_")
}
