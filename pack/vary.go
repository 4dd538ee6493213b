package pack

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fray/ruleset"
	"fray/table"
)

// Edit is one change of an encounter, to see what comes of it.
type Edit struct {
	// At is the number that becomes Value: "goblin.hp_max" of all combatants of that id or creature, "goblin.count" how many of them,
	// "encounter.max_rounds" of the encounter, "axe.damage" of an item or another entry. "axe.damage+" adds Value to a formula.
	At    string
	Value int
	// Without is an ability, item or other entry that no combatant has any longer.
	Without string
}

// Vary reads an encounter like [Library.Encounter], with changes.
func (l *Library) Vary(name string, edits ...Edit) (*Encounter, error) {
	root, bad := l.open(name)
	if bad != nil {
		return nil, bad
	}
	var m mistakes
	rs, ok := l.ruleset(root, &m)
	if !ok || contentOf(root) != kindEncounter {
		m.add(root, "not an encounter; expected combatants:")
		return nil, m.list
	}
	own := layer{}
	own.put(root, rs, &m)
	v := variation{library: l, ruleset: rs, own: own, root: root, crowd: combatantsKey, mistakes: &m}
	for _, e := range edits {
		if !v.apply(e) {
			e.missed(root, v.names(), &m)
		}
	}
	if len(m.list) > 0 {
		return nil, m.list.tidy()
	}
	e := l.encounter(v.root, &m)
	if len(m.list) == 0 {
		return e, nil
	}
	if e = v.settled(root, edits); e != nil {
		return e, nil
	}
	return nil, m.list.tidy()
}

// missed reports that there is nothing to change. Names are those that an edit may name.
func (e Edit) missed(root *node, names []string, m *mistakes) {
	id, _, ok := strings.Cut(e.At, ".")
	switch {
	case e.Without != "":
		m.add(root, "no combatant has %q", clip(e.Without))
	case !ok:
		m.add(root, "%s names no number; expected NAME.KEY, such as goblin.hp_max or encounter.max_rounds", clip(e.At))
	default:
		m.add(root, "nobody and nothing here is called %q%s", clip(id), table.OneOf(id, names))
	}
}

// textAt returns the text at a path of keys, or "".
func textAt(n *node, keys []string) string {
	for _, key := range keys {
		if at := n.element(key); n.kind == list && at >= 0 {
			n = n.items[at]
		} else if n = n.get(key); n == nil {
			return ""
		}
	}
	return textOf(n)
}

// numberAt returns the number at a path of keys.
func numberAt(n *node, path string) (int, bool) {
	at, rest := n.find(path)
	if rest != "" || at.kind != scalar {
		return 0, false
	}
	value, err := strconv.Atoi(at.text)
	return value, err == nil
}

// encounterWord is how an edit names the encounter itself.
const encounterWord = "encounter"

// The keys of combatants: of an encounter, and of the party of an adventure.
const (
	combatantsKey = "combatants"
	partyKey      = "party"
)

// addedTo ends the path of a formula that a number is added to.
const addedTo = "+"

// countKey is the key that makes copies of a combatant.
const countKey = "count"

// variation is an encounter that is being changed, or the party of an adventure.
type variation struct {
	library  *Library
	ruleset  ruleset.Ruleset
	own      layer
	root     *node
	crowd    string   // the key of its combatants
	others   []string // names of combatants elsewhere, which an edit means before entries of the library
	mistakes *mistakes
}

// apply makes a change, and reports whether there was something to change.
func (v *variation) apply(e Edit) bool {
	if e.Without != "" {
		return v.without(e.Without)
	}
	return v.set(e)
}

// members returns the combatants of an id or of a creature whose key an edit changes, as they are written. A count is that of the id,
// if there is one: other combatants of the same creature are no copies.
func (v *variation) members(id, key string) []*node {
	all := v.root.get(v.crowd)
	if all == nil {
		return nil
	}
	var out []*node
	for _, c := range all.items {
		if key == countKey && c.kind == mapping && textOf(c.get("id")) == id {
			return []*node{c}
		}
	}
	for _, c := range all.items {
		if c.kind == mapping && (textOf(c.get("id")) == id || textOf(c.get("creature")) == id) {
			out = append(out, c)
		}
	}
	return out
}

