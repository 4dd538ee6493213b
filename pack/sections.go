package pack

import (
	"maps"
	"reflect"
	"slices"

	"fray/ruleset"
)

// creatures is the section of sheets; the other sections of a library are those mappings of the ruleset's setup whose
// values are mappings themselves, such as items and abilities.
const creatures = "creatures"

// sections are the names of a ruleset's library sections with the type of their entries, creatures first.
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

// entry is the place in a library of one creature, item or ability.
type entry struct{ ruleset, section, id string }

// shelf holds the entries of one layer of a library.
type shelf map[entry]shelved

// shelved is one entry as it is written: its id, where mistakes about the whole are told, and what it says.
type shelved struct{ key, value *node }

// put takes in the sections of a file. A second entry of the same name is a mistake that names both places.
func (s shelf) put(root *node, rs ruleset.Ruleset, m *mistakes) {
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
				m.add(key, "%q is no id; expected small letters, digits, - and _, at most 64, such as goblin-chief", clip(key.text))
				continue
			}
			at := entry{rs.Name, section, key.text}
			if before, taken := s[at]; taken {
				m.add(key, "%s: %q is defined already at %s:%d; expected an id of its own", section, key.text,
					before.key.file, before.key.line)
				continue
			}
			s[at] = shelved{key, all.items[i]}
			decode(all.items[i], reflect.New(types[section]).Elem(), m)
		}
	}
}

// things are all entries but the creatures, which come along only as combatants.
func (s shelf) things() shelf {
	out := shelf{}
	for at, found := range s {
		if at.section != creatures {
			out[at] = found
		}
	}
	return out
}

// ids are the ids of a section in the order of the alphabet.
func (s shelf) ids(rs, section string) []string {
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
