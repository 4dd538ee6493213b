package setup

import (
	"fmt"
	"reflect"
	"slices"
)

// order returns the order in which the fields of a struct are filled: as they stand, but each after the keys that its
// default, bounds and condition use. It panics if they use each other.
func order(t reflect.Type, fields []Field) []int {
	var out []int
	var visit func(i, depth int)
	visit = func(i, depth int) {
		if depth > len(fields) {
			panic(fmt.Sprintf("setup: the defaults and bounds of %v use each other", t))
		}
		if slices.Contains(out, i) {
			return
		}
		for k := range fields {
			if k != i && fields[i].uses(&fields[k]) {
				visit(k, depth+1)
			}
		}
		out = append(out, i)
	}
	for i := range fields {
		visit(i, 0)
	}
	return out
}

// uses reports whether the default, the bounds or the condition of a field name another, by its key or by one of its words.
func (f *Field) uses(other *Field) bool {
	if f.computed != nil && slices.ContainsFunc(f.computed.Names(), func(name string) bool {
		return name == other.Key || slices.Contains(other.Words, name)
	}) {
		return true
	}
	return slices.Contains([]string{f.Range.Low.Key, f.Range.High.Key, f.Count.Low.Key, f.Count.High.Key, f.Only.Key, f.by, f.By}, other.Key)
}
