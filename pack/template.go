package pack

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"fray/packs"
	"fray/ruleset"
	"fray/table"
)

// kindCreature is a kind of template: a library with one creature.
const kindCreature = "creature"

// Templates returns the kinds of templates.
func Templates() []string { return []string{kindCreature, kindEncounter, kindAdventure} }

// Template returns the text of a new file: a small bundled one, with what each key means and which keys there are besides. It
// validates and can be played unchanged.
func (l *Library) Template(kind string, rs ruleset.Ruleset) (string, error) {
	if !slices.Contains(Templates(), kind) {
		return "", fmt.Errorf("there is no template %q%s", kind, table.OneOf(kind, Templates()))
	}
	src, bad := l.find(path.Join(rs.Name, packs.Pattern(rs.Name)))
	if bad != nil {
		return "", bad
	}
	root, bad := parse(src.name, src.bytes)
	if bad != nil {
		return "", bad
	}
	switch {
	case kind == kindCreature:
		return l.newCreature(rs, root)
	case kind == kindEncounter:
		return newEncounter(rs, string(src.bytes)), nil
	case rs.Carry == nil:
		return "", fmt.Errorf("%s has no adventures%s", rs.Name, table.OneOf("", withAdventures()))
	}
	return l.newAdventure(rs, root)
}

// withAdventures returns the names of the rulesets that have adventures.
func withAdventures() (names []string) {
	for _, rs := range ruleset.All() {
		if rs.Carry != nil {
			names = append(names, rs.Name)
		}
	}
	return names
}

// newCreature returns a library with a copy of a creature of the pattern.
func (l *Library) newCreature(rs ruleset.Ruleset, pattern *node) (string, error) {
	id := textOf(pattern.get("combatants").items[0].get("creature"))
	entry, ok := l.EntryText(rs.Name, creatures, id)
	if !ok {
		return "", fmt.Errorf("%s has no creature %q", rs.Name, id)
	}
	_, sheet, _ := strings.Cut("\n"+entry, "\n"+id+":\n")
	var lines []string
	for line := range strings.Lines(sheet) {
		lines = append(lines, strings.TrimPrefix(strings.TrimRight(line, "\n"), "  "))
	}
	w := begin(kindLibrary, rs)
	w.note(0, "creatures by id: lower-case letters, digits, - and _. This one is a copy of "+id+": change what you like, and add more below it")
	w.line(0, "creatures:")
	w.line(0, "  my-creature:")
	w.block(4, creatureSchema(rs), lines, "a creature")
	names, _ := sections(rs)
	w.line(0, "")
	w.note(0, "entries of your own, for creatures of any file beside this one: "+strings.Join(names[1:], ", ")+
		". fray list SECTION "+rs.Name+" NAME prints one to copy")
	return w.text(), nil
}

// newEncounter returns the pattern itself.
func newEncounter(rs ruleset.Ruleset, text string) string {
	schema := encounterSchema(rs)
	_, text, _ = strings.Cut(text, "\n") // the ruleset
	w := begin(kindEncounter, rs)
	w.block(0, schema, strings.Split(strings.TrimRight(text, "\n"), "\n"), "an encounter")
	w.line(0, "")
	w.note(0, "Of a combatant:")
	one := schema.Properties["combatants"].Items
	for _, key := range []string{"creature", countKey, "id", "side", "seat", "at"} {
		if p := one.Properties[key]; p != nil {
			w.key(0, key, p)
		}
	}
	w.note(0, "fray new creature "+rs.Name+" has the keys of creatures")
	return w.text()
}

// newAdventure returns an adventure in which the first side of the pattern plays it twice.
func (l *Library) newAdventure(rs ruleset.Ruleset, pattern *node) (string, error) {
	name := packs.Pattern(rs.Name)
	e, err := l.Encounter(path.Join(rs.Name, name))
	if err != nil {
		return "", err
	}
	lines := []string{"name: My adventure", "about: One fight, a rest, and the same fight again.", "party:"}
	cast := e.Game.Cast()
	for _, one := range pattern.get("combatants").items {
		id := textOf(one.get("id"))
		if slices.ContainsFunc(cast.Combatants, func(c table.Member) bool { return c.ID == id && c.Side == 0 }) {
			lines = append(lines, fmt.Sprintf("  - {id: %s, creature: %s, side: %s}", id, textOf(one.get("creature")), cast.Sides[0]))
		}
	}
	lines = append(lines, "play:", "  - encounter: "+name, "  - rest: "+rs.Rests[0], "  - encounter: "+name)
	schema := adventureSchema(rs)
	w := begin(kindAdventure, rs)
	w.block(0, schema, lines, "an adventure")
	w.line(0, "")
	w.note(0, "Of an entry of play:")
	entry := schema.Properties["play"].Items
	for _, key := range entry.Else.PropertyOrder {
		w.key(0, key, entry.Else.Properties[key])
	}
	w.key(0, "rest", entry.Then.Properties["rest"])
	return w.text(), nil
}
