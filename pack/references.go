package pack

import (
	"slices"
	"strings"

	"fray/table"
)

// references gathers what an encounter refers to by name, and what that refers to.
type references struct {
	library  *Library
	ruleset  string
	sections []string
	own      shelf
	taken    shelf
	mistakes *mistakes
}

// reference says that the texts under a key are names of a section. The shape keeps it apart from keys of the same name
// that mean something else, such as an item's number of hands.
type reference struct {
	section string
	shape   kind
}

// referring are the keys that refer to something, the same words in every ruleset.
func referring(key string) (reference, bool) {
	switch key {
	case "hands":
		return reference{"items", mapping}, true
	case "carried":
		return reference{"items", list}, true
	case "item":
		return reference{"items", scalar}, true
	case "abilities", "attacks":
		return reference{"abilities", list}, true
	case "ability":
		return reference{"abilities", scalar}, true
	default:
		return reference{}, false
	}
}

// walk takes whatever the node refers to, at any depth.
func (r *references) walk(n *node) {
	for i, value := range n.items {
		if n.kind == mapping {
			ref, ok := referring(n.keys[i].text)
			if ok && value.kind == ref.shape && slices.Contains(r.sections, ref.section) {
				r.names(ref.section, value)
				continue
			}
		}
		r.walk(value)
	}
}

// names takes the entries that a scalar, or those of a list or mapping, name.
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
		return // decoding says what is wrong with it, or nothing is there
	}
	at := entry{r.ruleset, section, n.text}
	found, ok := r.library.look(r.own, at)
	switch {
	case ok:
		r.take(at, found)
	case n.text != "":
		r.mistakes.add(n, "there is no %s %s%s", singular(section), quoted(n), r.library.hint(r.own, r.ruleset, section, n.text))
	}
}

// take takes an entry, once, and what it refers to.
func (r *references) take(at entry, found shelved) {
	if _, done := r.taken[at]; !done {
		r.taken[at] = found
		r.walk(found.value)
	}
}

// section is the mapping of all entries taken from a section, in the order of their ids.
func (r *references) section(name string, at *node) *node {
	out := at.empty(mapping)
	for _, id := range r.taken.ids(r.ruleset, name) {
		found := r.taken[entry{r.ruleset, name, id}]
		out.put(found.key, found.value)
	}
	return out
}

// hint says which name could have been meant, or which there are if they are few.
func (l *Library) hint(own shelf, rs, section, word string) string {
	known := l.known(own, rs, section)
	if hint := table.DidYouMean(word, known); hint != "" {
		return hint
	}
	switch {
	case len(known) == 0:
		return "; expected one of the library, which has no " + section
	case len(known) > 12:
		known = append(known[:12:12], "...")
	}
	return "; expected one of " + strings.Join(known, ", ")
}

// singular is one entry of a section.
func singular(section string) string {
	if stem, ok := strings.CutSuffix(section, "ies"); ok {
		return stem + "y"
	}
	return strings.TrimSuffix(section, "s")
}

// quoted is a name in quotes, or what is there instead of one.
func quoted(n *node) string { return strings.TrimPrefix(n.describe(), "the text ") }
