package pack

import (
	"slices"
	"strings"

	"fray/ruleset"
	"fray/table"
)

// The kinds of files.
const (
	kindEncounter = "encounter"
	kindLibrary   = "pack"
	kindScenario  = "scenario"
	kindAdventure = "adventure"
)

// contentOf returns the kind of a file by its keys.
func contentOf(root *node) string {
	switch {
	case root.get("combatants") != nil:
		return kindEncounter
	case root.get("cases") != nil, root.get("encounter") != nil:
		return kindScenario
	case root.get("play") != nil, root.get("party") != nil:
		return kindAdventure
	default:
		return kindLibrary
	}
}

// ruleset returns the ruleset that a file names.
func (l *Library) ruleset(root *node, m *mistakes) (ruleset.Ruleset, bool) {
	var names []string
	for _, rs := range l.rulesets {
		names = append(names, rs.Name)
	}
	n := root.get("ruleset")
	if n == nil {
		m.add(root, "ruleset: is missing; expected one of %s", strings.Join(names, ", "))
		return ruleset.Ruleset{}, false
	}
	i := slices.Index(names, textOf(n))
	if i < 0 {
		m.add(n, "there is no ruleset %s; expected one of %s", strings.TrimPrefix(n.describe(), "the text "),
			strings.Join(names, ", "))
		return ruleset.Ruleset{}, false
	}
	return l.rulesets[i], true
}

// checkSections refuses keys that a library does not have.
func (l *Library) checkSections(root *node, rs ruleset.Ruleset, m *mistakes) {
	checkKeys(root, rs, nil, []string{"combatants", "cases", "play"}, m)
}

// checkKeys refuses keys that are neither a section of the ruleset nor in own. Others are suggested too: they belong
// to other kinds of files.
func checkKeys(root *node, rs ruleset.Ruleset, own, others []string, m *mistakes) {
	names, _ := sections(rs)
	names = slices.Concat([]string{"ruleset", "name", "about"}, own, names)
	for _, key := range root.keys {
		if !slices.Contains(names, key.text) {
			m.add(key, "unknown key %q%s", clip(key.text), table.OneOf(key.text, append(names, others...)))
		}
	}
}
