package pack

import (
	"fray/ruleset"
)

// trialSize is how many items or abilities are tried at once: few enough for the limits of any ruleset.
const trialSize = 32

// validateLibrary checks a library file beyond its form: every entry has to be good in a small encounter.
func (l *Library) validateLibrary(root *node, m *mistakes) {
	rs, ok := l.ruleset(root, m)
	if !ok {
		return
	}
	l.checkSections(root, rs, m)
	own := shelf{}
	own.put(root, rs, m)
	names, _ := sections(rs)
	for _, section := range names {
		some := shelf{}
		for _, id := range own.ids(rs.Name, section) {
			at := entry{rs.Name, section, id}
			if section == creatures {
				l.trial(root, own[at].value, rs, own, nil, m)
				continue
			}
			some[at] = own[at]
			if len(some) == trialSize {
				l.trial(root, nil, rs, own, some, m)
				some = shelf{}
			}
		}
		if len(some) > 0 {
			l.trial(root, nil, rs, own, some, m)
		}
	}
}

// trial makes an encounter of a creature, if one is given, or else of somebody, and somebody to fight.
func (l *Library) trial(root, sheet *node, rs ruleset.Ruleset, own, wanted shelf, m *mistakes) {
	one := trialist(root, "red", "0,0")
	if sheet != nil {
		one.file, one.line, one.col = sheet.file, sheet.line, sheet.col
		for i, key := range sheet.keys {
			if !one.has(key.text) {
				one.put(key, sheet.items[i])
			}
		}
	}
	both := root.empty(list)
	both.items = []*node{one, trialist(root, "blue", "3,0")}
	whole := root.empty(mapping)
	whole.put(root.like("ruleset"), root.like(rs.Name))
	whole.put(root.like("combatants"), both)
	l.build(whole, rs, own, wanted, m)
}

// trialist is a combatant with nothing but a name and a place.
func trialist(root *node, side, at string) *node {
	n := root.empty(mapping)
	for _, pair := range [][2]string{{"id", "trial-" + side}, {"side", side}, {"at", at}} {
		n.put(root.like(pair[0]), root.like(pair[1]))
	}
	return n
}
