package setup

import (
	"maps"
	"reflect"
	"slices"
	"strings"
)

// Fill returns a copy of a setup with all defaults, and notes every value that its tags do not allow at its path. A wrong
// value is replaced by its default, or dropped from its list, so that later checks see no trace of it.
func Fill[S any](r *Reader, s *S, v Vocabulary) *S {
	out := Clone(s)
	f := filler{r: r, words: v, types: map[reflect.Type]plan{}, sections: map[string][]string{}}
	root := reflect.ValueOf(out).Elem()
	f.index(root)
	f.object(root, "", nil)
	return out
}

// filler is one call of Fill.
type filler struct {
	r        *Reader
	words    Vocabulary
	types    map[reflect.Type]plan
	sections map[string][]string // ids by section, those that the reader knows included
}

// plan is the fields of a struct type, and the order in which they are filled.
type plan struct {
	fields []Field
	order  []int
}

// plan returns the plan of a struct type.
func (f *filler) plan(t reflect.Type) plan {
	p, done := f.types[t]
	if !done {
		p.fields = Fields(t, f.words)
		p.order = order(t, p.fields)
		f.types[t] = p
	}
	return p
}

// index collects the ids of all sections of the setup.
func (f *filler) index(root reflect.Value) {
	maps.Copy(f.sections, f.r.known)
	fields := f.plan(root.Type()).fields
	for i := range fields {
		v, ids := root.Field(fields[i].index), []string(nil)
		switch {
		case v.Kind() == reflect.Map && v.Type().Key().Kind() == reflect.String:
			for _, key := range v.MapKeys() {
				ids = append(ids, key.String())
			}
			slices.Sort(ids)
		case v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.Struct:
			for _, one := range f.plan(v.Type().Elem()).fields {
				for n := 0; one.Form == "id" && n < v.Len(); n++ {
					ids = append(ids, v.Index(n).Field(one.index).String())
				}
			}
		}
		f.sections[fields[i].Key] = append(slices.Clip(f.sections[fields[i].Key]), ids...)
	}
}

// object fills a struct.
func (f *filler) object(v reflect.Value, path string, outer *scope) {
	p := f.plan(v.Type())
	s := &scope{value: v, fields: p.fields, outer: outer, bad: map[string]bool{}, absent: map[string]bool{}}
	for _, i := range p.order {
		one := &s.fields[i]
		at := one.Key
		if path != "" {
			at = path + "." + one.Key
		}
		before := len(f.r.Faults)
		f.field(one, v.Field(one.index), at, s)
		s.bad[one.Key] = len(f.r.Faults) > before
	}
}

// field fills one field of a struct.
func (f *filler) field(one *Field, v reflect.Value, at string, s *scope) {
	if v.Kind() == reflect.Struct {
		f.object(v, at, s)
		return
	}
	given := !empty(v) || one.Form == "id"
	switch {
	case !given && one.Required:
		f.r.Problem(at, "missing%s", one.wanted())
	case given && !s.allows(one.Only):
		f.r.Problem(at, "found it %s, expected it only with %s", s.instead(one.Only), one.Only)
		given = false
		v.SetZero()
	case given && one.Needs != "" && !s.has(one.Needs):
		f.r.Problem(at, "found it without %s, expected %s beside it", one.Needs, one.Needs)
		given = false
		v.SetZero()
	}
	if given || s.allows(one.Only) {
		f.preset(one, v, s)
	}
	s.absent[one.Key] = !given
	if given {
		f.value(one, v, at, s)
	}
	if n := length(v); n >= 0 {
		f.within(&one.Count, n, at, one, s)
	}
}

// empty reports whether a key was left out. An empty list behind a pointer was not.
func empty(v reflect.Value) bool {
	if v.Kind() == reflect.Slice || v.Kind() == reflect.Map {
		return v.Len() == 0
	}
	return v.IsZero()
}

// length returns the number of elements of a list or map; of any other value -1.
func length(v reflect.Value) int {
	switch v.Kind() {
	case reflect.Slice, reflect.Map:
		return v.Len()
	case reflect.Pointer:
		if !v.IsNil() {
			return length(v.Elem())
		}
	default:
	}
	return -1
}

// wanted ends the error of a missing key.
func (f *Field) wanted() string {
	switch {
	case f.Expected != "":
		return ", expected " + f.Expected
	case len(f.Words) > 0:
		return ", expected one of " + strings.Join(f.Words, ", ")
	default:
		return ", expected a value"
	}
}
