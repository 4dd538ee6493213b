package pack

import (
	"fray/ruleset"
)

// trialSize is how many items or abilities are tried at once. It is below the limits of every ruleset.
const trialSize = 32

// validateLibrary checks that every entry of a library file works in a small encounter.
func (l *Library) validateLibrary(root *node, m *mistakes) {
	rs, ok := l.ruleset(root, m)
	if !ok {
		return
	}
	l.checkSections(root, rs, m)
	own := layer{}
	own.put(root, rs, m)
	names, _ := sections(rs)
	for _, section := range names {
		some := layer{}
		for _, id := range own.ids(rs.Name, section) {
			at := entry{rs.Name, section, id}
			if section == creatures {
				l.trial(root, own[at].value, rs, own, nil, m)
				continue
			}
			some[at] = own[at]
			if len(some) == trialSize {
				l.trial(root, nil, rs, own, some, m)
				some = layer{}
			}
		}
		if len(some) > 0 {
			l.trial(root, nil, rs, own, some, m)
		}
	}
}

// Trial makes a ruleset's trial encounter; nil if the ruleset has none.
func (l *Library) Trial(rs ruleset.Ruleset) *Encounter {
	at := &node{kind: mapping}
	whole := preset(rs.Trial, at)
	if whole == nil {
		return nil
	}
	whole.put(at.like("ruleset"), at.like(rs.Name))
	return l.encounter(whole, &mistakes{})
}

// trial makes the ruleset's trial encounter, with a creature's sheet, if one is given, laid beneath its first combatant. A
// ruleset without one has its entries checked by their form alone.
func (l *Library) trial(root, sheet *node, rs ruleset.Ruleset, own, wanted layer, m *mistakes) {
	whole := preset(rs.Trial, root)
	if whole == nil {
		return
	}
	whole.put(root.like("ruleset"), root.like(rs.Name))
	if sheet != nil {
		all := whole.get("combatants")
		all.items[0] = tried(all.items[0], sheet)
	}
	l.build(whole, rs, own, wanted, m)
}

// tried returns a combatant that uses a sheet, at the place of the sheet.
func tried(who, sheet *node) *node {
	out := who.copyAt(sheet)
	for i, key := range sheet.keys {
		if !out.has(key.text) {
			out.put(key, sheet.items[i])
		}
	}
	return out
}

// preset parses a mapping that a ruleset provides, as if it were written at a place. It returns nil for "".
func preset(text string, at *node) *node {
	if text == "" {
		return nil
	}
	root, bad := parse("", []byte(text))
	if bad != nil {
		panic("pack: a ruleset provides text that is not a mapping: " + bad.Error())
	}
	return root.copyAt(at)
}
