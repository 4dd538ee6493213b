package pack

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"fray/ruleset/setup"
	"fray/table"
)

// references collects the entries that an encounter refers to by name, directly or through other entries. The tags of the
// sheets say which keys name entries of which section.
type references struct {
	library  *Library
	ruleset  string
	sections map[string]reflect.Type // the entries of each section of the library
	own      layer
	taken    layer
	mistakes *mistakes
}

// walk collects all entries that a node refers to, read as a value of a type.
func (r *references) walk(n *node, t reflect.Type) {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch {
	case t.Kind() == reflect.Slice && n.kind == list, t.Kind() == reflect.Map && n.kind == mapping:
		for _, item := range n.items {
			r.walk(item, t.Elem())
		}
	case t.Kind() == reflect.Struct && n.kind == mapping:
		for f := range t.Fields() {
			value := n.get(setup.Key(f))
			if value == nil {
				continue
			}
			if section := f.Tag.Get("ref"); r.sections[section] != nil {
				r.names(section, value)
				continue
			}
			r.walk(value, f.Type)
		}
	}
}

// names collects the entries named by a scalar, or by the scalars in a list or mapping.
func (r *references) names(section string, n *node) {
	if n.kind != scalar {
		for _, item := range n.items {
			if item.kind == scalar {
				r.names(section, item)
			}
		}
		return
	}
	if n.tag != "!!str" {
		return // decoding reports the mistake, or the value is empty
	}
	at := entry{r.ruleset, section, n.text}
	found, ok := r.library.look(r.own, at)
	switch {
	case ok:
		r.take(at, found)
	case n.text != "":
		r.mistakes.add(n, "there is no %s %s%s", setup.Singular(section), quoted(n), r.library.hint(r.own, r.ruleset, section, n))
	}
}

// take adds an entry once, with the entries it refers to.
func (r *references) take(at entry, found definition) {
	if _, done := r.taken[at]; !done {
		r.taken[at] = found
		r.walk(found.value, r.sections[at.section])
	}
}

// section returns the mapping of all collected entries of a section, sorted by id.
func (r *references) section(name string, at *node) *node {
	out := at.empty(mapping)
	for _, id := range r.taken.ids(r.ruleset, name) {
		found := r.taken[entry{r.ruleset, name, id}]
		out.put(found.key, found.value)
	}
	return out
}

// hint ends an error about an unknown entry: the name that was probably meant, or the first names and how to add a file
// that defines the entry.
func (l *Library) hint(own layer, rs, section string, n *node) string {
	known := l.known(own, rs, section)
	word := textOf(n)
	longer := slices.DeleteFunc(slices.Clone(known), func(id string) bool { return !strings.HasPrefix(id, word+"-") })
	var hint string
	switch {
	case len(known) == 0:
		hint = "; the library has no " + section
	case len(longer) == 1 && table.DidYouMean(word, known) == "":
		hint = table.DidYouMean(longer[0], longer)
	default:
		hint = setup.Among(word, section, known)
	}
	if n.file != "" { // not a decree
		hint += fmt.Sprintf(" (%s of another file: --pack FILE)", section)
	}
	return hint
}

// quoted returns a name in quotes, or what was written in its place.
func quoted(n *node) string { return strings.TrimPrefix(n.describe(), "the text ") }
