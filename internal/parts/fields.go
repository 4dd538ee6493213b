package parts

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// field is a field of a struct whose changes are noted.
type field struct {
	index int
	name  string // in JSON
	key   string // the name as JSON has it, with its colon
	omit  bool   // JSON leaves it out when it is empty
	into  bool   // its fields are parts
	by    int    // of a list of parts: index of the field that identifies an item; else -1
}

// known caches the fields of types.
var known sync.Map

// fieldsOf returns the fields of a struct type that JSON has.
func fieldsOf(t reflect.Type) []field {
	if all, ok := known.Load(t); ok {
		return all.([]field)
	}
	var out []field
	for i := range t.NumField() {
		f := t.Field(i)
		name, opts, _ := strings.Cut(f.Tag.Get("json"), ",")
		tag := f.Tag.Get("parts")
		if name == "" || name == "-" || tag == "-" || !f.IsExported() {
			continue
		}
		made := field{index: i, name: name, key: strconv.Quote(name) + ":", omit: strings.Contains(opts, "omit"), by: -1}
		made.into = tag == "into"
		if id, ok := strings.CutPrefix(tag, "by="); ok {
			made.by = named(f.Type.Elem(), id)
		}
		out = append(out, made)
	}
	known.Store(t, out)
	return out
}

// named returns the index of the field with a JSON name.
func named(t reflect.Type, name string) int {
	for _, f := range fieldsOf(t) {
		if f.name == name {
			return f.index
		}
	}
	panic("parts: " + t.String() + " has no field " + name)
}

// sameIDs reports whether two lists have items with the same ids in the same order.
func sameIDs(a, b reflect.Value, by int) bool {
	if a.Len() != b.Len() || a.IsNil() != b.IsNil() {
		return false
	}
	for i := range a.Len() {
		if a.Index(i).Field(by).String() != b.Index(i).Field(by).String() {
			return false
		}
	}
	return true
}

// fewIDs is the length up to which a list is searched from its start, rather than by a map.
const fewIDs = 32

// idsOf returns the ids of the items of a list, or false if they are not unique.
func idsOf(list reflect.Value, by int) ([]string, bool) {
	ids := make([]string, 0, list.Len())
	has := func(id string) bool { return slices.Contains(ids, id) }
	if list.Len() > fewIDs {
		seen := make(map[string]bool, list.Len())
		has = func(id string) bool {
			was := seen[id]
			seen[id] = true
			return was
		}
	}
	for i := range list.Len() {
		id := list.Index(i).Field(by).String()
		if id == "" || has(id) {
			return nil, false
		}
		ids = append(ids, id)
	}
	return ids, true
}
