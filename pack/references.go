package pack

import (
	"fmt"
	"slices"
	"strings"

	"fray/ruleset/setup"
	"fray/table"
)

// references collects the entries that an encounter refers to by name, directly or through other entries.
type references struct {
	library  *Library
	ruleset  string
	sections []string
	own      layer
	taken    layer
	mistakes *mistakes
}

// reference says that the texts under a key are names in a section. The shape tells it apart from keys of the same
// name with another meaning, such as the number of hands of an item.
type reference struct {
	section string
	shape   kind
}

// referring returns the reference of a key. The keys are the same in every ruleset; attacks are abilities where a ruleset has
// no section of attacks, and what is held is an item where a ruleset has no section of objects.
func (r *references) referring(key string) (reference, bool) {
	switch key {
	case "hands":
		return reference{"items", mapping}, true
	case "carried", "in_hand", "stored":
		return reference{"items", list}, true
	case "item", "needs_item":
		return reference{"items", scalar}, true
	case "powers", "powers_on":
		return reference{"powers", list}, true
	case "outfits":
		return reference{"outfits", list}, true
	case "outfit":
		return reference{"outfits", scalar}, true
	case "held", "worn", "at_hand", "stowed":
		if slices.Contains(r.sections, "objects") {
			return reference{"objects", list}, true
		}
		return reference{"items", list}, true
	case "object":
		return reference{"objects", scalar}, true
	case "thrown":
		return reference{"attacks", scalar}, true
	case "attacks":
		if slices.Contains(r.sections, "attacks") {
			return reference{"attacks", list}, true
		}
		return reference{"abilities", list}, true
	case "abilities", "alternates", "repertoire":
		return reference{"abilities", list}, true
	case "ability":
		return reference{"abilities", scalar}, true
	default:
		return reference{}, false
	}
}

// walk collects all entries that the node refers to, at any depth.
func (r *references) walk(n *node) {
	for i, value := range n.items {
		if n.kind == mapping {
			ref, ok := r.referring(n.keys[i].text)
			if ok && value.kind == ref.shape && slices.Contains(r.sections, ref.section) {
				r.names(ref.section, value)
				continue
			}
		}
		r.walk(value)
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
		r.walk(found.value)
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
