package setup

import (
	"errors"
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"fray/formula"
)

// preset gives a key that was left out its default, and keys that a map with fixed keys lacks.
func (f *filler) preset(one *Field, v reflect.Value, s *scope) {
	if one.Default == "" || strings.HasPrefix(one.Default, "(") {
		return
	}
	if v.Kind() == reflect.Map {
		f.presetKeys(one, v)
		return
	}
	if !empty(v) {
		return
	}
	if v.Kind() == reflect.Pointer {
		v.Set(reflect.New(v.Type().Elem()))
		v = v.Elem()
	}
	switch {
	case v.Kind() == reflect.String && one.computed != nil:
		if other, in := s.find(one.Default[2:], one); in != nil {
			v.SetString(other.String())
		}
	case v.Kind() == reflect.String:
		v.SetString(one.pick(s))
	case v.Kind() == reflect.Slice:
		for word := range strings.SplitSeq(one.Default, "|") {
			v.Set(reflect.Append(v, reflect.ValueOf(word).Convert(v.Type().Elem())))
		}
	case v.Kind() == reflect.Bool:
		v.SetBool(one.Default == "true" || one.computed != nil && f.compute(one, s) != 0)
	default:
		v.SetInt(int64(f.compute(one, s)))
	}
}

// pick returns a constant default, or the one for the value of another key: "absent" is a key that was left out, "*" any
// other value.
func (f *Field) pick(s *scope) string {
	if f.by == "" {
		return f.Default
	}
	v, _ := s.find(f.by, f)
	value := "absent"
	if !empty(v) {
		value = fmt.Sprint(reflect.Indirect(v))
	}
	for _, one := range f.cases {
		if one[0] == value || one[0] == "*" {
			return one[1]
		}
	}
	return ""
}

// compute returns the default of a number, within its bounds.
func (f *filler) compute(one *Field, s *scope) int {
	if one.computed == nil {
		n, _ := strconv.Atoi(one.pick(s))
		return n
	}
	n, err := one.computed.Eval(env{s, one}, nil)
	if errors.Is(err, formula.ErrUnknownName) {
		panic(fmt.Sprintf("setup: the default of %s in %v: %v", one.Key, s.value.Type(), err))
	}
	if one.Range.Given() {
		low, high := s.bounds(&one.Range, one)
		n = max(min(n, high), low)
	}
	return n
}

// presetKeys gives every key of a map with fixed keys the default.
func (f *filler) presetKeys(one *Field, v reflect.Value) {
	n, err := strconv.Atoi(one.Default)
	if err != nil || one.Keys == nil {
		return
	}
	if v.IsNil() {
		v.Set(reflect.MakeMap(v.Type()))
	}
	for _, key := range one.Keys {
		if at := reflect.ValueOf(key).Convert(v.Type().Key()); !v.MapIndex(at).IsValid() {
			v.SetMapIndex(at, reflect.ValueOf(n).Convert(v.Type().Elem()))
		}
	}
}