// sheet returns the sheet of the creature that a combatant names.
func (v *variation) sheet(c *node) (*node, bool) {
	d, ok := v.library.look(v.own, entry{v.ruleset.Name, creatures, textOf(c.get("creature"))})
	return d.value, ok
}

// set changes a number.
func (v *variation) set(e Edit) bool {
	id, path, ok := strings.Cut(e.At, ".")
	if !ok {
		return false
	}
	keys := strings.Split(strings.TrimSuffix(path, addedTo), ".")
	if found := v.members(id, path); len(found) > 0 {
		all := *v.root.get(v.crowd)
		all.items = slices.Clone(all.items)
		for i, c := range all.items {
			if slices.Contains(found, c) {
				all.items[i] = v.placed(e, c, v.member(c, keys, e))
			}
		}
		v.root = v.root.with([]string{v.crowd}, &all)
		return true
	}
	if v.crowd == partyKey || slices.Contains(v.others, id) { // the rest is of the encounters
		return false
	}
	if id == encounterWord {
		v.root = v.placed(e, v.root, v.root.with(keys, v.value(e, v.root, keys)))
		return true
	}
	d, found := v.entry(id)
	if found {
		v.root = v.root.with([]string{d.section, id}, v.placed(e, d.value, d.value.with(keys, v.value(e, d.value, keys))))
	}
	return found
}

// listed is an entry of an encounter or the library, and its section.
type listed struct {
	definition
	section string
}

// entry returns the item, ability or other entry of an id; creatures are none.
func (v *variation) entry(id string) (listed, bool) {
	names, _ := sections(v.ruleset)
	for _, section := range names {
		if d, found := v.library.look(v.own, entry{v.ruleset.Name, section, id}); found && section != creatures {
			return listed{d, section}, true
		}
	}
	return listed{}, false
}

// value is what the value at some keys becomes: the number, or a formula or number that it is added to.
func (v *variation) value(e Edit, of *node, keys []string) *node {
	n := e.Value
	if strings.HasSuffix(e.At, addedTo) {
		is := textAt(of, keys)
		was, err := strconv.Atoi(is)
		if is == "" {
			v.mistakes.add(of, "%s: there is no formula to add to; name a key that has one", clip(e.At))
		} else if err != nil {
			return of.like(fmt.Sprintf("%s %+d", is, e.Value))
		}
		n += was
	}
	value := of.like(strconv.Itoa(n))
	value.tag = "!!int"
	return value
}

// placed returns what an edit has made of a part, or the part and a mistake if it has no place for the edit.
func (v *variation) placed(e Edit, part, changed *node) *node {
	if changed != nil {
		return changed
	}
	v.mistakes.add(part, "%s: a list has no such element; name one by its position, from 0, or by its id", clip(e.At))
	return part
}

// member returns a combatant with a changed number: its own, or that of its sheet.
func (v *variation) member(c *node, keys []string, e Edit) *node {
	if !c.has(keys[0]) {
		if sheet, ok := v.sheet(c); ok && sheet.has(keys[0]) {
			c = c.with(keys[:1], sheet.get(keys[0]))
		}
	}
	return c.with(keys, v.value(e, c, keys))
}

// names returns what edits may name: combatants and their creatures.
func (v *variation) names() []string {
	return namesIn(v.root.get(v.crowd), []string{encounterWord})
}

// namesIn adds the names of combatants and their creatures to those that are known.
func namesIn(all *node, names []string) []string {
	if all == nil {
		return names
	}
	for _, c := range all.items {
		for _, key := range []string{"id", "creature"} {
			if name := textOf(c.get(key)); name != "" && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// without takes an entry away from all combatants.
func (v *variation) without(id string) bool {
	all := v.root.get(v.crowd)
	if all == nil {
		return false
	}
	filled := v.library.combatants(all, v.ruleset, v.own, v.mistakes)
	out := filled.empty(list)
	had := false
	for _, c := range filled.items {
		left, gone := c.less(id)
		had = had || gone
		out.items = append(out.items, left)
	}
	if had {
		v.root = v.root.with([]string{v.crowd}, out)
	}
	return had
}
