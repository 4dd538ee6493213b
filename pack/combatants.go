package pack

import (
	"reflect"
	"slices"
	"strconv"

	"fray/ruleset"
)

// combatants fills in the sheets named by `creature:` and repeats combatants with `count:`.
func (l *Library) combatants(n *node, rs ruleset.Ruleset, own layer, m *mistakes) *node {
	if n.kind != list {
		return n // decoding reports the mistake
	}
	out := n.empty(list)
	for _, item := range n.items {
		if item.kind != mapping {
			out.items = append(out.items, item)
			continue
		}
		count, several := countOf(item, m)
		if len(out.items)+count > MaxCombatants {
			m.add(item, "this makes more than %d combatants; expected fewer", MaxCombatants)
			return out
		}
		one := l.fill(item, rs, own, m)
		if !several {
			out.items = append(out.items, one)
			continue
		}
		for k := 1; k <= count; k++ {
			copied := number(one, k)
			if m.at[one] {
				m.spoil(copied)
			}
			out.items = append(out.items, copied)
		}
	}
	return out
}

// countOf returns the number in `count:` and whether the key is present.
func countOf(item *node, m *mistakes) (count int, given bool) {
	n := item.get(countKey)
	if n == nil {
		return 1, false
	}
	count = 0
	if !decodeInt(n, reflect.ValueOf(&count).Elem()) || count < 1 || count > MaxCombatants {
		m.add(n, "count: found %s; expected a whole number from 1 to %d", n.describe(), MaxCombatants)
		return 1, true
	}
	return count, true
}

// fill merges a combatant with the sheet it names. Each key beside `creature:` replaces the value of the sheet.
func (l *Library) fill(item *node, rs ruleset.Ruleset, own layer, m *mistakes) *node {
	out := item.empty(mapping)
	for i, key := range item.keys {
		if key.text != "creature" && key.text != countKey {
			out.put(key, item.items[i])
		}
	}
	name := item.get("creature")
	if name == nil {
		return out
	}
	id := textOf(name)
	if !out.has("id") && id != "" {
		out.put(name.like("id"), name.like(id))
	}
	found, ok := l.look(own, entry{rs.Name, creatures, id})
	if !ok {
		m.add(name, "there is no creature %s%s", quoted(name), l.hint(own, rs.Name, creatures, name))
		m.spoil(out) // keys that the creature would have are not missing
		return out
	}
	for i, key := range found.value.keys {
		if !out.has(key.text) {
			out.put(key, found.value.items[i])
		}
	}
	return out
}

// number returns the k-th of several copies: "-k" is added to the id, " k" to the name.
func number(one *node, k int) *node {
	out := *one
	out.items = slices.Clone(one.items)
	for i, key := range one.keys {
		text := textOf(out.items[i])
		switch {
		case text == "":
		case key.text == "id":
			out.items[i] = out.items[i].like(text + "-" + strconv.Itoa(k))
		case key.text == "name":
			out.items[i] = out.items[i].like(text + " " + strconv.Itoa(k))
		}
	}
	return &out
}
