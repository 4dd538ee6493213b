package pack

import (
	"slices"
	"strconv"
)

// with returns a mapping with a value at a path of keys; mappings that are missing are made.
func (n *node) with(keys []string, value *node) *node {
	if len(keys) == 0 {
		return value
	}
	first, rest := keys[0], keys[1:]
	out := *n
	out.keys, out.items = slices.Clone(n.keys), slices.Clone(n.items)
	if n.kind == list {
		if i, err := strconv.Atoi(first); err == nil && i >= 0 && i < len(out.items) {
			out.items[i] = out.items[i].with(rest, value)
		}
		return &out
	}
	if n.kind != mapping {
		out = *n.empty(mapping)
	}
	for i, k := range out.keys {
		if k.text == first {
			out.items[i] = out.items[i].with(rest, value)
			return &out
		}
	}
	out.put(n.like(first), n.empty(mapping).with(rest, value))
	return &out
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
