package pack

import (
	"maps"
	"reflect"
	"slices"

	"fray/ruleset"
)

// creatures is the section of sheets. The other sections of a library are the mappings in the ruleset's setup whose
// values are mappings, such as items and abilities.
const creatures = "creatures"

// sections returns the names of a ruleset's library sections, creatures first, and the type of their entries.
func sections(rs ruleset.Ruleset) ([]string, map[string]reflect.Type) {
	names := []string{creatures}
	types := map[string]reflect.Type{creatures: reflect.TypeOf(rs.NewCreature()).Elem()}
	setup := reflect.TypeOf(rs.NewSetup()).Elem()
	for i, name := range fieldNames(setup) {
		t := setup.Field(i).Type
		if name != "" && t.Kind() == reflect.Map && t.Elem().Kind() == reflect.Struct {
			names = append(names, name)
			types[name] = t.Elem()
		}
	}
	return names, types
}

// entry identifies one creature, item or ability of a library.
type entry struct{ ruleset, section, id string }

// layer holds the entries of one layer of a library.
type layer map[entry]definition

// definition is one entry as written. Its key is the place for mistakes about the whole entry.
type definition struct{ key, value *node }

// put adds the sections of a file. A second entry with the same id is a mistake that names both places.
func (s layer) put(root *node, rs ruleset.Ruleset, m *mistakes) {
	names, types := sections(rs)
	for _, section := range names {
		all := root.get(section)
		switch {
		case all == nil:
			continue
		case all.kind != mapping:
			m.add(all, "found %s; expected a mapping of ids to %s", all.describe(), section)
			continue
		}
		for i, key := range all.keys {
			if !isID(key.text) {
				m.add(key, "%q is not an id; expected lower-case letters, digits, - and _, at most 64, such as goblin-chief", clip(key.text))
				continue
			}
			at := entry{rs.Name, section, key.text}
			if before, taken := s[at]; taken {
				m.add(key, "%s: %q is already defined at %s:%d; expected a unique id", section, key.text,
					before.key.file, before.key.line)
				continue
			}
			s[at] = definition{key, all.items[i]}
			decode(all.items[i], reflect.New(types[section]).Elem(), m)
		}
	}
}

// things returns all entries except creatures, which are used only through combatants.
func (s layer) things() layer {
	out := layer{}
	for at, found := range s {
		if at.section != creatures {
			out[at] = found
		}
	}
	return out
}

// ids returns the ids of a section in alphabetical order.
func (s layer) ids(rs, section string) []string {
	var out []string
	for at := range maps.Keys(s) {
		if at.ruleset == rs && at.section == section {
			out = append(out, at.id)
		}
	}
	slices.Sort(out)
	return out
}

func isID(s string) bool {
	for _, c := range s {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' && c != '_' {
			return false
		}
	}
	return s != "" && len(s) <= 64
}
