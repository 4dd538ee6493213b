package pack

import (
	"fmt"
	"slices"
)

// kind is the kind of a node.
type kind uint8

const (
	scalar kind = iota
	list
	mapping
)

// String returns the word for a kind in messages.
func (k kind) String() string { return [...]string{"a value", "a list", "a mapping"}[k] }

// node is one value of a file with its place. Nodes never change once read; merging makes new mappings and lists from
// them.
type node struct {
	kind      kind
	file      string
	line, col int
	tag       string // of a scalar: "!!str", "!!int", ...
	text      string // of a scalar
	keys      []*node
	items     []*node // values of a mapping, or of a list
}

// get returns the value of a key of a mapping, or nil.
func (n *node) get(key string) *node {
	for i, k := range n.keys {
		if k.text == key {
			return n.items[i]
		}
	}
	return nil
}

// key returns the node of a key, for mistakes about the key, or the mapping if it has no such key.
func (n *node) key(name string) *node {
	for _, k := range n.keys {
		if k.text == name {
			return k
		}
	}
	return n
}

// empty returns an empty mapping or list at the same place.
func (n *node) empty(k kind) *node { return &node{kind: k, file: n.file, line: n.line, col: n.col} }

// put adds a key to a mapping under construction.
func (n *node) put(key, value *node) {
	n.keys, n.items = append(n.keys, key), append(n.items, value)
}

// drop takes a key out of a mapping under construction.
func (n *node) drop(key string) {
	if i := slices.IndexFunc(n.keys, func(k *node) bool { return k.text == key }); i >= 0 {
		n.keys, n.items = slices.Delete(n.keys, i, i+1), slices.Delete(n.items, i, i+1)
	}
}

// has reports whether a mapping has the key.
func (n *node) has(key string) bool { return n.get(key) != nil }

// isNull reports whether the value is empty.
func (n *node) isNull() bool { return n.kind == scalar && n.tag == "!!null" }

// like returns a scalar with another text at the same place.
func (n *node) like(text string) *node {
	return &node{kind: scalar, file: n.file, line: n.line, col: n.col, tag: "!!str", text: text}
}

// copyAt returns a deep copy of the node at the place of another.
func (n *node) copyAt(place *node) *node {
	out := &node{kind: n.kind, file: place.file, line: place.line, col: place.col, tag: n.tag, text: n.text}
	for _, k := range n.keys {
		out.keys = append(out.keys, k.copyAt(place))
	}
	for _, item := range n.items {
		out.items = append(out.items, item.copyAt(place))
	}
	return out
}

// describe returns the value in words, for messages.
func (n *node) describe() string {
	switch {
	case n.kind != scalar:
		return n.kind.String()
	case n.isNull():
		return "nothing"
	case n.tag == "!!int" || n.tag == "!!float":
		return "the number " + clip(n.text)
	case n.tag == "!!bool":
		return n.text
	default:
		return fmt.Sprintf("the text %q", clip(n.text))
	}
}

// clip shortens a text for a message.
func clip(s string) string {
	const most = 40
	for i := range s {
		if i >= most {
			return s[:i] + "..."
		}
	}
	return s
}
