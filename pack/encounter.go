package pack

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"

	"fray/ruleset"
	"fray/table"
)

// Encounter is a fight that is ready to start.
type Encounter struct {
	Name    string // the name given in the file, or the name of the file
	File    string
	Ruleset ruleset.Ruleset
	Setup   any        // the ruleset's setup, with everything from the library; records keep it
	Game    table.Game // made from the setup, not started
}

// Encounter reads an encounter: one of the library by name, or a file by path. Its error is [Errors], with every
// mistake.
func (l *Library) Encounter(name string) (*Encounter, error) {
	root, bad := l.open(name)
	if bad != nil {
		return nil, bad
	}
	var m mistakes
	if contentOf(root) == kindAdventure {
		m.add(root, "this is an adventure; expected one encounter")
		return nil, m.list
	}
	e := l.encounter(root, &m)
	if len(m.list) > 0 {
		return nil, m.list.tidy()
	}
	return e, nil
}

// open parses an encounter or adventure.
func (l *Library) open(name string) (*node, Errors) {
	src, bad := l.find(name)
	if bad != nil {
		return nil, bad
	}
	return parse(src.name, src.bytes)
}

// find returns the source of an encounter or adventure. A name that the library does not have and that ends as a YAML
// file, begins as a path, or exists as a file, is a path.
func (l *Library) find(name string) (source, Errors) {
	var known, several []string
	for i := range l.listed {
		e := &l.listed[i]
		if name == e.Name || name == e.File || name == e.long() {
			return l.sources[e.File], nil
		}
		if known = append(known, e.Name); name == e.short() {
			several = append(several, e.Name)
		}
	}
	if several != nil {
		return source{}, Errors{{Msg: fmt.Sprintf("several encounters are called %q; expected one of %s", name, strings.Join(several, ", "))}}
	}
	if name == Stdin {
		return l.stdin()
	}
	if _, err := os.Stat(name); isYAML(name) || filepath.Ext(name) == ".json" || isPath(name) || err == nil {
		return readPath(name)
	}
	hint := table.DidYouMean(name, known)
	if hint == "" {
		hint = "; expected a file, or one of " + strings.Join(known, ", ")
	}
	return source{}, Errors{{Msg: fmt.Sprintf("there is no encounter %q%s", clip(name), hint)}}
}

// encounter makes the encounter that a mapping describes, with all entries of its sections. The result is valid only
// if no mistake was noted.
func (l *Library) encounter(root *node, m *mistakes) *Encounter {
	rs, ok := l.ruleset(root, m)
	if !ok {
		return nil
	}
	own := layer{}
	own.put(root, rs, m)
	return l.build(root, rs, own, own.things(), m)
}

// build makes an encounter with all it refers to and the wanted entries. The entries in own replace those of the
// library.
func (l *Library) build(root *node, rs ruleset.Ruleset, own, wanted layer, m *mistakes) *Encounter {
	e := &Encounter{Name: nameOf(root), File: root.file, Ruleset: rs}
	before := len(m.list)
	tree := l.compose(root, rs, own, wanted, m)
	e.Setup = rs.NewSetup()
	decode(tree, reflect.ValueOf(e.Setup).Elem(), m)
	if n := tree.get("max_rounds"); n != nil && !m.at[n] {
		checkRounds(n, m)
	}
	game, problems := newGame(rs, e.Setup)
	for _, p := range problems {
		place(tree, p, m)
	}
	if len(m.list) == before {
		e.Game = game
	}
	return e
}

// newGame makes the game. A panic in the ruleset becomes a problem, so that no file can crash the program.
func newGame(rs ruleset.Ruleset, setup any) (g table.Game, problems []table.Problem) {
	defer func() {
		if fault := recover(); fault != nil {
			g, problems = nil, []table.Problem{{Why: fmt.Sprintf("ruleset %s fails at this encounter (please report it): %v",
				rs.Name, fault)}}
		}
	}()
	return rs.New(setup)
}

// place notes a problem from the ruleset at its place in the file, unless that place already has a mistake or the same
// problem was found with another copy of a combatant.
func place(tree *node, p table.Problem, m *mistakes) {
	at, rest := tree.find(p.Path)
	switch {
	case m.at[at], m.repeats(spot{at, rest}, p.Path):
	case rest != "":
		m.tell(at, "%s: %s", rest, p.Why)
	default:
		m.tell(at, "%s%s", keyOf(p.Path), p.Why)
	}
}

// keyOf returns the last key of a path, as the start of a message.
func keyOf(path string) string {
	path, _, _ = strings.Cut(path[strings.LastIndexByte(path, '.')+1:], "[")
	if path == "" {
		return ""
	}
	return clip(path) + ": "
}

func checkRounds(n *node, m *mistakes) {
	var rounds int
	if decodeInt(n, reflect.ValueOf(&rounds).Elem()) && (rounds < 0 || rounds > MaxRounds) {
		m.add(n, "max_rounds: found %s; expected 1 to %d rounds", n.describe(), MaxRounds)
	}
}

// compose makes the tree of the whole setup: the keys of the encounter, its combatants filled in from the library and
// repeated, and all they refer to.
func (l *Library) compose(root *node, rs ruleset.Ruleset, own, wanted layer, m *mistakes) *node {
	names, types := sections(rs)
	fields := fieldNames(reflect.TypeOf(rs.NewSetup()).Elem())
	tree := root.empty(mapping)
	for i, key := range root.keys {
		value := root.items[i]
		switch {
		case key.text == "combatants":
			value = l.combatants(value, rs, own, m)
		case slices.Contains(names, key.text), key.text == "ruleset" && !slices.Contains(fields, "ruleset"):
			continue
		}
		tree.put(key, value)
	}
	r := references{library: l, ruleset: rs.Name, sections: types, own: own, taken: layer{}, mistakes: m}
	r.walk(tree, reflect.TypeOf(rs.NewSetup()).Elem())
	for at, found := range wanted {
		r.take(at, found)
	}
	for _, section := range names[1:] {
		if all := r.section(section, root); len(all.keys) > 0 {
			tree.put(root.key(section).like(section), all)
		}
	}
	return tree
}
