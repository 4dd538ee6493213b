package pack

import (
	"maps"
	"slices"

	"fray/table"
)

// likeAnother returns the encounter of a case above, changed by the case's own `encounter`: a key replaces the
// other's, and combatants are changed one by one, by their ids. It returns nil where there is no such case.
func likeAnother(name, own *node, encounters map[string]*node, m *mistakes) *node {
	other, ok := encounters[name.text]
	switch {
	case name.kind != scalar || name.text == "":
		m.add(name, "found %s; expected the name of a case above", name.describe())
		return nil
	case !ok:
		known := slices.Sorted(maps.Keys(encounters))
		m.add(name, "there is no case %s above; expected the name of a case above%s", quoted(name), table.DidYouMean(name.text, known))
		return nil
	case other == nil: // its own mistake is noted
		return nil
	case own == nil:
		return other
	case own.kind != mapping || other.kind != mapping:
		return own
	}
	return laidOver(own, other, "combatants")
}

// laidOver returns a mapping with the keys of both, those of the upper one where both have a key. Under the key of a list
// the entries of the upper list change those of the lower one that have the same id, and the others are added.
func laidOver(upper, lower *node, listKey string) *node {
	out := upper.empty(mapping)
	for i, key := range lower.keys {
		value := lower.items[i]
		if over := upper.get(key.text); over != nil {
			if key.text == listKey && over.kind == list && value.kind == list {
				over = entriesOver(over, value)
			}
			key, value = upper.key(key.text), over
		}
		out.put(key, value)
	}
	for i, key := range upper.keys {
		if !lower.has(key.text) {
			out.put(key, upper.items[i])
		}
	}
	return out
}

// entriesOver returns the entries of two lists of mappings with ids.
func entriesOver(upper, lower *node) *node {
	out := upper.empty(list)
	used := map[*node]bool{}
	for _, item := range lower.items {
		for _, over := range upper.items {
			if id := over.get("id"); id != nil && item.get("id") != nil && id.text == item.get("id").text && !used[over] {
				item, used[over] = laidOver(over, item, ""), true
				break
			}
		}
		out.items = append(out.items, item)
	}
	for _, over := range upper.items {
		if !used[over] {
			out.items = append(out.items, over)
		}
	}
	return out
}
