package pack

import (
	"slices"
	"strconv"
)

// with returns a node with a value at a path of keys; mappings that are missing are made. A key of a list is a position from 0, or the
// id of an element. It returns nil if a list has no such element.
func (n *node) with(keys []string, value *node) *node {
	if len(keys) == 0 {
		return value
	}
	first, rest := keys[0], keys[1:]
	out := *n
	out.keys, out.items = slices.Clone(n.keys), slices.Clone(n.items)
	at := -1
	switch n.kind {
	case list:
		if at = n.element(first); at < 0 {
			return nil
		}
	case mapping:
		at = slices.IndexFunc(n.keys, func(k *node) bool { return k.text == first })
	default:
		out = *n.empty(mapping)
	}
	if at >= 0 {
		out.items[at] = n.items[at].with(rest, value)
		if out.items[at] == nil {
			return nil
		}
		return &out
	}
	out.put(n.like(first), n.empty(mapping).with(rest, value))
	return &out
}

// element returns the position of an element of a list that is named by its position or its id, or -1.
func (n *node) element(name string) int {
	if i, err := strconv.Atoi(name); err == nil {
		if i < 0 || i >= len(n.items) {
			return -1
		}
		return i
	}
	return slices.IndexFunc(n.items, func(e *node) bool { return e.kind == mapping && textOf(e.get("id")) == name })
}

// less returns a node without the scalars of a text in its lists and mappings, and whether there were any.
func (n *node) less(text string) (out *node, gone bool) {
	if n.kind == scalar {
		return n, false
	}
	out = n.empty(n.kind)
	for i, item := range n.items {
		if item.kind == scalar && item.text == text && (n.kind == list || !isOwnName(n.keys[i].text)) {
			gone = true
			continue
		}
		left, some := item.less(text)
		gone = gone || some
		if n.kind == mapping {
			out.keys = append(out.keys, n.keys[i])
		}
		out.items = append(out.items, left)
	}
	return out, gone
}

// isOwnName reports whether a key of a combatant says who it is, and not what it has.
func isOwnName(key string) bool {
	return slices.Contains([]string{"id", "name", "side", "seat", "at", "about", "icon"}, key)
}
