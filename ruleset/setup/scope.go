package setup

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
)

// scope is a struct that is being filled, and the one around it.
type scope struct {
	value  reflect.Value
	fields []Field
	outer  *scope
	bad    map[string]bool // keys with a problem: what follows from them is not reported
	absent map[string]bool // keys that were left out
}

// find returns the value of a key here or in the structs around it, past the field that asks.
func (s *scope) find(key string, asks *Field) (reflect.Value, *scope) {
	for at := s; at != nil; at = at.outer {
		for i := range at.fields {
			if one := &at.fields[i]; one.Key == key && one != asks {
				return at.value.Field(one.index), at
			}
		}
	}
	return reflect.Value{}, nil
}

// number returns a value as formulas of defaults see it.
func number(v reflect.Value) int {
	switch {
	case v.Kind() == reflect.Pointer && v.IsNil():
		return 0
	case v.Kind() == reflect.Pointer:
		return number(v.Elem())
	case v.CanInt():
		return int(v.Int())
	case v.Kind() == reflect.Bool:
		if v.Bool() {
			return 1
		}
		return 0
	case v.Kind() == reflect.Struct:
		return 1
	default:
		return v.Len()
	}
}

// env gives the formula of a default its names: keys, and words of fields with words.
type env struct {
	*scope
	asks *Field
}

// Value returns the value of a name.
func (e env) Value(name string) (int, bool) {
	if v, in := e.find(name, e.asks); in != nil {
		return number(v), true
	}
	for at := e.scope; at != nil; at = at.outer {
		for i := range at.fields {
			if one := &at.fields[i]; one.Type.Kind() == reflect.String && slices.Contains(one.Words, name) {
				if at.value.Field(one.index).String() == name {
					return 1, true
				}
				return 0, true
			}
		}
	}
	return 0, false
}

// bounds returns the bounds of a field as numbers.
func (s *scope) bounds(span *Span, of *Field) (low, high int) {
	return s.bound(span.Low, of), s.bound(span.High, of)
}

func (s *scope) bound(b Bound, of *Field) int {
	if b.Key == "" {
		return b.N
	}
	v, in := s.find(b.Key, of)
	if in == nil {
		panic(fmt.Sprintf("setup: the bound %s is no key of %v", b.Key, s.value.Type()))
	}
	return number(v)
}

// show returns the bounds for messages, with the keys that they come from.
func (s *scope) show(span *Span, of *Field) string {
	one := func(b Bound) string {
		if b.Key == "" {
			return b.String()
		}
		if _, in := s.find(b.Key, of); in.absent[b.Key] {
			return fmt.Sprintf("%d (%s is left out)", s.bound(b, of), b.Key)
		}
		return fmt.Sprintf("%d (%s)", s.bound(b, of), b.Key)
	}
	return one(span.Low) + " to " + one(span.High)
}

// isBad reports whether a key that bounds or conditions use has a problem.
func (s *scope) isBad(key string, asks *Field) bool {
	if key == "" {
		return false
	}
	_, in := s.find(key, asks)
	return in != nil && in.bad[key]
}

// has reports whether a key was given or has a default.
func (s *scope) has(key string) bool {
	v, in := s.find(key, nil)
	return in != nil && (in.bad[key] || number(v) != 0)
}

// allows reports whether a condition holds.
func (s *scope) allows(c Condition) bool {
	if c.Key == "" || s.isBad(c.Key, nil) {
		return true
	}
	if c.Values == nil {
		return s.has(c.Key)
	}
	v, _ := s.find(c.Key, nil)
	return slices.Contains(c.Values, fmt.Sprint(reflect.Indirect(v)))
}

// instead says what holds in place of a condition.
func (s *scope) instead(c Condition) string {
	v, _ := s.find(c.Key, nil)
	if c.Values == nil || empty(v) {
		return "without " + c.Key
	}
	return fmt.Sprintf("with %s %v", c.Key, reflect.Indirect(v))
}

// String returns the condition as messages show it: "kind bow or sling".
func (c Condition) String() string {
	return strings.TrimSpace(c.Key + " " + strings.Join(c.Values, " or "))
}
