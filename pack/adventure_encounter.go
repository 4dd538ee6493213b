package pack

import (
	"fmt"
	"path/filepath"
	"strings"

	"fray/table"
)

// fight makes the encounter of one entry, with the party in it.
func (j *journey) fight(e *leg, rest string) Fight {
	terms := j.terms(e)
	root := j.encounter(e.Encounter)
	if root == nil {
		j.learn(terms.As, nil)
		return Fight{}
	}
	m := j.mistakes
	own := j.layer(root)
	if root = j.changed(root, combatantsKey, own); len(j.edits) > 0 {
		own = j.layer(root)
	}
	whole := root.empty(mapping)
	for i, key := range root.keys {
		value := root.items[i]
		if key.text == combatantsKey {
			value = j.library.combatants(value, j.ruleset, own, m)
			value = j.cast(e, value, j.friends(root, value, own))
		}
		whole.put(key, value)
	}
	built := j.library.build(whole, j.ruleset, own, own.things(), m)
	j.learn(terms.As, built.Game)
	return Fight{rest, built.Name, terms, built.Setup, built.Game}
}

// layer returns the entries of an encounter, and those of the adventure that it does not define itself.
func (j *journey) layer(root *node) layer {
	own := layer{}
	own.put(root, j.ruleset, j.mistakes)
	for at, found := range j.own {
		if _, taken := own[at]; !taken {
			own[at] = found
		}
	}
	return own
}

// encounter finds what an entry plays: an encounter of the library by name, a file in the folder of the adventure, or
// an encounter written in place. It returns nil if there is none.
func (j *journey) encounter(n *node) *node {
	if n.kind == mapping {
		if !n.has("combatants") {
			j.needs(n, "combatants", "a list of who takes part")
			return nil
		}
		if rs := n.get("ruleset"); rs != nil && textOf(rs) != j.ruleset.Name {
			j.mistakes.add(rs, "found %s; expected the ruleset of the adventure, %s", rs.describe(), j.ruleset.Name)
			return nil
		}
		return withRuleset(n, j.ruleset.Name)
	}
	name := textOf(n)
	if name == "" {
		j.mistakes.add(n, "found %s; expected the name of an encounter, or a mapping", n.describe())
		return nil
	}
	src, bad := j.library.findBeside(n.file, name, j.ruleset.Name)
	if bad != nil {
		for _, e := range bad {
			j.mistakes.add(n, "%s", e.Msg)
		}
		return nil
	}
	root, bad := parse(src.name, src.bytes)
	if bad != nil {
		j.mistakes.list = append(j.mistakes.list, bad...)
		return nil
	}
	if contentOf(root) != kindEncounter {
		j.mistakes.add(n, "%s is not an encounter; expected a file with combatants", src.name)
		return nil
	}
	if is := textOf(root.get("ruleset")); is != j.ruleset.Name {
		j.mistakes.add(n, "%s is an encounter of ruleset %q; expected one of %s", src.name, clip(is), j.ruleset.Name)
		return nil
	}
	return root
}

// withRuleset returns the mapping of an encounter with its ruleset.
func withRuleset(n *node, name string) *node {
	if n.has("ruleset") {
		return n
	}
	out := n.empty(mapping)
	out.put(n.like("ruleset"), n.like(name))
	for i, key := range n.keys {
		out.put(key, n.items[i])
	}
	return out
}

// findBeside finds an encounter that another file names: a YAML file in the same folder, or an encounter of the
// library. Encounters of the same ruleset come first.
func (l *Library) findBeside(file, name, rs string) (source, Errors) {
	known := []string{}
	for i := range l.listed {
		e := &l.listed[i]
		if e.Ruleset != rs || e.Adventure {
			continue
		}
		if e.short() == name {
			return l.sources[e.File], nil
		}
		known = append(known, e.short())
	}
	if !isYAML(name) {
		src, bad := l.find(name)
		if bad != nil {
			hint := table.DidYouMean(name, known)
			if hint == "" {
				hint = "; expected " + strings.Join(append([]string{"a YAML file beside this one"}, known...), ", ")
			}
			bad = Errors{{Msg: fmt.Sprintf("there is no encounter %q%s", clip(name), hint)}}
		}
		return src, bad
	}
	if !filepath.IsAbs(name) {
		name = filepath.Join(filepath.Dir(file), filepath.FromSlash(name))
	}
	return readPath(name)
}
